import { randomString } from './random-string.ts';
import { rsaEncrypt, type RsaBits } from './rsa.ts';
import { decrypt, encrypt } from './symmetric.ts';

/** A gateway's public key. */
export interface PublicKey {
  readonly pem: string;
  readonly bits: RsaBits;
}

/** A text that only the owner of a key can read, as the contract's `Sealed` has it. */
export interface Sealed {
  /** the one-time key, encrypted with the public key; base64 */
  readonly key: string;
  /** the text under the one-time key; base64 */
  readonly data: string;
}

/** Seals a text for the gateway under a key that is used this once. */
export function seal(text: string, { pem, bits }: PublicKey): Sealed {
  const key = randomString();
  return { key: rsaEncrypt(key, pem, bits), data: encrypt(text, key) };
}

/** Asks for an answer that only the asker can read. */
export interface SealedQuestion {
  /** the one-time key that the gateway seals its answer under, encrypted with the public key; base64 */
  readonly key: string;
  /** Reads the answer. @throws Error when it was sealed under another key or changed */
  readonly open: (answer: string) => string;
}

export function askSealed({ pem, bits }: PublicKey): SealedQuestion {
  const key = randomString();
  return { key: rsaEncrypt(key, pem, bits), open: (answer) => decrypt(answer, key) };
}
