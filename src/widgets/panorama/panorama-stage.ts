import { easeAt } from '#gestures/ease.ts';
import { gone, goingOn, keptLook, lookBetween, nearer, pulled } from '#gestures/look.ts';
import { glideCurve } from '#gestures/momentum.ts';
import type { Point, Size } from '#gestures/point.ts';
import { basisOf, directionOf, seenAt, type Look } from '#lib/media/sphere.ts';
import { watchFrames } from '#platform/media/film-frames.ts';
import { prefersReducedMotion } from '#platform/media/reduced-motion.ts';
import { openSphereCanvas, type SphereSource } from '#platform/media/sphere-canvas.ts';

/** A panorama that is drawn around the reader, and where they look in it. */
export interface PanoramaStage {
  /** px that the longer side of a picture may have */
  readonly largest: number;
  look(): Look;
  /** Looks there at once, and rests. */
  put(look: Look): void;
  /** Looks there little by little. */
  turnTo(look: Look): void;
  /** Goes on from there as a view that is let go. @param velocity px per ms */
  letGo(velocity: Point): void;
  /** @param steps nearer; back where negative */
  zoomBy(steps: number): void;
  /** What is drawn: a picture, or each new frame of a film. */
  show(source: SphereSource): void;
  showFilm(film: HTMLVideoElement): void;
  /** Takes no more frames of the film; the last one stays. */
  leaveFilm(): void;
  frame(): Size;
  /** Draws it anew, as when its frame has another size. */
  redraw(): void;
  /** Calls back after each drawing, and once at once. @returns stops telling */
  onDrawn(listener: (seen: Seen, frame: Size) => void): () => void;
  dispose(): void;
}

/** Where a direction in degrees is seen, px from the upper left corner of the frame; undefined where it lies behind. */
type Seen = (yaw: number, pitch: number) => Point | undefined;

interface StageFacts {
  readonly onLost: () => void;
  readonly onFound: () => void;
}

/** How the view moves by itself: where it is so many ms after it began, and how long it goes on. */
interface Motion {
  readonly began: number;
  readonly time: number;
  at(elapsed: number): Look;
}

/** how many times nearer a step comes */
const zoomStep = 1.25;
/** ms in which the view turns to what the reader asks for */
const turnTime = 500;

/** @returns undefined where the browser cannot draw it */
export function createPanoramaStage(
  canvas: HTMLCanvasElement,
  first: Look,
  facts: StageFacts,
): PanoramaStage | undefined {
  const sphere = openSphereCanvas(canvas, facts);
  if (sphere === undefined) return undefined;
  let look = keptLook(first);
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

  /** Nothing is drawn while nothing changes. */
  function redraw(): void {
    asked ??= requestAnimationFrame(draw);
  }

  function put(next: Look): void {
    motion = undefined;
    look = keptLook(next);
    redraw();
  }

  function move(time: number, at: Motion['at']): void {
    if (time <= 0 || prefersReducedMotion()) return put(at(Math.max(0, time)));
    motion = { began: performance.now(), time, at };
    redraw();
  }

  function leaveFilm(): void {
    leaveFrames?.();
    leaveFrames = undefined;
  }

  function show(source: SphereSource): void {
    sphere?.take(source);
    hasSource = true;
    redraw();
  }

  return {
    largest: sphere.largest,
    look: () => look,
    put,
    turnTo(to) {
      const [from, end] = [look, keptLook(to)];
      move(turnTime, (elapsed) => lookBetween(from, end, easeAt(glideCurve, elapsed / turnTime)));
    },
    letGo(velocity) {
      const from = look;
      if (prefersReducedMotion()) return;
      move(goingOn(velocity), (elapsed) => pulled(from, gone(velocity, elapsed), frame()));
    },
    zoomBy(steps) {
      put(nearer(look, zoomStep ** steps));
    },
    show,
    showFilm(film) {
      leaveFilm();
      leaveFrames = watchFrames(film, () => show(film));
    },
    leaveFilm,
    frame,
    redraw,
    onDrawn(listener) {
      listeners.add(listener);
      listener(seenIn(look, frame()), frame());
      return () => listeners.delete(listener);
    },
    dispose() {
      if (asked !== undefined) cancelAnimationFrame(asked);
      leaveFilm();
      listeners.clear();
      sphere.dispose();
    },
  };
}
