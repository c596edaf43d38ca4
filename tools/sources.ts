import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Inputs of a build. */
const buildSources = [
  'src',
  'sdk/client',
  'sdk/generated',
  'machines',
  'rules',
  'public',
  'tools/build.ts',
  'tools/vite',
  'vite.config.ts',
  'index.html',
  'package.json',
  'package-lock.json',
];

/** Folders of the modules that the gateway loads, and what builds them into one. */
const gatewaySources = [
  'gateway',
  'demo/load',
  'rules',
  'sdk/client',
  'sdk/generated',
  'tools/vite/gateway.ts',
  'package.json',
  'package-lock.json',
];

/** Hash over the names and contents of all inputs of a build. */
export function hashBuildSources(root: string): Promise<string> {
  return hashFiles(root, buildSources, () => true);
}

/** Hash over the names and contents of all inputs of the built gateway; data files are read when it runs. */
export function hashGatewaySources(root: string): Promise<string> {
  return hashFiles(
    root,
    gatewaySources,
    (file) => /\.(?:ts|json)$/.test(file) && !file.includes('node_modules'),
  );
}

async function hashFiles(
  root: string,
  sources: readonly string[],
  isIncluded: (file: string) => boolean,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of (await filesOf(root, source)).filter(isIncluded)) {
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
