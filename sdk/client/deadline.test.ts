import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a call's deadline", () => {
  test('fires after 30 seconds and says that the time is over', () => {
    const deadline = startDeadline(undefined, Date.now);
    vi.advanceTimersByTime(29_999);
    expect(deadline.signal.aborted).toBe(false);
    expect(deadline.left()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.isOver()).toBe(true);
  });

  test('fires when the caller gives up and says that time was left', () => {
    const caller = new AbortController();
    const deadline = startDeadline(caller.signal, Date.now);
    caller.abort();
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.isOver()).toBe(false);
  });

  test('has fired at once for a caller that has given up before', () => {
    expect(startDeadline(AbortSignal.abort(), Date.now).signal.aborted).toBe(true);
  });

  test('never fires once it is cleared, and leaves no timer behind', () => {
    const caller = new AbortController();
    const deadline = startDeadline(caller.signal, Date.now);
    deadline.clear();
    caller.abort();
    expect(vi.getTimerCount()).toBe(0);
    expect(deadline.signal.aborted).toBe(false);
  });
});
