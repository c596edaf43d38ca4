type Listener = (isThere: boolean) => void;

interface Watch {
  readonly listeners: Map<Element, Listener>;
  readonly seen: Set<Element>;
  current: Element | undefined;
  readonly observer: IntersectionObserver;
}

/** time after the last scroll at which an element counts as looked at */
const settleDelayMs = 300;

let watch: Watch | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports when an element is the one the reader looks at: among the watched elements, the first whose center is in the middle
 * half of the viewport once scrolling has stopped. At most one qualifies. @returns a function that unsubscribes
 */
export function watchCenteredElement(element: Element, onChange: Listener): () => void {
  watch ??= createWatch();
  const mine = watch;
  mine.listeners.set(element, onChange);
  mine.observer.observe(element);
  return () => {
    mine.observer.unobserve(element);
    mine.listeners.delete(element);
    mine.seen.delete(element);
    if (mine.current === element) mine.current = undefined;
    if (mine.listeners.size > 0 || watch !== mine) return;
    mine.observer.disconnect();
    clearTimeout(settling);
    watch = undefined;
  };
}

function createWatch(): Watch {
  const listeners = new Map<Element, Listener>();
  const seen = new Set<Element>();
  const made: Watch = {
    listeners,
    seen,
    current: undefined,
    observer: new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        clearTimeout(settling);
        settling = setTimeout(() => choose(made), settleDelayMs);
      },
      { rootMargin: '-25% 0px -25% 0px', threshold: 0.5 },
    ),
  };
  return made;
}

function choose(made: Watch): void {
  const next = [...made.seen].toSorted((a, b) => place(a) - place(b) || order(a, b))[0];
  if (next === made.current) return;
  const { current } = made;
  made.current = next;
  if (current !== undefined) made.listeners.get(current)?.(false);
  if (next !== undefined) made.listeners.get(next)?.(true);
}

const place = (element: Element) => Math.round(element.getBoundingClientRect().top);

const order = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
