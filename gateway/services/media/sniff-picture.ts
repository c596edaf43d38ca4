/** Type of a picture by its first bytes, named as sharp does. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** bytes at the start of a file that are enough to detect its type */
export const sniffedBytes = 32;

/** brands of ISO files (ISO/IEC 14496-12) that sharp can decode */
const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * Detects the type of a picture from its content, never from its name. Text formats such as SVG are not accepted.
 * @returns `heic` for pictures that need a licensed decoder; undefined for other files
 */
export function sniffPicture(head: Uint8Array): PictureType | 'heic' | undefined {
  const text = Buffer.from(head.subarray(0, sniffedBytes)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const brand = text.slice(8, 12);
  if (avifBrands.has(brand)) return 'heif';
  return heicBrands.has(brand) ? 'heic' : undefined;
}
