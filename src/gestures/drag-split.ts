import { elasticPlace } from './elastic.ts';

export interface Neighbours {
  readonly previous: boolean;
  readonly next: boolean;
}

export interface HandedOver {
  /** px of the picture's middle from the frame's */
  readonly picture: number;
  /** px of the row of pictures, negative towards the next */
  readonly row: number;
}

/**
 * Shares a drag between a picture and the row it stands in: the picture takes it until its edge is reached, the row
 * takes the rest. Where the row ends it gives way elastically.
 * @param asked px that the drag asks of the picture's middle
 * @param reach px that it may lie from the frame's middle, to either side; 0 when it fits
 * @param width px of the frame
 */
export function handOver(asked: number, reach: number, neighbours: Neighbours, width: number): HandedOver {
  const beyond = Math.abs(asked) - reach;
  if (beyond <= 0) return { picture: asked, row: 0 };
  const side = Math.sign(asked);
  const isOpen = side > 0 ? neighbours.previous : neighbours.next;
  const row = isOpen ? side * beyond : elasticPlace(side * beyond, 0, width / 3);
  return { picture: side * reach, row };
}
