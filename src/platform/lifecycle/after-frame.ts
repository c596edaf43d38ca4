/** A callback deferred until after the next frame. */
export interface DeferredCallback {
  /** Runs it once after the next frame is painted. */
  later(act: () => void): void;
  /** Runs a pending callback at once. */
  now(): void;
  /** Cancels it. */
  drop(): void;
}

/** Defers one callback at a time until the next frame is painted. */
export function afterFrame(): DeferredCallback {
  let waiting: (() => void) | undefined;
  const now = () => {
    const act = waiting;
    waiting = undefined;
    act?.();
  };
  return {
    later(act) {
      waiting = act;
      // a task queued in a frame runs after its paint
      requestAnimationFrame(() => setTimeout(now));
    },
    now,
    drop() {
      waiting = undefined;
    },
  };
}
