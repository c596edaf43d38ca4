// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { countOpening, rememberInstallAnswer } from './install-openings.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('the site may be offered from the third opening on, until the reader answers', () => {
  expect([1, 2, 3, 4].map(() => countOpening())).toEqual([false, false, true, true]);
  rememberInstallAnswer();
  expect(countOpening()).toBe(false);
});

test('nothing is offered where the answer cannot be remembered', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(countOpening()).toBe(false);
});
