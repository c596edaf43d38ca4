/** What waits for the next frame to be shown. */
export interface Delayed {
  /** Runs it after the next frame is shown, once. */
  later(act: () => void): void;
  /** Runs what waits at once. */
  now(): void;
  /** Lets it be. */
  drop(): void;
}

/** Keeps one thing out of the way of the next frame: what the reader sees comes first. */
export function afterFrame(): Delayed {
  let waiting: (() => void) | undefined;
  const now = () => {
    const act = waiting;
    waiting = undefined;
    act?.();
  };
  return {
    later(act) {
      waiting = act;
      // a task that is asked for in a frame runs once it is shown
      requestAnimationFrame(() => setTimeout(now));
    },
    now,
    drop() {
      waiting = undefined;
    },
  };
}
