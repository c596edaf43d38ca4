interface Timer {
  readonly handle: number;
  readonly dueMs: number;
  fire(): void;
}

/** A clock that only advances when told to. Fits XState's `clock`. */
export class VirtualClock {
  /** since the clock was created */
  nowMs = 0;
  #timers: Timer[] = [];
  #lastHandle = 0;

  setTimeout(fire: () => void, delayMs: number): number {
    const handle = ++this.#lastHandle;
    const dueMs = this.nowMs + Math.max(0, delayMs);
    const index = this.#timers.findIndex((timer) => timer.dueMs > dueMs);
    this.#timers.splice(index === -1 ? this.#timers.length : index, 0, { handle, dueMs, fire });
    return handle;
  }

  clearTimeout(handle: number): void {
    this.#timers = this.#timers.filter((timer) => timer.handle !== handle);
  }

  /** ms until each pending timer fires, soonest first */
  timers(): number[] {
    return this.#timers.map(({ dueMs }) => dueMs - this.nowMs);
  }

  /** Fires every timer due in this span at its own time, including those set meanwhile. */
  advance(elapsedMs: number): void {
    const end = this.nowMs + elapsedMs;
    for (let next = this.#timers[0]; next !== undefined && next.dueMs <= end; next = this.#timers[0]) {
      this.#timers.shift();
      this.nowMs = next.dueMs;
      next.fire();
    }
    this.nowMs = end;
  }
}
