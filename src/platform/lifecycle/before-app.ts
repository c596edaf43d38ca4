declare global {
  interface Window {
    /** what the inline script of a first view (src/app/script-loader.ts) noted before the app was there */
    beforeApp?: {
      /** the reader touched the page or typed */
      acted?: boolean;
      /** what was tapped last while nothing answered for it */
      tap?: HTMLElement | undefined;
    };
  }
}

/** What waits for the app, besides the whole page until it is taken over. */
const waiting = 'html:not([data-app]), [data-waiting]';

/** Whether the reader did something before the app was there; one who comes back is scrolled to where they were. */
export function actedBeforeApp(): boolean {
  return scrollY > 0 || window.beforeApp?.acted === true;
}

/** Does what the reader tapped before the app was there, unless it still has to wait. */
export function releaseTap(): void {
  const tap = window.beforeApp?.tap;
  if (tap === undefined || tap.closest(waiting) !== null) return;
  delete window.beforeApp?.tap;
  if (tap.isConnected) tap.click();
}
