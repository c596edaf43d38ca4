// A seeded random generator: pictures are the same on every machine, so rendering them again changes nothing in git.
export type Random = {
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
};

export const seededRandom = (seed: string): Random => {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  // Drawings index arrays by arithmetic, so lint allows `!` under demo/art only: a wrong index throws while drawing.
  return { next, between, pick: (items) => items[Math.floor(next() * items.length)]! };
};
