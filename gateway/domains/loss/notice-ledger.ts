import { noticeFormat, type NoticeRecord } from '../../../rules/loss/notice-record.ts';
import type { StoredBlock } from '../../../rules/ledger/ledger-block.ts';
import type { Database } from '../../db/database.ts';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import type { LedgerTable } from '../shared/ledger/ledger-store.ts';
import { readNoticeRecord } from '../shared/paper-notices.ts';

export type StoredNotice = StoredBlock<NoticeRecord>;

/** The ledger of notices. Erased records have no content, salt and marks; their leaf is read from the tree. */
export const noticeLedger: LedgerTable<NoticeRecord, StoredNotice> = {
  name: 'notices',
  format: noticeFormat,
  async insert(transaction, blocks) {
    const rows = blocks.map(({ record, height, time, salt = null, previous, hash, marks }) => ({
      height,
      time,
      notice: record.notice,
      record_json: JSON.stringify(record),
      salt,
      marks,
      previous,
      hash,
    }));
    await insertInBatches(rows, (batch) => transaction.insertInto('loss_blocks').values(batch));
  },
  async blocksFrom(db, fromHeight, most) {
    const rows = await blockRows(db)
      .where('loss_blocks.height', '>=', fromHeight)
      .orderBy('loss_blocks.height')
      .limit(most)
      .execute();
    return rows.map(toBlock);
  },
};

function blockRows(db: Database) {
  return db
    .selectFrom('loss_blocks')
    .leftJoin('ledger_hashes', (join) =>
      join
        .on('ledger_hashes.ledger', '=', 'notices')
        .on('ledger_hashes.level', '=', 0)
        .on(({ eb, ref }) => eb('ledger_hashes.place', '=', eb(ref('loss_blocks.height'), '-', 1))),
    )
    .selectAll('loss_blocks')
    .select('ledger_hashes.hash as leaf');
}

type BlockRow = Awaited<ReturnType<ReturnType<typeof blockRows>['execute']>>[number];

function toBlock(row: BlockRow): StoredNotice {
  const { height, time, previous, hash, record_json, salt, marks, notice, leaf } = row;
  if (record_json === null || salt === null || marks === null)
    // a leaf that is missing makes the root of the tree wrong, which the check reports
    return { height, time, previous, hash, leaf: leaf ?? '' };
  return { height, time, record: readNoticeRecord(record_json, notice), salt, previous, hash, marks };
}
