import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of the repository, or of the unpacked archive. Modules find data files from here, not from their own address: the
 * built gateway is a few files, at the same depth as this one.
 */
export const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * File of a module that runs in a thread of its own, beside the module that starts it; built, it is an entry of that name.
 * @param from `import.meta.url` of the module that starts it
 */
export function siblingModule(name: string, from: string): URL {
  return new URL(name + extname(fileURLToPath(from)), from);
}
