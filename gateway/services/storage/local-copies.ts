import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.ts';

/** Copies of objects in a local folder, from which they are served. */
export interface LocalCopies {
  /** Copies an object below the folder, once for all concurrent calls; does nothing if there is a copy, or no object. */
  ensure(key: string): Promise<void>;
  /** Deletes copies that were made before a time: another gateway may have deleted the object. */
  removeOlderThan(moment: Date): Promise<void>;
}

/** Folder of the copies, below the data folder. */
export const copiesFolder = (dataDir: string) => join(dataDir, 'copies');

/** @param folder created on demand; can be emptied at any time. A copy's path below it is the object's key. */
export function openLocalCopies(objects: ObjectStore, folder: string): LocalCopies {
  const copying = new Map<string, Promise<void>>();

  async function copy(key: string): Promise<void> {
    const path = join(folder, key);
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true });
    const draft = join(dirname(path), `.${randomUUID()}`);
    try {
      if (await objects.appendTo(draft, key)) await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  return {
    ensure(key) {
      const started = copying.get(key) ?? copy(key).finally(() => copying.delete(key));
      copying.set(key, started);
      return started;
    },
    async removeOlderThan(moment) {
      await mkdir(folder, { recursive: true });
      for (const entry of await readdir(folder, {
        recursive: true,
        withFileTypes: true,
      })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined && found.mtime < moment) await rm(path, { force: true });
      }
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
