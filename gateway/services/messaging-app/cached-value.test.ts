import { beforeEach, expect, test } from 'vitest';
import { cacheUntilExpiry } from './cached-value.ts';

let now: number;
let fetched: number;
beforeEach(() => {
  now = 0;
  fetched = 0;
});

const createCached = (seconds = 7200) =>
  cacheUntilExpiry(
    async () => {
      fetched += 1;
      return { value: `v${fetched}`, seconds };
    },
    () => now,
  );

test('a value is fetched once, and again five minutes before it expires', async () => {
  const value = createCached();
  expect([await value.get(), await value.get()]).toEqual(['v1', 'v1']);
  now = 6_899_999;
  expect(await value.get()).toBe('v1');
  now = 6_900_000;
  expect(await value.get()).toBe('v2');
});

test('concurrent calls share one fetch', async () => {
  const value = createCached();
  expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual(['v1', 'v1', 'v1']);
});

test('a value that lives shorter than the margin is not cached', async () => {
  const value = createCached(60);
  expect([await value.get(), await value.get()]).toEqual(['v1', 'v2']);
});

test('an invalid value is fetched again, unless it has been replaced meanwhile', async () => {
  const value = createCached();
  value.invalidate(await value.get());
  expect(await value.get()).toBe('v2');
  value.invalidate('v1');
  expect(await value.get()).toBe('v2');
});

test('after a failed fetch the next call tries again', async () => {
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
