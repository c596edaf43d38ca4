import { afterPaint } from '../lifecycle/after-paint.ts';

/** ms that a list may take to load and render the element */
const patienceMs = 10_000;

/**
 * Scrolls to an element as soon as it is in the document, after overlays that are closing are gone. Until then it scrolls to
 * the area around it, which may render only when it is in view.
 */
export function scrollToLateElement(id: string, areaId: string): void {
  afterPaint(() => {
    if (show(id)) return;
    document.getElementById(areaId)?.scrollIntoView({ block: 'start' });
    const observer = new MutationObserver(() => {
      if (show(id)) stop();
    });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

function show(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  return element !== null;
}
