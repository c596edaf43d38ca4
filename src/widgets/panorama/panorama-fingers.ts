import { nearer, pulled } from '#gestures/look.ts';
import { distance, middle, origin, type Point } from '#gestures/point.ts';
import type { FingerSink } from '#gestures/pointers.ts';
import { velocityOf, withSample, type Sample } from '#gestures/velocity.ts';
import type { Look } from '#lib/media/sphere.ts';
import type { PanoramaStage } from './panorama-stage.ts';

/** What the fingers hold, and where the reader looked when they took it. */
interface Grip {
  readonly from: readonly Point[];
  readonly look: Look;
}

/** how many times nearer a double tap comes */
const tapZoom = 1.8;
/** degrees from the upper to the lower edge of the usual view, and of one that counts as near */
const usual = 82;
const near = 64;
/** px: fingers nearer than this tell no ratio */
const nearest = 1;

/** Where fingers that hold the view have brought it. */
function broughtTo(grip: Grip, fingers: readonly Point[], stage: PanoramaStage): Look {
  const [one = origin, other] = fingers;
  const [first = origin, second] = grip.from;
  if (other === undefined || second === undefined)
    return pulled(grip.look, { x: one.x - first.x, y: one.y - first.y }, stage.frame());
  const [from, to] = [middle(first, second), middle(one, other)];
  const apart = Math.max(nearest, distance(one, other)) / Math.max(nearest, distance(first, second));
  return pulled(nearer(grip.look, apart), { x: to.x - from.x, y: to.y - from.y }, stage.frame());
}

/** Lets fingers turn the view: one pulls it along, two bring it nearer. @param onPulled told as far as it was turned */
export function fingersOn(stage: PanoramaStage, onPulled: (from: Look, to: Look) => void): FingerSink {
  let grip: Grip | undefined;
  let samples: readonly Sample[] = [];
  return {
    hold(fingers) {
      // what moves by itself stands still under the finger
      stage.put(stage.look());
      samples = [];
      grip = { from: fingers, look: stage.look() };
    },
    move(fingers, at) {
      const [one] = fingers;
      if (grip === undefined || one === undefined) return;
      samples = fingers.length > 1 ? [] : withSample(samples, { ...one, at });
      const before = stage.look();
      stage.put(broughtTo(grip, fingers, stage));
      onPulled(before, stage.look());
    },
    letGo(how, at) {
      grip = undefined;
      if (how === 'lifted') stage.letGo(velocityOf(samples, at));
    },
    tap: () => {},
    doubleTap() {
      const look = stage.look();
      stage.turnTo(look.fov < near ? { ...look, fov: usual } : nearer(look, tapZoom));
    },
  };
}
