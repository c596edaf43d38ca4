declare global {
  interface Window {
    /** recorded by the inline script of a server-rendered page (src/app/script-loader.ts) before hydration */
    beforeApp?: {
      /** the reader touched the page or typed */
      acted?: boolean;
      /** last element that was tapped without effect */
      tap?: HTMLElement | undefined;
    };
  }
}

/** Elements that are not hydrated yet, or the whole page. */
const waiting = 'html:not([data-app]), [data-waiting]';

/** Whether the reader interacted before hydration, such as by scrolling back to a position. */
export function interactedBeforeHydration(): boolean {
  return scrollY > 0 || window.beforeApp?.acted === true;
}

/** Replays a tap from before hydration, unless its element still waits. */
export function replayTap(): void {
  const tap = window.beforeApp?.tap;
  if (tap === undefined || tap.closest(waiting) !== null) return;
  delete window.beforeApp?.tap;
  if (tap.isConnected) tap.click();
}
