/** timeout of a call in ms; spec section 9 */
export const callTimeoutMs = 30_000;

export interface Deadline {
  readonly signal: AbortSignal;
  /** true after a timeout, false after an abort by the caller */
  hasTimedOut(): boolean;
  /** remaining ms */
  remainingMs(): number;
  clear(): void;
}

/** One abort signal for a whole call including retries: fires on timeout or when the caller aborts. */
export function startDeadline(caller: AbortSignal | undefined, now: () => number): Deadline {
  const controller = new AbortController();
  const end = now() + callTimeoutMs;
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, callTimeoutMs);
  const giveUp = () => controller.abort();
  if (caller?.aborted) giveUp();
  // AbortSignal.any is not available in all supported WebViews
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    hasTimedOut: () => over,
    remainingMs: () => end - now(),
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
