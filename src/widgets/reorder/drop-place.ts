/**
 * Where an item of a list lands when it is let go.
 * @param middles of all items before the drag, from the top down; any unit
 * @param from which item is dragged
 * @param way how far down it was dragged, in the same unit
 */
export function dropPlace(middles: readonly number[], from: number, way: number): number {
  const middle = (middles[from] ?? 0) + way;
  const above = middles.filter((other, index) => index !== from && other < middle);
  return above.length;
}

/** The list with one item put in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  const others = items.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
}
