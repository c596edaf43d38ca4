import { animate } from 'framer-motion/dom/mini';
import { fitted, type Placement } from '#gestures/placement.ts';
import type { Size } from '#gestures/point.ts';
import { coverOf, isInViewport, type Box, type Cover } from '#gestures/thumbnail.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { easeInOut, easeOut, openSeconds } from './gallery-constants.ts';
import type { Stage } from './gallery-stage.ts';

// The style sheet animates the backdrop and the controls.

/** Opening animation: the picture grows from its thumbnail, or slides in from below if that is not visible. */
export function animateIn(
  stage: Stage,
  element: HTMLElement | undefined,
  thumbnail: Box | undefined,
): Promise<void> {
  const cover = coverIn(stage, thumbnail);
  stage.picture.put(cover?.placement ?? below(stage.frame));
  if (isCut(cover)) moveCut(element, [clipOf(cover, stage), whole]);
  return new Promise((resolve) =>
    stage.picture.settle(fitted, { time: openSeconds, curve: easeOut }, resolve),
  );
}

/** Closing animation, the reverse. */
export function animateOut(
  stage: Stage,
  element: HTMLElement | undefined,
  thumbnail: Box | undefined,
): Promise<void> {
  const cover = coverIn(stage, thumbnail);
  if (isCut(cover)) moveCut(element, [whole, clipOf(cover, stage)]);
  const to = cover?.placement ?? below(stage.frame);
  return new Promise((resolve) => stage.picture.settle(to, { time: openSeconds, curve: easeInOut }, resolve));
}

function coverIn(stage: Stage, thumbnail: Box | undefined): Cover | undefined {
  if (thumbnail === undefined || !isInViewport(thumbnail, stage.frame)) return undefined;
  return coverOf(thumbnail, stage.fit, stage.frame);
}

function below({ height }: Size): Placement {
  return { x: 0, y: height, zoom: 1 };
}

/** Most thumbnails are not cropped; browsers repaint an animated `clip-path` in each frame. */
function isCut(cover: Cover | undefined): cover is Cover {
  return cover !== undefined && Math.max(cover.cut.x, cover.cut.y) > 1;
}

const whole = 'inset(0px)';

/** Crops the picture, whose box is the whole frame, to the part that its thumbnail shows. */
function clipOf({ cut }: Cover, { fit, frame }: Stage): string {
  const x = (frame.width - fit.width) / 2 + cut.x;
  const y = (frame.height - fit.height) / 2 + cut.y;
  return `inset(${y}px ${x}px)`;
}

function moveCut(element: HTMLElement | undefined, clipPath: string[]): void {
  if (element && !prefersReducedMotion())
    animate(element, { clipPath }, { duration: openSeconds, ease: [...easeOut] });
}
