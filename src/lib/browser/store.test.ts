import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store notifies of every change until unsubscribed, and of nothing else', () => {
  const store = createStore(1);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.set(1);
  expect(heard).not.toHaveBeenCalled();
  store.set(2);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});
