import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limitConcurrency } from './concurrency-limit.ts';
import { maxPixels } from './media-types.ts';
import type { PictureFormat } from './picture-sizes.ts';

/** The original cannot be decoded: it is no picture, or a broken one. */
export class UnreadablePicture extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} cannot be read as a picture`, { cause });
    this.name = 'UnreadablePicture';
  }
}

export interface SizedPictureRequest {
  readonly originalPath: string;
  /** px; a smaller original keeps its width */
  readonly width: number;
  readonly format: PictureFormat;
}

export interface PictureSizer {
  /**
   * A picture in another size and format. It is made once, also for many who ask at the same time.
   * @param key path of the picture below the cache folder, without size and format
   * @returns path below the cache folder
   * @throws UnreadablePicture; Error when the cache folder cannot be written
   */
  make(key: string, request: SizedPictureRequest): Promise<string>;
}

/** pictures worked on at a time; each keeps one core busy */
const maxConcurrent = 2;

/** @param folder where made pictures are kept; may be emptied at any time */
export function createPictureSizer(folder: string): PictureSizer {
  const withLimit = limitConcurrency(maxConcurrent);
  const making = new Map<string, Promise<string>>();

  async function findOrMake(name: string, request: SizedPictureRequest): Promise<string> {
    const path = join(folder, name);
    if (await exists(path)) return name;
    const picture = await withLimit(() => sizePicture(request));
    await writeWhole(path, picture);
    return name;
  }

  return {
    async make(key, request) {
      // an original that was replaced under its name is made anew
      const version = (await stat(request.originalPath)).mtimeMs.toString(36).replace('.', '-');
      const name = `${key}-${request.width}-${version}.${request.format}`;
      const started = making.get(name) ?? findOrMake(name, request).finally(() => making.delete(name));
      making.set(name, started);
      return started;
    },
  };
}

async function sizePicture({ originalPath, width, format }: SizedPictureRequest): Promise<Buffer> {
  // loaded with the first picture: a start needs neither its time nor its memory
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const sized = sharp(originalPath, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // the effort: see docs/decisions/0016-picture-formats.md
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

/** A file is there whole or not at all, whenever the process ends. */
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
