/** ms after which idle time is taken rather than waited for */
const patience = 2000;

/** Calls back when the page has nothing to do. @returns gives it up */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
