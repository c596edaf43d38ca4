import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from '../../services/encryption/personal-data-vault.ts';
import { isValidSignedUrl, signedMediaUrl } from './signed-media-url.ts';

const { fingerprint: sign } = createVault(randomBytes(32));
const now = new Date('2026-11-03T08:00:00+08:00');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const file = 'a1b2.jpg';
const { url, expiresAt } = signedMediaUrl(sign, file, now);
const [pass = ''] = url.replace('/media/private/', '').split('/');

test('a URL is valid for its picture for ten minutes', () => {
  expect(expiresAt).toBe('2026-11-03 08:10:00');
  expect(url.endsWith(`/${file}`)).toBe(true);
  expect(isValidSignedUrl(sign, { file, pass }, now)).toBe(true);
  expect(isValidSignedUrl(sign, { file, pass }, later(9.99))).toBe(true);
  expect(isValidSignedUrl(sign, { file, pass }, later(10))).toBe(false);
});

test('a URL is not valid for another picture or with another expiry', () => {
  const [until = '', signature = ''] = pass.split('.');
  const longer = (Number.parseInt(until, 36) + 60_000).toString(36);
  expect(isValidSignedUrl(sign, { file: 'a1b3.jpg', pass }, now)).toBe(false);
  expect(isValidSignedUrl(sign, { file, pass: `${longer}.${signature}` }, now)).toBe(false);
  expect(isValidSignedUrl(sign, { file, pass: `${until}.` }, now)).toBe(false);
  expect(isValidSignedUrl(sign, { file, pass: '' }, now)).toBe(false);
});

test('a URL signed with another key is not valid', () => {
  const { fingerprint: other } = createVault(randomBytes(32));
  expect(isValidSignedUrl(other, { file, pass }, now)).toBe(false);
});
