import { clamp, origin, type Point, type Size } from '#gestures/point.ts';
import { fitted, keepInside, maxZoom, zoomAbout } from '#gestures/placement.ts';
import { trackPointers } from '#gestures/pointers.ts';
import { stageGestures, type GestureHandlers } from './gallery-gestures.ts';
import { easeInOut, settleSeconds } from './gallery-constants.ts';
import type { Stage } from './gallery-stage.ts';

// A stage inside a page; the gallery's stage fills the window.

/** Lets pointers move a stage whose frame is this element. @returns removes the listeners */
export function watchPanePointers(
  stage: Stage,
  element: HTMLElement,
  facts: Omit<GestureHandlers, 'corner'>,
): () => void {
  let corner: Point = origin;
  // the page may have scrolled: read layout before anything moves
  const touch = () => {
    corner = cornerOf(element);
  };
  element.addEventListener('pointerdown', touch, { capture: true, passive: true });
  const stop = trackPointers(element, stageGestures(stage, { ...facts, corner: () => corner }));
  return () => {
    element.removeEventListener('pointerdown', touch, { capture: true });
    stop();
  };
}

function cornerOf(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** Converts window coordinates to the current picture's: 0 to 1 along its sides, outside that range beside it. */
export function pointOnPicture(stage: Stage, element: HTMLElement, at: Point): Point {
  const { frame, fit, picture } = stage;
  const { x, y, zoom } = picture.now();
  const corner = cornerOf(element);
  return {
    x: (at.x - corner.x - frame.width / 2 - x) / zoom / fit.width + 1 / 2,
    y: (at.y - corner.y - frame.height / 2 - y) / zoom / fit.height + 1 / 2,
  };
}

/** Position of a picture at rest in its frame. */
export interface PictureView {
  /** px of the whole picture */
  readonly width: number;
  /** the visible part: 0 to 1 along its sides, outside that range beside it */
  readonly from: Point;
  readonly to: Point;
}

/** The current picture's position in the frame. */
export function viewOf({ frame, fit, picture }: Stage): PictureView {
  const { x, y, zoom } = picture.now();
  const part = (side: 1 | -1): Point => ({
    x: ((side * frame.width) / 2 - x) / zoom / fit.width + 1 / 2,
    y: ((side * frame.height) / 2 - y) / zoom / fit.height + 1 / 2,
  });
  return { width: fit.width * zoom, from: part(-1), to: part(1) };
}

/** Resizes the frame, as when a phone is rotated: the same part of the picture stays in the middle. */
export function resizePane(stage: Stage, frame: Size): void {
  const before = stage.fit;
  const { x, y, zoom } = stage.picture.now();
  stage.resize(frame);
  const { fit } = stage;
  if (zoom === 1 || before.width === 0) return;
  const same = { x: (x / before.width) * fit.width, y: (y / before.height) * fit.height, zoom };
  stage.picture.put(keepInside(same, fit, frame));
}

/** Zooms about the middle. @param factor 0 fits the picture @returns whether it is zoomed now */
export function zoomPane({ picture, fit, frame }: Stage, factor: number): boolean {
  const now = picture.now();
  const zoom = clamp(now.zoom * factor, 1, maxZoom);
  const to = zoom === 1 ? fitted : keepInside(zoomAbout(now, origin, zoom), fit, frame);
  picture.settle(to, { time: settleSeconds, curve: easeInOut });
  return zoom > 1;
}
