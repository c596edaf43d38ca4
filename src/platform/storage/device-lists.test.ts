// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { shanghaiTime } from '#lib/time/dates.ts';
import {
  clearDeviceList,
  dropFromDevice,
  keepOnDevice,
  mostOnDevice,
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

it('keeps each story once, newest first: a saved one as first saved, a read one as last read', () => {
  for (const name of ['savedStories', 'readStories'] as const) {
    keepOnDevice(name, story('a', 1));
    keepOnDevice(name, story('b', 2));
    keepOnDevice(name, story('a', 3));
  }
  expect(readDeviceList('savedStories')).toEqual([story('b', 2), story('a', 1)]);
  expect(readDeviceList('readStories')).toEqual([story('a', 3), story('b', 2)]);
});

it('is the same value while nothing changes, and tells when something does', () => {
  const told = vi.fn();
  const stop = watchDeviceLists(told);
  keepOnDevice('savedStories', story('a', 1));
  expect(readDeviceList('savedStories')).toBe(readDeviceList('savedStories'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  clearDeviceList('savedStories');
  expect(told).toHaveBeenCalledTimes(1);
  expect(readDeviceList('savedStories')).toEqual([]);
});

it('lets the least recent go once it is full', () => {
  for (let minute = 0; minute <= mostOnDevice; minute += 1)
    keepOnDevice('readStories', story(`s${minute}`, minute));
  const list = readDeviceList('readStories');
  expect(list).toHaveLength(mostOnDevice);
  expect(list[0]?.id).toBe(`s${mostOnDevice}`);
  expect(ids(list)).not.toContain('s0');
});

it('forgets by id, but not what was kept anew since', () => {
  keepOnDevice('readStories', story('a', 1));
  keepOnDevice('readStories', story('b', 2));
  const handedOver = readDeviceList('readStories');
  keepOnDevice('readStories', story('a', 3));
  dropFromDevice('readStories', handedOver);
  expect(readDeviceList('readStories')).toEqual([story('a', 3)]);
  dropFromDevice('readStories', [{ id: 'a' }]);
  expect(readDeviceList('readStories')).toEqual([]);
});

it('takes what something else left there for nothing', () => {
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

it('says that the device is full', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepOnDevice('savedStories', story('a', 1))).toBe('full');
});
