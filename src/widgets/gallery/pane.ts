import { clamp, origin, type Point, type Size } from '#gestures/point.ts';
import { fitted, keepInside, maxZoom, zoomAbout } from '#gestures/placement.ts';
import { followPointers } from '#gestures/pointers.ts';
import { fingersOn, type FingerFacts } from './fingers.ts';
import { easeInOut, settleTime } from './measures.ts';
import type { Stage } from './stage.ts';

// A stage that fills a part of a page, rather than the window as the gallery's does.

/** Lets fingers move a stage whose frame is this element. @returns stops following them */
export function feelPane(stage: Stage, element: HTMLElement, facts: Omit<FingerFacts, 'corner'>): () => void {
  let corner: Point = origin;
  // the page may have scrolled since; read before anything moves
  const touch = () => {
    corner = cornerOf(element);
  };
  element.addEventListener('pointerdown', touch, { capture: true, passive: true });
  const stop = followPointers(element, fingersOn(stage, { ...facts, corner: () => corner }));
  return () => {
    element.removeEventListener('pointerdown', touch, { capture: true });
    stop();
  };
}

function cornerOf(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** Where a point of the window lies on the current picture: 0 to 1 along its sides, beyond them beside it. */
export function pointOnPicture(stage: Stage, element: HTMLElement, at: Point): Point {
  const { frame, fit, picture } = stage;
  const { x, y, zoom } = picture.now();
  const corner = cornerOf(element);
  return {
    x: (at.x - corner.x - frame.width / 2 - x) / zoom / fit.width + 1 / 2,
    y: (at.y - corner.y - frame.height / 2 - y) / zoom / fit.height + 1 / 2,
  };
}

/** A picture as it rests behind its frame. */
export interface PictureView {
  /** px that the whole picture is wide */
  readonly width: number;
  /** the part of it that is in the frame: 0 to 1 along its sides, beyond them beside it */
  readonly from: Point;
  readonly to: Point;
}

/** How the current picture lies behind the frame. */
export function viewOf({ frame, fit, picture }: Stage): PictureView {
  const { x, y, zoom } = picture.now();
  const part = (side: 1 | -1): Point => ({
    x: ((side * frame.width) / 2 - x) / zoom / fit.width + 1 / 2,
    y: ((side * frame.height) / 2 - y) / zoom / fit.height + 1 / 2,
  });
  return { width: fit.width * zoom, from: part(-1), to: part(1) };
}

/** The frame has another size, as when a phone is turned: the same part of the picture stays in its middle. */
export function turnPane(stage: Stage, frame: Size): void {
  const before = stage.fit;
  const { x, y, zoom } = stage.picture.now();
  stage.resize(frame);
  const { fit } = stage;
  if (zoom === 1 || before.width === 0) return;
  const same = { x: (x / before.width) * fit.width, y: (y / before.height) * fit.height, zoom };
  stage.picture.put(keepInside(same, fit, frame));
}

/** Zooms the current picture about the middle. @param factor 0 fits it again @returns whether it is zoomed now */
export function zoomPane({ picture, fit, frame }: Stage, factor: number): boolean {
  const now = picture.now();
  const zoom = clamp(now.zoom * factor, 1, maxZoom);
  const to = zoom === 1 ? fitted : keepInside(zoomAbout(now, origin, zoom), fit, frame);
  picture.settle(to, { time: settleTime, curve: easeInOut });
  return zoom > 1;
}
