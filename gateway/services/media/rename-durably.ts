import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Renames a file so that it survives a power failure: its content is on the disk before its name, and its name before the
 * promise resolves. A row that names the file is written afterwards.
 */
export async function renameDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await sync(dirname(to));
}

/** Creates a folder and its parents where they are missing, so that their names survive a power failure. */
export async function createFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  const parentOfFirst = dirname(resolve(first));
  let parent = resolve(folder);
  do {
    parent = dirname(parent);
    await sync(parent);
  } while (parent !== parentOfFirst && parent !== dirname(parent));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
