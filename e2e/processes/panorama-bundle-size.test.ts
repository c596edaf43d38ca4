import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, eagerFiles, readChunks } from './built-chunks.ts';

const kilobyte = 1024;
/** scripts that a tour loads for rendering, Brotli-compressed */
const maxPanoramaBytes = 9 * kilobyte;

test('the panorama renderer adds at most 9 KB to a tour’s page', async () => {
  const chunks = await readChunks();
  const page = Object.keys(chunks).find((key) =>
    key.startsWith('src/routes/vr.share.$.tsx?tsr-split=component'),
  );
  // loaded on every page, and shared with the video player
  const loaded = eagerFiles(chunks, 'src/app/shell/shell-layer.tsx', eagerFiles(chunks, 'index.html'));
  eagerFiles(chunks, 'src/widgets/video/video-layer.tsx', loaded);
  eagerFiles(chunks, page ?? 'the page of a tour', loaded);
  const added = [...eagerFiles(chunks, 'src/widgets/panorama/start-panorama.ts')].filter(
    (file) => !loaded.has(file),
  );
  const sizes = await Promise.all(
    added.map(async (file) => (await stat(join(buildFolder, `${file}.br`))).size),
  );
  expect(added).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxPanoramaBytes);
});
