import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from './generate.ts';
import { clientFolder } from './paths.ts';
import { SdkError } from './sdk-error.ts';

/** a source, not its test: the name has one dot */
const sourceName = /^[^.]+\.ts$/u;

/**
 * Writes an SDK that stands by itself: the generated files, and a copy of the client that they are used through.
 * @throws SdkError when the folder's `generated` holds what was not generated, which it would replace
 */
export async function writeSdk(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const generated = join(folder, 'generated');
  const present = await entriesOf(generated);
  if (present.length > 0 && !present.includes('openapi.json'))
    throw new SdkError(`${generated} holds other files, which would be lost: choose another folder.`);
  await writeFiles(generated, files);
  const client = join(folder, 'client');
  await mkdir(client, { recursive: true });
  for (const name of await readdir(clientFolder))
    if (sourceName.test(name)) await copyFile(join(clientFolder, name), join(client, name));
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new SdkError(`${folder}: a file stands where a folder is needed.`);
    throw error;
  }
}
