import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

test.each([
  [{ a: [1, { b: undefined }] }, { a: [1, {}] }],
  [new Set(['a']), new Set(['a'])],
  [new Map([['a', [1]]]), new Map([['a', [1]]])],
  [Number.NaN, Number.NaN],
])('%j equals %j', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
});

test.each([
  [[1], { 0: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [new Set(['a']), new Set(['b'])],
  [null, {}],
  [new Map([['a', 1]]), {}],
])('%j does not equal %j', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});
