import { placementAfterDoubleTap } from '#gestures/double-tap.ts';
import { rawOffset, elasticOffset } from '#gestures/elastic.ts';
import { splitDrag, type Neighbours } from '#gestures/drag-split.ts';
import { glideCurve, glideFrom } from '#gestures/momentum.ts';
import { pinch, type Fingers } from '#gestures/pinch.ts';
import { reachOf, settledPlacement, type Placement } from '#gestures/placement.ts';
import { middle, origin, type Point } from '#gestures/point.ts';
import type { PointerHandlers } from '#gestures/pointers.ts';
import { swipeDirection, swipeOutcome, type SwipeThreshold } from '#gestures/swipe.ts';
import { velocityOf, withSample, type Sample } from '#gestures/velocity.ts';
import { easeInOut, easeOut, settleSeconds } from './gallery-constants.ts';
import type { Stage } from './gallery-stage.ts';

/** What the gestures need to know, and the discrete events they result in. */
export interface GestureHandlers {
  /** whether the gallery reacts to pointers */
  isOpen(): boolean;
  neighbours(): Neighbours;
  swiped(to: 'next' | 'previous'): void;
  zoomed(isZoomed: boolean): void;
  /** @param at px from the window's top left corner */
  tapped(at: Point): void;
  /** px of the frame's top left corner in the window; (0, 0) by default */
  corner?(): Point;
}

/** What the fingers drag, and its placement when the drag began. */
type Grip =
  | { readonly holds: 'nothing' }
  /** one finger on a picture that fits; the direction is not known yet */
  | { readonly holds: 'unknown'; readonly from: Point }
  | { readonly holds: 'row'; readonly from: Point; readonly offset: number }
  | {
      readonly holds: 'picture';
      readonly from: Point;
      readonly placement: Placement;
      readonly offset: number;
    }
  | { readonly holds: 'pinch'; readonly from: Fingers; readonly placement: Placement };

/** part of the frame by which the picture or the row can be dragged past its end */
const overscroll = 1 / 3;
/** from this zoom on a finger drags the picture instead of the row */
const zoomedFrom = 1.01;

/** Lets pointers drag and zoom the stage, and reports swipes when they are lifted. */
export function stageGestures(
  stage: Stage,
  facts: GestureHandlers,
  threshold: SwipeThreshold = 'half',
): PointerHandlers {
  let grip: Grip = { holds: 'nothing' };
  let samples: readonly Sample[] = [];
  /** ms of the first pointerdown */
  let touchedAt = 0;
  /** last position from the middle of the frame: the origin of zooming back into bounds */
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
    const row = rawOffset(offset, 0, frame.width * overscroll);
    if (placement.zoom > zoomedFrom) {
      const y = rawOffset(placement.y, reachOf(fit, frame, placement.zoom).y, frame.height * overscroll);
      return { holds: 'picture', from: one, placement: { ...placement, y }, offset: row };
    }
    // a row that is caught while it slides is dragged at once
    return Math.abs(offset) > 1 ? { holds: 'row', from: one, offset: row } : { holds: 'unknown', from: one };
  }

  function pullRow(offset: number): void {
    stage.pull(splitDrag(offset, 0, facts.neighbours(), stage.frame.width).row);
  }

  function drag({ from, placement, offset }: Grip & { holds: 'picture' }, point: Point): void {
    const { frame, fit, picture } = stage;
    const reach = reachOf(fit, frame, placement.zoom);
    const x = splitDrag(placement.x + offset + point.x - from.x, reach.x, facts.neighbours(), frame.width);
    const y = elasticOffset(placement.y + point.y - from.y, reach.y, frame.height * overscroll);
    picture.carry({ x: x.picture, y, zoom: placement.zoom });
    stage.pull(x.row);
  }

  /** Whether the row moves to another picture. @param way px of the row's offset @param moved px of the finger's movement */
  function isSwiped(way: number, moved: number, time: number): boolean {
    const outcome = swipeOutcome({
      offset: way,
      moved,
      durationMs: time,
      width: stage.frame.width,
      threshold,
    });
    const before = stage.index;
    if (outcome !== 'stay') facts.swiped(outcome);
    return stage.index !== before;
  }

  /** Whether the drag moves to another picture. */
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
    const rest = settledPlacement(now, about, fit, frame);
    facts.zoomed(rest.zoom > 1);
    if (rest.zoom !== now.zoom || rest.x !== now.x || rest.y !== now.y)
      return picture.settle(rest, { time: settleSeconds, curve: easeOut });
    const glide = glideFrom(rest, velocity, reachOf(fit, frame, rest.zoom));
    if (glide.durationMs > 0) picture.settle(glide.to, { time: glide.durationMs / 1000, curve: glideCurve });
    else picture.put(rest);
  }

  return {
    onHold(fingers, at) {
      if (grip.holds === 'nothing') touchedAt = at;
      samples = [];
      grip = gripOf(fingers);
      // stop running animations under the finger
      if (grip.holds === 'picture') stage.picture.carry(stage.picture.now());
      if (grip.holds === 'picture' || grip.holds === 'row') stage.pull(stage.offset);
    },
    onMove(fingers, at) {
      const [one, other] = fingers.map(fromMiddle);
      if (one === undefined) return;
      about = other === undefined ? one : middle(one, other);
      samples = withSample(samples, { ...one, at });
      if (grip.holds === 'unknown') {
        const direction = swipeDirection({ x: one.x - grip.from.x, y: one.y - grip.from.y });
        if (direction === 'along') grip = { holds: 'row', from: grip.from, offset: 0 };
        else if (direction === 'across') grip = { holds: 'nothing' };
      }
      if (grip.holds === 'row') pullRow(grip.offset + one.x - grip.from.x);
      else if (grip.holds === 'picture') drag(grip, one);
      else if (grip.holds === 'pinch' && other !== undefined)
        stage.picture.carry(pinch(grip.placement, grip.from, [one, other]));
    },
    onRelease(how, at) {
      const held = grip;
      grip = { holds: 'nothing' };
      if (!facts.isOpen() || (how === 'lifted' && decide(held, at - touchedAt))) return;
      const isGliding = how === 'lifted' && held.holds === 'picture' && stage.offset === 0;
      settlePicture(isGliding ? velocityOf(samples, at) : origin);
      stage.release();
    },
    onTap: (at) => facts.isOpen() && facts.tapped(at),
    onDoubleTap(at) {
      if (!facts.isOpen()) return;
      const { picture, fit, frame } = stage;
      const to = placementAfterDoubleTap(picture.now(), fromMiddle(at), fit, frame);
      facts.zoomed(to.zoom > 1);
      picture.settle(to, { time: settleSeconds, curve: easeInOut });
    },
  };
}
