import { randomString } from './random-string.ts';
import { rsaEncrypt, type RsaBits } from './rsa.ts';
import { decrypt, encrypt } from './symmetric.ts';

/** A gateway's public key. */
export interface PublicKey {
  readonly pem: string;
  readonly bits: RsaBits;
}

/** A text that only the owner of a key can decrypt, as the contract's `Sealed`. */
export interface EncryptedText {
  /** the one-time key, encrypted with the public key; base64 */
  readonly key: string;
  /** the text, encrypted with the one-time key; base64 */
  readonly data: string;
}

/** Encrypts a text for the gateway with a one-time key. */
export function encryptFor(text: string, { pem, bits }: PublicKey): EncryptedText {
  const key = randomString();
  return { key: rsaEncrypt(key, pem, bits), data: encrypt(text, key) };
}

/** A request for an answer that only the requester can decrypt. */
export interface EncryptedRequest {
  /** the one-time key for the answer, encrypted with the public key; base64 */
  readonly key: string;
  /** Decrypts the answer. @throws Error if it was encrypted with another key or changed */
  readonly open: (response: string) => string;
}

export function requestEncrypted({ pem, bits }: PublicKey): EncryptedRequest {
  const key = randomString();
  return { key: rsaEncrypt(key, pem, bits), open: (response) => decrypt(response, key) };
}
