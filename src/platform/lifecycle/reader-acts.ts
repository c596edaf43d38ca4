import { actedBeforeApp } from './before-app.ts';

/** ms after which a reader who does nothing counts as one who reads */
const patience = 5000;
const touches = ['pointerdown', 'touchstart', 'keydown'];
const acts = [...touches, 'wheel', 'scroll'];

let acted: Promise<void> | undefined;

/**
 * Resolves when the reader first does something with the page (touches, scrolls, types), or has looked at it for five
 * seconds: until then nothing is fetched that the first screen does not need.
 */
export function whenReaderActs(): Promise<void> {
  acted ??= actedBeforeApp()
    ? Promise.resolve()
    : next(acts, new Promise((resolve) => setTimeout(resolve, patience)));
  return acted;
}

/** Resolves when the reader touches the page again, or types. */
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
