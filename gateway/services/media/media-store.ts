import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { maxPixels } from './media-types.ts';

/** A stored picture. */
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

/** Stores pictures: in a local folder, or in an object store. */
export interface MediaStore {
  /** Stores a picture; equal bytes are stored once. @throws Error if the bytes are not a picture of a known type */
  putPicture(bytes: Uint8Array): Promise<StoredPicture>;
}

/** Types that are stored unchanged. Each picture is decoded first, so that a wrong extension is rejected. */
const storedTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/** A media store in a local folder. @param folder created if missing */
export function openLocalMediaStore(folder: string): MediaStore {
  return {
    async putPicture(bytes) {
      const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
      const { format, width, height } = await picture.metadata();
      const type = storedTypes[format];
      if (type === undefined) throw new Error(`unsupported picture type ${format}`);
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
