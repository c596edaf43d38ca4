import { whenIdle } from './when-idle.ts';

/** Calls back when the page and its pictures are loaded and the browser is idle. @returns a function that cancels */
export function whenLoaded(callback: () => void): () => void {
  let cancel = () => removeEventListener('load', wait);
  const wait = () => {
    cancel = whenIdle(callback);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => cancel();
}
