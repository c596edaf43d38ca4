import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build leaves what readers' browsers fetch. */
export const builtFolder = fileURLToPath(new URL('../../dist/new', import.meta.url));

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The build's chunks by the module that they begin with. */
export type Chunks = Readonly<Record<string, Chunk>>;

/** @throws Error when there is no build */
export async function readChunks(): Promise<Chunks> {
  const manifest = join(builtFolder, 'manifest.json');
  if (!existsSync(manifest)) throw new Error('there is no dist/new/manifest.json: run `npm run build` first');
  return JSON.parse(await readFile(manifest, 'utf8'));
}

/**
 * What runs before the chunk can: the chunk itself and all that it imports, but for what it fetches later.
 * @param found grows by it
 * @throws Error when the build has no such chunk
 */
export function filesOf(chunks: Chunks, key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    chunk.imports?.forEach((imported) => filesOf(chunks, imported, found));
  }
  return found;
}

/** What a story's page runs until its reader does something. */
export function storyFiles(chunks: Chunks): Set<string> {
  const page = Object.keys(chunks).find((key) =>
    key.startsWith('src/routes/general.$.tsx?tsr-split=component'),
  );
  return filesOf(chunks, page ?? 'the page of a story', filesOf(chunks, 'index.html'));
}
