import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Renames a file so that it survives a power failure: its content is on the disk before its name, and its name before the
 * promise resolves. A row that names the file is written afterwards.
 */
export async function renameDurably(from: string, to: string): Promise<void> {
  await sync(from);
  await rename(from, to);
  await sync(dirname(to));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
