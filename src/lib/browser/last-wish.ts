/** Carries a wish out. @param isLast whether nothing else was wished for meanwhile, so that its answer is worth showing */
export type CarryOut = (isLast: () => boolean) => Promise<void>;

/**
 * Lets a reader change their mind while what they wished for is on its way: wishes are carried out one after another, and of
 * those that wait the last alone. What waits behind one that fails is not carried out.
 * @returns takes a wish; rejects with what the wish rejects with that it carries out
 */
export function createLastWish(): (carryOut: CarryOut) => Promise<void> {
  let waiting: CarryOut | undefined;
  let isBusy = false;
  const isLast = () => waiting === undefined;
  return async (carryOut) => {
    waiting = carryOut;
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = takeNext(); next !== undefined; next = takeNext()) await next(isLast);
    } finally {
      isBusy = false;
      waiting = undefined;
    }
  };

  function takeNext(): CarryOut | undefined {
    const next = waiting;
    waiting = undefined;
    return next;
  }
}
