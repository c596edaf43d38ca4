import { parseShanghaiTime } from '../../../db/time.ts';

/** The columns of a room that say when it was on air. */
export interface AirTime {
  /** seconds before `on_air_since` */
  readonly aired: number;
  /** null while off air */
  readonly on_air_since: string | null;
}

/** Seconds on air so far, without pauses. */
export function secondsAired({ aired, on_air_since: since }: AirTime, now: Date): number {
  if (since === null) return aired;
  return aired + Math.max(0, (now.getTime() - parseShanghaiTime(since).getTime()) / 1000);
}
