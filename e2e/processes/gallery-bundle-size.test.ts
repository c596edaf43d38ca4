import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildFolder, eagerFiles, readChunks, storyEagerFiles } from './built-chunks.ts';

const kilobyte = 1024;
/** scripts and styles that are loaded when a picture is opened, gzip-compressed */
const maxGalleryBytes = 18 * kilobyte;

test('the gallery adds at most 18 KB of scripts and styles to a story', async () => {
  const chunks = await readChunks();
  const gallery = 'src/features/news/shared/text/article-gallery.tsx';
  const loaded = storyEagerFiles(chunks);
  // loaded at the first interaction, before a picture can be tapped
  for (const deferred of ['src/app/shell/shell-layer.tsx', 'src/features/news/story/story.deferred.tsx'])
    eagerFiles(chunks, deferred, loaded);
  const added = [...eagerFiles(chunks, gallery)].filter((file) => !loaded.has(file));
  const files = [...added, ...(chunks[gallery]?.css ?? [])];
  const sizes = await Promise.all(
    files.map(async (file) => (await promisify(gzip)(await readFile(join(buildFolder, file)))).length),
  );
  expect(added).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxGalleryBytes);
});
