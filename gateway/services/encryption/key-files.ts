import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vaultKeyBytes } from './personal-data-vault.ts';

/** The RSA key that pages encrypt personal data for. */
export interface TransportKey {
  readonly privateKey: KeyObject;
  readonly publicPem: string;
  readonly bits: 1024 | 2048;
}

/** A folder of key files, with the contents of those that are given otherwise; a string names the folder only. */
type KeySource = string | { readonly folder: string; readonly given: Readonly<Record<string, string>> };

/**
 * Reads the gateway's keys, and creates missing files at the first start, readable only by the gateway's user. They are
 * never stored in the database. Gateways that share a folder share the keys.
 * @throws Error if a file cannot be read or created, or contains no key
 */
export function readOrCreateKeys(source: KeySource): {
  readonly vaultKey: Buffer;
  readonly transport: TransportKey;
} {
  return {
    vaultKey: readVaultKey(
      readOrCreateKey(source, 'personal-data.key', () => randomBytes(vaultKeyBytes).toString('base64')),
    ),
    transport: transportKeyOf(readOrCreateKey(source, 'transport.pem', () => newPrivateKey())),
  };
}

/** Reads the Ed25519 key that signs the ledgers, see `readOrCreateKeys`. */
export function readOrCreateLedgerKey(source: KeySource): KeyObject {
  return ledgerKeyOf(readOrCreateKey(source, ledgerKeyFile, newLedgerKey));
}

function readOrCreateKey(source: KeySource, file: string, make: () => string): string {
  const { folder, given } = typeof source === 'string' ? { folder: source, given: {} } : source;
  const text = given[file];
  if (text !== undefined) return text;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readOrCreateFile(join(folder, file), make);
}

/** Replaces the key that signs the ledgers; the earlier one stays beside it. Gateways use the new one once they restart. */
export function rotateLedgerKey(folder: string, now: Date): KeyObject {
  readOrCreateLedgerKey(folder);
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  renameSync(join(folder, ledgerKeyFile), join(folder, `ledger-until-${stamp}.pem`));
  return readOrCreateLedgerKey(folder);
}

/** Reads the P-256 key that notifications are signed with, see `readOrCreateKeys`. */
export function readOrCreatePushKey(source: KeySource): KeyObject {
  return pushKeyOf(readOrCreateKey(source, 'push.pem', newPushKey));
}

export function pushKeyOf(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not a key on P-256');
  return key;
}

export const newPushKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const ledgerKeyFile = 'ledger.pem';

export function ledgerKeyOf(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}

export const newLedgerKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** @param text 32 bytes in base64 @throws Error if it is not */
export function readVaultKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== vaultKeyBytes) throw new Error(`not ${vaultKeyBytes} bytes in base64`);
  return key;
}

export function transportKeyOf(pem: string): TransportKey {
  const privateKey = createPrivateKey(pem);
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  const bits = privateKey.asymmetricKeyDetails?.modulusLength;
  if (bits !== 1024 && bits !== 2048) throw new Error('not an RSA key of 1024 or 2048 bits');
  return { privateKey, publicPem, bits };
}

export function newPrivateKey(bits: TransportKey['bits'] = 2048): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Reads a file, or creates it atomically: of several processes that start at once, all use the first one's. */
export function readOrCreateFile(path: string, make: () => string): string {
  const text = textOf(path);
  if (text !== undefined) return text;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
