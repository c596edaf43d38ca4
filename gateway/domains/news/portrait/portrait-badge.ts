import type { Schemas } from '../../../contract/schemas.ts';

interface Habits {
  readonly reads: number;
  /** days of the longest streak */
  readonly streak: number;
  /** reads by hour of the day */
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

/** The reader's badge: the first rule that matches, in the order of the contract. */
export function badgeOf({ reads, streak, hours, sections }: Habits): Schemas['PortraitBadge'] {
  // in whole tenths, to avoid rounding
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
