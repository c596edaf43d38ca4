import { createPublicKey, sign, type KeyObject } from 'node:crypto';
import { fromBase64, type Bytes } from '../../../../rules/ledger/bytes.ts';
import { ledgerOrigins, type LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import {
  noteKey,
  parseVerifierKey,
  verifierKeyText,
  type NoteKey,
} from '../../../../rules/ledger/signed-note.ts';
import type { Database } from '../../../db/database.ts';
import { sha256Bytes } from './node-sha256.ts';

/** Signs the notes of one ledger. */
export interface LedgerSigner {
  readonly key: NoteKey;
  sign(message: Bytes): Bytes;
}

/** @param privateKey Ed25519 */
export async function ledgerSigner(ledger: LedgerName, privateKey: KeyObject): Promise<LedgerSigner> {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  // base64url without padding
  const publicKey = fromBase64(Buffer.from(x, 'base64url').toString('base64'), 'public key');
  return {
    key: await noteKey(ledgerOrigins[ledger], publicKey, sha256Bytes),
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}

/** Records a key before its first signature, so that it stays known after it is replaced. @param now `YYYY-MM-DD HH:MM:SS` */
export async function recordKey(db: Database, ledger: LedgerName, key: NoteKey, now: string): Promise<void> {
  await db
    .insertInto('ledger_keys')
    .values({ ledger, verifier_key: verifierKeyText(key), since: now })
    .onConflict((conflict) => conflict.columns(['ledger', 'verifier_key']).doNothing())
    .execute();
}

/** The keys that sign or have signed a ledger: the present one first, then the others, the newest first. */
export async function knownKeys(db: Database, ledger: LedgerName, present: NoteKey): Promise<NoteKey[]> {
  const rows = await db
    .selectFrom('ledger_keys')
    .select('verifier_key')
    .where('ledger', '=', ledger)
    .orderBy('since', 'desc')
    .orderBy('verifier_key')
    .execute();
  const recorded = await Promise.all(
    rows.map(({ verifier_key }) => parseVerifierKey(verifier_key, sha256Bytes)),
  );
  return [present, ...recorded.filter(({ id }) => id !== present.id)];
}
