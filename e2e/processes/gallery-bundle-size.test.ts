import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtFolder, filesOf, readChunks, storyFiles } from './built-chunks.ts';

const kilobyte = 1024;
/** of scripts and styles that opening a picture fetches and a story did not, in gzip */
const mostForGallery = 18 * kilobyte;

test('the gallery weighs 18 KB at most beyond what a story has, in scripts and styles', async () => {
  const chunks = await readChunks();
  const own = 'src/features/news/shared/text/article-gallery.tsx';
  const there = storyFiles(chunks);
  // what comes to every reader who does something, before a picture can be tapped
  for (const later of ['src/app/shell/shell-layer.tsx', 'src/features/news/story/story.later.tsx'])
    filesOf(chunks, later, there);
  const fetched = [...filesOf(chunks, own)].filter((file) => !there.has(file));
  const files = [...fetched, ...(chunks[own]?.css ?? [])];
  const sizes = await Promise.all(
    files.map(async (file) => (await promisify(gzip)(await readFile(join(builtFolder, file)))).length),
  );
  expect(fetched).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostForGallery);
});
