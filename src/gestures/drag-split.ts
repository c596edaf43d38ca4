import { elasticOffset } from './elastic.ts';

export interface Neighbours {
  readonly previous: boolean;
  readonly next: boolean;
}

export interface DragSplit {
  /** offset of the picture's centre from the frame's, px */
  readonly picture: number;
  /** offset of the row of pictures in px, negative towards the next */
  readonly row: number;
}

/**
 * Splits a drag between a zoomed picture and its row: the picture moves until its edge is reached, the row takes the rest.
 * At its ends the row gives way elastically.
 * @param dragged offset of the picture's centre by the drag, px
 * @param reach largest offset of the picture to either side, px; 0 if it fits
 * @param width of the frame in px
 */
export function splitDrag(dragged: number, reach: number, neighbours: Neighbours, width: number): DragSplit {
  const beyond = Math.abs(dragged) - reach;
  if (beyond <= 0) return { picture: dragged, row: 0 };
  const side = Math.sign(dragged);
  const hasNeighbour = side > 0 ? neighbours.previous : neighbours.next;
  const row = hasNeighbour ? side * beyond : elasticOffset(side * beyond, 0, width / 3);
  return { picture: side * reach, row };
}
