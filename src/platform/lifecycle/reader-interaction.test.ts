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
  const told = vi.fn();
  void whenReaderActs().then(told);
  await vi.advanceTimersByTimeAsync(0);
  return told;
}

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])('%s is an interaction', async (type) => {
  const told = await watch();
  expect(told).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledTimes(1);
});

it('the scroll of an element, such as a carousel, is not an interaction', async () => {
  const told = await watch();
  document.body.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).not.toHaveBeenCalled();
});

it('waiting is not an interaction', async () => {
  const told = await watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
});

it('interactions from before hydration count', async () => {
  window.beforeApp = { acted: true };
  expect(await watch()).toHaveBeenCalledTimes(1);
});
