/** Rows by their letter, in the order of the list. */
export function groupByLetter<Row extends { readonly letter: string }>(
  rows: readonly Row[],
): readonly (readonly [letter: string, rows: readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.letter);
    if (group === undefined) groups.set(row.letter, [row]);
    else group.push(row);
  }
  return [...groups];
}
