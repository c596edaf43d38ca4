import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from './db/test-database.ts';
import { checkIdentity, forgetIdentity, localStoreId, readIdentity } from './identity.ts';
import {
  readOrCreateKeys,
  readOrCreateLedgerKey,
  readOrCreatePushKey,
} from './services/encryption/key-files.ts';
import { createVault } from './services/encryption/personal-data-vault.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => forgetIdentity(database.db));

/** The identity of a gateway on this data folder. */
function identityOf(dataDir: string) {
  const { vaultKey, transport } = readOrCreateKeys(join(dataDir, 'keys'));
  return readIdentity(localStoreId(dataDir), {
    vault: createVault(vaultKey),
    transport,
    ledgerKey: readOrCreateLedgerKey(join(dataDir, 'keys')),
    pushKey: readOrCreatePushKey(join(dataDir, 'keys')),
  });
}
const own = () => identityOf(folder);

test('gateways that share database, keys and folder start, one after the other and together', async () => {
  await Promise.all([own(), own()].map((identity) => checkIdentity(database.db, identity)));
  const recorded = await database.db.selectFrom('gateway_identity').selectAll().execute();
  expect(Object.fromEntries(recorded.map(({ part, fingerprint }) => [part, fingerprint]))).toEqual(own());
});

test('the fingerprints do not contain the keys', () => {
  const { vaultKey } = readOrCreateKeys(join(folder, 'keys'));
  const text = JSON.stringify(own());
  expect(text).not.toContain(vaultKey.toString('base64'));
  expect(text).not.toContain(vaultKey.toString('base64url'));
});

test.each([
  ['personalDataKey', 'the key of personal data'],
  ['transportKey', 'the key that pages encrypt for'],
  ['ledgerKey', 'the key that signs the ledgers'],
  ['pushKey', 'the key that signs notifications'],
  ['store', 'the place of media and uploads'],
] as const)('a gateway with another %s is refused and told so', async (part, name) => {
  await checkIdentity(database.db, own());
  const other = { ...own(), [part]: 'another' };
  await expect(checkIdentity(database.db, other)).rejects.toThrow(
    `This database belongs to other files: ${name}`,
  );
  // the refused one has not taken the database over
  await checkIdentity(database.db, own());
});

test('a new data folder differs in everything', async () => {
  await checkIdentity(database.db, own());
  const other = identityOf(mkdtempSync(join(folder, 'other-')));
  await expect(checkIdentity(database.db, other)).rejects.toThrow(/personal data.*place of media/s);
});

test('a forgotten identity is recorded anew', async () => {
  await checkIdentity(database.db, own());
  const other = identityOf(mkdtempSync(join(folder, 'other-')));
  await forgetIdentity(database.db);
  await checkIdentity(database.db, other);
  await expect(checkIdentity(database.db, own())).rejects.toThrow('This database belongs to other files');
});

test('one forgotten part is recorded again, and the others stay', async () => {
  await checkIdentity(database.db, own());
  await forgetIdentity(database.db, 'ledgerKey');
  const rotated = { ...own(), ledgerKey: 'rotated' };
  await expect(checkIdentity(database.db, { ...rotated, pushKey: 'another' })).rejects.toThrow(
    'the key that signs notifications',
  );
  // the refused one has not recorded its own
  await checkIdentity(database.db, rotated);
  await expect(checkIdentity(database.db, own())).rejects.toThrow('the key that signs the ledgers');
});
