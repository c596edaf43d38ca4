import { createActor } from 'xstate';
import { elasticPlace } from '#gestures/elastic.ts';
import { outcomeOf } from '#gestures/swipe.ts';
import { channelPagerMachine, type Side } from '#machines/channel-pager/channel-pager.machine.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { followAlong } from './along-finger.ts';

export interface PagerView {
  /** the side of which a page is in sight */
  readonly beside: Side | undefined;
  /** the reader is on the way to that page, or there and waiting for it */
  readonly isAimed: boolean;
}

interface PagerParts {
  /** takes the fingers */
  readonly frame: HTMLElement;
  /** goes with them: it holds the page that is read and the one beside it */
  readonly row: HTMLElement;
  readonly hasPage: (side: Side) => boolean;
  /** makes the page on a side the reader's @returns when it is, or cannot be */
  readonly choose: (side: Side) => Promise<void>;
  readonly onChange: (view: PagerView) => void;
}

export interface RunningPager {
  /** another page is the reader's now */
  changed(): void;
  stop(): void;
}

/** ms of a row that goes on or back by itself */
const slideTime = 260;
const slideCurve = 'cubic-bezier(0.16, 1, 0.3, 1)';

/** Gives the machine its world: a finger on the frame, and a row that goes with it. */
export function startPager({ frame, row, hasPage, choose, onChange }: PagerParts): RunningPager {
  let slide: Animation | undefined;
  /** px that the row was away from its place when the finger took it */
  let caughtAt = 0;
  let isHeld = false;
  /** px that the row is away from its place */
  const shiftOf = () => new DOMMatrix(getComputedStyle(row).transform).m41;

  function slideTo(shift: number): void {
    const from = shiftOf();
    row.style.transform = `translateX(${shift}px)`;
    if (prefersReducedMotion()) {
      queueMicrotask(() => actor.send({ type: 'slide.ended' }));
      return;
    }
    const frames = [{ transform: `translateX(${from}px)` }, { transform: `translateX(${shift}px)` }];
    slide = row.animate(frames, { duration: slideTime, easing: slideCurve });
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
        slideOn: (_, { side }) => slideTo(side === 'next' ? -frame.clientWidth : frame.clientWidth),
        choose: (_, { side }) => {
          // a page that is the reader's by then has been told of; else the old one stays
          void choose(side).finally(() => actor.send({ type: 'channel.refused' }));
        },
        putRight: () => {
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
  const unfollow = followAlong(frame, {
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
      const shift = isOpen ? asked : elasticPlace(asked, 0, frame.clientWidth / 3);
      row.style.transform = `translateX(${shift}px)`;
    },
    lifted(way, time) {
      isHeld = false;
      const swipe = { way: caughtAt + way, moved: way, time, width: frame.clientWidth };
      actor.send({ type: 'finger.lifted', outcome: outcomeOf({ ...swipe, threshold: 'third' }) });
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
