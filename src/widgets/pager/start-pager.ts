import { createActor } from 'xstate';
import { elasticOffset } from '#gestures/elastic.ts';
import { swipeOutcome } from '#gestures/swipe.ts';
import { channelPagerMachine, type Side } from '#machines/channel-pager/channel-pager.machine.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { watchHorizontalSwipe } from './horizontal-swipe.ts';

export interface PagerView {
  /** the side on which a neighbour is visible */
  readonly beside: Side | undefined;
  /** a swipe leads to that page, or it is loading */
  readonly isAimed: boolean;
}

interface PagerParts {
  /** receives pointer events */
  readonly frame: HTMLElement;
  /** moves with them: contains the active page and its neighbour */
  readonly row: HTMLElement;
  readonly hasPage: (side: Side) => boolean;
  /** activates the page on a side @returns once it is active, or failed */
  readonly choose: (side: Side) => Promise<void>;
  readonly onChange: (view: PagerView) => void;
}

export interface RunningPager {
  /** another page became active */
  changed(): void;
  stop(): void;
}

/** ms of the slide after the finger is lifted */
const slideMs = 260;
const slideCurve = 'cubic-bezier(0.16, 1, 0.3, 1)';

/** Starts the pager's machine with its implementations: swipes on the frame, and the row. */
export function startPager({ frame, row, hasPage, choose, onChange }: PagerParts): RunningPager {
  let slide: Animation | undefined;
  /** px offset of the row when the finger caught it */
  let caughtAt = 0;
  let isHeld = false;
  /** px offset of the row */
  const shiftOf = () => new DOMMatrix(getComputedStyle(row).transform).m41;

  function slideTo(shift: number): void {
    const from = shiftOf();
    row.style.transform = `translateX(${shift}px)`;
    if (prefersReducedMotion()) {
      queueMicrotask(() => actor.send({ type: 'slide.ended' }));
      return;
    }
    const frames = [{ transform: `translateX(${from}px)` }, { transform: `translateX(${shift}px)` }];
    slide = row.animate(frames, { duration: slideMs, easing: slideCurve });
    slide.onfinish = () => actor.send({ type: 'slide.ended' });
  }

  function stopSlide(): void {
    slide?.cancel();
    slide = undefined;
  }

  const actor = createActor(
    channelPagerMachine.provide({
      actions: {
        slideBack: () => slideTo(0),
        slideToSide: (_, { side }) => slideTo(side === 'next' ? -frame.clientWidth : frame.clientWidth),
        choose: (_, { side }) => {
          // ignored if the page has become active meanwhile; otherwise the old page stays
          void choose(side).finally(() => actor.send({ type: 'channel.refused' }));
        },
        resetPosition: () => {
          stopSlide();
          row.style.transform = '';
        },
      },
    }),
  );
  actor.subscribe((snapshot) =>
    onChange({
      beside: snapshot.hasTag('beside') && snapshot.context.isOpen ? snapshot.context.side : undefined,
      isAimed: snapshot.hasTag('aimed'),
    }),
  );
  actor.start();
  const unfollow = watchHorizontalSwipe(frame, {
    moved(way) {
      const snapshot = actor.getSnapshot();
      if (snapshot.hasTag('aimed')) return;
      if (!isHeld) {
        isHeld = true;
        caughtAt = snapshot.matches('returning') ? shiftOf() : 0;
      }
      const asked = caughtAt + way;
      const side: Side = asked < 0 ? 'next' : 'previous';
      const isOpen = hasPage(side);
      const { context } = snapshot;
      if (!snapshot.matches('following') || context.side !== side || context.isOpen !== isOpen) {
        stopSlide();
        actor.send({ type: 'finger.along', side, isOpen });
      }
      const shift = isOpen ? asked : elasticOffset(asked, 0, frame.clientWidth / 3);
      row.style.transform = `translateX(${shift}px)`;
    },
    lifted(way, time) {
      isHeld = false;
      const swipe = { offset: caughtAt + way, moved: way, durationMs: time, width: frame.clientWidth };
      actor.send({ type: 'finger.lifted', outcome: swipeOutcome({ ...swipe, threshold: 'third' }) });
    },
    cancelled() {
      isHeld = false;
      actor.send({ type: 'finger.cancelled' });
    },
  });
  return {
    changed: () => actor.send({ type: 'channel.changed' }),
    stop() {
      unfollow();
      stopSlide();
      row.style.transform = '';
      actor.stop();
    },
  };
}
