/** beyond this, the caller with the oldest window is dropped */
const maxCallers = 5000;

interface CountWindow {
  count: number;
  /** ms on the clock of `now` */
  readonly endsAt: number;
}

export interface CallCount {
  /** calls in the current window, including this one */
  readonly count: number;
  /** ms until the window ends */
  readonly remainingMs: number;
}

/**
 * Counts calls per caller in fixed windows. A window starts with the first call of a caller.
 * @param now monotonic clock in ms
 */
export function createCallCounter(
  windowMs: number,
  now: () => number = () => performance.now(),
): (caller: string) => CallCount {
  // in order of insertion: the oldest windows come first
  const windows = new Map<string, CountWindow>();

  function startWindow(caller: string, time: number): CountWindow {
    windows.delete(caller);
    const started = { count: 0, endsAt: time + windowMs };
    windows.set(caller, started);
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > time && windows.size <= maxCallers) break;
      windows.delete(oldest);
    }
    return started;
  }

  return (caller) => {
    const time = now();
    const known = windows.get(caller);
    const current = known !== undefined && known.endsAt > time ? known : startWindow(caller, time);
    current.count += 1;
    return { count: current.count, remainingMs: current.endsAt - time };
  };
}
