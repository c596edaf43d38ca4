import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { dropPlace, moved } from './drop-place.ts';

const middles = [20, 60, 100, 140];

test.each([
  [0, 0, 0],
  [0, 39, 0],
  [0, 41, 1],
  [0, 1000, 3],
  [3, -41, 2],
  [3, -1000, 0],
  [1, 200, 3],
])('item %i dragged by %i lands at %i', (from, way, to) => {
  expect(dropPlace(middles, from, way)).toBe(to);
});

test('an item takes the place where it is dropped', () => {
  expect(moved(['一', '二', '三'], 0, 2)).toEqual(['二', '三', '一']);
  expect(moved(['一', '二', '三'], 2, 0)).toEqual(['三', '一', '二']);
  expect(moved(['一'], 5, 0)).toEqual(['一']);
});

it('keeps all items and the order of the others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, one, other) => {
      const [from, to] = [one % items.length, other % items.length];
      const after = moved(items, from, to);
      expect(after[to]).toBe(items[from]);
      expect(after.filter((item) => item !== items[from])).toEqual(
        items.filter((_, index) => index !== from),
      );
    }),
  );
});
