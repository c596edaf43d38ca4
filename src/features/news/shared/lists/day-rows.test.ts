import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeMs } from '#lib/time/dates.ts';
import { withDays } from './day-rows.ts';
import { newsItem } from '../test-content.ts';

const now = timeMs('2026-11-03 12:00:00');
const at = (id: string, publishedAt: string) => newsItem(id, { publishedAt });

it('inserts a heading before the first story of each day', () => {
  const rows = withDays(
    [
      at('1', '2026-11-03 09:00:00'),
      at('2', '2026-11-03 08:00:00'),
      at('3', '2026-11-02 20:00:00'),
      at('4', '2026-10-31 20:00:00'),
    ],
    now,
  );
  expect(rows.map((row) => (row.kind === 'day' ? row.title : row.id))).toEqual([
    '今天',
    '1',
    '2',
    '昨天',
    '3',
    '10月31日 星期六',
    '4',
  ]);
});

it('keeps the order of the stories and gives each row a unique key', () => {
  const day = fc
    .integer({ min: 1, max: 28 })
    .map((date) => `2026-10-${String(date).padStart(2, '0')} 08:00:00`);
  fc.assert(
    fc.property(fc.array(day, { maxLength: 40 }), (days) => {
      const stories = days.map((time, index) => at(String(index), time));
      const rows = withDays(stories, now);
      expect(rows.flatMap((row) => (row.kind === 'story' ? [row.story] : []))).toEqual(stories);
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    }),
  );
});
