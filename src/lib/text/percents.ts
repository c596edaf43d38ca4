/**
 * Whole percents of parts that together are the whole: they make 100 again, so the largest remainders are rounded up.
 * All are 0 where nothing was counted.
 */
export function percentsOfWhole(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 100) / whole);
  const down = exact.map(Math.floor);
  const missing = 100 - down.reduce((sum, part) => sum + part, 0);
  const roundedUp = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, missing);
  return down.map((part, index) => (roundedUp.some(({ at }) => at === index) ? part + 1 : part));
}

/** Whole percents of a whole that parts may share, as where several options are chosen: each is rounded by itself. */
export function percentsOf(parts: readonly number[], whole: number): number[] {
  return parts.map((part) => (whole === 0 ? 0 : Math.min(100, Math.round((part * 100) / whole))));
}
