/** Runs work in the order it came, never more than `places` pieces at a time. */
export function limitConcurrency(places: number): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // the place goes straight to who waits longest, so that nobody who comes now can take it
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
