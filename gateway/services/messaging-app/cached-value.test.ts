import { beforeEach, expect, test } from 'vitest';
import { cacheUntilExpiry } from './cached-value.ts';

let now: number;
let fetched: number;
beforeEach(() => {
  now = 0;
  fetched = 0;
});

const kept = (seconds = 7200) =>
  cacheUntilExpiry(
    async () => {
      fetched += 1;
      return { value: `v${fetched}`, seconds };
    },
    () => now,
  );

test('a value is fetched once, and anew five minutes before it is too old', async () => {
  const value = kept();
  expect([await value.get(), await value.get()]).toEqual(['v1', 'v1']);
  now = 6_899_999;
  expect(await value.get()).toBe('v1');
  now = 6_900_000;
  expect(await value.get()).toBe('v2');
});

test('whoever asks while it is fetched waits for the same one', async () => {
  const value = kept();
  expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual(['v1', 'v1', 'v1']);
});

test('a value that is good for less than the margin is given once, and not kept', async () => {
  const value = kept(60);
  expect([await value.get(), await value.get()]).toEqual(['v1', 'v2']);
});

test('a value that proved dead is fetched anew, and one that came meanwhile is kept', async () => {
  const value = kept();
  value.forget(await value.get());
  expect(await value.get()).toBe('v2');
  value.forget('v1');
  expect(await value.get()).toBe('v2');
});

test('what could not be fetched is fetched anew for the next', async () => {
  let isDown = true;
  const value = cacheUntilExpiry(
    async () => {
      if (isDown) throw new Error('down');
      return { value: 'v', seconds: 7200 };
    },
    () => now,
  );
  await expect(value.get()).rejects.toThrow('down');
  isDown = false;
  expect(await value.get()).toBe('v');
});
