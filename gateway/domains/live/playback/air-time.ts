import { momentOf } from '../../../db/time.ts';

/** When a live was on air, as its row has it. */
export interface AirTime {
  /** seconds before `on_air_since` */
  readonly aired: number;
  /** null while it is not on air */
  readonly on_air_since: string | null;
}

/** Seconds that a live has been on air until now, its pauses left out. */
export function secondsAired({ aired, on_air_since: since }: AirTime, now: Date): number {
  if (since === null) return aired;
  return aired + Math.max(0, (now.getTime() - momentOf(since).getTime()) / 1000);
}
