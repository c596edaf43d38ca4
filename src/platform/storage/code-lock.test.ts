// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCodeLock, lockCode } from './code-lock.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('lasts until its time is over, also after a reload', () => {
  expect(readCodeLock()).toBe(0);
  expect(lockCode(60)).toBe(1_060_000);
  expect(readCodeLock()).toBe(60);
  vi.setSystemTime(1_059_500);
  expect(readCodeLock()).toBe(1);
  vi.setSystemTime(1_060_000);
  expect(readCodeLock()).toBe(0);
});

it.each(['soon', '99999999999999', ''])('ignores %j, which only a wrong clock explains', (text) => {
  sessionStorage.setItem('codeLock', text);
  expect(readCodeLock()).toBe(0);
});
