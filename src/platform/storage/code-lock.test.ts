// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeLock, lockCode } from './code-lock.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('stands until its time is over, after a reload as well', () => {
  expect(codeLock()).toBe(0);
  expect(lockCode(60)).toBe(1_060_000);
  expect(codeLock()).toBe(60);
  vi.setSystemTime(1_059_500);
  expect(codeLock()).toBe(1);
  vi.setSystemTime(1_060_000);
  expect(codeLock()).toBe(0);
});

it.each(['soon', '99999999999999', ''])('takes %j for the work of a wrong clock', (text) => {
  sessionStorage.setItem('codeLock', text);
  expect(codeLock()).toBe(0);
});
