import type { Insertable, Selectable } from 'kysely';
import { toBase64 } from '../../../../rules/ledger/bytes.ts';
import { checkpointText, parseCheckpoint } from '../../../../rules/ledger/checkpoint.ts';
import { ledgerOrigins, type LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import { MalformedError } from '../../../../rules/ledger/malformed-error.ts';
import { rootHash } from '../../../../rules/ledger/merkle-tree.ts';
import { signNote, verifyNote, writeNote, type NoteKey } from '../../../../rules/ledger/signed-note.ts';
import { webVerifyEd25519 } from '../../../../rules/ledger/web-crypto.ts';
import type { Database } from '../../../db/database.ts';
import type { LedgerTables } from '../../../db/tables/ledger-tables.ts';
import type { LedgerSigner } from './ledger-keys.ts';
import { headOf } from './ledger-store.ts';
import { sha256Bytes } from './node-sha256.ts';
import { subtreesIn } from './tree-store.ts';

/** A signed head of a ledger's tree. */
export interface SignedCheckpoint {
  /** signed note, C2SP tlog-checkpoint */
  readonly text: string;
  /** number of records */
  readonly size: number;
  /** base64 */
  readonly root: string;
  /** when it was signed, `YYYY-MM-DD HH:MM:SS` */
  readonly time: string;
}

type CheckpointRow = Selectable<LedgerTables['ledger_checkpoints']>;

/** The ledger no longer continues what was signed: it, its tree or its checkpoints were altered in the database. */
export class RewrittenLedger extends Error {
  /** the checkpoint that was signed last */
  readonly last: SignedCheckpoint;

  constructor(ledger: LedgerName, last: SignedCheckpoint, reason: string) {
    super(
      `ledger ${ledger} does not continue the checkpoint of ${last.size} records that was signed last: ${reason}`,
    );
    this.name = 'RewrittenLedger';
    this.last = last;
  }
}

/** The checkpoint that was signed last; undefined before the first. */
export async function lastCheckpoint(
  db: Database,
  ledger: LedgerName,
): Promise<SignedCheckpoint | undefined> {
  const row = await db
    .selectFrom('ledger_checkpoints')
    .selectAll()
    .where('ledger', '=', ledger)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toCheckpoint(row);
}

/** Root hash of the first records, base64. @throws MalformedError if hashes of the tree are missing */
export async function rootOf(db: Database, ledger: LedgerName, size: number): Promise<string> {
  return toBase64(await rootHash(size, subtreesIn(db, ledger, size), sha256Bytes));
}

/**
 * The checkpoint of all records, signed if it was not yet. At most one is signed for a size.
 * @param keys that the last checkpoint may be signed with
 * @param now `YYYY-MM-DD HH:MM:SS`
 * @throws RewrittenLedger instead of signing what does not continue the last signed checkpoint
 */
export async function presentCheckpoint(
  db: Database,
  ledger: LedgerName,
  { signer, keys, now }: { signer: LedgerSigner; keys: readonly NoteKey[]; now: string },
): Promise<SignedCheckpoint> {
  const { height: size } = await headOf(db, ledger);
  const last = await lastCheckpoint(db, ledger);
  if (last !== undefined) {
    const reason = await rewriteReason(db, ledger, { last, size, keys });
    if (reason !== undefined) throw new RewrittenLedger(ledger, last, reason);
    if (last.size === size) return last;
  }
  const root = await rootHash(size, subtreesIn(db, ledger, size), sha256Bytes);
  const note = await signNote(
    checkpointText({ origin: ledgerOrigins[ledger], size, root }),
    signer.key,
    signer.sign,
  );
  return storeCheckpoint(db, { ledger, size, root: toBase64(root), note: writeNote(note), time: now });
}

/** Why a ledger does not continue its last checkpoint; undefined if it does. */
async function rewriteReason(
  db: Database,
  ledger: LedgerName,
  { last, size, keys }: { last: SignedCheckpoint; size: number; keys: readonly NoteKey[] },
): Promise<string | undefined> {
  try {
    const { checkpoint, note } = parseCheckpoint(last.text);
    const isOwn =
      checkpoint.origin === ledgerOrigins[ledger] &&
      checkpoint.size === last.size &&
      toBase64(checkpoint.root) === last.root &&
      (await verifyNote(note, keys, webVerifyEd25519())) === 'valid';
    if (!isOwn) return 'that checkpoint was altered';
    if (last.size > size) return `there are only ${size} records`;
    return (await rootOf(db, ledger, last.size)) === last.root ? undefined : 'its records have another root';
  } catch (error) {
    if (error instanceof MalformedError) return error.message;
    throw error;
  }
}

/** Stores a checkpoint, unless another process was first. @returns the stored one */
async function storeCheckpoint(
  db: Database,
  row: Insertable<LedgerTables['ledger_checkpoints']>,
): Promise<SignedCheckpoint> {
  await db
    .insertInto('ledger_checkpoints')
    .values(row)
    .onConflict((conflict) => conflict.columns(['ledger', 'size']).doNothing())
    .execute();
  const stored = await db
    .selectFrom('ledger_checkpoints')
    .selectAll()
    .where('ledger', '=', row.ledger)
    .where('size', '=', row.size)
    .executeTakeFirstOrThrow();
  const checkpoint = toCheckpoint(stored);
  if (stored.root !== row.root)
    throw new RewrittenLedger(row.ledger, checkpoint, 'another root was signed for the same size');
  return checkpoint;
}

const toCheckpoint = ({ note, size, root, time }: CheckpointRow): SignedCheckpoint => ({
  text: note,
  size,
  root,
  time,
});
