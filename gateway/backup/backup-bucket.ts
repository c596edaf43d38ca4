import { mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ObjectStore, StoredObject } from '../services/storage/object-store.ts';
import { backupName, draftLifeMs, filesBelow, isSafePath, manifestName, syncToDisk } from './backup-files.ts';
import { BackupError } from './backup-error.ts';

/** Requests to a bucket at a time. */
const maxTransfers = 8;

/** Backups in a bucket: the files of each are below `<prefix><name of the backup>/`. With its manifest it is complete. */
export interface BackupBucket {
  readonly store: ObjectStore;
  /** empty, or with `/` at its end */
  readonly prefix: string;
  /** as the operator wrote it */
  readonly address: string;
}

/** Stores a local backup under its name; the manifest comes last. */
export async function uploadBackup({ store, prefix }: BackupBucket, backup: string): Promise<void> {
  const files = (await filesBelow(backup)).filter((file) => file !== manifestName);
  const put = (file: string) => store.putFile(`${prefix}${basename(backup)}/${file}`, join(backup, file));
  await inParallel(files, put);
  await put(manifestName);
}

/**
 * Downloads the backup that the prefix names, or the newest one below it.
 * @param into an empty folder
 * @throws BackupError if there is none
 */
export async function downloadBackup(bucket: BackupBucket, into: string): Promise<void> {
  const { store, prefix, address } = bucket;
  const isBackup = (await store.readText(prefix + manifestName)) !== undefined;
  const newest = isBackup
    ? undefined
    : (await storedBackups(bucket)).findLast(({ isComplete }) => isComplete);
  if (!isBackup && newest === undefined)
    throw new BackupError(`${address} 里没有完整的备份。\nThere is no complete backup in ${address}.`);
  const below = newest === undefined ? prefix : `${prefix}${newest.name}/`;
  await downloadObjects(store, newest?.objects ?? (await store.list(below)), below, into);
}

/**
 * Downloads objects durably; what follows the prefix in a key is the path below the folder. Objects that are removed meanwhile
 * are left out.
 * @returns the paths, sorted
 * @throws BackupError if a key is no path
 */
export async function downloadObjects(
  store: ObjectStore,
  objects: readonly StoredObject[],
  prefix: string,
  into: string,
): Promise<string[]> {
  const paths: string[] = [];
  await inParallel(objects, async ({ key }) => {
    const path = key.slice(prefix.length);
    if (!isSafePath(path)) throw new BackupError(`${key} 不是文件名 (is no name of a file)`);
    const file = join(into, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    if (!(await store.appendTo(file, key))) return;
    await syncToDisk(file);
    paths.push(path);
  });
  return paths.toSorted();
}

/**
 * Deletes the oldest complete backups, and what killed backups and deletions left behind.
 * @param keep number of newest backups to keep, at least 1
 * @returns the names of the deleted backups
 */
export async function deleteOldUploads(bucket: BackupBucket, keep: number, now: Date): Promise<string[]> {
  const { store, prefix } = bucket;
  const stored = await storedBackups(bucket);
  const complete = stored.filter(({ isComplete }) => isComplete);
  const old = complete.slice(0, Math.max(0, complete.length - Math.max(1, keep)));
  // without it an interrupted deletion leaves no backup that looks complete
  await store.remove(old.map(({ name }) => `${prefix}${name}/${manifestName}`));
  const isAbandoned = ({ objects }: StoredBackup) =>
    objects.every(({ changedAt }) => now.getTime() - changedAt.getTime() > draftLifeMs);
  const remains = stored.filter((one) => !one.isComplete && isAbandoned(one));
  await store.remove([...old, ...remains].flatMap(({ objects }) => objects.map(({ key }) => key)));
  return old.map(({ name }) => name);
}

/** Runs for each item, a few at a time. After an error no more are begun; it is thrown once those that run have ended. */
export async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  async function work(): Promise<void> {
    for (const item of waiting) {
      if (hasFailed) return;
      try {
        await run(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  for (const result of await Promise.allSettled(Array.from({ length: maxTransfers }, work)))
    if (result.status === 'rejected') throw result.reason;
}

interface StoredBackup {
  readonly name: string;
  readonly isComplete: boolean;
  readonly objects: readonly StoredObject[];
}

/** Backups below the prefix, oldest first. */
async function storedBackups({ store, prefix }: BackupBucket): Promise<StoredBackup[]> {
  const backups = Map.groupBy(
    await store.list(prefix),
    ({ key }) => key.slice(prefix.length).split('/')[0] ?? '',
  );
  return [...backups]
    .filter(([name]) => backupName.test(name))
    .map(([name, objects]) => ({
      name,
      objects,
      isComplete: objects.some(({ key }) => key === `${prefix}${name}/${manifestName}`),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
