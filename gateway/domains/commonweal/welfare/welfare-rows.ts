import type { Selectable } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { WelfareItemsTable } from '../../../db/tables/commonweal-tables.ts';
import type { Database } from '../../../db/database.ts';
import { fetchPage, newestFirst, type Page } from '../../shared/paging.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape, textsShape } from '../../shared/json-shapes.ts';

/** one line each */
const readRules = jsonColumn('welfare_items', 'rules_json', textsShape);
const readCover = jsonColumn('welfare_items', 'cover_json', pictureShape);

type Item = Schemas['WelfareItem'];
export type WelfareRow = Selectable<WelfareItemsTable>;

/** The state of an item now. @param now `YYYY-MM-DD HH:MM:SS` */
export function stateOf({ opens_at, closes_at, claimed, stock }: WelfareRow, now: string): Item['state'] {
  if (closes_at <= now) return 'closed';
  if (opens_at > now) return 'upcoming';
  return claimed < stock ? 'open' : 'empty';
}

/** @throws Failure 404 when there is no such item */
export async function welfareRow(db: Database, itemId: string): Promise<WelfareRow> {
  const row = await db.selectFrom('welfare_items').selectAll().where('id', '=', itemId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这项福利，或已经下架');
  return row;
}

interface ReaderView {
  readonly readerId: string | undefined;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Gifts and benefits, latest end first; expired ones come last. */
export async function listWelfare(
  db: Database,
  page: Page<string>,
  view: ReaderView,
): Promise<Schemas['WelfarePage']> {
  const query = db.selectFrom('welfare_items').selectAll();
  const { rows, ...next } = await fetchPage(query, page, {
    order: newestFirst,
    by: ['closes_at', 'id'],
    positionOf: ({ closes_at, id }) => ({ key: closes_at, id }),
  });
  return { list: await toItems(db, rows, view), ...next };
}

/** Maps rows as one reader sees them; one more query, however many rows. */
export async function toItems(
  db: Database,
  rows: readonly WelfareRow[],
  { readerId, now }: ReaderView,
): Promise<Item[]> {
  const ids = rows.map(({ id }) => id);
  const claims =
    readerId === undefined || ids.length === 0
      ? []
      : await db
          .selectFrom('welfare_claims')
          .select('item_id')
          .where('user_id', '=', readerId)
          .where('item_id', 'in', ids)
          .execute();
  const claimed = new Set(claims.map(({ item_id }) => item_id));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    rules: readRules(row.rules_json, row.id),
    cover: readCover(row.cover_json, row.id),
    sponsor: row.sponsor,
    stock: row.stock,
    left: row.stock - row.claimed,
    opensAt: row.opens_at,
    closesAt: row.closes_at,
    state: stateOf(row, now),
    claimed: claimed.has(row.id),
    now,
  }));
}
