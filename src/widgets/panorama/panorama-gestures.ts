import { zoomLook, dragLook } from '#gestures/look-gestures.ts';
import { distance, middle, origin, type Point } from '#gestures/point.ts';
import type { PointerHandlers } from '#gestures/pointers.ts';
import { velocityOf, withSample, type Sample } from '#gestures/velocity.ts';
import type { Look } from '#lib/media/sphere.ts';
import type { PanoramaStage } from './panorama-stage.ts';

/** The fingers' positions and the view direction when the drag began. */
interface Grip {
  readonly from: readonly Point[];
  readonly look: Look;
}

/** zoom factor of a double tap */
const tapZoom = 1.8;
/** vertical field of view in degrees: default, and below which the view counts as zoomed */
const defaultFov = 82;
const zoomedFov = 64;
/** px: minimum distance of fingers for a pinch ratio */
const minDistance = 1;

/** The view that a drag results in. */
function viewAfter(grip: Grip, fingers: readonly Point[], stage: PanoramaStage): Look {
  const [one = origin, other] = fingers;
  const [first = origin, second] = grip.from;
  if (other === undefined || second === undefined)
    return dragLook(grip.look, { x: one.x - first.x, y: one.y - first.y }, stage.frame());
  const [from, to] = [middle(first, second), middle(one, other)];
  const apart = Math.max(minDistance, distance(one, other)) / Math.max(minDistance, distance(first, second));
  return dragLook(zoomLook(grip.look, apart), { x: to.x - from.x, y: to.y - from.y }, stage.frame());
}

/** Turns the view with one finger and zooms with two. @param onPulled called on each change */
export function panoramaGestures(
  stage: PanoramaStage,
  onPulled: (from: Look, to: Look) => void,
): PointerHandlers {
  let grip: Grip | undefined;
  let samples: readonly Sample[] = [];
  return {
    onHold(fingers) {
      // stop running animations under the finger
      stage.put(stage.look());
      samples = [];
      grip = { from: fingers, look: stage.look() };
    },
    onMove(fingers, at) {
      const [one] = fingers;
      if (grip === undefined || one === undefined) return;
      samples = fingers.length > 1 ? [] : withSample(samples, { ...one, at });
      const before = stage.look();
      stage.put(viewAfter(grip, fingers, stage));
      onPulled(before, stage.look());
    },
    onRelease(how, at) {
      grip = undefined;
      if (how === 'lifted') stage.letGo(velocityOf(samples, at));
    },
    onTap: () => {},
    onDoubleTap() {
      const look = stage.look();
      stage.turnTo(look.fov < zoomedFov ? { ...look, fov: defaultFov } : zoomLook(look, tapZoom));
    },
  };
}
