import { expect, test } from 'vitest';
import { currentSectionIndex } from './current-section.ts';

test('the current section is the last one that begins above the line', () => {
  expect(currentSectionIndex([100, 900, 1700], 96, false)).toBe(0);
  expect(currentSectionIndex([-700, 96, 900], 96, false)).toBe(1);
  expect(currentSectionIndex([-700, 97.5, 900], 96, false)).toBe(1);
  expect(currentSectionIndex([-700, 120, 900], 96, false)).toBe(0);
  expect(currentSectionIndex([-1700, -900, -100], 96, false)).toBe(2);
});

test('it is the first before all sections, and the last at the end of the page', () => {
  expect(currentSectionIndex([400, 900], 96, false)).toBe(0);
  expect(currentSectionIndex([400, 500, 600], 96, true)).toBe(2);
  expect(currentSectionIndex([], 96, true)).toBe(0);
});
