import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareContracts } from './compare/compare-contracts.ts';
import { asObject, readJson, type JsonObject } from './contract.ts';
import { SdkError } from './sdk-error.ts';
import { compareVersions, judgeVersion, readVersion } from './version-rule.ts';

export interface Release {
  readonly version: string;
  readonly contract: JsonObject;
}

/** The contract's version, from `info.version`. @throws SdkError if it is missing or invalid */
export function versionOf(contract: JsonObject): string {
  const { version } = asObject(contract.info ?? {}, 'info');
  readVersion(version);
  return String(version);
}

/** The newest contract in a folder of `<version>.json` files. @throws SdkError if there is none */
export async function newestRelease(folder: string): Promise<Release> {
  const release = await findNewestRelease(folder);
  if (release === undefined)
    throw new SdkError(`${folder} contains no release: create the first with \`npm run sdk -- --release\`.`);
  return release;
}

async function findNewestRelease(folder: string): Promise<Release | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const version = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted((a, b) => compareVersions(readVersion(a), readVersion(b)))
    .at(-1);
  return version === undefined
    ? undefined
    : { version, contract: await readJson(join(folder, `${version}.json`)) };
}

/**
 * Writes a contract as the release after the newest one in a folder.
 * @returns path of the file
 * @throws SdkError if its version does not match its changes
 */
export async function writeNextRelease(folder: string, contract: JsonObject): Promise<string> {
  const newest = await findNewestRelease(folder);
  if (newest !== undefined) {
    const changes = compareContracts(newest.contract, contract);
    const faults = judgeVersion(newest.version, versionOf(contract), changes);
    if (faults.length > 0) throw new SdkError(faults.join('\n'));
  }
  return writeRelease(folder, contract);
}

/**
 * Writes a contract as the release of its version.
 * @returns path of the file
 * @throws SdkError if the version is already released: releases are immutable
 */
async function writeRelease(folder: string, contract: JsonObject): Promise<string> {
  const path = join(folder, `${versionOf(contract)}.json`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, `${JSON.stringify(contract, null, 1)}\n`, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new SdkError(`${versionOf(contract)} is already released: raise info.version first.`);
    throw error;
  }
  return path;
}
