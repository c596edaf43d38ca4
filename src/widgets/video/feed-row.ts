import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';

/** A row of films that goes up and down in a frame, one film filling it. */
export interface FeedRow {
  /** px that it is away from where the film at the index fills the frame; where it is seen, also on its way */
  shiftOf(index: number): number;
  isSliding(): boolean;
  /** Lays it where the film at the index would fill the frame, and so many px further. Ends a slide. */
  put(index: number, shift: number): void;
  /** Sends it there by itself. @param onEnd is told once it has come, not where it was stopped */
  slide(index: number, shift: number, onEnd: () => void): void;
  /** Ends a slide; the row is where it was sent. */
  stop(): void;
}

/** ms of a row that goes on or back by itself */
const slideTime = 260;
const slideCurve = 'cubic-bezier(0.16, 1, 0.3, 1)';

export function createFeedRow(row: HTMLElement, frame: HTMLElement): FeedRow {
  let sliding: Animation | undefined;
  /** where it was laid last: asking the browser would have it lay out the page in the middle of a swipe */
  let laid = { index: 0, shift: 0 };
  /** in shares of its height where it rests, so that it stays there when the window changes */
  const placed = (index: number, shift: number) =>
    shift === 0 ? `translateY(${-100 * index}%)` : `translateY(${shift - index * frame.clientHeight}px)`;

  return {
    shiftOf(index) {
      if (sliding === undefined) return laid.shift + (index - laid.index) * frame.clientHeight;
      return new DOMMatrix(getComputedStyle(row).transform).m42 + index * frame.clientHeight;
    },
    isSliding: () => sliding !== undefined,
    put(index, shift) {
      this.stop();
      laid = { index, shift };
      row.style.transform = placed(index, shift);
    },
    slide(index, shift, onEnd) {
      if (prefersReducedMotion()) {
        this.put(index, shift);
        queueMicrotask(onEnd);
        return;
      }
      const from = this.shiftOf(index);
      this.put(index, shift);
      const frames = [{ transform: placed(index, from) }, { transform: placed(index, shift) }];
      row.dataset['sliding'] = '';
      sliding = row.animate(frames, { duration: slideTime, easing: slideCurve });
      sliding.onfinish = onEnd;
    },
    stop() {
      if (sliding === undefined) return;
      sliding.cancel();
      sliding = undefined;
      delete row.dataset['sliding'];
    },
  };
}
