import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it, test } from 'vitest';

const folder = fileURLToPath(new URL('../../dist/new', import.meta.url));
const kilobyte = 1024;
/** of scripts that a story fetches until its reader does something, in brotli */
const mostForStory = 95 * kilobyte;
/** of scripts that any page fetches before it is taken over */
const mostForEntry = 94 * kilobyte;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

let chunks: Readonly<Record<string, Chunk>>;
let scripts: readonly string[];

beforeAll(async () => {
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error('there is no dist/new/manifest.json: run `npm run build` first');
  chunks = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const files = await readdir(join(folder, 'assets'));
  scripts = files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`);
});

/** What runs before the chunk can: the chunk itself and all that it imports, but for what it fetches later. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    chunk.imports?.forEach((imported) => filesOf(imported, found));
  }
  return found;
}

function storyFiles(): Set<string> {
  const page = Object.keys(chunks).find((key) =>
    key.startsWith('src/routes/general.$.tsx?tsr-split=component'),
  );
  return filesOf(page ?? 'the page of a story', filesOf('index.html'));
}

async function bytesOf(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await stat(join(folder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the scripts of a story’s first view weigh 95 KB at most, in two files', async () => {
  const files = storyFiles();
  expect(files.size).toBe(2);
  expect(await bytesOf(files)).toBeLessThanOrEqual(mostForStory);
});

test('what every page waits for leaves room for the page', async () => {
  expect(await bytesOf(filesOf('index.html'))).toBeLessThanOrEqual(mostForEntry);
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
      scripts.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    );
    const holding = texts.filter(([, text]) => text.includes(mark)).map(([file]) => file);
    expect(holding).not.toEqual([]);
    expect(holding.filter((file) => storyFiles().has(file))).toEqual([]);
  });
});
