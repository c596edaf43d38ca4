/** ms after which the callback runs even if the browser is busy */
const timeoutMs = 2000;

/** Calls back when the browser is idle. @returns a function that cancels */
export function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
