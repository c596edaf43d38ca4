import { JSEncrypt } from 'jsencrypt';
import { byteChunks, byteLength } from './byte-chunks.ts';

/** Sizes of keys that are supported. */
export type RsaBits = 1024 | 2048;

/** Spec section 9: the default key, and what fits one block of it. */
const defaultBits = 1024;
const chunkBytes = 117;
/** Spec section 5: how often a long text is encrypted anew when its check fails. */
const mostRetries = 10;
/** bytes of a block that PKCS #1 v1.5 takes for itself */
const padding = 11;

/** A message has more bytes than fit the key. */
export class MessageTooLong extends Error {
  constructor(bytes: number, most: number) {
    super(`a message of ${bytes} bytes is too long for the key: ${most} bytes fit`);
    this.name = 'MessageTooLong';
  }
}

/**
 * Encrypts one block with a public key (PEM), padded by PKCS #1 v1.5. @returns base64
 * @throws MessageTooLong when the message does not fit; Error when the key is none, or of another size
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

/** Decrypts one block (base64) with a private key (PEM). @throws Error when it was not encrypted for this key */
export function rsaDecrypt(encrypted: string, privateKey: string): string {
  const message: unknown = withKey(privateKey).decrypt(encrypted);
  // null, though the types have it not, for what is padded wrong
  if (typeof message !== 'string') throw new Error('this was not encrypted for the key');
  return message;
}

interface LongOptions {
  readonly bits?: RsaBits;
  /** what must hold of the result: whole blocks, or more where the private key is at hand */
  readonly isRight?: (encrypted: string) => boolean;
}

/**
 * Encrypts a text of any length, 117 bytes to a block, and tries again when the result is not right.
 * @returns the blocks one after the other, in base64
 * @throws Error when ten retries did not help
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

/** Decrypts what `rsaEncryptLong` made. @throws Error when it was not encrypted for this key */
export function rsaDecryptLong(encrypted: string, privateKey: string, bits: RsaBits = defaultBits): string {
  const blocks = atob(encrypted).match(new RegExp(`[^]{1,${bits / 8}}`, 'gu')) ?? [];
  return blocks.map((block) => rsaDecrypt(btoa(block), privateKey)).join('');
}

/** Asked to work without a key, jsencrypt would make one of its own. */
function withKey(key: string): JSEncrypt {
  if (key.trim() === '') throw new Error('this is no RSA key');
  const rsa = new JSEncrypt();
  rsa.setKey(key);
  return rsa;
}
