import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Suffixes of picture addresses and the width in px each stands for; the first is spec section 9's. */
export const pictureSizes: Readonly<Record<string, number>> = {
  '-newslist7.0.4': 480,
  '-article7.0.4': 828,
};

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** The smallest format the browser takes, from its Accept header. */
export function formatFor(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Splits an address into the picture's own and its size; the width is undefined for the original. */
export function parsePictureAddress(address: string): {
  readonly original: string;
  readonly width: number | undefined;
} {
  for (const [suffix, width] of Object.entries(pictureSizes))
    if (address.endsWith(suffix)) return { original: address.slice(0, -suffix.length), width };
  return { original: address, width: undefined };
}

export interface PictureSizer {
  /**
   * A picture in another size and format, made once.
   * @returns path below the cache folder
   * @throws Error when the original is no picture
   */
  make(originalPath: string, key: string, width: number, format: PictureFormat): Promise<string>;
}

/** pictures worked on at a time: each takes a whole core */
const parallel = 2;

/** @param folder where made pictures are kept; may be emptied at any time */
export function createPictureSizer(folder: string): PictureSizer {
  const making = new Map<string, Promise<string>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    make(originalPath, key, width, format) {
      const name = `${key}-${width}.${format}`;
      if (existsSync(join(folder, name))) return Promise.resolve(name);
      const started =
        making.get(name) ??
        turn(() => makeSize(originalPath, join(folder, name), width, format)).then(() => name);
      making.set(name, started);
      return started.finally(() => making.delete(name));
    },
  };
}

async function makeSize(from: string, to: string, width: number, format: PictureFormat): Promise<void> {
  // loaded at the first picture: it takes a third of the gateway's start
  const { default: sharp } = await import('sharp');
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.${randomUUID()}`;
  const sized = sharp(from, { failOn: 'error' }).rotate().resize({ width, withoutEnlargement: true });
  const encoded = {
    avif: () => sized.avif({ quality: 50, effort: 2 }),
    webp: () => sized.webp({ quality: 74 }),
    jpeg: () => sized.jpeg({ quality: 76, mozjpeg: true }),
  }[format]();
  await encoded.toFile(draft);
  await rename(draft, to);
}
