import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the build's files for browsers. */
export const buildFolder = fileURLToPath(new URL('../../dist/new', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The build's chunks by their entry module. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** Reads the build's manifest. @throws Error if there is no build */
export async function readChunks(): Promise<Chunks> {
  const manifest = join(buildFolder, 'manifest.json');
  if (!existsSync(manifest)) throw new Error('there is no dist/new/manifest.json: run `npm run build` first');
  return JSON.parse(await readFile(manifest, 'utf8'));
}

/**
 * The files needed to run a chunk: its own and its static imports, without dynamic imports.
 * @param found set that the files are added to
 * @throws Error if the build has no such chunk
 */
export function eagerFiles(chunks: Chunks, key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    chunk.imports?.forEach((imported) => eagerFiles(chunks, imported, found));
  }
  return found;
}

/** The files that a story page loads before the first interaction. */
export function storyEagerFiles(chunks: Chunks): Set<string> {
  const page = Object.keys(chunks).find((key) =>
    key.startsWith('src/routes/general.$.tsx?tsr-split=component'),
  );
  return eagerFiles(chunks, page ?? 'the page of a story', eagerFiles(chunks, 'index.html'));
}
