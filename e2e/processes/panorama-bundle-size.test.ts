import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder, filesOf, readChunks } from './built-chunks.ts';

const kilobyte = 1024;
/** of scripts that a tour fetches to be drawn, in brotli */
const mostToDraw = 9 * kilobyte;

test('what draws panoramas weighs 9 KB at most beyond what a tour’s page has', async () => {
  const chunks = await readChunks();
  const page = Object.keys(chunks).find((key) =>
    key.startsWith('src/routes/vr.share.$.tsx?tsr-split=component'),
  );
  // what comes to every reader is there, too
  const there = filesOf(chunks, 'src/app/shell/shell-layer.tsx', filesOf(chunks, 'index.html'));
  filesOf(chunks, page ?? 'the page of a tour', there);
  const fetched = [...filesOf(chunks, 'src/widgets/panorama/start-panorama.ts')].filter(
    (file) => !there.has(file),
  );
  const sizes = await Promise.all(
    fetched.map(async (file) => (await stat(join(builtFolder, `${file}.br`))).size),
  );
  expect(fetched).not.toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostToDraw);
});
