/** Runs a task. @param isLast whether no later task is queued, so that the result is worth showing */
export type LatestOnlyTask = (isLast: () => boolean) => Promise<void>;

/**
 * Creates a latest-only queue, so that readers can change their mind while a request is in flight: tasks run one after
 * another, and of the waiting tasks only the latest. If a task fails, the task queued behind it is dropped.
 * @returns enqueues a task; rejects if the task that it runs rejects
 */
export function createLatestOnlyQueue(): (carryOut: LatestOnlyTask) => Promise<void> {
  let waiting: LatestOnlyTask | undefined;
  let isBusy = false;
  const isLast = () => waiting === undefined;
  return async (carryOut) => {
    waiting = carryOut;
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = dequeue(); next !== undefined; next = dequeue()) await next(isLast);
    } finally {
      isBusy = false;
      waiting = undefined;
    }
  };

  function dequeue(): LatestOnlyTask | undefined {
    const next = waiting;
    waiting = undefined;
    return next;
  }
}
