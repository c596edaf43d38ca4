import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faces } from './faces.ts';
import { svg } from './strokes.ts';
import { things } from './things.ts';

// Draws the comment emoji: `node tools/emoji/draw-emoji.ts`. The test of src/lib/text/emoji.ts checks that every emoji of its
// table has a picture.
const folder = join(import.meta.dirname, '../../public/emoji');

await mkdir(folder, { recursive: true });
for (const [file, drawing] of Object.entries({ ...faces, ...things })) {
  await writeFile(join(folder, `${file}.svg`), svg(drawing));
}
