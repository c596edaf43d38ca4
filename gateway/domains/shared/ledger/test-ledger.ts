import { generateKeyPairSync } from 'node:crypto';
import { chainStart } from '../../../../rules/ledger/check-chain.ts';
import type { LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../deps.ts';
import { createSignedLedgers } from './signed-ledgers.ts';

/** Ledgers that are signed with a key of their own. */
export const testSignedLedgers = (deps: Deps) =>
  createSignedLedgers(deps, generateKeyPairSync('ed25519').privateKey);

/** Empties a ledger with its tree and its checkpoints. */
export async function emptyLedger(db: Database, ledger: LedgerName): Promise<void> {
  await db.deleteFrom(ledger === 'service' ? 'service_blocks' : 'loss_blocks').execute();
  await db.deleteFrom('ledger_hashes').where('ledger', '=', ledger).execute();
  await db.deleteFrom('ledger_checkpoints').where('ledger', '=', ledger).execute();
  await db.updateTable('ledger_heads').set(chainStart).where('ledger', '=', ledger).execute();
}
