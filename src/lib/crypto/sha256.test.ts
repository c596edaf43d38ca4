import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Bytes } from './sha256.ts';

test('agrees with another implementation of SHA-256', async () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
      expect(sha256(text)).toBe(hex);
    }),
  );
});

test('agrees with it for bytes, too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const data = new Uint8Array(bytes);
      expect(sha256Bytes(data)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
    }),
  );
});
