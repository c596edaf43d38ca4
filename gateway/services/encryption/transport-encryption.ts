import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** A text that only the owner of the private key can read; the page's side is src/lib/crypto. */
export interface EncryptedText {
  /** the one-time key, encrypted with the public key by PKCS #1 v1.5; base64 */
  readonly key: string;
  /** the text under the one-time key; base64 */
  readonly data: string;
}

const ivBytes = 16;
const macBytes = 32;
const blockBytes = 16;

/** Reads a sealed text. @returns undefined when it was not sealed for this key, or was changed */
export function decryptText({ key, data }: EncryptedText, privateKey: KeyObject): string | undefined {
  const oneTimeKey = decryptKey(key, privateKey);
  return oneTimeKey && decrypt(Buffer.from(data, 'base64'), oneTimeKey);
}

/**
 * Seals an answer under the one-time key of whoever asks. @param key encrypted with the public key; base64
 * @returns base64; undefined when the key is none. One that was encrypted for somebody else seals for nobody.
 */
export function encryptAnswer(text: string, key: string, privateKey: KeyObject): string | undefined {
  const oneTimeKey = decryptKey(key, privateKey);
  return oneTimeKey && encrypt(text, oneTimeKey).toString('base64');
}

/**
 * A wrong padding gives other bytes rather than an error (OpenSSL's implicit rejection), so that nobody learns from
 * answers which blocks are padded right: the HMAC fails then, as for any other key.
 */
function decryptKey(key: string, privateKey: KeyObject): Buffer | undefined {
  try {
    return privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(key, 'base64'),
    );
  } catch {
    return undefined; // longer than the key, so nothing that was encrypted for it
  }
}

/** AES-256-CBC, then an HMAC-SHA-256 over IV and ciphertext, each with a key of its own. */
function encrypt(text: string, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-cbc', keyFor('encrypt', key), iv);
  const sealed = Buffer.concat([iv, cipher.update(text), cipher.final()]);
  return Buffer.concat([sealed, macOf(sealed, key)]);
}

function decrypt(encrypted: Buffer, key: Buffer): string | undefined {
  const sealed = encrypted.subarray(0, -macBytes);
  const mac = encrypted.subarray(-macBytes);
  if (sealed.length < ivBytes + blockBytes || sealed.length % blockBytes !== 0) return undefined;
  if (!timingSafeEqual(mac, macOf(sealed, key))) return undefined;
  const cipher = createDecipheriv('aes-256-cbc', keyFor('encrypt', key), sealed.subarray(0, ivBytes));
  return Buffer.concat([cipher.update(sealed.subarray(ivBytes)), cipher.final()]).toString();
}

const keyFor = (use: 'encrypt' | 'authenticate', key: Buffer) =>
  createHmac('sha256', key).update(use).digest();

const macOf = (sealed: Buffer, key: Buffer) =>
  createHmac('sha256', keyFor('authenticate', key)).update(sealed).digest();
