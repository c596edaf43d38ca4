// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPlaybackPosition, storePlaybackPosition } from './playback-positions.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('stores where playback stopped, except in the first and last seconds', () => {
  storePlaybackPosition('1', 12.7, 60);
  expect(readPlaybackPosition('1')).toBe(12);
  storePlaybackPosition('1', 3, 60);
  expect(readPlaybackPosition('1')).toBe(0);
  storePlaybackPosition('1', 20, 60);
  storePlaybackPosition('1', 57, 60);
  expect(readPlaybackPosition('1')).toBe(0);
  storePlaybackPosition('1', 500, 0);
  expect(readPlaybackPosition('1')).toBe(500);
});

it('stores the last hundred sounds', () => {
  for (let index = 0; index <= 100; index += 1) storePlaybackPosition(String(index), 30, 60);
  expect(readPlaybackPosition('0')).toBe(0);
  expect(readPlaybackPosition('1')).toBe(30);
  expect(readPlaybackPosition('100')).toBe(30);
});

it.each(['{', '{"1":12}', '[["1","12"],[2,12],["3",-1]]'])('ignores the invalid value %s', (kept) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('heardPlaces', kept);
  for (const id of ['1', '2', '3']) expect(readPlaybackPosition(id)).toBe(0);
  storePlaybackPosition('4', 12, 60);
  expect(readPlaybackPosition('4')).toBe(12);
});

it('works without storage', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('', 'SecurityError');
    },
    setItem() {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  storePlaybackPosition('1', 12, 60);
  expect(readPlaybackPosition('1')).toBe(0);
});
