import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portraitOf, type PortraitRead } from './portrait.ts';

const read = (readAt: string, fields: Partial<PortraitRead> = {}): PortraitRead => ({
  readAt,
  sectionId: 'city',
  sectionName: '城事',
  cityId: null,
  labels: [],
  ...fields,
});

test('a year without reads has zero counts, no streak and no badge', () => {
  const portrait = portraitOf('2026', [], []);
  expect(portrait).toMatchObject({ reads: 0, days: 0, weeks: [], sections: [], cities: [], topics: [] });
  expect(portrait.hours).toEqual(Array.from({ length: 24 }, () => 0));
  expect(portrait).not.toHaveProperty('streak');
  expect(portrait).not.toHaveProperty('badge');
});

test('weeks begin on Monday and include those without reads', () => {
  const { weeks, days, hours } = portraitOf(
    '2026',
    ['2026'],
    [read('2026-11-01 23:59:59'), read('2026-11-02 00:00:00'), read('2026-11-19 07:10:00')],
  );
  expect(weeks).toEqual([
    { monday: '2026-10-26', reads: 1 },
    { monday: '2026-11-02', reads: 1 },
    { monday: '2026-11-09', reads: 0 },
    { monday: '2026-11-16', reads: 1 },
  ]);
  expect(days).toBe(3);
  expect([hours[23], hours[0], hours[7]]).toEqual([1, 1, 1]);
});

test('the longest streak continues across months; of equal ones the later counts', () => {
  const days = [
    '2026-01-30',
    '2026-01-31',
    '2026-02-01',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
    '2026-05-01',
  ];
  const { streak } = portraitOf(
    '2026',
    ['2026'],
    days.map((day) => read(`${day} 08:00:00`)),
  );
  expect(streak).toEqual({ days: 3, from: '2026-03-05', to: '2026-03-07' });
});

test('channels, cities and topics are sorted by reads, then by name', () => {
  const { sections, cities, topics } = portraitOf(
    '2026',
    ['2026'],
    [
      read('2026-01-01 08:00:00', { cityId: '136', labels: ['大海', '青岛'] }),
      read('2026-01-02 08:00:00', { cityId: '135', labels: ['泉水'] }),
      read('2026-01-03 08:00:00', {
        sectionId: 'culture',
        sectionName: '文化',
        cityId: '135',
        labels: ['泉水'],
      }),
    ],
  );
  expect(sections).toEqual([
    { id: 'city', name: '城事', reads: 2 },
    { id: 'culture', name: '文化', reads: 1 },
  ]);
  expect(cities).toEqual([
    { cityId: '135', reads: 2 },
    { cityId: '136', reads: 1 },
  ]);
  expect(topics.map(({ label }) => label)).toEqual(['泉水', '大海', '青岛']);
});

test('the counts of any history add up to its length', () => {
  const time = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
  const section = fc.constantFrom('city', 'culture', 'sports');
  fc.assert(
    fc.property(fc.array(fc.record({ time, section }), { maxLength: 60 }), (list) => {
      const portrait = portraitOf(
        '2026',
        ['2026'],
        list.map(({ time: at, section: sectionId }) => read(at, { sectionId })),
      );
      const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
      expect(sum(portrait.hours)).toBe(list.length);
      expect(sum(portrait.weeks.map(({ reads }) => reads))).toBe(list.length);
      expect(sum(portrait.sections.map(({ reads }) => reads))).toBe(list.length);
      expect(portrait.streak?.days ?? 0).toBeLessThanOrEqual(portrait.days);
    }),
  );
});
