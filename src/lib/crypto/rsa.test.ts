import { describe, expect, test, vi } from 'vitest';
import vectors from './openssl-vectors.json' with { type: 'json' };
import { MessageTooLong, rsaDecrypt, rsaDecryptLong, rsaEncrypt, rsaEncryptLong } from './rsa.ts';

// The other direction, on Node's OpenSSL and the openssl program, is tried in gateway/services/encryption.

const { keys, fromOpenssl, openedByOpenssl } = vectors;
const small = keys[1024];
const keysOf = (bits: number) => (bits === 2048 ? keys[2048] : keys[1024]);

test.each(fromOpenssl.rsa)('what OpenSSL encrypted with $bits bits is read: $message', (vector) => {
  expect(rsaDecrypt(vector.encrypted, keysOf(vector.bits).private)).toBe(vector.message);
});

test.each(openedByOpenssl.rsa)('what OpenSSL has read with $bits bits is read the same', (vector) => {
  expect(rsaDecrypt(vector.encrypted, keysOf(vector.bits).private)).toBe(vector.message);
});

test.each(fromOpenssl.rsaLong)('what OpenSSL encrypted in many blocks of $bits bits is read', (vector) => {
  const bits = vector.bits === 2048 ? 2048 : 1024;
  expect(rsaDecryptLong(vector.encrypted, keysOf(bits).private, bits)).toBe(vector.text);
});

describe.each([1024, 2048] as const)('with a key of %i bits', (bits) => {
  const { public: publicKey, private: privateKey } = keys[bits];
  const most = bits / 8 - 11;

  test.each(['', '齐鲁晚报', 'x'.repeat(most), '孙𠮷'])('a message comes back whole: %j', (message) => {
    expect(rsaDecrypt(rsaEncrypt(message, publicKey, bits), privateKey)).toBe(message);
  });

  test('a message that is one byte too long is refused, counted in bytes', () => {
    expect(() => rsaEncrypt('x'.repeat(most + 1), publicKey, bits)).toThrow(MessageTooLong);
    expect(() => rsaEncrypt('济'.repeat(Math.floor(most / 3) + 1), publicKey, bits)).toThrow(MessageTooLong);
  });
});

test('a block is 117 bytes unless told otherwise: 39 Chinese characters, of a key of 1024 bits', () => {
  expect(atob(rsaEncrypt('济'.repeat(39), small.public))).toHaveLength(128);
  expect(() => rsaEncrypt('济'.repeat(40), small.public)).toThrow('120 bytes');
  expect(atob(rsaEncryptLong('济'.repeat(79), small.public))).toHaveLength(3 * 128);
});

describe('a long text whose check fails', () => {
  test('is encrypted anew, ten times at most', () => {
    const never = vi.fn(() => false);
    expect(() => rsaEncryptLong('泉', small.public, { isRight: never })).toThrow(/could not be encrypted/);
    expect(never).toHaveBeenCalledTimes(11);
  });

  test('is taken as soon as it holds, such as that the owner of the key can read it', () => {
    const verdicts = [false, false, true];
    const isRight = vi.fn((encrypted: string) => {
      const isRead = rsaDecryptLong(encrypted, small.private) === '泉';
      return isRead && verdicts.shift() === true;
    });
    const encrypted = rsaEncryptLong('泉', small.public, { isRight });
    expect(rsaDecryptLong(encrypted, small.private)).toBe('泉');
    expect(isRight).toHaveBeenCalledTimes(3);
  });
});

describe('a key', () => {
  test.each(['', ' \n', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])(
    'that is none encrypts nothing: %j',
    (key) => {
      expect(() => rsaEncrypt('a', key)).toThrow(/RSA key/);
    },
  );

  test('of another size than expected is refused', () => {
    expect(() => rsaEncrypt('a', keys[2048].public, 1024)).toThrow('1024 bits');
  });

  test('of another size than the text was encrypted for reads nothing', () => {
    expect(() => rsaDecrypt(rsaEncrypt('秘密', small.public), keys[2048].private)).toThrow(Error);
  });
});
