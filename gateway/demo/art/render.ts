// Draws every picture, avatar and banner into ../media. Run from the gateway folder: node demo/art/render.ts [scene …]
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { adNames, drawAd } from './ads.ts';
import { avatarNames, drawAvatar } from './avatars.ts';
import { describe, drawScene, sceneNames } from './scenes.ts';
import { height, width } from './svg.ts';

const media = new URL('../media/', import.meta.url);
const file = (path: string): string => new URL(path, media).pathname;

const jpeg = async (svg: string, name: string): Promise<string> => {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  // Busy scenes give up a little quality so that no picture weighs on a slow phone.
  let bytes = Buffer.alloc(0);
  for (const quality of [78, 72, 66, 60]) {
    bytes = await image.clone().jpeg({ mozjpeg: true, quality }).toBuffer();
    if (bytes.length <= 84_000) break;
  }
  await writeFile(file(`pictures/${name}.jpg`), bytes);
  // The colour shown while the picture loads is its average, taken by shrinking it to one pixel.
  const { data } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const only = process.argv.slice(2);
await Promise.all(['pictures', 'avatars'].map((folder) => mkdir(file(folder), { recursive: true })));

const index: Record<string, { width: number; height: number; color: string; alt: string }> = {};
for (const name of sceneNames) {
  if (only.length > 0 && !only.includes(name)) continue;
  index[name] = { width, height, color: await jpeg(drawScene(name), name), alt: describe(name) };
}
if (only.length === 0) {
  for (const name of adNames)
    index[name] = { width, height: 427, color: await jpeg(drawAd(name).svg, name), alt: drawAd(name).alt };
  for (const name of avatarNames)
    await sharp(Buffer.from(drawAvatar(name)))
      .webp({ quality: 76, alphaQuality: 80 })
      .toFile(file(`avatars/${name}.webp`));
  await writeFile(file('pictures.json'), `${JSON.stringify(index, null, 2)}\n`);
}
