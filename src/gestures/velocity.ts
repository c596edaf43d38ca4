import { origin, type Point } from './point.ts';

/** Where a finger was, and when. */
export interface Sample extends Point {
  /** ms, of any clock that only goes forward */
  readonly at: number;
}

/** ms of a finger's way that tell how fast it goes */
const window = 100;

/** The samples that still count, with the newest. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ at }) => sample.at - at <= window), sample];
}

/** How fast a finger goes, px per ms; not at all when it has rested before it was lifted. @param now ms */
export function velocityOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= window);
  const first = recent[0];
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return origin;
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}
