import { describe, expect, test, vi } from 'vitest';
import vectors from './openssl-vectors.json' with { type: 'json' };
import { MessageTooLong, rsaDecrypt, rsaDecryptLong, rsaEncrypt, rsaEncryptLong } from './rsa.ts';

// The other direction, with Node's OpenSSL and the openssl program, is tested in gateway/services/encryption.

const { keys, fromOpenssl, openedByOpenssl } = vectors;
const small = keys[1024];
const keysOf = (bits: number) => (bits === 2048 ? keys[2048] : keys[1024]);

test.each(fromOpenssl.rsa)('decrypts what OpenSSL encrypted with $bits bits: $message', (vector) => {
  expect(rsaDecrypt(vector.encrypted, keysOf(vector.bits).private)).toBe(vector.message);
});

test.each(openedByOpenssl.rsa)('decrypts a vector with $bits bits that OpenSSL decrypted', (vector) => {
  expect(rsaDecrypt(vector.encrypted, keysOf(vector.bits).private)).toBe(vector.message);
});

test.each(fromOpenssl.rsaLong)('decrypts what OpenSSL encrypted in many blocks of $bits bits', (vector) => {
  const bits = vector.bits === 2048 ? 2048 : 1024;
  expect(rsaDecryptLong(vector.encrypted, keysOf(bits).private, bits)).toBe(vector.text);
});

describe.each([1024, 2048] as const)('with a key of %i bits', (bits) => {
  const { public: publicKey, private: privateKey } = keys[bits];
  const most = bits / 8 - 11;

  test.each(['', '齐鲁晚报', 'x'.repeat(most), '孙𠮷'])(
    'a message survives the round trip: %j',
    (message) => {
      expect(rsaDecrypt(rsaEncrypt(message, publicKey, bits), privateKey)).toBe(message);
    },
  );

  test('a message that is one byte too long is rejected, counted in bytes', () => {
    expect(() => rsaEncrypt('x'.repeat(most + 1), publicKey, bits)).toThrow(MessageTooLong);
    expect(() => rsaEncrypt('济'.repeat(Math.floor(most / 3) + 1), publicKey, bits)).toThrow(MessageTooLong);
  });
});

test('a block is 117 bytes by default: 39 Chinese characters with a key of 1024 bits', () => {
  expect(atob(rsaEncrypt('济'.repeat(39), small.public))).toHaveLength(128);
  expect(() => rsaEncrypt('济'.repeat(40), small.public)).toThrow('120 bytes');
  expect(atob(rsaEncryptLong('济'.repeat(79), small.public))).toHaveLength(3 * 128);
});

describe('a long text whose check fails', () => {
  test('is encrypted again, at most ten times', () => {
    const never = vi.fn(() => false);
    expect(() => rsaEncryptLong('泉', small.public, { isRight: never })).toThrow(/could not be encrypted/);
    expect(never).toHaveBeenCalledTimes(11);
  });

  test('is accepted as soon as the check passes, such as decryption by the key’s owner', () => {
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

  test('of an unexpected size is rejected', () => {
    expect(() => rsaEncrypt('a', keys[2048].public, 1024)).toThrow('1024 bits');
  });

  test('of another size than the text was encrypted for decrypts nothing', () => {
    expect(() => rsaDecrypt(rsaEncrypt('秘密', small.public), keys[2048].private)).toThrow(Error);
  });
});
