import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readRoutes } from '../addresses/route-tree.ts';
import { builtFolder, type Chunks, filesOf, readChunks, storyFiles } from './built-chunks.ts';

const kilobyte = 1024;
/** of scripts that a story fetches until its reader does something, in brotli */
const mostForStory = 95 * kilobyte;
/** of scripts that any page fetches before it is taken over */
const mostForEntry = 94 * kilobyte;
/** of what says all addresses: what they share, and each of them, in brotli */
const mostForAddresses = { shared: 1300, each: 60 };

let chunks: Chunks;
let scripts: readonly string[];

beforeAll(async () => {
  chunks = await readChunks();
  const files = await readdir(join(builtFolder, 'assets'));
  scripts = files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`);
});

async function bytesOf(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await stat(join(builtFolder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the scripts of a story’s first view weigh 95 KB at most, in two files', async () => {
  const files = storyFiles(chunks);
  expect(files.size).toBe(2);
  expect(await bytesOf(files)).toBeLessThanOrEqual(mostForStory);
});

test('what every page waits for leaves room for the page', async () => {
  expect(await bytesOf(filesOf(chunks, 'index.html'))).toBeLessThanOrEqual(mostForEntry);
});

test('a story’s first view knows no address but its own, however many there are', async () => {
  const texts = await Promise.all(
    Array.from(storyFiles(chunks), (file) => readFile(join(builtFolder, file), 'utf8')),
  );
  const others = (await readRoutes()).filter((route) => !['/', '/general/$'].includes(route));
  expect(others.length).toBeGreaterThanOrEqual(8);
  expect(others.filter((route) => texts.some((text) => text.includes(`(\`${route}\`)`)))).toEqual([]);
  const pages = Object.entries(chunks).filter(([key]) => /^src\/routes\/(?!general)/.test(key));
  expect(pages.length).toBeGreaterThanOrEqual(8);
  expect(pages.filter(([, { file }]) => texts.some((text) => text.includes(file)))).toEqual([]);
});

test('what says all addresses is one file, and each costs it little', async () => {
  const tree = Object.values(chunks).find(({ file }) => file.startsWith('assets/tree-'));
  const size = await bytesOf([tree?.file ?? 'the file of all addresses']);
  const { shared, each } = mostForAddresses;
  expect(size).toBeLessThanOrEqual(shared + each * (await readRoutes()).length);
  const page = Object.keys(chunks).find((key) => key.startsWith('src/routes/index.tsx?tsr-split=component'));
  expect(filesOf(chunks, page ?? 'the front page')).toContain(tree?.file);
});

/** A text of each library that no minifier changes. */
const libraries = {
  'the query library': 'No QueryClient set',
  'the gateway’s client': 'application/x-www-form-urlencoded',
  'the machines’ library': 'xstate.init',
};

describe.each(Object.entries(libraries))('%s', (_name, mark) => {
  it('is no part of a story’s first view, and comes later', async () => {
    const texts = await Promise.all(
      scripts.map(async (file) => [file, await readFile(join(builtFolder, file), 'utf8')] as const),
    );
    const holding = texts.filter(([, text]) => text.includes(mark)).map(([file]) => file);
    expect(holding).not.toEqual([]);
    expect(holding.filter((file) => storyFiles(chunks).has(file))).toEqual([]);
  });
});

test('no file needs itself by way of others, since something in it would run before what it needs', () => {
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  /** @returns the files on the way to one that is needed again */
  function circleFrom(file: string, way: readonly string[], free: Set<string>): readonly string[] {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (free.has(file)) return [];
    for (const imported of byFile.get(file)?.imports ?? []) {
      const circle = circleFrom(chunks[imported]?.file ?? '', [...way, file], free);
      if (circle.length > 0) return circle;
    }
    free.add(file);
    return [];
  }
  const free = new Set<string>();
  for (const file of byFile.keys()) expect(circleFrom(file, [], free)).toEqual([]);
});
