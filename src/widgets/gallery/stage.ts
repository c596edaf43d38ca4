import { fitInside, fitted, between, type Placement } from '#gestures/placement.ts';
import type { Size } from '#gestures/point.ts';
import { easeOut, gap, slideTime } from './measures.ts';
import { createMover, type Mover } from './mover.ts';

/**
 * What of the gallery moves: a row of pictures behind a frame, each picture zoomed and shifted in its place. It holds
 * everything that changes from frame to frame; React knows only which pictures stand in the row.
 */
export interface Stage {
  readonly frame: Size;
  readonly index: number;
  /** px of the row from where the current picture fills the frame, negative towards the next */
  readonly offset: number;
  /** of the current picture; it moves nothing while it is not there */
  readonly picture: Mover<Placement>;
  /** size of the current picture when it fits */
  readonly fit: Size;
  /** Stands still at a picture. */
  startAt(index: number, frame: Size): void;
  /** The frame has another size: the same picture stays in it, and fits. */
  resize(frame: Size): void;
  /** Slides to a picture; to one further away than a neighbour it jumps. */
  show(index: number): void;
  /** Pulls the row. @param offset as above */
  pull(offset: number): void;
  /** Slides the row back to where the current picture fills the frame. */
  release(): void;
  /** @returns takes the row away again */
  holdRow(element: HTMLElement): () => void;
  /** @returns takes the picture away again */
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
  between,
};

/**
 * @param sizeOf px of a picture as it came, undefined until they are known
 * @param onRest told whenever the current picture has come to rest in its place
 */
export function createStage(
  sizeOf: (index: number) => Size | undefined,
  onRest: () => void = () => {},
): Stage {
  let frame: Size = { width: 0, height: 0 };
  let index = 0;
  let row: Mover<number> | undefined;
  const pictures = new Map<number, Mover<Placement>>();

  const restingPlace = () => -index * (frame.width + gap);

  /** Pictures that are not current fit their frames. */
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
      if (isNeighbour) row?.settle(restingPlace(), { time: slideTime, curve: easeOut }, fitOthers);
      else row?.put(restingPlace());
    },
    pull(offset) {
      row?.put(restingPlace() + offset);
    },
    release() {
      if (row?.now() !== restingPlace()) row?.settle(restingPlace(), { time: slideTime, curve: easeOut });
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
