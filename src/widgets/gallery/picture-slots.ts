/** The current picture and its two neighbours: each keeps its slot, and so its element, while it is one of them. */
export const slots = [0, 1, 2] as const;

/** The index of the picture in a slot; out of range for a neighbour that does not exist. */
export function indexInSlot(slot: number, current: number): number {
  const first = current - 1;
  return first + ((((slot - first) % 3) + 3) % 3);
}

interface SlotFacts {
  readonly isCurrent: boolean;
  /** the picture of this slot was loaded before */
  readonly isLoaded: boolean;
  /** pictures may be loaded before the reader comes to them */
  readonly mayFetchAhead: boolean;
}

/** Whether a slot loads its picture, rather than reserve its place until the reader comes to it. */
export function shouldLoad({ isCurrent, isLoaded, mayFetchAhead }: SlotFacts): boolean {
  return isCurrent || isLoaded || mayFetchAhead;
}
