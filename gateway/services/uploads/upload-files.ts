import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderDurably, renameDurably } from '../media/rename-durably.ts';
import { cleanPicture } from './clean-picture.ts';
import { cleanVideo } from './video/clean-video.ts';
import { writeAll } from './write-all.ts';

/** A file that was checked and stored. */
export interface StoredFile {
  /** its name, which cannot be guessed */
  readonly file: string;
  /** px, after rotation */
  readonly width: number;
  readonly height: number;
  /** #rrggbb */
  readonly color: string;
  readonly bytes: number;
  /** seconds; undefined for pictures */
  readonly duration: number | undefined;
}

/** Stores readers' files, first as drafts while they are uploaded, then checked; in a local folder or an object store. */
export interface UploadFiles {
  /** Writes buffers at an offset of a draft; resolves once they are on disk. */
  write(id: string, offset: number, pieces: readonly Uint8Array[]): Promise<void>;
  /**
   * Checks a draft and stores a cleaned copy; the draft stays. Private files go to a folder that is not served by name alone.
   * @throws UnusableFile
   */
  store(id: string, kind: 'picture' | 'video', isPrivate: boolean): Promise<StoredFile>;
  removeDraft(id: string): Promise<void>;
  /** Deletes a stored file and its resized copies. */
  removeStored(file: string): Promise<void>;
  /** Free disk space for uploads. */
  freeBytes(): Promise<number>;
  /** Names of drafts and stored files that were last changed before a time. */
  olderThan(moment: Date): Promise<{ readonly drafts: string[]; readonly stored: string[] }>;
}

/** shown until the first frame of a video is loaded */
const videoPlaceholderColor = '#000000';
/** kept free for everything else that the gateway writes */
const reservedBytes = 512 * 1024 * 1024;

/** Folder of the files that are served to everybody, below the data folder. */
export const publicUploadsFolder = (dataDir: string) => join(dataDir, 'uploads', 'kept');

/** Folder of the files that only their owner and auditors can see. */
export const privateUploadsFolder = (dataDir: string) => join(dataDir, 'uploads', 'private');

/** Folder of resized pictures, by the area of their addresses; can be emptied at any time. */
export const resizedMediaFolder = (dataDir: string) => join(dataDir, 'cache');

/** @param dataDir the gateway's data folder; its subfolders are created on demand */
export function openUploadFiles(dataDir: string): UploadFiles {
  const drafts = join(dataDir, 'uploads', 'drafts');
  const published = publicUploadsFolder(dataDir);
  const hidden = privateUploadsFolder(dataDir);
  const resized = join(resizedMediaFolder(dataDir), 'uploads');

  return {
    async write(id, offset, pieces) {
      await createFolderDurably(drafts);
      const file = await open(join(drafts, id), offset === 0 ? 'w' : 'r+');
      try {
        await writeAll(file, offset, pieces);
        await file.datasync();
      } finally {
        await file.close();
      }
    },

    async store(id, kind, isPrivate) {
      const folder = isPrivate ? hidden : published;
      await createFolderDurably(folder);
      const [path, whole] = [join(drafts, id), join(folder, `.${randomUUID()}`)];
      try {
        const { extension, ...facts } = await cleanUpload(kind, path, whole);
        const file = newFileName(extension);
        await renameDurably(whole, join(folder, file));
        return { file, ...facts };
      } catch (error) {
        await rm(whole, { force: true });
        throw error;
      }
    },

    removeDraft: (id) => rm(join(drafts, id), { force: true }),
    // names are random, so a name is in one of the folders only
    removeStored: async (file) => {
      await rm(join(published, file), { force: true });
      await rm(join(hidden, file), { force: true });
      const copies = (await namesIn(resized)).filter((name) => name.startsWith(`${file}-`));
      for (const copy of copies) await rm(join(resized, copy), { force: true });
    },

    freeBytes: () => freeBytesOf(dataDir),

    olderThan: async (moment) => ({
      drafts: await namesChangedBefore(drafts, moment),
      stored: [
        ...(await namesChangedBefore(published, moment)),
        ...(await namesChangedBefore(hidden, moment)),
      ],
    }),
  };
}

/** A name that cannot be guessed. */
export const newFileName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`;

/** Free bytes for uploads on the disk of a folder, which need not exist yet. */
export async function freeBytesOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize - reservedBytes;
}

/**
 * Checks a local file and writes a cleaned copy.
 * @throws UnusableFile
 */
export function cleanUpload(kind: 'picture' | 'video', path: string, target: string) {
  return kind === 'picture' ? storePicture(path, target) : storeVideo(path, target);
}

async function storePicture(path: string, target: string) {
  const { content, width, height, color } = await cleanPicture(path);
  await writeFile(target, content);
  return { extension: 'jpg', width, height, color, bytes: content.byteLength, duration: undefined };
}

async function storeVideo(path: string, target: string) {
  return { ...(await cleanVideo(path, target)), color: videoPlaceholderColor };
}

async function namesChangedBefore(folder: string, moment: Date): Promise<string[]> {
  const old: string[] = [];
  for (const name of await namesIn(folder))
    if ((await stat(join(folder, name))).mtime < moment) old.push(name);
  return old;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    // nothing has been written there yet
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}
