import { JSEncrypt } from 'jsencrypt';
import { byteChunks, byteLength } from './byte-chunks.ts';

/** Supported key sizes. */
export type RsaBits = 1024 | 2048;

/** Spec section 9: default key size, and what fits in one block. */
const defaultBits = 1024;
const chunkBytes = 117;
/** Spec section 5: retries of a long encryption whose check fails. */
const mostRetries = 10;
/** bytes per block used by the PKCS #1 v1.5 padding */
const padding = 11;

/** The message has more bytes than fit in one block. */
export class MessageTooLong extends Error {
  constructor(bytes: number, most: number) {
    super(`a message of ${bytes} bytes is too long for the key: ${most} bytes fit`);
    this.name = 'MessageTooLong';
  }
}

/**
 * Encrypts one block with a public key (PEM), PKCS #1 v1.5 padding. @returns base64
 * @throws MessageTooLong if the message does not fit; Error if the key is invalid or of another size
 */
export function rsaEncrypt(message: string, publicKey: string, bits: RsaBits = defaultBits): string {
  const most = bits / 8 - padding;
  const bytes = byteLength(message);
  if (bytes > most) throw new MessageTooLong(bytes, most);
  const encrypted = withKey(publicKey).encrypt(message);
  if (encrypted === false) throw new Error('this is no public RSA key');
  if (atob(encrypted).length !== bits / 8) throw new Error(`the public key has not ${bits} bits`);
  return encrypted;
}

/** Decrypts one block (base64) with a private key (PEM). @throws Error if it was not encrypted for this key */
export function rsaDecrypt(encrypted: string, privateKey: string): string {
  const message: unknown = withKey(privateKey).decrypt(encrypted);
  // null for wrong padding, contrary to the types
  if (typeof message !== 'string') throw new Error('this was not encrypted for the key');
  return message;
}

interface LongOptions {
  readonly bits?: RsaBits;
  /** check of the result: complete blocks by default, or a round trip if the private key is available */
  readonly isRight?: (encrypted: string) => boolean;
}

/**
 * Encrypts a text of any length in blocks of 117 bytes, and retries if the check of the result fails.
 * @returns the concatenated blocks in base64
 * @throws Error if ten retries failed
 */
export function rsaEncryptLong(text: string, publicKey: string, options: LongOptions = {}): string {
  const { bits = defaultBits } = options;
  const chunks = byteChunks(text, chunkBytes);
  const { isRight = (encrypted: string) => atob(encrypted).length === (chunks.length * bits) / 8 } = options;
  for (let attempt = 0; attempt <= mostRetries; attempt += 1) {
    const encrypted = btoa(chunks.map((chunk) => atob(rsaEncrypt(chunk, publicKey, bits))).join(''));
    if (isRight(encrypted)) return encrypted;
  }
  throw new Error('the text could not be encrypted so that it can be read again');
}

/** Decrypts the result of `rsaEncryptLong`. @throws Error if it was not encrypted for this key */
export function rsaDecryptLong(encrypted: string, privateKey: string, bits: RsaBits = defaultBits): string {
  const blocks = atob(encrypted).match(new RegExp(`[^]{1,${bits / 8}}`, 'gu')) ?? [];
  return blocks.map((block) => rsaDecrypt(btoa(block), privateKey)).join('');
}

/** Without a key, jsencrypt would generate one of its own. */
function withKey(key: string): JSEncrypt {
  if (key.trim() === '') throw new Error('this is no RSA key');
  const rsa = new JSEncrypt();
  rsa.setKey(key);
  return rsa;
}
