import { animate } from 'framer-motion/dom/mini';
import { fitted, type Placement } from '#gestures/placement.ts';
import type { Size } from '#gestures/point.ts';
import { coverOf, isInSight, type Box, type Cover } from '#gestures/thumbnail.ts';
import { asksForLittleMotion } from '#platform/motion.ts';
import { easeInOut, easeOut, openTime } from './measures.ts';
import type { Stage } from './stage.ts';

/** What comes and goes with the gallery. */
export interface Scene {
  /** the dark behind the pictures, and what stands over them */
  readonly veils: readonly HTMLElement[];
  /** the current picture */
  readonly picture: HTMLElement | undefined;
}

/** Brings the gallery into sight: the picture from its thumbnail's place, or from below where none is in sight. */
export function bringIn(stage: Stage, { veils, picture }: Scene, thumbnail: Box | undefined): Promise<void> {
  const cover = coverIn(stage, thumbnail);
  const motion = { time: openTime, curve: easeOut };
  stage.picture.put(cover?.placement ?? below(stage.frame));
  for (const veil of veils) play(veil, { opacity: [0, 1] });
  if (picture && isCut(cover)) play(picture, { clipPath: [clipOf(cover, stage), 'inset(0px)'] });
  return new Promise((resolve) => stage.picture.settle(fitted, motion, resolve));
}

/** Takes it out of sight the same way. */
export function takeOut(stage: Stage, { veils, picture }: Scene, thumbnail: Box | undefined): Promise<void> {
  const cover = coverIn(stage, thumbnail);
  const motion = { time: openTime, curve: easeInOut };
  for (const veil of veils) play(veil, { opacity: [1, 0] });
  if (picture && isCut(cover)) play(picture, { clipPath: ['inset(0px)', clipOf(cover, stage)] });
  return new Promise((resolve) =>
    stage.picture.settle(cover?.placement ?? below(stage.frame), motion, resolve),
  );
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

/** Cuts the picture, whose box is the whole frame, to what its thumbnail shows of it. */
function clipOf({ cut }: Cover, { fit, frame }: Stage): string {
  const x = (frame.width - fit.width) / 2 + cut.x;
  const y = (frame.height - fit.height) / 2 + cut.y;
  return `inset(${y}px ${x}px)`;
}

function play(element: HTMLElement, keyframes: Parameters<typeof animate>[1]): void {
  if (asksForLittleMotion()) return;
  animate(element, keyframes, { duration: openTime, ease: [...easeOut] });
}
