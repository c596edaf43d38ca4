// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

/** Reloads the module as another visit does, without its in-memory state. */
async function visit() {
  vi.resetModules();
  return import('./hidden-readers.ts');
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('hides a reader until all are shown again, across visits', async () => {
  const first = await visit();
  const listener = vi.fn();
  const stop = first.watchHiddenReaders(listener);
  first.hideReader('k1', '老李');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  const second = await visit();
  expect([...second.readHiddenReaders()]).toEqual([['k1', '老李']]);
  expect(second.readHiddenReaders()).toBe(second.readHiddenReaders());
  second.showHiddenReaders();
  expect(second.readHiddenReaders().size).toBe(0);
  expect((await visit()).readHiddenReaders().size).toBe(0);
});

it('hides a reader for this visit if storage fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse, length: 0 });
  const { hideReader, readHiddenReaders } = await visit();
  hideReader('k1', '老李');
  expect(readHiddenReaders().has('k1')).toBe(true);
});
