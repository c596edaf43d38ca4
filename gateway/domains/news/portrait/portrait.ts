import type { Schemas } from '../../../contract/schemas.ts';
import { badgeOf } from './portrait-badge.ts';

export type Portrait = Schemas['ReaderPortrait'];

/** One story in a reader's history. */
export interface PortraitRead {
  /** time of the last read, `YYYY-MM-DD HH:MM:SS` */
  readonly readAt: string;
  readonly sectionId: string;
  readonly sectionName: string;
  readonly cityId: string | null;
  readonly labels: readonly string[];
}

const maxTopics = 8;
const dayMs = 86_400_000;

/** Computes the portrait of a year. @param years years with reads, latest first */
export function portraitOf(year: string, years: string[], reads: readonly PortraitRead[]): Portrait {
  const days = [...new Set(reads.map(({ readAt }) => readAt.slice(0, 10)))].toSorted();
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { readAt } of reads) {
    const hour = Number(readAt.slice(11, 13));
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  const names = new Map(reads.map(({ sectionId, sectionName }) => [sectionId, sectionName]));
  const sections = tally(reads.map(({ sectionId }) => sectionId)).map(([id, count]) => ({
    id,
    name: names.get(id) ?? '',
    reads: count,
  }));
  const streak = longestStreak(days);
  return {
    year,
    years,
    reads: reads.length,
    days: days.length,
    ...(streak && { streak, badge: badgeOf({ reads: reads.length, streak: streak.days, hours, sections }) }),
    weeks: weeksOf(reads.map(({ readAt }) => readAt.slice(0, 10))),
    hours,
    sections,
    cities: tally(reads.flatMap(({ cityId }) => cityId ?? [])).map(([cityId, count]) => ({
      cityId,
      reads: count,
    })),
    topics: tally(reads.flatMap(({ labels }) => labels))
      .slice(0, maxTopics)
      .map(([label, count]) => ({ label, reads: count })),
  };
}

/** Counts equal values; most frequent first, then by name. */
function tally(list: readonly string[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([a, most], [b, more]) => more - most || (a < b ? -1 : 1));
}

/** @param days distinct `YYYY-MM-DD`, oldest first; of equal streaks the later one is returned */
function longestStreak(days: readonly string[]): Portrait['streak'] {
  let best: Portrait['streak'];
  let from: string | undefined;
  let length = 0;
  let before: string | undefined;
  for (const day of days) {
    const goesOn = before !== undefined && numberOf(day) === numberOf(before) + 1;
    length = goesOn ? length + 1 : 1;
    from = goesOn ? from : day;
    before = day;
    if (length >= (best?.days ?? 0)) best = { days: length, from: from ?? day, to: day };
  }
  return best;
}

/** @param days one for each read */
function weeksOf(days: readonly string[]): Portrait['weeks'] {
  const counts = new Map<number, number>();
  for (const day of days) {
    const monday = mondayOf(numberOf(day));
    counts.set(monday, (counts.get(monday) ?? 0) + 1);
  }
  const mondays = [...counts.keys()];
  if (mondays.length === 0) return [];
  const [first, last] = [Math.min(...mondays), Math.max(...mondays)];
  return Array.from({ length: (last - first) / 7 + 1 }, (_, week) => {
    const monday = first + week * 7;
    return { monday: dayOf(monday), reads: counts.get(monday) ?? 0 };
  });
}

/** Days since 1970-01-01, which was a Thursday. */
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
const mondayOf = (number: number): number => number - ((number + 3) % 7);
