import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openObjectStore } from '../open-object-store.ts';
import type { ObjectStore } from '../services/storage/object-store.ts';
import { openTestBucket, type TestBucket } from '../services/storage/test-object-store.ts';
import { deleteOldUploads, downloadBackup, uploadBackup, type BackupBucket } from './backup-bucket.ts';
import { BackupError } from './backup-error.ts';
import { manifestName } from './backup-files.ts';

let server: TestBucket;
let folder: string;
let store: ObjectStore;
let bucket: BackupBucket;
beforeAll(async () => {
  server = await openTestBucket();
  const opened = await openObjectStore(server.env);
  if (opened === undefined) throw new Error('no object store is configured');
  store = opened;
  bucket = { store, prefix: 'nightly/', address: 's3://newspaper/nightly' };
});
afterAll(() => server.close());
beforeEach(async () => {
  await store.remove(await server.keys());
  folder = await mkdtemp(join(tmpdir(), 'backup-bucket-'));
  return () => rm(folder, { recursive: true, force: true });
});

const names = ['20261127T010000000Z', '20261128T010000000Z', '20261129T010000000Z'] as const;
async function upload(name: string): Promise<void> {
  const backup = join(folder, name);
  await mkdir(join(backup, 'data', 'keys'), { recursive: true });
  await writeFile(join(backup, 'data', 'keys', 'ledger.pem'), name);
  await writeFile(join(backup, manifestName), '{}');
  await uploadBackup(bucket, backup);
}
const inBucket = async () =>
  [...new Set((await server.keys()).map((key) => key.split('/')[1]))].filter((name) => name !== undefined);

test('the newest complete backup is downloaded, or the one that the address names', async () => {
  for (const name of names) await upload(name);
  await store.remove([`nightly/${names[2]}/${manifestName}`]);
  const newest = join(folder, 'newest');
  await downloadBackup(bucket, newest);
  expect((await readdir(newest, { recursive: true })).toSorted()).toEqual([
    'data',
    'data/keys',
    'data/keys/ledger.pem',
    manifestName,
  ]);
  const named = join(folder, 'named');
  await downloadBackup({ ...bucket, prefix: `nightly/${names[0]}/` }, named);
  expect(await readdir(named)).toContain(manifestName);
  await expect(downloadBackup({ ...bucket, prefix: 'daily/' }, named)).rejects.toThrow(BackupError);
});

test('the oldest backups are deleted, and a day later what a killed one left; other objects stay', async () => {
  for (const name of names) await upload(name);
  await store.putBytes('nightly/20261126T010000000Z/data/part', Buffer.from('part'));
  await store.putBytes('nightly/notes/read-me', Buffer.from('other'));
  await store.putBytes('media/picture.jpg', Buffer.from('other'));
  expect(await deleteOldUploads(bucket, 2, new Date())).toEqual([names[0]]);
  expect(await inBucket()).toEqual(['picture.jpg', '20261126T010000000Z', names[1], names[2], 'notes']);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  expect(await deleteOldUploads(bucket, 2, tomorrow)).toEqual([]);
  expect(await inBucket()).toEqual(['picture.jpg', names[1], names[2], 'notes']);
});

test('an object whose key leads out of the folder is refused', async () => {
  await upload(names[0]);
  await store.putBytes(`nightly/${names[0]}/..\\keys`, Buffer.from('x'));
  await expect(downloadBackup(bucket, join(folder, 'into'))).rejects.toThrow(/is no name of a file/);
});
