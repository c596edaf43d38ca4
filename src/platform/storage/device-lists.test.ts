// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { shanghaiTime } from '#lib/time/dates.ts';
import {
  clearDeviceList,
  removeFromDeviceList,
  addToDeviceList,
  maxDeviceListLength,
  readDeviceList,
  watchDeviceLists,
} from './device-lists.ts';

const story = (id: string, minutes: number) => ({
  id,
  title: `标题${id}`,
  at: shanghaiTime(Date.UTC(2026, 10, 3) + minutes * 60_000),
});
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('stores each story once, newest first: by the first time it was saved, by the last time it was read', () => {
  for (const name of ['savedStories', 'readStories'] as const) {
    addToDeviceList(name, story('a', 1));
    addToDeviceList(name, story('b', 2));
    addToDeviceList(name, story('a', 3));
  }
  expect(readDeviceList('savedStories')).toEqual([story('b', 2), story('a', 1)]);
  expect(readDeviceList('readStories')).toEqual([story('a', 3), story('b', 2)]);
});

it('returns the same array while nothing changes, and notifies of changes', () => {
  const listener = vi.fn();
  const stop = watchDeviceLists(listener);
  addToDeviceList('savedStories', story('a', 1));
  expect(readDeviceList('savedStories')).toBe(readDeviceList('savedStories'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  clearDeviceList('savedStories');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readDeviceList('savedStories')).toEqual([]);
});

it('evicts the oldest when it is full', () => {
  for (let minute = 0; minute <= maxDeviceListLength; minute += 1)
    addToDeviceList('readStories', story(`s${minute}`, minute));
  const list = readDeviceList('readStories');
  expect(list).toHaveLength(maxDeviceListLength);
  expect(list[0]?.id).toBe(`s${maxDeviceListLength}`);
  expect(ids(list)).not.toContain('s0');
});

it('removes by id, but not what was stored again since', () => {
  addToDeviceList('readStories', story('a', 1));
  addToDeviceList('readStories', story('b', 2));
  const handedOver = readDeviceList('readStories');
  addToDeviceList('readStories', story('a', 3));
  removeFromDeviceList('readStories', handedOver);
  expect(readDeviceList('readStories')).toEqual([story('a', 3)]);
  removeFromDeviceList('readStories', [{ id: 'a' }]);
  expect(readDeviceList('readStories')).toEqual([]);
});

it('ignores invalid values', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(
    'savedStories',
    JSON.stringify([['a', 'yesterday', '一'], 7, ['<b>', story('a', 1).at, '一']]),
  );
  expect(readDeviceList('savedStories')).toEqual([]);
  localStorage.setItem('savedStories', '{');
  expect(readDeviceList('savedStories')).toEqual([]);
  expect(warned).toHaveBeenCalledTimes(1);
});

it('reports that the device is full', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(addToDeviceList('savedStories', story('a', 1))).toBe('full');
});

it('stores follows under kind and target, by the last look at them', () => {
  const follow = (minutes: number) => ({ ...story('label:民 生', minutes), title: '民 生' });
  addToDeviceList('newsFollows', follow(1));
  addToDeviceList('newsFollows', follow(3));
  expect(readDeviceList('newsFollows')).toEqual([follow(3)]);
  localStorage.setItem(
    'newsFollows',
    JSON.stringify([
      ['other:x', follow(1).at, 'x'],
      ['label:', follow(1).at, ''],
    ]),
  );
  expect(readDeviceList('newsFollows')).toEqual([]);
});
