// Renders every picture, avatar and publisher badge into demo/media. Run: node demo/art/pictures/render-pictures.ts [scene …]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { DemoPictures } from '../../load/schema/media-schema.ts';
import { adNames, drawAd } from './ads.ts';
import { avatarNames, drawAvatar } from './avatars.ts';
import { drawPortrait, portraitNames, portraitSize } from './expert-portraits.ts';
import { drawPublisher, publisherNames } from './publisher-badges.ts';
import { altOf, detailNames, drawDetail, drawScene, sceneNames } from '../scenes/draw-scene.ts';
import { height, width } from '../drawing/svg.ts';
import { detailSize } from '../scenes/scene-details.ts';
import { enterpriseScenes } from '../scenes/enterprise-scenes.ts';
import { drawPortraitPoster, portraitVideos } from '../clips/video-frames.ts';

const media = new URL('../../media/', import.meta.url);
const file = (path: string): string => new URL(path, media).pathname;

const raster = (svg: string): Sharp => sharp(Buffer.from(svg));

/** largest file of a scene, bytes */
const sceneBytes = 84_000;
/** An enterprise shows up to nine pictures at once, so each is smaller. */
const enterpriseBytes = 42_000;
const detailBytes = 42_000;
const portraitBytes = 12_000;

const jpeg = async (picture: Sharp, name: string, limit = sceneBytes): Promise<string> => {
  const image = sharp(await picture.flatten({ background: '#ffffff' }).png().toBuffer());
  // detailed scenes get a lower quality, so that every picture loads fast on a slow phone
  let bytes = Buffer.alloc(0);
  for (const quality of [78, 72, 66, 60, 54, 48]) {
    if (quality < 60 && limit === sceneBytes) break;
    bytes = await image.clone().jpeg({ mozjpeg: true, quality }).toBuffer();
    if (bytes.length <= limit) break;
  }
  await writeFile(file(`pictures/${name}.jpg`), bytes);
  // the placeholder colour is the average: the picture reduced to one pixel
  const { data } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const only = process.argv.slice(2);
await Promise.all(
  ['pictures', 'avatars', 'publishers'].map((folder) => mkdir(file(folder), { recursive: true })),
);

const indexFile = file('pictures.json');
const index: DemoPictures = only.length > 0 ? JSON.parse(await readFile(indexFile, 'utf8')) : {};
for (const name of sceneNames) {
  if (only.length > 0 && !only.includes(name)) continue;
  const limit = Object.hasOwn(enterpriseScenes, name) ? enterpriseBytes : sceneBytes;
  index[name] = { width, height, color: await jpeg(raster(drawScene(name)), name, limit), alt: altOf(name) };
}
for (const name of detailNames) {
  if (only.length > 0 && !only.includes(name)) continue;
  index[name] = {
    ...detailSize,
    color: await jpeg(raster(drawDetail(name)), name, detailBytes),
    alt: altOf(name),
  };
}
for (const name of portraitNames) {
  if (only.length > 0 && !only.includes(name)) continue;
  const { alt, svg } = drawPortrait(name);
  const color = await jpeg(raster(svg), name, portraitBytes);
  index[name] = { width: portraitSize, height: portraitSize, color, alt };
}
for (const [name, { scene }] of Object.entries(portraitVideos)) {
  if (only.length > 0 && !only.includes(name)) continue;
  index[name] = {
    width: 720,
    height: 1280,
    color: await jpeg(drawPortraitPoster(name), name),
    alt: altOf(scene),
  };
}
if (only.length === 0) {
  for (const name of adNames)
    index[name] = {
      width,
      height: 427,
      color: await jpeg(raster(drawAd(name).svg), name),
      alt: drawAd(name).alt,
    };
  for (const name of avatarNames)
    await sharp(Buffer.from(drawAvatar(name)))
      .webp({ quality: 76, alphaQuality: 80 })
      .toFile(file(`avatars/${name}.webp`));
  for (const name of publisherNames)
    await sharp(Buffer.from(drawPublisher(name)))
      .webp({ quality: 76, alphaQuality: 80 })
      .toFile(file(`publishers/${name}.webp`));
}
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
