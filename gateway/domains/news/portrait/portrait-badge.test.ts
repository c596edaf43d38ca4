import { expect, test } from 'vitest';
import { badgeOf } from './portrait-badge.ts';

/** Number of reads by hour of the day. */
const at = (...given: readonly (readonly [hour: number, reads: number])[]) => {
  const hours = Array.from({ length: 24 }, () => 0);
  for (const [hour, reads] of given) hours[hour] = reads;
  return hours;
};
const sections = (...reads: readonly number[]) => reads.map((count) => ({ reads: count }));
const plain = { reads: 20, streak: 2, hours: at([12, 20]), sections: sections(8, 6, 6) };

test.each([
  ['newcomer', { ...plain, reads: 9, streak: 9 }],
  ['steady', { ...plain, streak: 7, hours: at([6, 20]) }],
  ['early', { ...plain, hours: at([5, 4], [8, 4], [12, 12]) }],
  ['regular', { ...plain, hours: at([5, 4], [8, 3], [9, 13]) }],
  ['late', { ...plain, hours: at([22, 3], [23, 2], [0, 2], [3, 1], [12, 12]) }],
  ['regular', { ...plain, hours: at([21, 5], [4, 5], [23, 7], [12, 3]) }],
  ['devoted', { ...plain, sections: sections(10, 5, 5) }],
  ['broad', { ...plain, sections: sections(5, 5, 4, 3, 3) }],
  ['regular', { ...plain, sections: sections(6, 4, 4, 3, 3) }],
  ['regular', { ...plain, sections: sections(5, 5, 5, 5) }],
] as const)('a reader has the badge %s', (badge, habits) => {
  expect(badgeOf(habits)).toBe(badge);
});
