import { existsSync, fstatSync, statSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUploadFiles, publicUploadsFolder } from '../uploads/upload-files.ts';
import { openLocalMediaStore } from './media-store.ts';
import { createFolderDurably, renameDurably } from './rename-durably.ts';

let root: string;
/** what was synced, by inode, and whether the new name existed by then */
const synced: { readonly inode: number; readonly isNamed: boolean }[] = [];
let target: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'durable-'));
  target = join(root, 'target');
  synced.length = 0;
  const handle = await open(root, 'r');
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(function (this: FileHandle) {
    synced.push({ inode: fstatSync(this.fd).ino, isNamed: existsSync(target) });
    return sync.call(this);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const inodeOf = (path: string) => statSync(path).ino;
const syncedInodes = () => synced.map(({ inode }) => inode);

test('syncs a file before it is renamed, and its folder afterwards', async () => {
  const draft = join(root, 'draft');
  await writeFile(draft, 'content');
  await renameDurably(draft, target);
  expect(await readFile(target, 'utf8')).toBe('content');
  expect(synced).toEqual([
    { inode: inodeOf(target), isNamed: false },
    { inode: inodeOf(root), isNamed: true },
  ]);
});

test('syncs the parents of created folders, and nothing for folders that exist', async () => {
  await createFolderDurably(join(root, 'a', 'b'));
  expect(syncedInodes()).toEqual([inodeOf(join(root, 'a')), inodeOf(root)]);
  await createFolderDurably(join(root, 'a', 'b'));
  expect(synced).toHaveLength(2);
  await createFolderDurably(relative(process.cwd(), join(root, 'c')));
  expect(syncedInodes().slice(2)).toEqual([inodeOf(root)]);
});

test('a stored picture and a stored upload are synced with the folders that were created for them', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const media = join(root, 'media', 'store');
  const { url } = await openLocalMediaStore(media).putPicture(picture);
  const file = join(media, url.replace('/media/store/', ''));
  expect(syncedInodes()).toEqual([resolve(media, '..'), root, file, media].map(inodeOf));

  synced.length = 0;
  const uploads = openUploadFiles(root);
  await uploads.write('draft', 0, [picture]);
  const stored = await uploads.store('draft', 'picture', false);
  const folder = publicUploadsFolder(root);
  const created = resolve(folder, '..');
  // of the folder of drafts first
  expect(syncedInodes()).toEqual([created, root, created, join(folder, stored.file), folder].map(inodeOf));
});
