// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heardPlace, keepHeardPlace } from './heard-places.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps where the reader left off, and nothing of the first and the last seconds', () => {
  keepHeardPlace('1', 12.7, 60);
  expect(heardPlace('1')).toBe(12);
  keepHeardPlace('1', 3, 60);
  expect(heardPlace('1')).toBe(0);
  keepHeardPlace('1', 20, 60);
  keepHeardPlace('1', 57, 60);
  expect(heardPlace('1')).toBe(0);
  keepHeardPlace('1', 500, 0);
  expect(heardPlace('1')).toBe(500);
});

it('keeps the last hundred sounds', () => {
  for (let index = 0; index <= 100; index += 1) keepHeardPlace(String(index), 30, 60);
  expect(heardPlace('0')).toBe(0);
  expect(heardPlace('1')).toBe(30);
  expect(heardPlace('100')).toBe(30);
});

it.each(['{', '{"1":12}', '[["1","12"],[2,12],["3",-1]]'])('takes %s for no places', (kept) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('heardPlaces', kept);
  for (const id of ['1', '2', '3']) expect(heardPlace(id)).toBe(0);
  keepHeardPlace('4', 12, 60);
  expect(heardPlace('4')).toBe(12);
});

it('does without storage where there is none', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('', 'SecurityError');
    },
    setItem() {
      throw new DOMException('', 'QuotaExceededError');
    },
  });
  keepHeardPlace('1', 12, 60);
  expect(heardPlace('1')).toBe(0);
});
