import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { BackupError } from './backup-error.ts';

/** Whether a text is the path of a file below a folder; `/` separates the names on every system. */
export const isSafePath = (text: string): boolean =>
  /^[^\\:]+$/.test(text) && text.split('/').every((name) => name !== '' && name !== '.' && name !== '..');

const backupFile = v.object({
  path: v.pipe(v.string(), v.check(isSafePath)),
  /** bytes */
  size: v.number(),
  /** hex */
  sha256: v.string(),
});
export type BackupFile = v.InferOutput<typeof backupFile>;

const manifestSchema = v.object({
  format: v.literal(1),
  /** ISO 8601 */
  createdAt: v.string(),
  /** version of the gateway's code that made the backup */
  version: v.string(),
  database: v.picklist(['sqlite', 'postgres']),
  files: v.array(backupFile),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const manifestName = 'manifest.json';
/** Names of complete backups: when they were begun, in UTC, so that names sort by time. */
export const backupName = /^\d{8}T\d{9}Z$/;
const draftName = /^\.draft-\d{8}T\d{9}Z$/;
/** ms after which a draft is taken for the remains of a backup that was killed */
export const draftLifeMs = 24 * 3_600_000;

export const nameOfBackup = (now: Date): string => now.toISOString().replaceAll(/[-:.]/g, '');

/** @throws BackupError naming the manifest if it is missing or damaged */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestName);
  let cause: unknown;
  try {
    const parsed = v.safeParse(manifestSchema, JSON.parse(await readFile(file, 'utf8')));
    if (parsed.success) return parsed.output;
  } catch (error) {
    cause = error;
  }
  throw new BackupError(
    `${file} 缺失或损坏，这不是完整的备份。\n${file} is missing or damaged: this is no complete backup.`,
    { cause },
  );
}

/** Writes the manifest and gives the draft its name, durably: a folder with that name is a complete backup. */
export async function completeBackup(draft: string, folder: string, manifest: Manifest): Promise<void> {
  const handle = await open(join(draft, manifestName), 'wx');
  try {
    await handle.writeFile(`${JSON.stringify(manifest, undefined, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, folder);
  await syncToDisk(dirname(folder));
}

/** Folders of complete backups, oldest first. */
export async function completeBackups(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await namesIn(folder))
    if (
      backupName.test(name) &&
      (await stat(join(folder, name, manifestName)).catch(ifMissing)) !== undefined
    )
      found.push(join(folder, name));
  return found;
}

/** The folder itself if it is a backup, else the newest backup in it. @throws BackupError if there is none */
export async function findBackup(folder: string): Promise<string> {
  if ((await stat(join(folder, manifestName)).catch(ifMissing)) !== undefined) return folder;
  const newest = (await completeBackups(folder)).at(-1);
  if (newest !== undefined) return newest;
  throw new BackupError(`${folder} 里没有完整的备份。\nThere is no complete backup in ${folder}.`);
}

/**
 * Deletes the oldest complete backups, and what killed backups and deletions left behind.
 * @param keep number of newest backups to keep, at least 1
 * @returns the deleted backups
 */
export async function deleteOldBackups(folder: string, keep: number, now: Date): Promise<string[]> {
  const complete = await completeBackups(folder);
  const old = complete.slice(0, Math.max(0, complete.length - Math.max(1, keep)));
  for (const backup of old) {
    // without it an interrupted deletion leaves no backup that looks complete
    await rm(join(backup, manifestName));
    await rm(backup, { recursive: true });
  }
  for (const name of await namesIn(folder)) {
    const remains = join(folder, name);
    const isPart = backupName.test(name) && !complete.includes(remains);
    const isOldDraft =
      draftName.test(name) && now.getTime() - ((await stat(remains)).mtimeMs ?? 0) > draftLifeMs;
    if (isPart || isOldDraft) await rm(remains, { recursive: true });
  }
  return old;
}

/**
 * Compares a backup's files with its manifest.
 * @throws BackupError naming the files that are missing, damaged or unknown
 */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const faults: string[] = [];
  for (const file of files) {
    const found = await measure(join(folder, file.path)).catch(ifMissing);
    if (found === undefined) faults.push(`${file.path} 不见了 (is missing)`);
    else if (found.size !== file.size || found.sha256 !== file.sha256)
      faults.push(`${file.path} 已损坏 (is damaged)`);
  }
  const known = new Set([manifestName, ...files.map((file) => file.path)]);
  for (const file of await filesBelow(folder))
    if (!known.has(file)) faults.push(`${file} 不属于这个备份 (does not belong to the backup)`);
  if (faults.length > 0)
    throw new BackupError(
      `备份 ${folder} 不能用 (the backup cannot be used):\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
}

/** Files below a folder, sorted; symbolic links are not followed and not listed. */
export async function filesBelow(folder: string, below = ''): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(ifMissing);
  for (const entry of entries ?? []) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, name)));
    else if (entry.isFile()) found.push(name);
  }
  return found.toSorted();
}

/** Copies a file durably, and measures what was written. @throws Error if the file is missing or `to` exists */
export async function copyMeasured(from: string, to: string): Promise<Omit<BackupFile, 'path'>> {
  await mkdir(dirname(to), { recursive: true });
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const piece of source.createReadStream({ autoClose: false })) {
        const bytes: Uint8Array = piece;
        hash.update(bytes);
        await target.writeFile(bytes);
        size += bytes.byteLength;
      }
      await target.sync();
      return { size, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export async function measure(file: string): Promise<Omit<BackupFile, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of createReadStream(file)) {
    const bytes: Uint8Array = piece;
    hash.update(bytes);
    size += bytes.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function syncToDisk(path: string): Promise<void> {
  // Windows opens no folders
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const namesIn = async (folder: string): Promise<string[]> =>
  ((await readdir(folder).catch(ifMissing)) ?? []).toSorted();

/** For promises of files: undefined instead of ENOENT. */
export function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
