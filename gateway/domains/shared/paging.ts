import { Failure } from '../../contract/failure.ts';

/** Where a list goes on: the sort key of its last row, and the row's id. */
export interface Position<Key extends string | number> {
  readonly key: Key;
  readonly id: string;
}

export interface Page<Key extends string | number> {
  readonly size: number;
  /** absent on the first page */
  readonly after?: Position<Key>;
}

interface PageFields {
  readonly cursor?: string;
  readonly pageSize?: number;
}

/** An order that lists can have; a cursor of one order is refused by another. */
export interface Order<Key extends string | number> {
  readonly mark: string;
  readonly isKey: (value: unknown) => value is Key;
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;

export const newestFirst: Order<string> = { mark: 'n', isKey: isTime };
export const oldestFirst: Order<string> = { mark: 'o', isKey: isTime };
export const hottestFirst: Order<number> = { mark: 'h', isKey: isCount };
/** A list that has come to its oldest and goes on from its newest. */
export const newestAgain: Order<string> = { mark: 'a', isKey: isTime };
/** As editors put it. */
export const inPlaces: Order<number> = { mark: 'p', isKey: isCount };
/** By a number that each row of a list was given in turn. */
export const lastFirst: Order<number> = { mark: 'l', isKey: isCount };
export const firstFirst: Order<number> = { mark: 'f', isKey: isCount };

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);

/** The contract's default for a list that does not say. */
const defaultSize = 20;

/** Reads a list request. Throws a 400 that names the field when the cursor is not one of this order. */
export function readPage<Key extends string | number>(
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

/** Whether a cursor was given in an order; a list of several stretches tells them apart by it. */
export function isOfOrder<Key extends string | number>(
  cursor: string | undefined,
  order: Order<Key>,
): boolean {
  return cursor !== undefined && decode(cursor, order) !== undefined;
}

/** `rows` holds one more than the page when there is a next page: cuts it off and makes the cursor. */
export function cutPage<Row, Key extends string | number>(
  rows: readonly Row[],
  page: Page<Key>,
  order: Order<Key>,
  positionOf: (row: Row) => Position<Key>,
): { rows: Row[]; nextCursor?: string } {
  const shown = rows.slice(0, page.size);
  const last = shown.at(-1);
  if (rows.length <= page.size || !last) return { rows: shown };
  const { key, id } = positionOf(last);
  return { rows: shown, nextCursor: encode([order.mark, key, id]) };
}

function encode(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function decode<Key extends string | number>(cursor: string, order: Order<Key>): Position<Key> | undefined {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined; // not one of ours: the caller answers 400
  }
  if (!Array.isArray(parts) || parts.length !== 3) return undefined;
  const [mark, key, id]: unknown[] = parts;
  return mark === order.mark && order.isKey(key) && isId(id) ? { key, id } : undefined;
}
