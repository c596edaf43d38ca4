import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from './openssl-vectors.json' with { type: 'json' };
import { randomString } from './random-string.ts';
import { decrypt, encrypt } from './symmetric.ts';

// OpenSSL itself is tested in both directions in gateway/services/encryption.

test.each(vectors.fromOpenssl.symmetric)('decrypts what OpenSSL encrypted: $text', (vector) => {
  expect(decrypt(vector.encrypted, vector.key)).toBe(vector.text);
});

test.each(vectors.openedByOpenssl.symmetric)('decrypts a vector that OpenSSL decrypted', (vector) => {
  expect(decrypt(vector.encrypted, vector.key)).toBe(vector.text);
});

test('any text survives the round trip', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = randomString();
      expect(decrypt(encrypt(text, key), key)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('the same text is encrypted differently each time', () => {
  const key = randomString();
  expect(encrypt('13800138000', key)).not.toBe(encrypt('13800138000', key));
});

describe('decryption fails', () => {
  const key = randomString();

  test('with another key', () => {
    expect(() => decrypt(encrypt('秘密', key), randomString())).toThrow(/not encrypted under the key/);
  });

  test('if any byte was changed', () => {
    const encrypted = atob(encrypt('手机 13800138000', key));
    for (let at = 0; at < encrypted.length; at += 1) {
      const other = String.fromCharCode(encrypted.charCodeAt(at) ^ 1);
      const changed = encrypted.slice(0, at) + other + encrypted.slice(at + 1);
      expect(() => decrypt(btoa(changed), key)).toThrow(/changed/);
    }
  });

  test.each(['', 'AAAA', 'x'.repeat(40), btoa('\0'.repeat(48)), btoa('\0'.repeat(65))])(
    'of what is no such text: %j',
    (text) => {
      expect(() => decrypt(text, key)).toThrow(Error);
    },
  );
});
