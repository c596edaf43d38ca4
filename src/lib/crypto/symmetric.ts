import AES from 'crypto-js/aes.js';
import WordArray from 'crypto-js/lib-typedarrays.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import plainFormat from 'crypto-js/format-hex.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';

/** words of four bytes */
const ivWords = 4;
const macWords = 8;

/**
 * Encrypts a text with a key of random characters: AES-256-CBC with a random IV, then HMAC-SHA-256 over both. The keys of AES
 * and HMAC are derived: HMAC-SHA-256 of `encrypt` and `authenticate` with the given key.
 * @returns IV, ciphertext and HMAC concatenated, in base64
 */
export function encrypt(text: string, key: string): string {
  const iv = WordArray.random(ivWords * 4);
  const { ciphertext } = AES.encrypt(Utf8.parse(text), keyFor('encrypt', key), { iv });
  const sealed = iv.clone().concat(ciphertext);
  return Base64.stringify(sealed.clone().concat(macOf(sealed, key)));
}

/** Decrypts the result of `encrypt`. @throws Error if the key differs or a byte was changed */
export function decrypt(encrypted: string, key: string): string {
  const all = Base64.parse(encrypted);
  const sealedWords = all.words.length - macWords;
  if (sealedWords <= ivWords || all.sigBytes % 16 !== 0) throw unreadable();
  const sealed = WordArray.create(all.words.slice(0, sealedWords));
  const mac = WordArray.create(all.words.slice(sealedWords));
  if (mac.toString() !== macOf(sealed, key).toString()) throw unreadable();
  const iv = WordArray.create(sealed.words.slice(0, ivWords));
  const ciphertext = WordArray.create(sealed.words.slice(ivWords));
  const options = { iv, format: plainFormat };
  return AES.decrypt(ciphertext.toString(), keyFor('encrypt', key), options).toString(Utf8);
}

const keyFor = (use: 'encrypt' | 'authenticate', key: string) => HmacSHA256(use, key);

const macOf = (sealed: ReturnType<typeof Utf8.parse>, key: string) =>
  HmacSHA256(sealed, keyFor('authenticate', key));

const unreadable = () => new Error('this was not encrypted under the key, or was changed');
