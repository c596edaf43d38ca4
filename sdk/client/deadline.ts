/** timeout of a call in ms unless a client or a call has its own; spec section 9 */
const callTimeoutMs = 30_000;

export interface Deadline {
  readonly signal: AbortSignal;
  /** true after a timeout, also one of the caller's `AbortSignal.timeout`; false after an abort by the caller */
  hasTimedOut(): boolean;
  /** remaining ms */
  remainingMs(): number;
  clear(): void;
}

/**
 * One abort signal for a whole call including retries: fires on timeout or when the caller aborts.
 * @param timeout ms
 */
export function startDeadline(
  caller: AbortSignal | undefined,
  now: () => number,
  timeout: number = callTimeoutMs,
): Deadline {
  const controller = new AbortController();
  const end = now() + timeout;
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, timeout);
  const giveUp = () => {
    over ||= isTimeout(caller?.reason);
    controller.abort();
  };
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

/** `AbortSignal.timeout` aborts with this error. */
function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}
