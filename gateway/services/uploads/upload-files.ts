import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPicture } from './clean-picture.ts';
import { cleanVideo } from './video/clean-video.ts';
import { writeAll } from './write-all.ts';

/** A file that was checked and kept. */
export interface StoredFile {
  /** its name, which nobody can guess */
  readonly file: string;
  /** px as it is shown */
  readonly width: number;
  readonly height: number;
  /** #rrggbb */
  readonly color: string;
  readonly bytes: number;
  /** seconds; none of a picture */
  readonly duration: number | undefined;
}

/** Where readers' files are while they come, and once they were checked: a local folder here. */
export interface UploadFiles {
  /** Writes bytes, piece after piece, from a place of a draft on and returns once they are safe there. */
  write(id: string, offset: number, pieces: readonly Uint8Array[]): Promise<void>;
  /**
   * Checks a draft and keeps what may be shown of it; the draft stays. What is private lies where nothing is served from by
   * its name alone. @throws UnusableFile
   */
  store(id: string, kind: 'picture' | 'video', isPrivate: boolean): Promise<StoredFile>;
  removeDraft(id: string): Promise<void>;
  removeStored(file: string): Promise<void>;
  /** bytes for which there is room */
  freeBytes(): Promise<number>;
  /** Names of drafts and kept files that were last changed before a moment. */
  olderThan(moment: Date): Promise<{ readonly drafts: string[]; readonly kept: string[] }>;
}

/** shown until the first frame of a film is there */
const videoPlaceholderColor = '#000000';
/** bytes that stay free for everything else that the gateway writes */
const reservedBytes = 512 * 1024 * 1024;

/** Folder of what is served, below the data folder. */
export const publicUploadsFolder = (dataDir: string) => join(dataDir, 'uploads', 'kept');

/** Folder of what its owner and an auditor alone may see. */
export const privateUploadsFolder = (dataDir: string) => join(dataDir, 'uploads', 'private');

/** @param dataDir the gateway's; folders below it are made when they are first needed */
export function openUploadFiles(dataDir: string): UploadFiles {
  const drafts = join(dataDir, 'uploads', 'drafts');
  const kept = publicUploadsFolder(dataDir);
  const hidden = privateUploadsFolder(dataDir);

  return {
    async write(id, offset, pieces) {
      await mkdir(drafts, { recursive: true });
      const file = await open(join(drafts, id), offset === 0 ? 'w' : 'r+');
      try {
        await writeAll(file, offset, pieces);
        await file.datasync();
      } finally {
        await file.close();
      }
    },

    async store(id, kind, isPrivate) {
      const folder = isPrivate ? hidden : kept;
      await mkdir(folder, { recursive: true });
      const [path, whole] = [join(drafts, id), join(folder, `.${randomUUID()}`)];
      try {
        const { ending, ...facts } = await (kind === 'picture' ? storePicture : storeVideo)(path, whole);
        const file = `${randomBytes(16).toString('hex')}.${ending}`;
        await rename(whole, join(folder, file));
        return { file, ...facts };
      } catch (error) {
        await rm(whole, { force: true });
        throw error;
      }
    },

    removeDraft: (id) => rm(join(drafts, id), { force: true }),
    // a name stands in one of the folders: it cannot be guessed, so it is made once
    removeStored: async (file) => {
      await rm(join(kept, file), { force: true });
      await rm(join(hidden, file), { force: true });
    },

    async freeBytes() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize - reservedBytes;
    },

    olderThan: async (moment) => ({
      drafts: await namesChangedBefore(drafts, moment),
      kept: [...(await namesChangedBefore(kept, moment)), ...(await namesChangedBefore(hidden, moment))],
    }),
  };
}

async function storePicture(path: string, target: string) {
  const { content, width, height, color } = await cleanPicture(path);
  await writeFile(target, content);
  return { ending: 'jpg', width, height, color, bytes: content.byteLength, duration: undefined };
}

async function storeVideo(path: string, target: string) {
  return { ...(await cleanVideo(path, target)), color: videoPlaceholderColor };
}

async function namesChangedBefore(folder: string, moment: Date): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    // nobody has sent anything yet
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const old: string[] = [];
  for (const name of names) if ((await stat(join(folder, name))).mtime < moment) old.push(name);
  return old;
}
