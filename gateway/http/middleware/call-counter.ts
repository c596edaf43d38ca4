/** beyond this, the caller that was counted first is dropped */
const maxCallers = 5000;

/** Calls of one caller in the present window. */
export interface CallerCount {
  /** that this process counted */
  own: number;
  /** of these, how many other gateways were told about */
  told: number;
  /** that other gateways counted and told this one about */
  others: number;
}

export interface CallCount {
  /** calls in the current window, including this one */
  readonly count: number;
  /** ms until the window ends */
  readonly remainingMs: number;
}

export interface CallWindow {
  /** ms since the epoch */
  readonly endsAt: number;
  readonly callers: Map<string, CallerCount>;
}

export interface CallCounter {
  count(caller: string): CallCount;
  readonly window: CallWindow;
}

/**
 * Counts calls per caller in fixed windows. A window starts at a multiple of its length, so that all gateways have the same.
 * @param now ms since the epoch
 */
export function createCallCounter(windowMs: number, now: () => number = Date.now): CallCounter {
  const windowAt = (time: number): CallWindow => ({
    endsAt: (Math.floor(time / windowMs) + 1) * windowMs,
    callers: new Map(),
  });
  let current = windowAt(now());

  function windowNow(time: number): CallWindow {
    // it also ends when the clock was set back
    if (time >= current.endsAt || time < current.endsAt - windowMs) current = windowAt(time);
    return current;
  }

  return {
    count(caller) {
      const time = now();
      const { endsAt, callers } = windowNow(time);
      let counted = callers.get(caller);
      if (counted === undefined) {
        counted = { own: 0, told: 0, others: 0 };
        callers.set(caller, counted);
        for (const first of callers.keys()) {
          if (callers.size <= maxCallers) break;
          callers.delete(first);
        }
      }
      counted.own += 1;
      return { count: counted.own + counted.others, remainingMs: endsAt - time };
    },
    get window() {
      return windowNow(now());
    },
  };
}
