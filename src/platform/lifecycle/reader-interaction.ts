import { interactedBeforeHydration } from './before-hydration.ts';

/** ms without interaction after which the reader counts as reading */
const fallbackDelayMs = 5000;
const touches = ['pointerdown', 'touchstart', 'keydown'];
const acts = [...touches, 'wheel', 'scroll'];

let acted: Promise<void> | undefined;

/**
 * Resolves on the first interaction (touch, scroll, key), or after five seconds: until then nothing is loaded that the first
 * screen does not need.
 */
export function whenReaderInteracts(): Promise<void> {
  acted ??= interactedBeforeHydration()
    ? Promise.resolve()
    : next(acts, new Promise((resolve) => setTimeout(resolve, fallbackDelayMs)));
  return acted;
}

/** Resolves on the next touch or key. */
export function whenReaderTouches(): Promise<void> {
  return next(touches);
}

/** @param other resolves it as well */
async function next(types: readonly string[], other?: Promise<void>): Promise<void> {
  const stop = new AbortController();
  const event = new Promise<void>((resolve) => {
    for (const type of types)
      addEventListener(type, () => resolve(), { capture: true, passive: true, signal: stop.signal });
  });
  await Promise.race(other ? [event, other] : [event]);
  stop.abort();
}
