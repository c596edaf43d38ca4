import type { Bytes } from './bytes.ts';
import type { Sha256Bytes } from './merkle-tree.ts';
import type { VerifyEd25519 } from './signed-note.ts';

/** The part of the browser's `SubtleCrypto` that is used here. */
export interface Subtle {
  digest(algorithm: 'SHA-256', data: Bytes): Promise<ArrayBuffer>;
  importKey(
    format: 'raw',
    key: Bytes,
    algorithm: 'Ed25519',
    isExtractable: boolean,
    usages: ['verify'],
  ): Promise<object>;
  verify(algorithm: 'Ed25519', key: object, signature: Bytes, data: Bytes): Promise<boolean>;
}

// in Node, browsers and workers alike; `subtle` is absent on pages without https
declare const crypto: { readonly subtle?: Subtle };

/** SHA-256 of the browser or of Node. @param subtle another one, for tests */
export function webSha256(subtle: Subtle | undefined = crypto.subtle): Sha256Bytes {
  if (subtle === undefined) throw new Error('WebCrypto is missing: a page without https has none');
  return async (data) => new Uint8Array(await subtle.digest('SHA-256', data));
}

/** Ed25519 of the browser or of Node; without it nothing is checked and nothing fails. @param subtle another one, for tests */
export function webVerifyEd25519(subtle: Subtle | undefined = crypto.subtle): VerifyEd25519 {
  return async (publicKey, signature, message) => {
    if (subtle === undefined) return 'not-checked';
    try {
      const key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
      return (await subtle.verify('Ed25519', key, signature, message)) ? 'valid' : 'invalid';
    } catch (error) {
      // browsers of before 2025 do not know the algorithm
      if (error instanceof Error && error.name === 'NotSupportedError') return 'not-checked';
      throw error;
    }
  };
}
