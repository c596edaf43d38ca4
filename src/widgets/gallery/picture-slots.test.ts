import { expect, it } from 'vitest';
import { indexInSlot, shouldLoad, slots } from './picture-slots.ts';

const indexes = (current: number) => slots.map((slot) => indexInSlot(slot, current));

it('holds the current picture and its neighbours', () => {
  for (const current of [0, 1, 2, 7])
    expect(indexes(current).toSorted((a, b) => a - b)).toEqual([current - 1, current, current + 1]);
});

it('keeps a picture in its slot while it is the current one or a neighbour', () => {
  for (let current = 0; current < 6; current += 1) {
    const [before, after] = [indexes(current), indexes(current + 1)];
    for (const index of [current, current + 1]) expect(after.indexOf(index)).toBe(before.indexOf(index));
  }
});

it('loads the current picture, one that was loaded before, and neighbours where fetching ahead is allowed', () => {
  const neighbour = { isCurrent: false, isLoaded: false, mayFetchAhead: false };
  expect(shouldLoad(neighbour)).toBe(false);
  for (const fact of ['isCurrent', 'isLoaded', 'mayFetchAhead'])
    expect(shouldLoad({ ...neighbour, [fact]: true })).toBe(true);
});
