import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first installed program of these names; undefined if there is none. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
