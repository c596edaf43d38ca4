// Draws the icons of the installed site from the favicon: `node demo/art/icons/render-icons.ts` after a change of it.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const publicFolder = fileURLToPath(new URL('../../../public', import.meta.url));

/** Sizes in px. A maskable icon fills its square: systems cut it to a shape inside the middle 80 %. */
const icons = [
  { file: 'icon-180.png', size: 180, isMaskable: true },
  { file: 'icon-192.png', size: 192, isMaskable: false },
  { file: 'icon-512.png', size: 512, isMaskable: false },
  { file: 'maskable-192.png', size: 192, isMaskable: true },
  { file: 'maskable-512.png', size: 512, isMaskable: true },
] as const;

/** @param favicon SVG with a rounded square of 64 px and a sign on it */
function iconOf(favicon: string, isMaskable: boolean): string {
  if (!isMaskable) return favicon;
  const square = favicon.replace(' rx="14"', '');
  // the sign at 80 % of its size, in the middle
  return square.replace('<path ', '<path transform="translate(6.4 6.4) scale(.8)" ');
}

/** A white sign for the status bar, where systems show only the shape. */
const badgeOf = (favicon: string) => favicon.replace(/<rect width="64"[^>]*\/>/, '');

const favicon = await readFile(`${publicFolder}/favicon.svg`, 'utf8');
const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
for (const { file, size, isMaskable } of icons)
  await writeFile(`${publicFolder}/icons/${file}`, await draw(iconOf(favicon, isMaskable), size));
await writeFile(`${publicFolder}/icons/badge-96.png`, await draw(badgeOf(favicon), 96));
