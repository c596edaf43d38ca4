/** Makes a function that runs tasks in order, at most `limit` at a time. */
export function limitConcurrency(limit: number): <Outcome>(task: () => Promise<Outcome>) => Promise<Outcome> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // hand the slot directly to the first waiting task, so that a new one cannot overtake it
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
