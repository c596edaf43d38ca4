/** ms from the call to its end; spec section 9 */
export const callTimeout = 30_000;

export interface Deadline {
  readonly signal: AbortSignal;
  /** true once the time was up, false when the caller gave up */
  isOver(): boolean;
  /** ms that are left */
  left(): number;
  clear(): void;
}

/** One signal for a whole call, retries included: fires when its time is up or when the caller gives up. */
export function startDeadline(caller: AbortSignal | undefined, now: () => number): Deadline {
  const controller = new AbortController();
  const end = now() + callTimeout;
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, callTimeout);
  const giveUp = () => controller.abort();
  if (caller?.aborted) giveUp();
  // AbortSignal.any is too young for the WebViews this runs in
  caller?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    left: () => end - now(),
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
