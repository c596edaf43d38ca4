import { easingProgress } from '#gestures/ease.ts';
import {
  glideOffset,
  glideDurationMs,
  clampLook,
  interpolateLook,
  zoomLook,
  dragLook,
} from '#gestures/look-gestures.ts';
import { glideCurve } from '#gestures/momentum.ts';
import type { Point, Size } from '#gestures/point.ts';
import { basisOf, directionOf, seenAt, type Look } from '#lib/media/sphere.ts';
import { watchFrames } from '#platform/media/video-frames.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { openSphereCanvas, type SphereSource } from '#platform/media/sphere-canvas.ts';

/** A panorama rendered by WebGL, with its view direction. */
export interface PanoramaStage {
  /** maximum px of a picture's longer side */
  readonly largest: number;
  look(): Look;
  /** Sets the view without animation. */
  put(look: Look): void;
  /** Animates to a view. */
  turnTo(look: Look): void;
  /** Continues with inertia. @param velocity px per ms */
  letGo(velocity: Point): void;
  /** @param steps zooms in; negative zooms out */
  zoomBy(steps: number): void;
  /** Sets what is drawn: a picture, or each new frame of a video. */
  show(source: SphereSource): void;
  showVideo(video: HTMLVideoElement): void;
  /** Stops drawing the video; its last frame stays. */
  hideVideo(): void;
  frame(): Size;
  /** Redraws, such as after a resize. */
  redraw(): void;
  /** Calls back after each frame, and once immediately. @returns unsubscribes */
  onDrawn(listener: (seen: Seen, frame: Size) => void): () => void;
  dispose(): void;
}

/** Projects a direction in degrees to px from the frame's top left corner; undefined if it is behind the viewer. */
type Seen = (yaw: number, pitch: number) => Point | undefined;

interface StageFacts {
  readonly onLost: () => void;
  readonly onFound: () => void;
}

/** An animation of the view: its start, duration in ms, and the view at an elapsed time. */
interface Motion {
  readonly began: number;
  readonly time: number;
  at(elapsed: number): Look;
}

/** factor of one zoom step */
const zoomStep = 1.25;
/** ms of an animated turn */
const turnMs = 500;

/** @returns undefined without WebGL */
export function createPanoramaStage(
  canvas: HTMLCanvasElement,
  first: Look,
  facts: StageFacts,
): PanoramaStage | undefined {
  const sphere = openSphereCanvas(canvas, facts);
  if (sphere === undefined) return undefined;
  let look = clampLook(first);
  let motion: Motion | undefined;
  let asked: number | undefined;
  let leaveFrames: (() => void) | undefined;
  let hasSource = false;
  const listeners = new Set<(seen: Seen, frame: Size) => void>();
  const frame = () => ({ width: canvas.clientWidth, height: canvas.clientHeight });

  function draw(now: number): void {
    asked = undefined;
    if (motion !== undefined) {
      const elapsed = Math.max(0, now - motion.began);
      look = motion.at(Math.min(elapsed, motion.time));
      if (elapsed >= motion.time) motion = undefined;
      else redraw();
    }
    if (hasSource) sphere?.draw(basisOf(look), look.fov);
    const size = frame();
    const seen = seenIn(look, size);
    listeners.forEach((listener) => listener(seen, size));
  }

  const seenIn =
    (from: Look, size: Size): Seen =>
    (yaw, pitch) =>
      seenAt(directionOf(yaw, pitch), from, size);

  /** Draws on demand only. */
  function redraw(): void {
    asked ??= requestAnimationFrame(draw);
  }

  function put(next: Look): void {
    motion = undefined;
    look = clampLook(next);
    redraw();
  }

  function move(time: number, at: Motion['at']): void {
    if (time <= 0 || prefersReducedMotion()) return put(at(Math.max(0, time)));
    motion = { began: performance.now(), time, at };
    redraw();
  }

  function hideVideo(): void {
    leaveFrames?.();
    leaveFrames = undefined;
  }

  function show(source: SphereSource): void {
    sphere?.upload(source);
    hasSource = true;
    redraw();
  }

  return {
    largest: sphere.largest,
    look: () => look,
    put,
    turnTo(to) {
      const [from, end] = [look, clampLook(to)];
      move(turnMs, (elapsed) => interpolateLook(from, end, easingProgress(glideCurve, elapsed / turnMs)));
    },
    letGo(velocity) {
      const from = look;
      if (prefersReducedMotion()) return;
      move(glideDurationMs(velocity), (elapsed) => dragLook(from, glideOffset(velocity, elapsed), frame()));
    },
    zoomBy(steps) {
      put(zoomLook(look, zoomStep ** steps));
    },
    show,
    showVideo(video) {
      hideVideo();
      leaveFrames = watchFrames(video, () => show(video));
    },
    hideVideo,
    frame,
    redraw,
    onDrawn(listener) {
      listeners.add(listener);
      listener(seenIn(look, frame()), frame());
      return () => listeners.delete(listener);
    },
    dispose() {
      if (asked !== undefined) cancelAnimationFrame(asked);
      hideVideo();
      listeners.clear();
      sphere.dispose();
    },
  };
}
