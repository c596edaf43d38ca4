import { expect, it } from 'vitest';
import {
  hourSentence,
  mostReadCity,
  posterSummary,
  weekBars,
  weekSentence,
  type Portrait,
} from './portrait-words.ts';

const portrait: Portrait = {
  year: '2026',
  years: ['2026'],
  reads: 12,
  days: 5,
  streak: { days: 3, from: '2026-11-03', to: '2026-11-05' },
  badge: 'early',
  weeks: [
    { monday: '2026-10-26', reads: 4 },
    { monday: '2026-11-02', reads: 8 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 7 ? 9 : hour === 20 ? 3 : 0)),
  sections: [{ id: 'culture', name: '文化', reads: 12 }],
  cities: [{ cityId: '143', reads: 6 }],
  topics: [],
};

it('describes the charts', () => {
  expect(weekSentence(portrait)).toBe('从第一篇到最近一篇共 2 周，读得最多的是 11-02 起一周，8 篇');
  expect(hourSentence(portrait)).toBe('您最常在 07 时读报，一共 9 篇');
  expect(weekBars(portrait).map(({ value }) => value)).toEqual([4, 8]);
});

it('names the most read city, if there is one', () => {
  expect(mostReadCity(portrait)).toEqual({ name: '泰安', reads: 6 });
  expect(mostReadCity({ ...portrait, cities: [] })).toBeUndefined();
});

it('lists the available facts on the poster', () => {
  expect(posterSummary(portrait)).toBe('读报 5 天，最长连续 3 天，最爱看文化，最关心泰安，我是“早起读报人”');
  const { year, years, reads, days, weeks, hours, topics } = portrait;
  const bare = { year, years, reads, days, weeks, hours, topics, sections: [], cities: [] };
  expect(posterSummary(bare)).toBe('读报 5 天');
});
