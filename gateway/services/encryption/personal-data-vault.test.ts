import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault } from './personal-data-vault.ts';

const vault = createVault(randomBytes(32));

test('what is sealed comes back, and says nothing meanwhile', () => {
  const sealed = vault.encrypt('13800138000');
  expect(vault.decrypt(sealed)).toBe('13800138000');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('138');
  expect(vault.encrypt('13800138000')).not.toBe(sealed);
});

test('what was sealed with another key, or changed, is not opened', () => {
  const sealed = Buffer.from(vault.encrypt('秘密'), 'base64');
  expect(() => createVault(randomBytes(32)).decrypt(sealed.toString('base64'))).toThrow(Error);
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => vault.decrypt(changed.toString('base64'))).toThrow(Error);
  }
  expect(() => vault.decrypt('')).toThrow(Error);
});

test('a fingerprint is the same for the same parts and key alone', () => {
  expect(vault.fingerprint('phone', '1')).toBe(vault.fingerprint('phone', '1'));
  expect(vault.fingerprint('phone', '1')).not.toBe(vault.fingerprint('phone1', ''));
  expect(vault.fingerprint('phone', '1')).not.toBe(createVault(randomBytes(32)).fingerprint('phone', '1'));
});

test('a key of another length is refused', () => {
  expect(() => createVault(randomBytes(16))).toThrow('32 bytes');
});
