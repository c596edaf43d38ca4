import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ObjectStore } from '../storage/object-store.ts';
import { limitConcurrency } from './concurrency-limit.ts';
import { createFolderDurably, renameDurably } from './rename-durably.ts';

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

/** checked before decoding: 4 bytes a pixel, and some formats are decoded as a whole */
const maxStoredPixels = 25_000_000;
const oneAtATime = limitConcurrency(1);

/** A media store in a local folder. @param folder created if missing */
export function openLocalMediaStore(folder: string): MediaStore {
  return openMediaStore(async (name, bytes) => {
    await createFolderDurably(folder);
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, bytes);
    await renameDurably(draft, join(folder, name));
  });
}

/** A media store in an object store. */
export function openObjectMediaStore(objects: ObjectStore): MediaStore {
  return openMediaStore((name, bytes) => objects.putBytes(`media/${name}`, bytes));
}

function openMediaStore(put: (name: string, bytes: Uint8Array) => Promise<void>): MediaStore {
  return {
    async putPicture(bytes) {
      const { format, width, height, dominant } = await oneAtATime(() => decode(bytes));
      const type = storedTypes[format];
      if (type === undefined) throw new Error(`unsupported picture type ${format}`);
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extensions[format] ?? format}`;
      await put(name, bytes);
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

/** Decodes a whole picture in little memory: row by row where its format allows, at one size for the colour. */
async function decode(bytes: Uint8Array) {
  // operations kept for reuse hold decoded pictures
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = sharp(bytes, { limitInputPixels: maxStoredPixels, failOn: 'error', sequentialRead: true });
  const { format, width, height } = await picture.metadata();
  if (width * height > maxStoredPixels)
    throw new Error(`the picture has more than ${maxStoredPixels} pixels`);
  const small = await picture.resize({ width: 128, height: 128, fit: 'inside' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return { format, width, height, dominant };
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
