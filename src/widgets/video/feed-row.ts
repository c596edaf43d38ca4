import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';

/** A column of videos that slides in a frame; one video fills the frame. */
export interface FeedRow {
  /** current px offset, also while sliding, from where the video at the index fills the frame */
  shiftOf(index: number): number;
  isSliding(): boolean;
  /** Sets the position without animation, ending a slide. */
  put(index: number, shift: number): void;
  /** Animates to a position. @param onEnd not called if stopped */
  slide(index: number, shift: number, onEnd: () => void): void;
  /** Ends a slide at its target. */
  stop(): void;
}

/** ms of the slide after the finger is lifted */
const slideMs = 260;
const slideCurve = 'cubic-bezier(0.16, 1, 0.3, 1)';

export function createFeedRow(row: HTMLElement, frame: HTMLElement): FeedRow {
  let sliding: Animation | undefined;
  /** last position: reading it from the browser would force a reflow during a swipe */
  let laid = { index: 0, shift: 0 };
  /** in % at rest, so that it holds when the window is resized */
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
      sliding = row.animate(frames, { duration: slideMs, easing: slideCurve });
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
