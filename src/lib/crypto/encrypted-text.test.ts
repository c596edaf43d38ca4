import { expect, test } from 'vitest';
import vectors from './openssl-vectors.json' with { type: 'json' };
import { rsaDecrypt } from './rsa.ts';
import { requestEncrypted, encryptFor } from './encrypted-text.ts';
import { decrypt, encrypt } from './symmetric.ts';

const { public: pem, private: privateKey } = vectors.keys[2048];
const publicKey = { pem, bits: 2048 } as const;

test('only the owner of the private key can decrypt a text, which reveals nothing', () => {
  const sealed = encryptFor('13800138000', publicKey);
  expect(decrypt(sealed.data, rsaDecrypt(sealed.key, privateKey))).toBe('13800138000');
  expect(JSON.stringify(sealed)).not.toContain('13800138000');
  // compared as bytes: in base64, three given letters occur by chance in one of seven hundred texts
  expect(atob(sealed.key) + atob(sealed.data)).not.toContain('138');
});

test('every text is encrypted with a key of its own', () => {
  const [one, other] = [encryptFor('1', publicKey), encryptFor('1', publicKey)];
  expect(rsaDecrypt(one.key, privateKey)).toHaveLength(32);
  expect(rsaDecrypt(one.key, privateKey)).not.toBe(rsaDecrypt(other.key, privateKey));
});

test('only the requester can decrypt an encrypted answer', () => {
  const [mine, theirs] = [requestEncrypted(publicKey), requestEncrypted(publicKey)];
  const response = encrypt('{"phone":"13800138000"}', rsaDecrypt(mine.key, privateKey));
  expect(mine.open(response)).toBe('{"phone":"13800138000"}');
  expect(() => theirs.open(response)).toThrow(Error);
});
