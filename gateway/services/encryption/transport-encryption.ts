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

/** A text that only the owner of the private key can decrypt; the page's side is src/lib/crypto. */
export interface EncryptedText {
  /** the one-time key, encrypted with the public key (PKCS #1 v1.5); base64 */
  readonly key: string;
  /** the text, encrypted with the one-time key; base64 */
  readonly data: string;
}

const ivBytes = 16;
const macBytes = 32;
const blockBytes = 16;

/** Decrypts a text. @returns undefined if it was encrypted for another key, or changed */
export function decryptText({ key, data }: EncryptedText, privateKey: KeyObject): string | undefined {
  const oneTimeKey = decryptKey(key, privateKey);
  return oneTimeKey && decrypt(Buffer.from(data, 'base64'), oneTimeKey);
}

/**
 * Encrypts an answer with the one-time key of the request. @param key encrypted with the public key; base64
 * @returns base64; undefined if the key is invalid. If the key was encrypted for another public key, nobody can decrypt the
 * answer.
 */
export function encryptResponse(text: string, key: string, privateKey: KeyObject): string | undefined {
  const oneTimeKey = decryptKey(key, privateKey);
  return oneTimeKey && encrypt(text, oneTimeKey).toString('base64');
}

/**
 * A wrong padding gives random bytes instead of an error (OpenSSL's implicit rejection), so that answers cannot serve as a
 * padding oracle: the HMAC check fails, as for any other key.
 */
function decryptKey(key: string, privateKey: KeyObject): Buffer | undefined {
  try {
    return privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(key, 'base64'),
    );
  } catch {
    return undefined; // longer than the modulus, so it was not encrypted for this key
  }
}

/** AES-256-CBC, then HMAC-SHA-256 over IV and ciphertext (encrypt-then-MAC), with separate keys. */
function encrypt(text: string, key: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-cbc', keyFor('encrypt', key), iv);
  const ciphertext = Buffer.concat([iv, cipher.update(text), cipher.final()]);
  return Buffer.concat([ciphertext, macOf(ciphertext, key)]);
}

function decrypt(encrypted: Buffer, key: Buffer): string | undefined {
  const ciphertext = encrypted.subarray(0, -macBytes);
  const mac = encrypted.subarray(-macBytes);
  if (ciphertext.length < ivBytes + blockBytes || ciphertext.length % blockBytes !== 0) return undefined;
  if (!timingSafeEqual(mac, macOf(ciphertext, key))) return undefined;
  const cipher = createDecipheriv('aes-256-cbc', keyFor('encrypt', key), ciphertext.subarray(0, ivBytes));
  return Buffer.concat([cipher.update(ciphertext.subarray(ivBytes)), cipher.final()]).toString();
}

const keyFor = (use: 'encrypt' | 'authenticate', key: Buffer) =>
  createHmac('sha256', key).update(use).digest();

const macOf = (ciphertext: Buffer, key: Buffer) =>
  createHmac('sha256', keyFor('authenticate', key)).update(ciphertext).digest();
