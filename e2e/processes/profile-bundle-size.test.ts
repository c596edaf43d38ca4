import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, eagerFiles, readChunks } from './built-chunks.ts';

/** as of other pages, Brotli-compressed: docs/performance.md */
const maxPageBytes = 160 * 1024;

test.each(['ThinkFile', 'ThinkFileApp'])(
  'the initial scripts of a profile below %s weigh at most 160 KB, without gallery and chart',
  async (root) => {
    const chunks = await readChunks();
    const page = Object.keys(chunks).find((key) =>
      key.startsWith(`src/routes/${root}.$sector.$.tsx?tsr-split`),
    );
    const files = eagerFiles(chunks, page ?? 'the page of a profile', eagerFiles(chunks, 'index.html'));
    const sizes = await Promise.all(
      Array.from(files, async (file) => (await stat(join(buildFolder, `${file}.br`))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxPageBytes);
    const lazy = ['src/ui/chart/chart.tsx', 'src/widgets/gallery/picture-gallery.tsx'];
    for (const part of lazy) expect(files).not.toContain(chunks[part]?.file);
  },
);
