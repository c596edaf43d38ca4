import type { LedgerFormat, StoredBlock } from '../../../../rules/ledger/ledger-block.ts';
import type { Database } from '../../../db/database.ts';
import { insertInBatches } from '../../../db/insert-in-batches.ts';
import type { LedgerTable } from './ledger-store.ts';
import { hashesAt } from './tree-store.ts';
import { toHex } from '../../../../rules/ledger/bytes.ts';

export interface Letter {
  readonly notice: string;
  readonly holder: string;
  readonly amount: number;
}

const letterFormat: LedgerFormat<Letter> = {
  fields: ['notice', 'holder', 'amount'],
  labels: { notice: '编号', holder: '失主', amount: '金额' },
  salted: true,
  read: ({ notice, holder, amount }) =>
    typeof notice === 'string' && typeof holder === 'string' && typeof amount === 'number'
      ? { notice, holder, amount }
      : undefined,
};

/** A ledger of salted records that can be erased, in the table of notices. */
export const letters: LedgerTable<Letter, StoredBlock<Letter>> = {
  name: 'notices',
  format: letterFormat,
  async insert(transaction, blocks) {
    const rows = blocks.map(({ record, salt = null, ...block }) => ({
      ...block,
      salt,
      notice: record.notice,
      record_json: JSON.stringify(record),
    }));
    await insertInBatches(rows, (batch) => transaction.insertInto('loss_blocks').values(batch));
  },
  async blocksFrom(db, fromHeight, most) {
    const rows = await db
      .selectFrom('loss_blocks')
      .selectAll()
      .where('height', '>=', fromHeight)
      .orderBy('height')
      .limit(most)
      .execute();
    return Promise.all(
      rows.map(async ({ height, time, previous, hash, record_json, salt, marks }) => {
        const place = { height, time, previous, hash };
        const record = record_json === null ? undefined : letterFormat.read(JSON.parse(record_json));
        if (record === undefined || salt === null || marks === null) {
          const [leaf] = await hashesAt(db, { ledger: 'notices', level: 0, first: height - 1 }, 1);
          return { ...place, leaf: leaf === undefined ? '' : toHex(leaf) };
        }
        return { ...place, record, salt, marks };
      }),
    );
  },
};

/** Removes content, salt and marks of a record. */
export const eraseLetter = (db: Database, height: number) =>
  db
    .updateTable('loss_blocks')
    .set({ record_json: null, salt: null, marks: null })
    .where('height', '=', height)
    .execute();

export const letterOf = (notice: string): Letter => ({ notice, holder: '王芳', amount: 12_800 });
