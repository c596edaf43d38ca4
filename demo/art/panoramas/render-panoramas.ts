// Renders the panoramas of the VR pages and their video into demo/media/panoramas.
// Run: node demo/art/panoramas/render-panoramas.ts [name …]
import { spawn } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DemoPanorama } from '../../load/schema/media-schema.ts';
import { definitions } from '../drawing/paint.ts';
import { ambience } from '../clips/sound.ts';
import { height, type Panorama, width } from './equirectangular.ts';
import { newspaperHall } from './newspaper-hall.ts';
import { springPool } from './spring-pool.ts';
import { summit } from './summit.ts';
import { swanLake, swanLakeAtDusk } from './swan-lake.ts';

const panoramas: Readonly<Record<string, Panorama>> = {
  'spring-pool': springPool,
  summit,
  'newspaper-hall': newspaperHall,
  'swan-lake': swanLake,
  'swan-lake-dusk': swanLakeAtDusk,
};

/** Panoramas that have a video. Widths and heights are powers of two, which GPUs handle best as textures. */
const videos: Readonly<Record<string, { seconds: number; rate: number; width: number; height: number }>> = {
  'swan-lake': { seconds: 6, rate: 12, width: 1024, height: 512 },
};

/** bytes of a panorama that a slow phone can load in an acceptable time */
const maxBytes = 200_000;

const media = new URL('../../media/panoramas/', import.meta.url);
const indexFile = new URL('../../media/panoramas.json', import.meta.url);
const file = (name: string): string => new URL(name, media).pathname;

const svgOf = (panorama: Panorama, t: number): Buffer => {
  const drawing = panorama.draw(t).replace(/(\.\d\d)\d+/g, '$1');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definitions(drawing)}${drawing}</svg>`,
  );
};

const photo = async (name: string, panorama: Panorama): Promise<string> => {
  const image = sharp(svgOf(panorama, 0), { unlimited: true }).flatten({ background: '#ffffff' });
  let bytes = Buffer.alloc(0);
  for (const quality of [80, 74, 68, 62]) {
    bytes = await image.clone().jpeg({ mozjpeg: true, quality }).toBuffer();
    if (bytes.length <= maxBytes) break;
  }
  await writeFile(file(`${name}.jpg`), bytes);
  const { data } = await image
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

const video = async (name: string, panorama: Panorama): Promise<NonNullable<DemoPanorama['video']>> => {
  const { seconds, rate, width: w, height: h } = videos[name] ?? { seconds: 0, rate: 1, width, height };
  const sound = [
    '-filter_complex',
    `${ambience.surf(seconds)},afade=t=in:d=0.5,afade=t=out:st=${seconds - 0.5}:d=0.5[out]`,
    '-map',
    '0:v',
    '-map',
    '[out]',
    '-c:a',
    'aac',
    '-ac',
    '1',
    '-b:a',
    '32k',
  ];
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${w}x${h}`, '-r', String(rate), '-i', '-'];
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '30',
    '-pix_fmt',
    'yuv420p',
  ];
  const out = ['-g', String(rate * 2), '-t', String(seconds), '-movflags', '+faststart', file(`${name}.mp4`)];
  const encoder = spawn('ffmpeg', ['-y', '-v', 'error', ...input, ...sound, ...codec, ...out], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((done, fail) => {
    encoder.on('close', (code) => (code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code}`))));
  });
  for (let frame = 0; frame < seconds * rate; frame += 1) {
    const pixels = await sharp(svgOf(panorama, frame / (seconds * rate)), {
      density: (72 * w) / width,
      unlimited: true,
    })
      .resize(w, h, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) await new Promise((ready) => encoder.stdin.once('drain', ready));
  }
  encoder.stdin.end();
  await ended;
  const { size } = await stat(file(`${name}.mp4`));
  return { file: `${name}.mp4`, duration: seconds, bytes: size };
};

const only = process.argv.slice(2);
await mkdir(media, { recursive: true });
const index: Record<string, DemoPanorama> =
  only.length > 0 ? JSON.parse(await readFile(indexFile, 'utf8')) : {};
for (const [name, panorama] of Object.entries(panoramas)) {
  if (only.length > 0 && !only.includes(name)) continue;
  index[name] = {
    file: `${name}.jpg`,
    width,
    height,
    color: await photo(name, panorama),
    alt: panorama.alt,
    ...(videos[name] && { video: await video(name, panorama) }),
  };
}
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`);
