import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from './personal-data-vault.ts';

const vault = createVault(randomBytes(32));

test('an encrypted text can be decrypted, and does not contain the text', () => {
  const encrypted = vault.encrypt('13800138000');
  expect(vault.decrypt(encrypted)).toBe('13800138000');
  expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain('138');
  expect(vault.encrypt('13800138000')).not.toBe(encrypted);
});

test('a text that was encrypted with another key, or changed, cannot be decrypted', () => {
  const encrypted = Buffer.from(vault.encrypt('秘密'), 'base64');
  expect(() => createVault(randomBytes(32)).decrypt(encrypted.toString('base64'))).toThrow(Error);
  for (let at = 0; at < encrypted.length; at += 1) {
    const changed = Buffer.from(encrypted);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.decrypt(changed.toString('base64'))).toThrow(Error);
  }
  expect(() => vault.decrypt('')).toThrow(Error);
});

test('a fingerprint depends on the parts and the key', () => {
  expect(vault.fingerprint('phone', '1')).toBe(vault.fingerprint('phone', '1'));
  expect(vault.fingerprint('phone', '1')).not.toBe(vault.fingerprint('phone1', ''));
  expect(vault.fingerprint('phone', '1')).not.toBe(createVault(randomBytes(32)).fingerprint('phone', '1'));
});

test('a key of another length is rejected', () => {
  expect(() => createVault(randomBytes(16))).toThrow('32 bytes');
});
