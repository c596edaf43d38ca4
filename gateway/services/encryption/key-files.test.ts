import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrCreateKeys, readOrCreatePushKey, readVaultKey } from './key-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('keys are created at the first start with private permissions, and stay the same', () => {
  const keys = join(folder, 'first');
  const first = readOrCreateKeys(keys);
  expect(first.vaultKey).toHaveLength(32);
  expect(first.transport.bits).toBe(2048);
  expect(first.transport.publicPem).toContain('BEGIN PUBLIC KEY');
  expect(readdirSync(keys).toSorted()).toEqual(['personal-data.key', 'transport.pem']);
  if (process.platform !== 'win32')
    for (const name of readdirSync(keys)) expect(statSync(join(keys, name)).mode & 0o077).toBe(0);
  const second = readOrCreateKeys(keys);
  expect(second.vaultKey).toEqual(first.vaultKey);
  expect(second.transport.publicPem).toBe(first.transport.publicPem);
});

test.each(['personal-data.key', 'transport.pem'])('a file %s without a key is rejected', (name) => {
  const keys = join(folder, name.slice(0, 4));
  readOrCreateKeys(keys);
  writeFileSync(join(keys, name), 'half of');
  expect(() => readOrCreateKeys(keys)).toThrow(Error);
});

test('a key for personal data has 32 bytes', () => {
  expect(readVaultKey(`${Buffer.alloc(32, 1).toString('base64')}\n`)).toEqual(Buffer.alloc(32, 1));
  expect(() => readVaultKey('c2hvcnQ=')).toThrow('32 bytes');
});

test('the key of notifications is created once, on P-256, with private permissions', () => {
  const keys = join(folder, 'push');
  const first = readOrCreatePushKey(keys);
  expect(first.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  if (process.platform !== 'win32') expect(statSync(join(keys, 'push.pem')).mode & 0o077).toBe(0);
  expect(readOrCreatePushKey(keys).equals(first)).toBe(true);
  writeFileSync(join(keys, 'push.pem'), 'half of');
  expect(() => readOrCreatePushKey(keys)).toThrow(Error);
});
