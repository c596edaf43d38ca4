import { interactedBeforeHydration } from './before-hydration.ts';

const touches = ['pointerdown', 'touchstart', 'keydown'];
const acts = [...touches, 'wheel', 'scroll'];

let acted: Promise<void> | undefined;

/** Resolves on the first interaction (touch, scroll, key): until then nothing is loaded that the first screen does not need. */
export function whenReaderInteracts(): Promise<void> {
  acted ??= interactedBeforeHydration() ? Promise.resolve() : next(acts);
  return acted;
}

/** Resolves on the next touch or key. */
export function whenReaderTouches(): Promise<void> {
  return next(touches);
}

async function next(types: readonly string[]): Promise<void> {
  const stop = new AbortController();
  await new Promise<void>((resolve) => {
    for (const type of types)
      addEventListener(
        type,
        ({ target }) => {
          // a page that is restored scrolls its carousels without the reader
          if (type !== 'scroll' || target === document) resolve();
        },
        { capture: true, passive: true, signal: stop.signal },
      );
  });
  stop.abort();
}
