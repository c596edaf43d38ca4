interface Alarm {
  readonly handle: number;
  /** ms */
  readonly due: number;
  ring(): void;
}

/** A clock that stands still until it is told how much time has passed. Fits XState's `clock`. */
export class VirtualClock {
  /** ms since the clock was made */
  now = 0;
  #alarms: Alarm[] = [];
  #lastHandle = 0;

  setTimeout(ring: () => void, delay: number): number {
    const handle = ++this.#lastHandle;
    const due = this.now + Math.max(0, delay);
    const index = this.#alarms.findIndex((alarm) => alarm.due > due);
    this.#alarms.splice(index === -1 ? this.#alarms.length : index, 0, { handle, due, ring });
    return handle;
  }

  clearTimeout(handle: number): void {
    this.#alarms = this.#alarms.filter((alarm) => alarm.handle !== handle);
  }

  /** ms until each timer that is set, soonest first */
  waits(): number[] {
    return this.#alarms.map(({ due }) => due - this.now);
  }

  /** Lets time pass: every timer that falls due rings at its own moment, those that are set meanwhile too. */
  advance(time: number): void {
    const end = this.now + time;
    for (let next = this.#alarms[0]; next !== undefined && next.due <= end; next = this.#alarms[0]) {
      this.#alarms.shift();
      this.now = next.due;
      next.ring();
    }
    this.now = end;
  }
}
