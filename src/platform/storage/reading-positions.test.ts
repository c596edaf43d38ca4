// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearReadingPositions,
  readReadingPosition,
  readUnfinishedStories,
  storeReadingPosition,
  watchReadingPositions,
} from './reading-positions.ts';

beforeEach(() => localStorage.clear());

it('stores where the reader left a story, until it is removed', () => {
  expect(readReadingPosition('1')).toBeUndefined();
  storeReadingPosition('1', 12);
  storeReadingPosition('2', 3);
  storeReadingPosition('1', 14);
  expect([readReadingPosition('1'), readReadingPosition('2')]).toEqual([14, 3]);
  storeReadingPosition('1', undefined);
  expect(readReadingPosition('1')).toBeUndefined();
  expect(clearReadingPositions()).toBe(1);
  expect(readReadingPosition('2')).toBeUndefined();
});

it('stores the last hundred stories', () => {
  for (let story = 0; story < 120; story += 1) storeReadingPosition(String(story), 5);
  expect(readReadingPosition('19')).toBeUndefined();
  expect(readReadingPosition('20')).toBe(5);
});

it('ignores invalid values, and works without storage', () => {
  localStorage.setItem('readPlaces', '[["1",-2],["2"],[3,3],"x",["4",4]]');
  expect(['1', '2', '3', '4'].map(readReadingPosition)).toEqual([undefined, undefined, undefined, 4]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('readPlaces', '{');
  expect(readReadingPosition('4')).toBeUndefined();
});

it('lists the stories that were begun, last read first, and tells of each change', () => {
  const onChange = vi.fn();
  const unwatch = watchReadingPositions(onChange);
  storeReadingPosition('1', 8, { title: '一', percent: 20 });
  storeReadingPosition('report-1', 5);
  storeReadingPosition('2', 9, { title: '二', percent: 40 });
  storeReadingPosition('1', 12, { title: '一', percent: 30 });
  const list = readUnfinishedStories();
  expect(list).toEqual([
    { id: '1', title: '一', percent: 30 },
    { id: '2', title: '二', percent: 40 },
  ]);
  expect(readUnfinishedStories()).toBe(list);
  storeReadingPosition('2', undefined);
  expect(readUnfinishedStories().map(({ id }) => id)).toEqual(['1']);
  expect(onChange).toHaveBeenCalledTimes(5);
  unwatch();
});
