import { whenIdle } from './when-idle.ts';

/** time after the last scroll at which the page counts as at rest */
const settleDelayMs = 150;

/** Calls back when the page is idle, and again after each scroll has ended. @returns a function that unsubscribes */
export function onPageRest(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    cancel?.();
  };
  const wait = () => {
    stop();
    timer = setTimeout(() => {
      cancel = whenIdle(callback);
    }, settleDelayMs);
  };
  const listening = { capture: true, passive: true };
  addEventListener('scroll', wait, listening);
  wait();
  return () => {
    stop();
    removeEventListener('scroll', wait, listening);
  };
}
