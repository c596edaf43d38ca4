import { type SelectQueryBuilder, sql, type SqlBool, type StringReference } from 'kysely';
import { Failure } from '../../contract/failure.ts';

// Keyset paging for every list: rows are sorted by one column, equal rows by id. The cursor of a page holds both values
// of its last row, and the next page starts after them, so that an index serves any page and new rows shift nothing.

type SortKey = string | number;

/** Position of a row in a sorted list. */
export interface Position<Key extends SortKey> {
  readonly key: Key;
  readonly id: string;
}

export interface Page<Key extends SortKey> {
  readonly size: number;
  /** absent on the first page */
  readonly after?: Position<Key>;
}

/** Sort order of a list. A cursor of one order is rejected by lists of another. */
export interface Order<Key extends SortKey> {
  /** identifies the order in cursors: pages keep cursors, so it must never change */
  readonly mark: string;
  readonly direction: 'asc' | 'desc';
  readonly isKey: (value: unknown) => value is Key;
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

export const newestFirst: Order<string> = { mark: 'n', direction: 'desc', isKey: isTime };
export const oldestFirst: Order<string> = { mark: 'o', direction: 'asc', isKey: isTime };
/** By the day of each row. */
export const newestDayFirst: Order<string> = { mark: 'd', direction: 'desc', isKey: isDay };
/** For a list that restarts at its newest row after its oldest: the part after the restart. */
export const newestAfterRestart: Order<string> = { mark: 'a', direction: 'desc', isKey: isTime };
export const hottestFirst: Order<number> = { mark: 'h', direction: 'desc', isKey: isCount };
/** By the place that editors gave each row. */
export const editorialOrder: Order<number> = { mark: 'p', direction: 'asc', isKey: isCount };
/** By the sequence number of each row. */
export const highestSeqFirst: Order<number> = { mark: 'l', direction: 'desc', isKey: isCount };
export const lowestSeqFirst: Order<number> = { mark: 'f', direction: 'asc', isKey: isCount };

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** page size where a request names none, as in the contract */
const defaultSize = 20;

interface PageFields {
  readonly cursor?: string;
  readonly pageSize?: number;
}

/**
 * Reads page size and cursor of a list request.
 * @param place part of the request that holds them, for the error message
 * @throws Failure 400 when the cursor is not one of this order
 */
export function readPage<Key extends SortKey>(
  place: 'query' | 'body',
  fields: PageFields,
  order: Order<Key>,
): Page<Key> {
  const size = fields.pageSize ?? defaultSize;
  if (fields.cursor === undefined) return { size };
  const after = decode(fields.cursor, order);
  if (after) return { size, after };
  throw new Failure(400, '列表位置已失效，请刷新后再看', {
    fields: [{ path: `${place}.cursor`, rule: 'cursor', message: '列表位置已失效，请从头加载' }],
  });
}

/** Whether a cursor belongs to an order. A list made of several parts decides by it which part the cursor is in. */
export function isOfOrder<Key extends SortKey>(cursor: string | undefined, order: Order<Key>): boolean {
  return cursor !== undefined && decode(cursor, order) !== undefined;
}

/** The columns of a query that its rows are sorted by. */
export interface Sorting<DB, Table extends keyof DB, Key extends SortKey> {
  readonly order: Order<Key>;
  /** the key's column and the id's column */
  readonly by: readonly [StringReference<DB, Table>, StringReference<DB, Table>];
}

/** Sorts a query. */
export function sorted<DB, Table extends keyof DB, Row, Key extends SortKey>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { order, by: [key, id] }: Sorting<DB, Table, Key>,
): SelectQueryBuilder<DB, Table, Row> {
  return query.orderBy(sql.ref(key), order.direction).orderBy(sql.ref(id), order.direction);
}

/** Restricts a query to the rows that come after a position. */
export function startingAfter<DB, Table extends keyof DB, Row, Key extends SortKey>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { order, by: [key, id] }: Sorting<DB, Table, Key>,
  after: Position<NoInfer<Key>>,
): SelectQueryBuilder<DB, Table, Row> {
  const comparison = sql.raw(order.direction === 'asc' ? '>' : '<');
  return query.where(
    sql<SqlBool>`(${sql.ref(key)}, ${sql.ref(id)}) ${comparison} (${after.key}, ${after.id})`,
  );
}

/** Sorts a query and restricts it to a page and one row more, which tells whether there is a next page. */
export function pageQuery<DB, Table extends keyof DB, Row, Key extends SortKey>(
  query: SelectQueryBuilder<DB, Table, Row>,
  page: Page<NoInfer<Key>>,
  sorting: Sorting<DB, Table, Key>,
): SelectQueryBuilder<DB, Table, Row> {
  const limited = sorted(query, sorting).limit(page.size + 1);
  return page.after ? startingAfter(limited, sorting, page.after) : limited;
}

/** Fetches a page of a query: its rows, and the cursor of the next page if there is one. */
export async function fetchPage<DB, Table extends keyof DB, Row, Key extends SortKey>(
  query: SelectQueryBuilder<DB, Table, Row>,
  page: Page<NoInfer<Key>>,
  { positionOf, ...sorting }: Sorting<DB, Table, Key> & { readonly positionOf: (row: Row) => Position<Key> },
): Promise<PageRows<Row>> {
  const rows: Row[] = await pageQuery(query, page, sorting).execute();
  return cutPage(rows, page, sorting.order, positionOf);
}

export interface PageRows<Row> {
  readonly rows: Row[];
  /** absent on the last page */
  readonly nextCursor?: string;
}

/** Cuts off the row after the page, which `pageQuery` fetches when there is a next page, and makes the next cursor. */
export function cutPage<Row, Key extends SortKey>(
  rows: readonly Row[],
  page: Page<Key>,
  order: Order<Key>,
  positionOf: (row: Row) => Position<Key>,
): PageRows<Row> {
  const shown = rows.slice(0, page.size);
  const last = shown.at(-1);
  if (rows.length <= page.size || !last) return { rows: shown };
  const { key, id } = positionOf(last);
  return { rows: shown, nextCursor: encode([order.mark, key, id]) };
}

function encode(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function decode<Key extends SortKey>(cursor: string, order: Order<Key>): Position<Key> | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined; // invalid: the caller responds with 400
  }
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [mark, key, id]: unknown[] = parts;
  return mark === order.mark && order.isKey(key) && isId(id) ? { key, id } : undefined;
}
