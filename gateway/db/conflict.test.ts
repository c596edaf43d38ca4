import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConflictRetry } from './conflict.ts';

const conflict = () => Object.assign(new Error('lost'), { code: '40001' });

test('repetitions take turns', async () => {
  let conflicts = 0;
  const retry = createConflictRetry(() => (conflicts += 1));
  let repeating = 0;
  let mostAtOnce = 0;
  const change = () => {
    let isFirst = true;
    return retry(async () => {
      if (isFirst) {
        isFirst = false;
        throw conflict();
      }
      repeating += 1;
      mostAtOnce = Math.max(mostAtOnce, repeating);
      await wait(1);
      repeating -= 1;
    });
  };
  await Promise.all(Array.from({ length: 100 }, change));
  expect([conflicts, mostAtOnce]).toEqual([100, 1]);
});

test('a repetition inside a repetition goes on', async () => {
  const retry = createConflictRetry(() => {}, 50);
  const attempts = { outer: 0, inner: 0 };
  const result = retry(async () => {
    if ((attempts.outer += 1) === 1) throw conflict();
    return retry(async () => {
      if ((attempts.inner += 1) === 1) throw conflict();
      return 'done';
    });
  });
  expect(await result).toBe('done');
  expect(attempts).toEqual({ outer: 2, inner: 2 });
});

test('a failed repetition ends its turn, and other errors are not repeated', async () => {
  const retry = createConflictRetry();
  let attempts = 0;
  const failing = retry(async () => {
    throw (attempts += 1) === 1 ? conflict() : new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(attempts).toBe(2);
  let isFirst = true;
  const since = performance.now();
  await retry(async () => {
    if (!isFirst) return;
    isFirst = false;
    throw conflict();
  });
  expect(performance.now() - since).toBeLessThan(1000);
});

test('waits for turns are part of the five seconds', async () => {
  const retry = createConflictRetry(() => {}, 10_000);
  const release = Promise.withResolvers<void>();
  let isFirst = true;
  const holding = retry(async () => {
    if (!isFirst) return release.promise;
    isFirst = false;
    throw conflict();
  });
  const since = performance.now();
  await expect(retry(() => Promise.reject(conflict()))).rejects.toThrow('lost');
  expect(performance.now() - since).toBeLessThan(20_000);
  release.resolve();
  await holding;
}, 60_000);
