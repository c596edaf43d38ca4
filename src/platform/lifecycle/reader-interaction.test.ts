import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete window.beforeApp;
});

/** Imports the module as a newly loaded page does. */
async function watch() {
  const { whenReaderInteracts: whenReaderActs } = await import('./reader-interaction.ts');
  const listener = vi.fn();
  void whenReaderActs().then(listener);
  await vi.advanceTimersByTimeAsync(0);
  return listener;
}

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])('%s is an interaction', async (type) => {
  const listener = await watch();
  expect(listener).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('the scroll of an element, such as a carousel, is not an interaction', async () => {
  const listener = await watch();
  document.body.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).not.toHaveBeenCalled();
});

it('waiting is not an interaction', async () => {
  const listener = await watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listener).not.toHaveBeenCalled();
});

it('interactions from before hydration count', async () => {
  window.beforeApp = { acted: true };
  expect(await watch()).toHaveBeenCalledTimes(1);
});
