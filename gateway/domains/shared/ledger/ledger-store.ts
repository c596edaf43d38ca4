import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ChainPlace } from '../../../../rules/ledger/check-chain.ts';
import {
  recordLeaf,
  sealBlock,
  type FieldsOf,
  type LedgerBlock,
  type LedgerFormat,
  type StoredBlock,
} from '../../../../rules/ledger/ledger-block.ts';
import type { LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { sha256, sha256Bytes } from './node-sha256.ts';
import { appendLeaves } from './tree-store.ts';

/** A ledger and the table that holds its blocks. @typeParam Block `StoredBlock` where records can be erased */
export interface LedgerTable<
  Fields extends FieldsOf<Fields>,
  Block extends StoredBlock<Fields> = LedgerBlock<Fields>,
> {
  readonly name: LedgerName;
  readonly format: LedgerFormat<Fields>;
  insert(transaction: Transaction<Schema>, blocks: readonly LedgerBlock<Fields>[]): Promise<void>;
  /** Blocks by height as stored, valid or not. */
  blocksFrom(db: Database, fromHeight: number, most: number): Promise<Block[]>;
}

/** A record to be appended. */
export interface LedgerEntry<Fields> {
  readonly record: Fields;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
}

const saltBytes = 16;

/**
 * Appends records in order. Locks the ledger's head until the transaction ends, so concurrent appends from any process
 * run one after the other; blocks, leaves and head are written atomically.
 */
export async function appendMany<Fields extends FieldsOf<Fields>>(
  transaction: Transaction<Schema>,
  table: Pick<LedgerTable<Fields>, 'name' | 'format' | 'insert'>,
  entries: readonly LedgerEntry<Fields>[],
): Promise<LedgerBlock<Fields>[]> {
  if (entries.length === 0) return [];
  const { name, format } = table;
  const head = await transaction
    .updateTable('ledger_heads')
    .set((eb) => ({ height: eb('height', '+', entries.length) }))
    .where('ledger', '=', name)
    .returning(['height', 'hash'])
    .executeTakeFirstOrThrow();
  const first = head.height - entries.length + 1;
  const blocks: LedgerBlock<Fields>[] = [];
  let previous = head.hash;
  for (const [index, { record, time }] of entries.entries()) {
    const salt = format.salted ? { salt: randomBytes(saltBytes).toString('hex') } : {};
    const block = sealBlock(format, { height: first + index, time, record, ...salt, previous }, sha256);
    blocks.push(block);
    previous = block.hash;
  }
  await table.insert(transaction, blocks);
  const leaves = await Promise.all(blocks.map((block) => recordLeaf(format, block, sha256Bytes)));
  await appendLeaves(transaction, name, first - 1, leaves);
  await transaction.updateTable('ledger_heads').set({ hash: previous }).where('ledger', '=', name).execute();
  return blocks;
}

/** Appends one record, see `appendMany`. */
export async function append<Fields extends FieldsOf<Fields>>(
  transaction: Transaction<Schema>,
  table: Pick<LedgerTable<Fields>, 'name' | 'format' | 'insert'>,
  entry: LedgerEntry<Fields>,
): Promise<LedgerBlock<Fields>> {
  const [block] = await appendMany(transaction, table, [entry]);
  if (block === undefined) throw new Error('one record is one block');
  return block;
}

/** The head of a ledger's chain. */
export function headOf(db: Database, ledger: LedgerName): Promise<ChainPlace> {
  return db
    .selectFrom('ledger_heads')
    .select(['height', 'hash'])
    .where('ledger', '=', ledger)
    .executeTakeFirstOrThrow();
}
