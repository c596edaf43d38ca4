/** Whether the page was opened by a link to the place where the reader left the story: a mark in the history entry. */
export function asksForPlace(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'asksForPlace' in state && state.asksForPlace === true
  );
}

/** The rendered blocks of a story's text, in order. */
export function blocksOf(story: Element): HTMLElement[] {
  return [...story.querySelectorAll<HTMLElement>('[data-blocks] > *')];
}

export interface ReadingProgress {
  /** position of the viewport's bottom edge in the text, 0 to 1 */
  readonly fraction: number;
  /** share of the way from the top of the page to the end of the text, 0 to 1; 0 for a text that needs no scrolling */
  readonly scrolled: number;
  /** height of the text in screens */
  readonly screens: number;
}

/** Measures how far a story has been read. */
export function measureReading(story: Element): ReadingProgress {
  const { top, height } = (story.querySelector('[data-text]') ?? story).getBoundingClientRect();
  const { innerHeight, scrollY } = window;
  const fraction = height === 0 ? 0 : (innerHeight - top) / height;
  const way = scrollY + top + height - innerHeight;
  const scrolled = way > 0 ? scrollY / way : 0;
  return { fraction: toShare(fraction), scrolled: toShare(scrolled), screens: height / innerHeight };
}

const toShare = (value: number) => Math.min(1, Math.max(0, value));

/** Index of the first block that reaches below the top bar; -1 if there is none. */
export function blockAtTop(blocks: readonly HTMLElement[]): number {
  const edge = 64;
  let [low, high] = [0, blocks.length];
  // binary search: bottom edges are in ascending order
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  return low < blocks.length ? low : -1;
}

/** time without scrolling after which the scroll counts as ended */
const scrollEndDelayMs = 400;

/** Calls back in each frame with a scroll, and when scrolling ends. @returns a function that unsubscribes */
export function watchScrolling(onMove: () => void, onRest: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(onRest, scrollEndDelayMs);
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      onMove();
    });
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

/** Scrolls to a block and marks it as the place where reading was interrupted. */
export function scrollToBlock(block: HTMLElement): void {
  block.dataset.leftHere = '';
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'start' });
}
