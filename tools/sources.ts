import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build is made from. */
const buildSources = [
  'src',
  'sdk/client',
  'sdk/generated',
  'machines',
  'public',
  'tools/build.ts',
  'tools/vite',
  'vite.config.ts',
  'index.html',
  'package.json',
  'package-lock.json',
];

/** One hash over every file a build is made from, names included. */
export async function hashBuildSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of buildSources) {
    for (const file of await filesOf(root, source)) {
      hash.update(`${file}\0`);
      hash.update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function filesOf(root: string, source: string): Promise<string[]> {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [source];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted();
}
