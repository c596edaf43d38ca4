import { isErased } from '../../../rules/ledger/ledger-block.ts';
import type { NoticeRecord } from '../../../rules/loss/notice-record.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { RecordDifference } from '../shared/ledger/record-difference.ts';
import { noticeLedger, type StoredNotice } from './notice-ledger.ts';

const batchSize = 500;
/** differences reported */
const maxReported = 50;

type Row = Pick<Schema['loss_notices'], 'id' | 'height' | (typeof comparedColumns)[number]>;
type Columns = { readonly [Column in (typeof comparedColumns)[number]]: Row[Column] };

const comparedColumns = [
  'kind',
  'holder',
  'number',
  'lost_on',
  'published_on',
  'paper_page',
  'state',
  'replaces',
  'replaced_by',
  'revoked_at',
] as const;

/** What later records say of a notice. */
interface LaterRecords {
  /** id of the notice that corrects it, by its id */
  readonly corrections: ReadonlyMap<string, string>;
  /** when it was revoked, by its id */
  readonly revocations: ReadonlyMap<string, string>;
}

/**
 * Compares the search index and the states of notices with a ledger that was verified before. Of an erased notice only
 * its state is compared: the ledger holds nothing else of it.
 */
export async function checkNotices(db: Database): Promise<RecordDifference[]> {
  const later = await laterRecords(db);
  const differences: RecordDifference[] = [];
  for await (const blocks of batchesOf(db)) {
    const rows = new Map((await rowsOf(db, blocks)).map((row) => [row.height, row]));
    for (const block of blocks) {
      const row = rows.get(block.height);
      differences.push(...differencesOf(block, row, later));
      if (differences.length >= maxReported) return differences.slice(0, maxReported);
    }
  }
  return differences;
}

async function* batchesOf(db: Database): AsyncGenerator<readonly StoredNotice[]> {
  for (let from = 1; ;) {
    const blocks = await noticeLedger.blocksFrom(db, from, batchSize);
    const last = blocks.at(-1);
    if (last === undefined) return;
    yield blocks;
    from = last.height + 1;
  }
}

async function laterRecords(db: Database): Promise<LaterRecords> {
  const corrections = new Map<string, string>();
  const revocations = new Map<string, string>();
  for await (const blocks of batchesOf(db))
    for (const block of blocks) {
      if (isErased(block)) continue;
      const { action, about, notice } = block.record;
      if (action === 'correct') corrections.set(about, notice);
      if (action === 'revoke') revocations.set(about, block.time);
    }
  return { corrections, revocations };
}

function rowsOf(db: Database, blocks: readonly StoredNotice[]): Promise<Row[]> {
  return db
    .selectFrom('loss_notices')
    .select(['id', 'height', ...comparedColumns])
    .where('height', '>=', blocks[0]?.height ?? 0)
    .where('height', '<=', blocks.at(-1)?.height ?? 0)
    .execute();
}

function differencesOf(block: StoredNotice, row: Row | undefined, later: LaterRecords): RecordDifference[] {
  if (isErased(block))
    return row === undefined || row.state === 'erased' ? [] : [difference(row, 'state', 'erased')];
  const { record, height } = block;
  if (record.action === 'revoke')
    return row === undefined
      ? []
      : [{ row: nameOf(row.id), field: 'height', stored: height, chain: 'revoke' }];
  if (row?.id !== record.notice)
    return [{ row: 'loss_notices', field: 'id', stored: row?.id ?? null, chain: record.notice, height }];
  const expected = columnsOf(record, later);
  return comparedColumns.flatMap((column) =>
    row[column] === expected[column] ? [] : [difference(row, column, expected[column])],
  );
}

const difference = (row: Row, column: keyof Columns, chain: string | null): RecordDifference => ({
  row: nameOf(row.id),
  field: column,
  stored: row[column],
  chain,
});

const nameOf = (id: string) => `loss_notices ${id}`;

function columnsOf(record: NoticeRecord, { corrections, revocations }: LaterRecords): Columns {
  const replaced_by = corrections.get(record.notice) ?? null;
  const revoked_at = revocations.get(record.notice) ?? null;
  return {
    kind: record.kind,
    holder: record.holder,
    number: record.number,
    lost_on: record.lostOn,
    published_on: record.paperDate,
    paper_page: record.paperPage,
    state: replaced_by !== null ? 'corrected' : revoked_at !== null ? 'revoked' : 'valid',
    replaces: record.about === '' ? null : record.about,
    replaced_by,
    revoked_at,
  };
}
