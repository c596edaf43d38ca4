import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the deadline of a call', () => {
  test('fires after 30 seconds as a timeout', () => {
    const deadline = startDeadline(undefined, Date.now);
    vi.advanceTimersByTime(29_999);
    expect(deadline.signal.aborted).toBe(false);
    expect(deadline.remainingMs()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.hasTimedOut()).toBe(true);
  });

  test('fires after the time of a client or a call', () => {
    const deadline = startDeadline(undefined, Date.now, 500);
    vi.advanceTimersByTime(500);
    expect(deadline.hasTimedOut()).toBe(true);
  });

  test('has timed out if the signal of the caller has', () => {
    const caller = new AbortController();
    const deadline = startDeadline(caller.signal, Date.now);
    // what `AbortSignal.timeout` does, which does not follow fake timers
    caller.abort(new DOMException('the time is over', 'TimeoutError'));
    expect([deadline.signal.aborted, deadline.hasTimedOut()]).toEqual([true, true]);
  });

  test('fires when the caller aborts, not as a timeout', () => {
    const caller = new AbortController();
    const deadline = startDeadline(caller.signal, Date.now);
    caller.abort();
    expect(deadline.signal.aborted).toBe(true);
    expect(deadline.hasTimedOut()).toBe(false);
  });

  test('fires at once if the caller has already aborted', () => {
    expect(startDeadline(AbortSignal.abort(), Date.now).signal.aborted).toBe(true);
  });

  test('does not fire after clear(), which removes its timer', () => {
    const caller = new AbortController();
    const deadline = startDeadline(caller.signal, Date.now);
    deadline.clear();
    caller.abort();
    expect(vi.getTimerCount()).toBe(0);
    expect(deadline.signal.aborted).toBe(false);
  });
});
