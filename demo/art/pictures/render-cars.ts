// Renders the pictures of the auto show's models into demo/media/cars. Run: node demo/art/pictures/render-cars.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as v from 'valibot';
import { autoShow } from '../../load/schema/auto-show-schema.ts';
import { drawDetail, drawExterior, drawInterior } from './cars.ts';

const demo = new URL('../../', import.meta.url);
const folder = new URL('media/cars/', demo);
const { series } = v.parse(
  autoShow,
  JSON.parse(await readFile(new URL('content/auto-show.json', demo), 'utf8')),
);
const drawings = { exterior: drawExterior, interior: drawInterior, detail: drawDetail };

await mkdir(folder, { recursive: true });
for (const model of series)
  for (const [part, draw] of Object.entries(drawings)) {
    const image = await sharp(Buffer.from(draw(model)))
      .webp({ quality: 62, effort: 6 })
      .toBuffer();
    await writeFile(new URL(`${model.id}-${part}.webp`, folder), image);
  }
