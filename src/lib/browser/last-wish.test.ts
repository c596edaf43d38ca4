import { expect, it, vi } from 'vitest';
import { createLastWish, type CarryOut } from './last-wish.ts';

/** A wish that is on its way until it is let arrive or fail. */
function slowWish() {
  const way = Promise.withResolvers<void>();
  const wasLast: boolean[] = [];
  const carryOut = vi.fn<CarryOut>(async (isLast) => {
    await way.promise;
    wasLast.push(isLast());
  });
  return { carryOut, wasLast, arrive: () => way.resolve(), fail: () => way.reject(new Error('no network')) };
}

it('of the wishes that come while one is on its way the last alone follows it', async () => {
  const wish = createLastWish();
  const [first, second, third] = [slowWish(), slowWish(), slowWish()];
  const done = wish(first.carryOut);
  void wish(second.carryOut);
  void wish(third.carryOut);
  expect(third.carryOut).not.toHaveBeenCalled();
  first.arrive();
  third.arrive();
  await done;
  expect(second.carryOut).not.toHaveBeenCalled();
  expect([first.wasLast, third.wasLast]).toEqual([[false], [true]]);
});

it('what waits behind one that fails is let be, and the next wish is carried out again', async () => {
  const wish = createLastWish();
  const [first, second, third] = [slowWish(), slowWish(), slowWish()];
  const done = wish(first.carryOut);
  void wish(second.carryOut);
  first.fail();
  await expect(done).rejects.toThrow('no network');
  expect(second.carryOut).not.toHaveBeenCalled();
  third.arrive();
  await wish(third.carryOut);
  expect(third.wasLast).toEqual([true]);
});
