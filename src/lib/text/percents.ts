/**
 * Whole percentages of parts of a whole, by the largest remainder method, so that they sum to 100. All are 0 if the whole is
 * 0.
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

/** Whole percentages of a whole whose parts may overlap, as in a multiple choice: each is rounded independently. */
export function percentsOf(parts: readonly number[], whole: number): number[] {
  return parts.map((part) => (whole === 0 ? 0 : Math.min(100, Math.round((part * 100) / whole))));
}
