import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { maxPixels } from './media-types.ts';

/** What the store knows of a picture it keeps. */
export interface StoredPicture {
  /** address under /media/ */
  readonly url: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** #rrggbb, shown before the picture arrives */
  readonly color: string;
  /** bytes */
  readonly size: number;
  readonly type: string;
}

/** Where pictures are kept: a local folder here, an object store in other places. */
export interface MediaStore {
  /** Keeps a picture; the same bytes are kept once. @throws Error when the bytes are no picture of a known type */
  putPicture(bytes: Uint8Array): Promise<StoredPicture>;
}

/** Types that are kept as they are; each is decoded once before, so a file that only says so does not pass. */
const storedTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/** A media store in a local folder. @param folder made when missing */
export function openLocalMediaStore(folder: string): MediaStore {
  return {
    async putPicture(bytes) {
      const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
      const { format, width, height } = await picture.metadata();
      const type = storedTypes[format];
      if (type === undefined) throw new Error(`pictures of type ${format} are not kept`);
      const { dominant } = await picture.stats();
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extensions[format] ?? format}`;
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
      return {
        url: `/media/store/${name}`,
        width,
        height,
        color: hex(dominant),
        size: bytes.byteLength,
        type,
      };
    },
  };
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
