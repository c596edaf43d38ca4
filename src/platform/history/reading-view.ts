/** Blocks of a story's text in their order, those that are in the document. */
export function blocksOf(story: Element): HTMLElement[] {
  return [...story.querySelectorAll<HTMLElement>('[data-blocks] > *')];
}

export interface ReadingView {
  /** how far the window's lower edge is through the text, 0 to 1 */
  readonly fraction: number;
  /** screens that the text takes */
  readonly screens: number;
}

/** How far a story is read. */
export function readingView(story: Element): ReadingView {
  const { top, height } = (story.querySelector('[data-text]') ?? story).getBoundingClientRect();
  const { innerHeight } = window;
  const fraction = height === 0 ? 0 : (innerHeight - top) / height;
  return { fraction: Math.min(1, Math.max(0, fraction)), screens: height / innerHeight };
}

/** The first block that reaches below the bar at the window's top: its place among the story's, and -1 when there is none. */
export function blockAtTop(blocks: readonly HTMLElement[]): number {
  const edge = 64;
  let [low, high] = [0, blocks.length];
  // their lower edges come one below the other
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  return low < blocks.length ? low : -1;
}

/** ms without a movement after which the reader counts as staying where they are */
const rest = 400;

/** Calls back in each frame in which the window was scrolled, and once it rests. @returns stops watching */
export function watchScrolling(onMove: () => void, onRest: () => void): () => void {
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(onRest, rest);
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      onMove();
    });
  };
  addEventListener('scroll', look, { passive: true });
  return () => {
    removeEventListener('scroll', look);
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}

/** Leads to a block, and marks it as the place where the reader left off. */
export function leadTo(block: HTMLElement): void {
  block.dataset.leftHere = '';
  block.tabIndex = -1;
  block.focus({ preventScroll: true });
  block.scrollIntoView({ block: 'start' });
}
