import { openDatabase } from '../../gateway/db/open.ts';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { noticeLedger } from '../../gateway/domains/loss/notice-ledger.ts';
import { appendMany } from '../../gateway/domains/shared/ledger/ledger-store.ts';
import type { NoticeRecord } from '../../rules/loss/notice-record.ts';

const perTransaction = 2000;
/** an id has four digits for the notices of a day */
const perDay = 1000;
const dayMs = 86_400_000;
const start = Date.UTC(2024, 0, 2);

/** The id of a filled notice. @param index from 0 */
export const filledNoticeId = (index: number): string =>
  `S${dayOf(index).replaceAll('-', '')}${String((index % perDay) + 1).padStart(4, '0')}`;

/**
 * Appends notices to the ledger of a migrated database, and lists them in the index. Names are not indexed, so they are
 * found by id and number only.
 */
export async function fillNotices(dataDir: string, records: number): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  for (let from = 0; from < records; from += perTransaction) {
    const entries = Array.from({ length: Math.min(perTransaction, records - from) }, (_, at) => ({
      record: noticeAt(from + at),
      time: `${dayOf(from + at)} 16:00:00`,
    }));
    await db.transaction().execute(async (transaction) => {
      const blocks = await appendMany(transaction, noticeLedger, entries);
      const rows = blocks.map(({ height, record }) => ({
        id: record.notice,
        height,
        kind: record.kind,
        holder: record.holder,
        name_key: record.holder,
        number: record.number,
        number_hash: null,
        lost_on: record.lostOn,
        published_on: record.paperDate,
        paper_page: record.paperPage,
        paper_article: record.paperArticle,
        state: 'valid' as const,
        replaces: null,
        replaced_by: null,
        revoked_at: null,
        erased_at: null,
      }));
      await insertInBatches(rows, (batch) => transaction.insertInto('loss_notices').values(batch));
    });
  }
  await close();
}

const dayOf = (index: number): string =>
  shanghaiTime(new Date(start + Math.floor(index / perDay) * dayMs)).slice(0, 10);

function noticeAt(index: number): NoticeRecord {
  const day = dayOf(index);
  return {
    action: 'publish',
    notice: filledNoticeId(index),
    about: '',
    kind: 'business-licence',
    holder: `历下区第${index}面包坊`,
    issuer: '历下区市场监督管理局',
    number: '913********0Y43',
    code: '',
    amount: 0,
    receipt: '',
    lostOn: day,
    lostAt: '济南市历下区泉城路',
    text: `历下区第${index}面包坊遗失营业执照正本，声明作废。`,
    insertions: 1,
    paperDate: day,
    paperPage: 'A15',
    paperArticle: '',
  };
}
