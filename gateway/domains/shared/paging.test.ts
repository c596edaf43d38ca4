import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import {
  cutPage,
  hottestFirst,
  isOfOrder,
  newestAgain,
  newestFirst,
  oldestFirst,
  readPage,
} from './paging.ts';

const rows = [
  { key: '2026-11-03 08:00:02', id: 'c' },
  { key: '2026-11-03 08:00:01', id: 'b' },
  { key: '2026-11-03 08:00:00', id: 'a' },
];

test('a page that does not say holds 20', () => {
  expect(readPage('body', {}, newestFirst)).toEqual({ size: 20 });
});

test('the cursor of a page leads on from its last row', () => {
  const page = readPage('body', { pageSize: 2 }, newestFirst);
  const { rows: shown, nextCursor } = cutPage(rows, page, newestFirst, (row) => row);
  expect(shown.map(({ id }) => id)).toEqual(['c', 'b']);
  expect(nextCursor).toMatch(/^[\w-]+$/);
  const next = readPage('body', { pageSize: 2, cursor: nextCursor ?? '' }, newestFirst);
  expect(next.after).toEqual({ key: '2026-11-03 08:00:01', id: 'b' });
});

test('the last page has no cursor, also when it is just full', () => {
  const page = readPage('body', { pageSize: 3 }, newestFirst);
  expect(cutPage(rows, page, newestFirst, (row) => row)).toEqual({ rows });
});

test('a cursor of another order is refused by its field', () => {
  const { nextCursor = '' } = cutPage(rows, { size: 1 }, newestFirst, (row) => row);
  expect(() => readPage('query', { cursor: nextCursor }, oldestFirst)).toThrow(
    expect.objectContaining({ code: 400, fields: [expect.objectContaining({ path: 'query.cursor' })] }),
  );
});

test('a list of several stretches tells them apart by their cursors', () => {
  const { nextCursor } = cutPage(rows, { size: 1 }, newestAgain, (row) => row);
  expect(isOfOrder(nextCursor, newestAgain)).toBe(true);
  expect(isOfOrder(nextCursor, newestFirst)).toBe(false);
  expect(isOfOrder(undefined, newestAgain)).toBe(false);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['', 'nothing'],
  ['%%%', 'no base64url'],
  [encoded({ mark: 'n' }), 'no list'],
  [encoded(['n', '2026-11-03', 'a']), 'half a time'],
  [encoded(['n', '2026-11-03 08:00:00', "a' or 1=1"]), 'no id'],
  [encoded(['n', '2026-11-03 08:00:00', 'a', 'b']), 'too much'],
  [encoded(['n', 5, 'a']), 'a key of another order'],
])('%s is refused: %s', (cursor) => {
  expect(() => readPage('body', { cursor }, newestFirst)).toThrow(Failure);
});

test.each([-1, 1.5, 2 ** 31, '3', null])('%s is no count of heat', (key) => {
  expect(() => readPage('body', { cursor: encoded(['h', key, 'a']) }, hottestFirst)).toThrow(Failure);
});

test('no text makes reading a cursor fail otherwise', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (cursor) => {
      expect(() => readPage('body', { cursor }, newestFirst)).toThrow(Failure);
    }),
  );
});
