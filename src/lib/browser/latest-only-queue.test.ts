import { expect, it, vi } from 'vitest';
import { createLatestOnlyQueue, type LatestOnlyTask } from './latest-only-queue.ts';

/** A task in flight until it is resolved or rejected. */
function slowTask() {
  const way = Promise.withResolvers<void>();
  const wasLast: boolean[] = [];
  const carryOut = vi.fn<LatestOnlyTask>(async (isLast) => {
    await way.promise;
    wasLast.push(isLast());
  });
  return { carryOut, wasLast, arrive: () => way.resolve(), fail: () => way.reject(new Error('no network')) };
}

it('runs only the latest of the tasks queued while one is in flight', async () => {
  const run = createLatestOnlyQueue();
  const [first, second, third] = [slowTask(), slowTask(), slowTask()];
  const done = run(first.carryOut);
  void run(second.carryOut);
  void run(third.carryOut);
  expect(third.carryOut).not.toHaveBeenCalled();
  first.arrive();
  third.arrive();
  await done;
  expect(second.carryOut).not.toHaveBeenCalled();
  expect([first.wasLast, third.wasLast]).toEqual([[false], [true]]);
});

it('drops a task queued behind one that fails, and runs the next task', async () => {
  const run = createLatestOnlyQueue();
  const [first, second, third] = [slowTask(), slowTask(), slowTask()];
  const done = run(first.carryOut);
  void run(second.carryOut);
  first.fail();
  await expect(done).rejects.toThrow('no network');
  expect(second.carryOut).not.toHaveBeenCalled();
  third.arrive();
  await run(third.carryOut);
  expect(third.wasLast).toEqual([true]);
});
