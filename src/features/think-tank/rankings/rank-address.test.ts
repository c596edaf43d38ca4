import { expect, test } from 'vitest';
import type { RankRow } from '../shared/think-tank-types.ts';
import { rankSearch, rowsFor } from './rank-address.ts';

const row = (rank: number, cityId: string, change?: number): RankRow => ({
  rank,
  name: `第${rank}`,
  cityId,
  score: 90 - rank,
  values: [],
  reason: '',
  ...(change !== undefined && { change }),
});

test('what is no period, city or order counts as left out', () => {
  expect(rankSearch({ period: '2026-10', city: '136', order: 'change' })).toEqual({
    period: '2026-10',
    city: '136',
    order: 'change',
  });
  expect(rankSearch({ period: '2026-13', city: '999', order: 'x' })).toEqual({});
  expect(rankSearch({ period: ['2026-10'], city: {} })).toEqual({});
});

test('rows are of the city, by rank or by move', () => {
  const rows = [row(1, '135', -1), row(2, '136', 4), row(3, '135'), row(4, '135', 4)];
  const ranks = (search: object) => rowsFor(rows, search).map(({ rank }) => rank);
  expect(ranks({})).toEqual([1, 2, 3, 4]);
  expect(ranks({ city: '135' })).toEqual([1, 3, 4]);
  expect(ranks({ order: 'change' })).toEqual([2, 4, 3, 1]);
});
