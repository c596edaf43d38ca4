import { lib } from 'crypto-js/core.js';
import SHA256 from 'crypto-js/sha256.js';

// in JavaScript because pages without https have no WebCrypto

/** SHA-256 of a string in UTF-8, as 64 hex digits. */
export const sha256 = (text: string): string => SHA256(text).toString();

/** SHA-256 of bytes, 32 bytes. */
export function sha256Bytes(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const words: number[] = [];
  for (const [at, byte] of data.entries())
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at % 4)));
  const { words: hash } = SHA256(lib.WordArray.create(words, data.length));
  return Uint8Array.from({ length: 32 }, (_, at) => (hash[at >> 2] ?? 0) >>> (24 - 8 * (at % 4)));
}
