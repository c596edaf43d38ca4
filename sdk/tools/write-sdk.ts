import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFiles } from './generate.ts';
import { clientFolder } from './paths.ts';
import { SdkError } from './sdk-error.ts';

/** a source file, not a test: the name has one dot */
const sourceName = /^[^.]+\.ts$/u;

/**
 * Writes a self-contained SDK: the generated files and a copy of the client.
 * @throws SdkError if the folder's `generated` contains files that were not generated and would be deleted
 */
export async function writeSdk(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const generated = join(folder, 'generated');
  const present = await entriesOf(generated);
  if (present.length > 0 && !present.includes('openapi.json'))
    throw new SdkError(`${generated} contains other files, which would be deleted: choose another folder.`);
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
    if (code === 'ENOTDIR') throw new SdkError(`${folder}: not a folder.`);
    throw error;
  }
}
