// A day is `YYYY-MM-DD`, a month `YYYY-MM`.

const ms = 86_400_000;
const daysOfWeek = 7;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The months that hold any of the days, oldest first. */
export function monthsOf(days: readonly string[]): string[] {
  return [...new Set(days.map((day) => day.slice(0, 7)))].toSorted();
}

/** The weeks of a month, from Monday on; undefined where a week begins or ends in another month. */
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

/** Days that a key moves by. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysOfWeek,
  ArrowDown: daysOfWeek,
};

/**
 * Where a key leads from a day: days without an issue are passed over on the way.
 * @param open days that may be chosen, in any order
 * @returns undefined where the key leads nowhere
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
