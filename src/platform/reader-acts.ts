import { actedBeforeApp } from './before-app.ts';

/** ms after which a reader who does nothing counts as one who reads */
const patience = 10_000;
const acts = ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];

let acted: Promise<void> | undefined;

/**
 * Resolves when the reader first does something with the page (touches, scrolls, types), or has looked at it for ten
 * seconds: until then nothing is fetched that the first screen does not need.
 */
export function whenReaderActs(): Promise<void> {
  acted ??= new Promise((resolve) => {
    if (actedBeforeApp()) return resolve();
    const stop = new AbortController();
    const act = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(act, patience);
    for (const type of acts)
      addEventListener(type, act, { capture: true, passive: true, signal: stop.signal });
  });
  return acted;
}
