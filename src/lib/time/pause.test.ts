import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause lasts the given time', async () => {
  const over = vi.fn<() => void>();
  void pause(1500, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(1499);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

test('aborting ends a pause and clears its timer', async () => {
  const control = new AbortController();
  const waiting = pause(1500, control.signal);
  control.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause with an aborted signal does not start', async () => {
  await expect(pause(1500, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  expect(vi.getTimerCount()).toBe(0);
});
