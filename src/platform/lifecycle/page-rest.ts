import { whenIdle } from './when-idle.ts';

/** ms without a scroll after which a page counts as standing still */
const stillness = 150;

/** Calls back once the page has nothing to do, and again each time that it stands still after a scroll. @returns stops */
export function onPageRest(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    giveUp?.();
  };
  const wait = () => {
    stop();
    timer = setTimeout(() => {
      giveUp = whenIdle(callback);
    }, stillness);
  };
  const listening = { capture: true, passive: true };
  addEventListener('scroll', wait, listening);
  wait();
  return () => {
    stop();
    removeEventListener('scroll', wait, listening);
  };
}
