// A day is `YYYY-MM-DD`, a month `YYYY-MM`.

const ms = 86_400_000;
const daysOfWeek = 7;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The months that contain any of the days, oldest first. */
export function monthsOf(days: readonly string[]): string[] {
  return [...new Set(days.map((day) => day.slice(0, 7)))].toSorted();
}

/** The weeks of a month, starting on Monday; undefined for days of other months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = timeOf(`${month}-01`);
  // days since Monday
  const before = (new Date(first).getUTCDay() + 6) % daysOfWeek;
  const cells: (string | undefined)[] = Array.from({ length: before }, () => undefined);
  for (let time = first; dayOf(time).startsWith(month); time += ms) cells.push(dayOf(time));
  while (cells.length % daysOfWeek > 0) cells.push(undefined);
  return Array.from({ length: cells.length / daysOfWeek }, (_, week) =>
    cells.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
  );
}

/** Number of days that a key moves. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysOfWeek,
  ArrowDown: daysOfWeek,
};

/**
 * The day that a key moves to, skipping days without an issue.
 * @param open days with an issue, in any order
 * @returns undefined if there is none
 */
export function dayByKey(key: string, from: string, open: readonly string[]): string | undefined {
  const sorted = open.toSorted();
  if (key === 'Home') return sorted.find((day) => day.slice(0, 7) === from.slice(0, 7));
  if (key === 'End') return sorted.findLast((day) => day.slice(0, 7) === from.slice(0, 7));
  if (key === 'PageUp') return sorted.findLast((day) => day.slice(0, 7) < from.slice(0, 7));
  if (key === 'PageDown') return sorted.find((day) => day.slice(0, 7) > from.slice(0, 7));
  const step = steps[key];
  if (step === undefined) return undefined;
  const there = dayOf(timeOf(from) + step * ms);
  return step > 0 ? sorted.find((day) => day >= there) : sorted.findLast((day) => day <= there);
}
