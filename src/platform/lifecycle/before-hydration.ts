declare global {
  interface Window {
    /** recorded by the inline script of a server-rendered page (src/app/script-loader.ts) before hydration */
    beforeApp?: {
      /** the reader touched the page or typed */
      acted?: boolean;
      /** elements that were tapped without effect, in order */
      taps?: readonly HTMLElement[];
      /** id of the story whose read was counted */
      counted?: string;
    };
  }
}

/** Elements that are not hydrated yet, or the whole page. */
const waiting = 'html:not([data-app]), [data-waiting]';

/** Whether the reader interacted before hydration, such as by scrolling back to a position. */
export function interactedBeforeHydration(): boolean {
  return scrollY > 0 || window.beforeApp?.acted === true;
}

/** ms for which a story must be visible to count as read */
export const readAfterMs = 1000;

/** Whether the inline script of the page counted the read of a story already (src/platform/lifecycle/count-read-script.ts). */
export function isReadCounted(newsId: string): boolean {
  return window.beforeApp?.counted === newsId;
}

/** Replays the taps from before hydration, except on elements that still wait. */
export function replayTaps(): void {
  const { taps = [] } = window.beforeApp ?? {};
  const isWaiting = (element: HTMLElement) => element.closest(waiting) !== null;
  if (window.beforeApp) window.beforeApp.taps = taps.filter(isWaiting);
  for (const tap of taps) {
    if (isWaiting(tap)) continue;
    delete tap.dataset.tapped;
    if (tap.isConnected) tap.click();
  }
}
