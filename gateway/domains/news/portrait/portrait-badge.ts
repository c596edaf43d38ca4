import type { Schemas } from '../../../contract/schemas.ts';

interface Habits {
  readonly reads: number;
  /** days of the longest streak */
  readonly streak: number;
  /** readings by the hour of the day */
  readonly hours: readonly number[];
  /** most read first */
  readonly sections: readonly { readonly reads: number }[];
}

const fewReads = 10;
const steadyDays = 7;
const [earlyHours, lateHours] = [
  [5, 6, 7, 8],
  [22, 23, 0, 1, 2, 3],
];

/** What a reader is called after their habits: the first rule that fits, as the contract states them. */
export function badgeOf({ reads, streak, hours, sections }: Habits): Schemas['PortraitBadge'] {
  // in whole tenths, so that no rounding decides
  const isShare = (part: number, tenths: number) => part * 10 >= reads * tenths;
  const within = (chosen: readonly number[] = []) =>
    chosen.reduce((sum, hour) => sum + (hours[hour] ?? 0), 0);
  const most = sections[0]?.reads ?? 0;
  if (reads < fewReads) return 'newcomer';
  if (streak >= steadyDays) return 'steady';
  if (isShare(within(earlyHours), 4)) return 'early';
  if (isShare(within(lateHours), 4)) return 'late';
  if (isShare(most, 5)) return 'devoted';
  if (sections.length >= 5 && !isShare(most, 3)) return 'broad';
  return 'regular';
}
