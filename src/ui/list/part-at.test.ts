import { expect, test } from 'vitest';
import { partAt } from './part-at.ts';

test('a reader is in the last part that begins above the line', () => {
  expect(partAt([100, 900, 1700], 96, false)).toBe(0);
  expect(partAt([-700, 96, 900], 96, false)).toBe(1);
  expect(partAt([-700, 97.5, 900], 96, false)).toBe(1);
  expect(partAt([-700, 120, 900], 96, false)).toBe(0);
  expect(partAt([-1700, -900, -100], 96, false)).toBe(2);
});

test('before the first part they are in the first, and at the end of the page in the last', () => {
  expect(partAt([400, 900], 96, false)).toBe(0);
  expect(partAt([400, 500, 600], 96, true)).toBe(2);
  expect(partAt([], 96, true)).toBe(0);
});
