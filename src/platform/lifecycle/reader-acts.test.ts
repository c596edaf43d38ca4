import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.beforeApp;
});

/** Watches a page that has just loaded. */
async function watch() {
  const { whenReaderActs } = await import('./reader-acts.ts');
  const told = vi.fn();
  void whenReaderActs().then(told);
  await vi.advanceTimersByTimeAsync(0);
  return told;
}

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])('a reader acts by %s', async (type) => {
  const told = await watch();
  expect(told).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledTimes(1);
});

it('a reader who looks at the page for five seconds reads it', async () => {
  const told = await watch();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledTimes(1);
});

it('what was done before the app was there counts', async () => {
  window.beforeApp = { acted: true };
  expect(await watch()).toHaveBeenCalledTimes(1);
});
