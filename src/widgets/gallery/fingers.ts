import { doubleTapped } from '#gestures/double-tap.ts';
import { askedPlace, elasticPlace } from '#gestures/elastic.ts';
import { handOver, type Neighbours } from '#gestures/hand-over.ts';
import { glideCurve, glideFrom } from '#gestures/momentum.ts';
import { pinch, type Fingers } from '#gestures/pinch.ts';
import { reachOf, restOf, type Placement } from '#gestures/placement.ts';
import { middle, origin, type Point } from '#gestures/point.ts';
import type { FingerSink } from '#gestures/pointers.ts';
import { directionOf, outcomeOf, type SwipeThreshold } from '#gestures/swipe.ts';
import { velocityOf, withSample, type Sample } from '#gestures/velocity.ts';
import { easeInOut, easeOut, settleTime } from './measures.ts';
import type { Stage } from './stage.ts';

/** What fingers come to, told in discrete facts. */
export interface FingerFacts {
  /** whether the gallery is open and hears them */
  isOpen(): boolean;
  neighbours(): Neighbours;
  swiped(to: 'next' | 'previous'): void;
  zoomed(isZoomed: boolean): void;
  /** @param at px from the upper left corner of the window */
  tapped(at: Point): void;
  /** px of the frame's upper left corner from the window's; there when left out */
  corner?(): Point;
}

/** What the fingers hold, and how it lay when they took it. */
type Grip =
  | { readonly holds: 'nothing' }
  /** a finger on a picture that fits, which has not yet gone anywhere */
  | { readonly holds: 'unknown'; readonly from: Point }
  | { readonly holds: 'row'; readonly from: Point; readonly offset: number }
  | {
      readonly holds: 'picture';
      readonly from: Point;
      readonly placement: Placement;
      readonly offset: number;
    }
  | { readonly holds: 'pinch'; readonly from: Fingers; readonly placement: Placement };

/** part of the frame that a picture or the row may be pulled past its end */
const room = 1 / 3;
/** zoom from which a finger moves the picture rather than the row */
const zoomedFrom = 1.01;

/** Lets fingers move the stage, and tells what they have decided when they let go. */
export function fingersOn(stage: Stage, facts: FingerFacts, threshold: SwipeThreshold = 'half'): FingerSink {
  let grip: Grip = { holds: 'nothing' };
  let samples: readonly Sample[] = [];
  /** ms when the first finger came */
  let touchedAt = 0;
  /** where the fingers last were, from the middle of the frame: what is zoomed back is zoomed back about it */
  let about = origin;

  function fromMiddle({ x, y }: Point): Point {
    const corner = facts.corner?.() ?? origin;
    return { x: x - corner.x - stage.frame.width / 2, y: y - corner.y - stage.frame.height / 2 };
  }

  function gripOf(fingers: readonly Point[]): Grip {
    const [one, other] = fingers.map(fromMiddle);
    if (one === undefined || !facts.isOpen()) return { holds: 'nothing' };
    const { picture, offset } = stage;
    const placement = picture.now();
    if (other !== undefined) {
      stage.release();
      return { holds: 'pinch', from: [one, other], placement };
    }
    const { frame, fit } = stage;
    const row = askedPlace(offset, 0, frame.width * room);
    if (placement.zoom > zoomedFrom) {
      const y = askedPlace(placement.y, reachOf(fit, frame, placement.zoom).y, frame.height * room);
      return { holds: 'picture', from: one, placement: { ...placement, y }, offset: row };
    }
    // a row that is caught while it slides is held at once
    return Math.abs(offset) > 1 ? { holds: 'row', from: one, offset: row } : { holds: 'unknown', from: one };
  }

  function pullRow(offset: number): void {
    stage.pull(handOver(offset, 0, facts.neighbours(), stage.frame.width).row);
  }

  function drag({ from, placement, offset }: Grip & { holds: 'picture' }, point: Point): void {
    const { frame, fit, picture } = stage;
    const reach = reachOf(fit, frame, placement.zoom);
    const x = handOver(placement.x + offset + point.x - from.x, reach.x, facts.neighbours(), frame.width);
    const y = elasticPlace(placement.y + point.y - from.y, reach.y, frame.height * room);
    picture.carry({ x: x.picture, y, zoom: placement.zoom });
    stage.pull(x.row);
  }

  /** Whether the row goes to another picture. @param way px that it is pulled @param moved px that the finger went */
  function isSwiped(way: number, moved: number, time: number): boolean {
    const outcome = outcomeOf({ way, moved, time, width: stage.frame.width, threshold });
    const before = stage.index;
    if (outcome !== 'stay') facts.swiped(outcome);
    return stage.index !== before;
  }

  /** Whether what was held goes to another picture. */
  function decide(held: Grip, time: number): boolean {
    const last = samples.at(-1);
    if (held.holds === 'row' && last !== undefined) {
      const moved = last.x - held.from.x;
      return isSwiped(held.offset + moved, moved, time);
    }
    const { offset } = stage;
    return held.holds === 'picture' && offset !== 0 && isSwiped(offset, offset, time);
  }

  function settlePicture(velocity: Point): void {
    const { frame, fit, picture } = stage;
    const now = picture.now();
    const rest = restOf(now, about, fit, frame);
    facts.zoomed(rest.zoom > 1);
    if (rest.zoom !== now.zoom || rest.x !== now.x || rest.y !== now.y)
      return picture.settle(rest, { time: settleTime, curve: easeOut });
    const glide = glideFrom(rest, velocity, reachOf(fit, frame, rest.zoom));
    if (glide.time > 0) picture.settle(glide.to, { time: glide.time / 1000, curve: glideCurve });
    else picture.put(rest);
  }

  return {
    hold(fingers, at) {
      if (grip.holds === 'nothing') touchedAt = at;
      samples = [];
      grip = gripOf(fingers);
      // what moves by itself stands still under the finger
      if (grip.holds === 'picture') stage.picture.carry(stage.picture.now());
      if (grip.holds === 'picture' || grip.holds === 'row') stage.pull(stage.offset);
    },
    move(fingers, at) {
      const [one, other] = fingers.map(fromMiddle);
      if (one === undefined) return;
      about = other === undefined ? one : middle(one, other);
      samples = withSample(samples, { ...one, at });
      if (grip.holds === 'unknown') {
        const direction = directionOf({ x: one.x - grip.from.x, y: one.y - grip.from.y });
        if (direction === 'along') grip = { holds: 'row', from: grip.from, offset: 0 };
        else if (direction === 'across') grip = { holds: 'nothing' };
      }
      if (grip.holds === 'row') pullRow(grip.offset + one.x - grip.from.x);
      else if (grip.holds === 'picture') drag(grip, one);
      else if (grip.holds === 'pinch' && other !== undefined)
        stage.picture.carry(pinch(grip.placement, grip.from, [one, other]));
    },
    letGo(how, at) {
      const held = grip;
      grip = { holds: 'nothing' };
      if (!facts.isOpen() || (how === 'lifted' && decide(held, at - touchedAt))) return;
      const isGliding = how === 'lifted' && held.holds === 'picture' && stage.offset === 0;
      settlePicture(isGliding ? velocityOf(samples, at) : origin);
      stage.release();
    },
    tap: (at) => facts.isOpen() && facts.tapped(at),
    doubleTap(at) {
      if (!facts.isOpen()) return;
      const { picture, fit, frame } = stage;
      const to = doubleTapped(picture.now(), fromMiddle(at), fit, frame);
      facts.zoomed(to.zoom > 1);
      picture.settle(to, { time: settleTime, curve: easeInOut });
    },
  };
}
