declare global {
  interface Window {
    /** recorded by the inline script of a server-rendered page (src/app/script-loader.ts) before hydration */
    beforeApp?: {
      /** the reader touched the page or typed */
      acted?: boolean;
      /** last element that was tapped without effect */
      tap?: HTMLElement | undefined;
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

/** Replays a tap from before hydration, unless its element still waits. */
export function replayTap(): void {
  const tap = window.beforeApp?.tap;
  if (tap === undefined || tap.closest(waiting) !== null) return;
  delete window.beforeApp?.tap;
  delete tap.dataset.tapped;
  if (tap.isConnected) tap.click();
}
