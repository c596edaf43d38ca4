import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limitConcurrency } from './concurrency-limit.ts';
import { maxPixels } from './media-types.ts';
import type { PictureFormat } from './picture-sizes.ts';

/** The original is not a picture, or is damaged. */
export class UnreadablePicture extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read as a picture`, { cause });
    this.name = 'UnreadablePicture';
  }
}

export interface SizedPictureRequest {
  readonly originalPath: string;
  /** px; smaller originals are not enlarged */
  readonly width: number;
  readonly format: PictureFormat;
  /** whether all gateways have the same original under this name */
  readonly isShared: boolean;
}

export interface PictureSizer {
  /**
   * Makes a picture of another size and format, once for all concurrent requests.
   * @param key path of the picture below the cache folder, without size and format
   * @returns path below the cache folder
   * @throws UnreadablePicture; Error if the cache folder cannot be written
   */
  make(key: string, request: SizedPictureRequest): Promise<string>;
}

/** each resize keeps one core busy */
const maxConcurrent = 2;

/** The made pictures of all gateways. */
export interface SharedPictures {
  /** Copies a picture that another gateway made into the cache folder, if there is one. */
  fetch(name: string): Promise<void>;
  publish(name: string, content: Uint8Array): Promise<void>;
}

/**
 * @param folder cache; can be emptied at any time
 * @param shared for originals that do not change under their name, which all gateways share
 */
export function createPictureSizer(folder: string, shared?: SharedPictures): PictureSizer {
  const withLimit = limitConcurrency(maxConcurrent);
  const making = new Map<string, Promise<string>>();

  async function findOrMake(name: string, request: SizedPictureRequest): Promise<string> {
    const path = join(folder, name);
    if (await exists(path)) return name;
    const isShared = shared !== undefined && request.isShared;
    if (isShared) {
      await shared.fetch(name);
      if (await exists(path)) return name;
    }
    const picture = await withLimit(() => sizePicture(request));
    await writeWhole(path, picture);
    if (isShared) await shared.publish(name, picture);
    return name;
  }

  return {
    async make(key, request) {
      // the modification time in the name: a replaced original is resized again
      const version =
        shared !== undefined && request.isShared
          ? 'shared'
          : (await stat(request.originalPath)).mtimeMs.toString(36).replace('.', '-');
      const name = `${key}-${request.width}-${version}.${request.format}`;
      const started = making.get(name) ?? findOrMake(name, request).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
}

async function sizePicture({ originalPath, width, format }: SizedPictureRequest): Promise<Buffer> {
  // lazy loaded: saves time and memory at the start
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const sized = sharp(originalPath, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // reasons for these settings: docs/decisions/0016-picture-formats.md
  const encoded = {
    avif: () => sized.avif({ quality: 50, effort: 1 }),
    webp: () => sized.webp({ quality: 74 }),
    jpeg: () => sized.jpeg({ quality: 76, mozjpeg: true }),
  }[format]();
  try {
    return await encoded.toBuffer();
  } catch (cause) {
    throw new UnreadablePicture(originalPath, cause);
  }
}

/** Writes a file atomically. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
