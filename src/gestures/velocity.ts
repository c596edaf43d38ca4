import { origin, type Point } from './point.ts';

/** A position of a finger with its time. */
export interface Sample extends Point {
  /** ms of a monotonic clock */
  readonly at: number;
}

/** samples older than this do not count */
const windowMs = 100;

/** Adds a sample and drops outdated ones. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ at }) => sample.at - at <= windowMs), sample];
}

/** Velocity of a finger in px per ms; zero if it rested before it was lifted. @param now ms */
export function velocityOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= windowMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.at <= first.at) return origin;
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}
