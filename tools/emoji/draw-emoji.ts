import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces } from './faces.ts';
import { svg } from './strokes.ts';
import { things } from './things.ts';

// Draws the pictures of the comment emoji anew: `node tools/emoji/draw-emoji.ts`. Their table is src/lib/text/emoji.ts,
// whose test holds table and pictures together.
const folder = join(import.meta.dirname, '../../public/emoji');

await mkdir(folder, { recursive: true });
for (const [file, drawing] of Object.entries({ ...faces, ...things })) {
  await writeFile(join(folder, `${file}.svg`), svg(drawing));
}
