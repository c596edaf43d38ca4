import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDemoContent } from './read-content.ts';

const folder = fileURLToPath(new URL('../media/panoramas/', import.meta.url));

const { panoramas } = await readDemoContent();

/** The grey values of a panorama, and its size. */
async function greyOf(file: string) {
  const { data, info } = await sharp(join(folder, file))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { at: (x: number, y: number) => data[y * info.width + x] ?? 0, ...info };
}

/** How far two columns differ on average, in steps of grey. */
function apart({ at, height }: Awaited<ReturnType<typeof greyOf>>, one: number, other: number): number {
  let sum = 0;
  for (let y = 0; y < height; y += 1) sum += Math.abs(at(one, y) - at(other, y));
  return sum / height;
}

test.each(Object.entries(panoramas))(
  'the panorama %s goes all around without a seam',
  async (_, { file }) => {
    const picture = await greyOf(file);
    const { width, height } = picture;
    expect(width).toBe(2 * height);
    const beside = Array.from({ length: width - 1 }, (_all, x) => apart(picture, x, x + 1));
    const seam = apart(picture, width - 1, 0);
    // no more than from one column to the next elsewhere in it, the edges of things included
    expect(seam).toBeLessThanOrEqual(Math.max(...beside));
    expect(seam).toBeLessThan(8);
  },
);
