import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vaultKeyBytes } from './personal-data-vault.ts';

/** The RSA key that pages seal personal data for. */
export interface TransportKey {
  readonly privateKey: KeyObject;
  readonly publicPem: string;
  readonly bits: 1024 | 2048;
}

/**
 * The keys of a gateway, in a folder beside the database and never in it; made at the first start, readable by the
 * gateway's own user alone. Gateways that share a folder share the keys.
 * @throws Error when a file cannot be read or made, or holds no key
 */
export function readOrCreateKeys(folder: string): {
  readonly vaultKey: Buffer;
  readonly transport: TransportKey;
} {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    vaultKey: readVaultKey(
      readOrCreateFile(join(folder, 'personal-data.key'), () => randomBytes(vaultKeyBytes).toString('base64')),
    ),
    transport: transportKeyOf(readOrCreateFile(join(folder, 'transport.pem'), () => newPrivateKey())),
  };
}

/** @param text 32 bytes in base64 @throws Error when it is something else */
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

/** The file's text; made whole in one step, so that processes that start at once agree on the first one's. */
function readOrCreateFile(path: string, make: () => string): string {
  const kept = textOf(path);
  if (kept !== undefined) return kept;
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
