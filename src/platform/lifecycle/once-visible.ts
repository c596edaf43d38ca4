import { watchPageHidden } from './page-hidden.ts';

/** Calls back once the page has been visible for a time without interruption. @returns a function that cancels */
export function onceVisibleFor(ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (isHidden: boolean) => {
    clearTimeout(timer);
    if (!isHidden)
      timer = setTimeout(() => {
        stop();
        callback();
      }, ms);
  };
  const stopWatching = watchPageHidden(wait);
  const stop = () => {
    clearTimeout(timer);
    stopWatching();
  };
  wait(document.visibilityState === 'hidden');
  return stop;
}
