import { fitInside, fitted, interpolatePlacement, type Placement } from '#gestures/placement.ts';
import type { Size } from '#gestures/point.ts';
import { easeOut, pictureGap, slideSeconds } from './gallery-constants.ts';
import { createMover, type Mover } from './element-mover.ts';

/**
 * The moving part of the gallery: a row of pictures behind a frame, each zoomed and shifted in its place. It holds all state
 * that changes per frame; React renders only which pictures are in the row.
 */
export interface Stage {
  readonly frame: Size;
  readonly index: number;
  /** px of the row from the current picture's resting place, negative towards the next */
  readonly offset: number;
  /** of the current picture; a no-op while it is not mounted */
  readonly picture: Mover<Placement>;
  /** size of the current picture at zoom 1 */
  readonly fit: Size;
  /** Sets the row to a picture without animation. */
  startAt(index: number, frame: Size): void;
  /** Resizes the frame and fits the picture. */
  resize(frame: Size): void;
  /** Slides to a neighbour, or jumps to any other picture. */
  show(index: number): void;
  /** Drags the row. @param offset as above */
  pull(offset: number): void;
  /** Slides the row back to its resting place. */
  release(): void;
  /** @returns detaches the row */
  holdRow(element: HTMLElement): () => void;
  /** @returns detaches the picture */
  holdPicture(index: number, element: HTMLElement): () => void;
}

const still: Mover<Placement> = {
  now: () => fitted,
  put: () => {},
  carry: () => {},
  settle: (_to, _motion, onEnd) => onEnd?.(),
};
const rowMoves = {
  transformOf: (x: number) => `translate3d(${x}px,0,0)`,
  between: (from: number, to: number, part: number) => from + (to - from) * part,
};
const pictureMoves = {
  transformOf: ({ x, y, zoom }: Placement) => `translate3d(${x}px,${y}px,0) scale(${zoom})`,
  between: interpolatePlacement,
};

/**
 * @param sizeOf px of a picture, undefined until known
 * @param onRest called whenever the current picture comes to rest
 */
export function createStage(
  sizeOf: (index: number) => Size | undefined,
  onRest: () => void = () => {},
): Stage {
  let frame: Size = { width: 0, height: 0 };
  let index = 0;
  let row: Mover<number> | undefined;
  const pictures = new Map<number, Mover<Placement>>();

  const restingPlace = () => -index * (frame.width + pictureGap);

  /** Resets the zoom of all but the current picture. */
  function fitOthers(): void {
    for (const [place, picture] of pictures)
      if (place !== index && picture.now().zoom !== 1) picture.put(fitted);
  }

  return {
    get frame() {
      return frame;
    },
    get index() {
      return index;
    },
    get offset() {
      return (row?.now() ?? 0) - restingPlace();
    },
    get picture() {
      return pictures.get(index) ?? still;
    },
    get fit() {
      return fitInside(sizeOf(index) ?? frame, frame);
    },
    startAt(start, size) {
      index = start;
      frame = size;
      row?.put(restingPlace());
    },
    resize(size) {
      frame = size;
      row?.put(restingPlace());
      for (const picture of pictures.values()) picture.put(fitted);
    },
    show(next) {
      const isNeighbour = Math.abs(next - index) === 1;
      index = next;
      pictures.get(index)?.put(fitted);
      if (isNeighbour) row?.settle(restingPlace(), { time: slideSeconds, curve: easeOut }, fitOthers);
      else row?.put(restingPlace());
    },
    pull(offset) {
      row?.put(restingPlace() + offset);
    },
    release() {
      if (row?.now() !== restingPlace()) row?.settle(restingPlace(), { time: slideSeconds, curve: easeOut });
    },
    holdRow(element) {
      row = createMover(element, restingPlace(), rowMoves);
      return () => {
        row = undefined;
      };
    },
    holdPicture(place, element) {
      const rest = () => place === index && onRest();
      pictures.set(place, createMover(element, fitted, pictureMoves, rest));
      return () => {
        pictures.delete(place);
      };
    },
  };
}
