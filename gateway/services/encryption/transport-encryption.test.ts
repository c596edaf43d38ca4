import { execFileSync } from 'node:child_process';
import { constants, createPrivateKey, privateDecrypt, publicEncrypt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rsaDecrypt, rsaDecryptLong, rsaEncrypt, rsaEncryptLong } from '../../../src/lib/crypto/rsa.ts';
import { requestEncrypted, encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import vectors from '../../../src/lib/crypto/openssl-vectors.json' with { type: 'json' };
import { decryptText, encryptResponse } from './transport-encryption.ts';

const { keys } = vectors;
const publicKey = { pem: keys[2048].public, bits: 2048 } as const;
const privateKey = createPrivateKey(keys[2048].private);
const stranger = createPrivateKey(keys[1024].private);
const padding = constants.RSA_PKCS1_PADDING;

/** Node's crypto is OpenSSL */
const opensslDecrypt = (encrypted: Uint8Array, key: string) =>
  privateDecrypt({ key, padding }, encrypted).toString();

describe('a text that the page encrypts', () => {
  test('is decrypted here, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(decryptText(encryptFor(text, publicKey), privateKey)).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  test('is not decrypted with another key', () => {
    const encrypted = encryptFor('13800138000', publicKey);
    expect(decryptText(encrypted, stranger)).toBeUndefined();
    const other = encryptFor('13900139000', publicKey);
    expect(decryptText({ key: other.key, data: encrypted.data }, privateKey)).toBeUndefined();
  });

  test('is not decrypted if any byte was changed', () => {
    const { key, data } = encryptFor('138', publicKey);
    const bytes = Buffer.from(data, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x80;
      expect(decryptText({ key, data: changed.toString('base64') }, privateKey)).toBeUndefined();
    }
  });

  test.each(['', 'AAAA', '%%%', 'A'.repeat(344), 'A'.repeat(4000)])(
    'is not accepted if it is garbage: %j',
    (text) => {
      expect(decryptText({ key: text, data: text }, privateKey)).toBeUndefined();
      expect(decryptText({ key: encryptFor('1', publicKey).key, data: text }, privateKey)).toBeUndefined();
    },
  );
});

describe('an encrypted answer', () => {
  test('is decrypted by the page that sent the request', () => {
    const question = requestEncrypted(publicKey);
    const response = encryptResponse('{"name":"孙𠮷"}', question.key, privateKey);
    expect(question.open(response ?? '')).toBe('{"name":"孙𠮷"}');
  });

  test('to a key that was encrypted for another public key cannot be decrypted, or is not given', () => {
    const question = requestEncrypted({ pem: keys[1024].public, bits: 1024 });
    const response = encryptResponse('{}', question.key, privateKey);
    expect(() => question.open(response ?? '')).toThrow(Error);
    expect(encryptResponse('{}', 'A'.repeat(4000), privateKey)).toBeUndefined();
  });
});

describe.each([1024, 2048] as const)('with a key of %i bits', (bits) => {
  const { public: pem, private: secret } = keys[bits];
  const most = bits / 8 - 11;

  test.each(['', 'a', '齐鲁晚报', 'x'.repeat(most), '济'.repeat(Math.floor(most / 3))])(
    'OpenSSL decrypts what the RSA helper encrypts: %j',
    (message) => {
      const encrypted = Buffer.from(rsaEncrypt(message, pem, bits), 'base64');
      expect(opensslDecrypt(encrypted, secret)).toBe(message);
    },
  );

  test('the RSA helper decrypts what OpenSSL encrypts', () => {
    const encrypted = publicEncrypt({ key: pem, padding }, Buffer.from('泉城'));
    expect(rsaDecrypt(encrypted.toString('base64'), secret)).toBe('泉城');
  });

  test('OpenSSL decrypts a long Chinese text block by block', () => {
    const text = '趵突泉、黑虎泉、珍珠泉与五龙潭。'.repeat(20);
    const encrypted = rsaEncryptLong(text, pem, { bits });
    const blocks = Buffer.from(encrypted, 'base64');
    let read = '';
    for (let at = 0; at < blocks.length; at += bits / 8)
      read += opensslDecrypt(blocks.subarray(at, at + bits / 8), secret);
    expect(read).toBe(text);
    expect(rsaDecryptLong(encrypted, secret, bits)).toBe(text);
  });
});

test('the openssl program, where installed, decrypts what the RSA helper encrypts', () => {
  if (!hasProgram()) return;
  const folder = mkdtempSync(join(tmpdir(), 'rsa-'));
  try {
    const keyFile = join(folder, 'key.pem');
    writeFileSync(keyFile, keys[1024].private);
    const read = execFileSync(
      'openssl',
      ['pkeyutl', '-decrypt', '-inkey', keyFile, '-pkeyopt', 'rsa_padding_mode:pkcs1'],
      { input: Buffer.from(rsaEncrypt('大明湖', keys[1024].public), 'base64') },
    );
    expect(read.toString()).toBe('大明湖');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function hasProgram(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // the tests above use Node's own OpenSSL
  }
}
