import { expect, test } from 'vitest';
import vectors from './openssl-vectors.json' with { type: 'json' };
import { rsaDecrypt } from './rsa.ts';
import { askSealed, seal } from './sealed.ts';
import { decrypt, encrypt } from './symmetric.ts';

const { public: pem, private: privateKey } = vectors.keys[2048];
const publicKey = { pem, bits: 2048 } as const;

test('a sealed text is read by whoever has the private key, and says nothing by itself', () => {
  const sealed = seal('13800138000', publicKey);
  expect(decrypt(sealed.data, rsaDecrypt(sealed.key, privateKey))).toBe('13800138000');
  expect(JSON.stringify(sealed)).not.toContain('13800138000');
  // as bytes: among so many letters of base64 three given ones come up by chance in one of seven hundred texts
  expect(atob(sealed.key) + atob(sealed.data)).not.toContain('138');
});

test('every text is sealed under a key of its own', () => {
  const [one, other] = [seal('1', publicKey), seal('1', publicKey)];
  expect(rsaDecrypt(one.key, privateKey)).toHaveLength(32);
  expect(rsaDecrypt(one.key, privateKey)).not.toBe(rsaDecrypt(other.key, privateKey));
});

test('a sealed answer is read by who asked, and by nobody else', () => {
  const [mine, theirs] = [askSealed(publicKey), askSealed(publicKey)];
  const answer = encrypt('{"phone":"13800138000"}', rsaDecrypt(mine.key, privateKey));
  expect(mine.open(answer)).toBe('{"phone":"13800138000"}');
  expect(() => theirs.open(answer)).toThrow(Error);
});
