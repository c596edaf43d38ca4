import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withAds } from './stream-rows.ts';
import { newsItem } from '../shared/test-content.ts';

const some = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => newsItem(`${name}${at + 1}`));

it('inserts ads after the fourth, the twelfth and the twentieth story', () => {
  const rows = withAds(some('s', 21), some('ad', 3)).map((row) => row.id);
  expect([rows[4], rows[13], rows[22]]).toEqual(['ad1', 'ad2', 'ad3']);
});

it('keeps the order of the stories, and repeats no ad', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(10), (stories, ads) => {
      const rows = withAds(some('s', stories), some('ad', ads)).map((row) => row.id);
      expect(rows.filter((id) => id.startsWith('s'))).toEqual(some('s', stories).map((row) => row.id));
      expect(new Set(rows).size).toBe(rows.length);
    }),
  );
});

it('keeps the places of earlier rows when the list grows', () => {
  const short = withAds(some('s', 10), some('ad', 5));
  expect(withAds(some('s', 30), some('ad', 5)).slice(0, short.length)).toEqual(short);
});

it('leaves the place of a closed ad empty', () => {
  const rows = withAds(some('s', 21), some('ad', 3), ['ad1']).map((row) => row.id);
  expect([rows[3], rows[4], rows[12], rows[21]]).toEqual(['s4', 's5', 'ad2', 'ad3']);
});
