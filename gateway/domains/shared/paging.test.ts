import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import {
  cutPage,
  fetchPage,
  hottestFirst,
  isOfOrder,
  newestAfterRestart,
  newestFirst,
  oldestFirst,
  type Order,
  pageQuery,
  readPage,
} from './paging.ts';

const rows = [
  { key: '2026-11-03 08:00:02', id: 'c' },
  { key: '2026-11-03 08:00:01', id: 'b' },
  { key: '2026-11-03 08:00:00', id: 'a' },
];

test('a request without a page size gets 20 rows', () => {
  expect(readPage('body', {}, newestFirst)).toEqual({ size: 20 });
});

test('the cursor of a page holds the position of its last row', () => {
  const page = readPage('body', { pageSize: 2 }, newestFirst);
  const { rows: shown, nextCursor } = cutPage(rows, page, newestFirst, (row) => row);
  expect(shown.map(({ id }) => id)).toEqual(['c', 'b']);
  expect(nextCursor).toMatch(/^[\w-]+$/);
  const next = readPage('body', { pageSize: 2, cursor: nextCursor ?? '' }, newestFirst);
  expect(next.after).toEqual({ key: '2026-11-03 08:00:01', id: 'b' });
});

test('the last page has no cursor, even when it is full', () => {
  const page = readPage('body', { pageSize: 3 }, newestFirst);
  expect(cutPage(rows, page, newestFirst, (row) => row)).toEqual({ rows });
});

test('a cursor of another order is rejected with the name of its field', () => {
  const { nextCursor = '' } = cutPage(rows, { size: 1 }, newestFirst, (row) => row);
  expect(() => readPage('query', { cursor: nextCursor }, oldestFirst)).toThrow(
    expect.objectContaining({ code: 400, fields: [expect.objectContaining({ path: 'query.cursor' })] }),
  );
});

test('isOfOrder tells which part of a list a cursor belongs to', () => {
  const { nextCursor } = cutPage(rows, { size: 1 }, newestAfterRestart, (row) => row);
  expect(isOfOrder(nextCursor, newestAfterRestart)).toBe(true);
  expect(isOfOrder(nextCursor, newestFirst)).toBe(false);
  expect(isOfOrder(undefined, newestAfterRestart)).toBe(false);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['', 'empty'],
  ['%%%', 'not base64url'],
  [encoded({ mark: 'n' }), 'not a list'],
  [encoded(['n', '2026-11-03', 'a']), 'not a full time'],
  [encoded(['n', '2026-11-03 08:00:00', "a' or 1=1"]), 'not an id'],
  [encoded(['n', '2026-11-03 08:00:00', 'a', 'b']), 'too many parts'],
  [encoded(['n', 5, 'a']), 'a key of another order'],
])('cursor %s is rejected: %s', (cursor) => {
  expect(() => readPage('body', { cursor }, newestFirst)).toThrow(Failure);
});

test.each([-1, 1.5, 2 ** 31, '3', null])('%s is rejected as a count', (key) => {
  expect(() => readPage('body', { cursor: encoded(['h', key, 'a']) }, hottestFirst)).toThrow(Failure);
});

test('any text that is not a cursor is rejected with a Failure', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (cursor) => {
      expect(() => readPage('body', { cursor }, newestFirst)).toThrow(Failure);
    }),
  );
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a later page compares both columns with the position, so that an index serves it', () => {
  const query = database.db.selectFrom('loaded_content').select(['name', 'loaded_at as at']);
  const statement = (order: Order<string>) =>
    pageQuery(
      query,
      { size: 2, after: { key: '2026-11-03 08:00:00', id: 'a' } },
      { order, by: ['loaded_content.loaded_at', 'name'] },
    ).compile();
  const { sql, parameters } = statement(newestFirst);
  expect(sql.replaceAll(/\+\?|\$\d/g, '?')).toBe(
    'select "name", "loaded_at" as "at" from "loaded_content"' +
      ' where ("loaded_content"."loaded_at", "name") < (?, ?)' +
      ' order by "loaded_content"."loaded_at" desc, "name" desc limit ?',
  );
  expect(parameters).toEqual(['2026-11-03 08:00:00', 'a', 3]);
  expect(statement(oldestFirst).sql).toMatch(/ > .* asc, "name" asc /);
});

test.each([
  ['newestFirst', newestFirst],
  ['oldestFirst', oldestFirst],
])('%s: pages hold every row once and in order, also rows with equal keys', async (_name, order) => {
  await database.db.deleteFrom('loaded_content').execute();
  const values = Array.from('abcdefg', (name, index) => ({
    name,
    loaded_at: `2026-11-03 08:00:0${Math.floor(index / 3)}`,
  }));
  await database.db.insertInto('loaded_content').values(values).execute();
  const query = database.db.selectFrom('loaded_content').select(['name', 'loaded_at as at']);
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage(
      query,
      readPage('body', { pageSize: 2, ...(cursor !== undefined && { cursor }) }, order),
      { order, by: ['loaded_at', 'name'], positionOf: ({ name, at }) => ({ key: at, id: name }) },
    );
    pages.push(page.rows.map(({ name }) => name).join(''));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(pages).toEqual(order === newestFirst ? ['gf', 'ed', 'cb', 'a'] : ['ab', 'cd', 'ef', 'g']);
});
