import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readDemoContent } from './read-content.ts';

const folder = fileURLToPath(new URL('../media/panoramas/', import.meta.url));

const { panoramas } = await readDemoContent();

/** Grey values and size of a panorama. */
async function greyOf(file: string) {
  const { data, info } = await sharp(join(folder, file))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { at: (x: number, y: number) => data[y * info.width + x] ?? 0, ...info };
}

/** Average difference of two columns in grey values. */
function columnDifference(
  { at, height }: Awaited<ReturnType<typeof greyOf>>,
  one: number,
  other: number,
): number {
  let sum = 0;
  for (let y = 0; y < height; y += 1) sum += Math.abs(at(one, y) - at(other, y));
  return sum / height;
}

test.each(Object.entries(panoramas))(
  'the panorama %s is 2:1 and has no visible seam',
  async (_, { file }) => {
    const picture = await greyOf(file);
    const { width, height } = picture;
    expect(width).toBe(2 * height);
    const beside = Array.from({ length: width - 1 }, (_all, x) => columnDifference(picture, x, x + 1));
    const seam = columnDifference(picture, width - 1, 0);
    // at most the largest difference between two neighbouring columns, edges of objects included
    expect(seam).toBeLessThanOrEqual(Math.max(...beside));
    expect(seam).toBeLessThan(8);
  },
);
