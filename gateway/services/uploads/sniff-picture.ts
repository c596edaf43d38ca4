/** What a picture is by its first bytes; the names are those of the library that decodes it. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** Bytes at the start of a file that tell its type. */
export const sniffedBytes = 32;

/** brands of an ISO file that hold a picture which can be decoded here */
const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * The type of a picture by its content, never by its name. Nothing that is written as text is among them, so no SVG.
 * @returns `heic` for one that needs a licensed decoder; undefined for what is no picture
 */
export function sniffPicture(head: Uint8Array): PictureType | 'heic' | undefined {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const brand = text.slice(8, 12);
  if (avifBrands.has(brand)) return 'heif';
  return heicBrands.has(brand) ? 'heic' : undefined;
}
