import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asObject, readJson, type JsonObject } from './contract.ts';
import { SdkError } from './sdk-error.ts';
import { compareVersions, readVersion } from './version-rule.ts';

export interface Release {
  readonly version: string;
  readonly contract: JsonObject;
}

/** The contract's own version, from `info.version`. @throws SdkError when it has none */
export function versionOf(contract: JsonObject): string {
  const { version } = asObject(contract.info ?? {}, 'info');
  readVersion(version);
  return String(version);
}

/** The newest contract in a folder of `<version>.json` files. @throws SdkError when there is none */
export async function newestRelease(folder: string): Promise<Release> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const version = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted((a, b) => compareVersions(readVersion(a), readVersion(b)))
    .at(-1);
  if (version === undefined)
    throw new SdkError(`${folder} holds no release: write the first with \`npm run sdk -- --release\`.`);
  return { version, contract: await readJson(join(folder, `${version}.json`)) };
}

/**
 * Writes a contract as the release of its version.
 * @returns path of the file
 * @throws SdkError when the version is released already, whatever it holds: a release stays as it is
 */
export async function writeRelease(folder: string, contract: JsonObject): Promise<string> {
  const path = join(folder, `${versionOf(contract)}.json`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, `${JSON.stringify(contract, null, 1)}\n`, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new SdkError(`${versionOf(contract)} is released already: raise info.version first.`);
    throw error;
  }
  return path;
}
