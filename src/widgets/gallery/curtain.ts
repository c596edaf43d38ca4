import { animate } from 'framer-motion/dom/mini';
import { fitted, type Placement } from '#gestures/placement.ts';
import type { Size } from '#gestures/point.ts';
import { coverOf, isInSight, type Box, type Cover } from '#gestures/thumbnail.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { easeInOut, easeOut, openTime } from './measures.ts';
import type { Stage } from './stage.ts';

// The dark behind the picture and what stands over it come and go by the style sheet.

/** Brings the picture into sight: from its thumbnail's place, or from below where none is in sight. */
export function bringIn(
  stage: Stage,
  element: HTMLElement | undefined,
  thumbnail: Box | undefined,
): Promise<void> {
  const cover = coverIn(stage, thumbnail);
  stage.picture.put(cover?.placement ?? below(stage.frame));
  if (isCut(cover)) moveCut(element, [clipOf(cover, stage), whole]);
  return new Promise((resolve) => stage.picture.settle(fitted, { time: openTime, curve: easeOut }, resolve));
}

/** Takes it out of sight the same way. */
export function takeOut(
  stage: Stage,
  element: HTMLElement | undefined,
  thumbnail: Box | undefined,
): Promise<void> {
  const cover = coverIn(stage, thumbnail);
  if (isCut(cover)) moveCut(element, [whole, clipOf(cover, stage)]);
  const to = cover?.placement ?? below(stage.frame);
  return new Promise((resolve) => stage.picture.settle(to, { time: openTime, curve: easeInOut }, resolve));
}

function coverIn(stage: Stage, thumbnail: Box | undefined): Cover | undefined {
  if (thumbnail === undefined || !isInSight(thumbnail, stage.frame)) return undefined;
  return coverOf(thumbnail, stage.fit, stage.frame);
}

function below({ height }: Size): Placement {
  return { x: 0, y: height, zoom: 1 };
}

/** A thumbnail mostly shows its picture whole; browsers draw a moving cut anew in each frame. */
function isCut(cover: Cover | undefined): cover is Cover {
  return cover !== undefined && Math.max(cover.cut.x, cover.cut.y) > 1;
}

const whole = 'inset(0px)';

/** Cuts the picture, whose box is the whole frame, to what its thumbnail shows of it. */
function clipOf({ cut }: Cover, { fit, frame }: Stage): string {
  const x = (frame.width - fit.width) / 2 + cut.x;
  const y = (frame.height - fit.height) / 2 + cut.y;
  return `inset(${y}px ${x}px)`;
}

function moveCut(element: HTMLElement | undefined, clipPath: string[]): void {
  if (element && !prefersReducedMotion())
    animate(element, { clipPath }, { duration: openTime, ease: [...easeOut] });
}
