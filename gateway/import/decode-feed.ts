import iconv from 'iconv-lite';
import { stripControlCharacters } from '../domains/shared/plain-text.ts';
import { ImportError } from './import-error.ts';
import type { FeedSource } from './read-source.ts';

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

/**
 * Decodes the bytes of a feed. Encoding, in this order: byte order mark, XML declaration, HTTP charset, UTF-8. RFC
 * 7303 prefers the HTTP charset to the declaration, but in real feeds the declaration is more reliable.
 * @throws ImportError when the bytes are not text or declare an unknown encoding
 */
export function decodeFeed({ bytes, charset }: FeedSource): string {
  refuseOtherFormats(bytes);
  const named: string = byteOrderMark(bytes) ?? declaredEncoding(bytes) ?? charset ?? 'utf-8';
  if (!iconv.encodingExists(named)) throw new ImportError(`the encoding “${String(named)}” is unknown`);
  const text = stripControlCharacters(iconv.decode(Buffer.from(bytes), named));
  if (text.trim() === '') throw new ImportError('the feed is empty');
  return text;
}

function refuseOtherFormats(bytes: Uint8Array): void {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04))
    throw new ImportError('this is a zip archive; unpack it first');
  if (startsWith(bytes, 0x1f, 0x8b)) throw new ImportError('this is a gzip file; unpack it first');
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ImportError('this is a PDF, not a feed');
  const wide = byteOrderMark(bytes)?.startsWith('utf-16') ?? false;
  if (!wide && bytes.subarray(0, 4096).includes(0))
    throw new ImportError('this is a binary file, not a feed');
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 256)).toString('latin1');
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1];
}
