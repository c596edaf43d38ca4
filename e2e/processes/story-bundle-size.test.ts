import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readRoutes } from '../addresses/route-tree.ts';
import { buildFolder, type Chunks, eagerFiles, readChunks, storyEagerFiles } from './built-chunks.ts';

const kilobyte = 1024;
/** scripts that a story loads before the first interaction, Brotli-compressed */
const maxStoryBytes = 95 * kilobyte;
/** scripts that every page loads before hydration, Brotli-compressed */
const maxEntryBytes = 94 * kilobyte;

let chunks: Chunks;
let scripts: readonly string[];

beforeAll(async () => {
  chunks = await readChunks();
  const files = await readdir(join(buildFolder, 'assets'));
  scripts = files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`);
});

async function bytesOf(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await stat(join(buildFolder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

// the app, the bundler's runtime, what stories share with other pages of news, and the story's own
test('the initial scripts of a story weigh at most 95 KB, in four files', async () => {
  const files = storyEagerFiles(chunks);
  expect(files.size).toBeLessThanOrEqual(4);
  expect(await bytesOf(files)).toBeLessThanOrEqual(maxStoryBytes);
});

test('the entry chunk of every page weighs at most 94 KB', async () => {
  expect(await bytesOf(eagerFiles(chunks, 'index.html'))).toBeLessThanOrEqual(maxEntryBytes);
});

test('the initial scripts of a story contain no other route', async () => {
  const texts = await Promise.all(
    Array.from(storyEagerFiles(chunks), (file) => readFile(join(buildFolder, file), 'utf8')),
  );
  const others = (await readRoutes()).filter((route) => !['/', '/general/$'].includes(route));
  expect(others.length).toBeGreaterThanOrEqual(8);
  expect(others.filter((route) => texts.some((text) => text.includes(`(\`${route}\`)`)))).toEqual([]);
  const pages = Object.entries(chunks).filter(([key]) => /^src\/routes\/(?!general)/.test(key));
  expect(pages.length).toBeGreaterThanOrEqual(8);
  expect(pages.filter(([, { file }]) => texts.some((text) => text.includes(file)))).toEqual([]);
});

/** A string literal of each library, which minification does not change. */
const libraries = {
  'TanStack Query': 'No QueryClient set',
  'the gateway client': 'application/x-www-form-urlencoded',
  XState: 'xstate.init',
};

describe.each(Object.entries(libraries))('%s', (_name, literal) => {
  async function filesWith(text: string): Promise<string[]> {
    const texts = await Promise.all(
      scripts.map(async (file) => [file, await readFile(join(buildFolder, file), 'utf8')] as const),
    );
    const containing = texts.filter(([, content]) => content.includes(text)).map(([file]) => file);
    expect(containing).not.toEqual([]);
    return containing;
  }

  it('is lazy loaded by a story', async () => {
    const eager = storyEagerFiles(chunks);
    expect((await filesWith(literal)).filter((file) => eager.has(file))).toEqual([]);
  });

  // every page loads the addresses of all: what an address validates its search with is no module of a domain
  it('is not loaded with the route tree', async () => {
    const tree = eagerFiles(chunks, 'src/app/route-tree.gen.ts');
    expect((await filesWith(literal)).filter((file) => tree.has(file))).toEqual([]);
  });
});

// in a cycle, code would run before the code that it depends on
test('chunks have no import cycles', () => {
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  /** @returns the files of a cycle, empty if there is none */
  function cycleFrom(file: string, path: readonly string[], acyclic: Set<string>): readonly string[] {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (acyclic.has(file)) return [];
    for (const imported of byFile.get(file)?.imports ?? []) {
      const cycle = cycleFrom(chunks[imported]?.file ?? '', [...path, file], acyclic);
      if (cycle.length > 0) return cycle;
    }
    acyclic.add(file);
    return [];
  }
  const acyclic = new Set<string>();
  for (const file of byFile.keys()) expect(cycleFrom(file, [], acyclic)).toEqual([]);
});
