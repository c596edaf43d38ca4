import { open } from 'node:fs/promises';
import { limitConcurrency } from '../media/concurrency-limit.ts';
import { sniffedBytes, sniffPicture } from './sniff-picture.ts';
import { UnusableFile } from './unusable-file.ts';

/** A picture made of another one's pixels alone. */
export interface CleanPicture {
  /** JPEG without any metadata */
  readonly content: Buffer;
  /** px as it is shown */
  readonly width: number;
  readonly height: number;
  /** #rrggbb */
  readonly color: string;
}

/** px of the longest side that is kept: two and a half times the widest column of a page */
const maxSidePx = 2560;
/** px that a picture is decoded to at most: more than telephones take, and far less than a bomb unfolds to */
const maxDecodedPixels = 80_000_000;
const quality = 82;
/** what shows through a picture that is not opaque */
const background = '#ffffff';

const withLimit = limitConcurrency(2);

/**
 * Decodes a picture, turns it the way it is to be seen, makes it smaller, and encodes what is seen anew: nothing else of the
 * file is left, neither where it was taken nor what was hidden in it. Of several frames the first is kept.
 * @throws UnusableFile
 */
export function cleanPicture(path: string): Promise<CleanPicture> {
  return withLimit(() => decodeAndEncode(path));
}

async function decodeAndEncode(path: string): Promise<CleanPicture> {
  const type = sniffPicture(await headOf(path));
  if (type === undefined) throw new UnusableFile('这个文件不是能识别的图片，请换一张');
  if (type === 'heic')
    throw new UnusableFile(
      '这张图片是 HEIC 格式，这里打不开。请在手机相机设置里选“兼容性最佳”，或转成 JPG 后再发',
    );
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const picture = sharp(path, { failOn: 'error', limitInputPixels: maxDecodedPixels, sequentialRead: true });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== type) throw new UnusableFile('这个文件不是能识别的图片，请换一张');
    if (width * height > maxDecodedPixels) throw tooManyPixels();
    const { data: content, info } = await picture
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: background })
      .toColourspace('srgb')
      .jpeg({ quality, progressive: true })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(content).stats();
    return { content, width: info.width, height: info.height, color: hex(dominant) };
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels(error);
    throw new UnusableFile('这张图片已损坏或没有传完整，请换一张', error);
  }
}

const tooManyPixels = (cause?: unknown) =>
  new UnusableFile('这张图片的尺寸太大了，请缩小后再发（不超过八千万像素）', cause);

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function hex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
