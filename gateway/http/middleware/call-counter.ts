/** callers that are counted at a time; beyond them the one whose window began first is forgotten */
const callersAtMost = 5000;

interface Window {
  taken: number;
  /** ms, by the same clock as `now` */
  readonly endsAt: number;
}

export interface Taken {
  /** calls of the window, this one among them */
  readonly taken: number;
  /** ms until the window ends */
  readonly left: number;
}

/**
 * Counts calls of each caller in windows that begin with a caller's first.
 * @param length ms
 * @param now ms, of a clock that nobody sets
 */
export function countInWindows(
  length: number,
  now: () => number = () => performance.now(),
): (caller: string) => Taken {
  // in the order in which they began: those that have ended stand at the front
  const windows = new Map<string, Window>();

  function begin(caller: string, time: number): Window {
    windows.delete(caller);
    const begun = { taken: 0, endsAt: time + length };
    windows.set(caller, begun);
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > time && windows.size <= callersAtMost) break;
      windows.delete(oldest);
    }
    return begun;
  }

  return (caller) => {
    const time = now();
    const known = windows.get(caller);
    const current = known !== undefined && known.endsAt > time ? known : begin(caller, time);
    current.taken += 1;
    return { taken: current.taken, left: current.endsAt - time };
  };
}
