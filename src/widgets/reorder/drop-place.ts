/**
 * The index at which a dragged item is dropped.
 * @param middles centres of all items before the drag, in order; any unit
 * @param from index of the dragged item
 * @param way distance dragged downwards, in the same unit
 */
export function dropPlace(middles: readonly number[], from: number, way: number): number {
  const middle = (middles[from] ?? 0) + way;
  const above = middles.filter((other, index) => index !== from && other < middle);
  return above.length;
}

/** Moves one item of a list to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
