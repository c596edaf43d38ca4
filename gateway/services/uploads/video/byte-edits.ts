/**
 * Bytes of a file that are put in the place of others: those given, or zeros. Lengths do not change, so that every place in
 * the file which another part of it names stays where it is.
 */
export interface ByteEdit {
  readonly from: number;
  readonly to: number;
  /** as many as are replaced; zeros where there are none */
  readonly bytes?: Buffer;
}

/**
 * Puts edits into a file that comes in pieces, one after the other; a piece is changed in place.
 * @returns takes the next piece
 */
export function applyEdits(edits: readonly ByteEdit[]): (piece: Buffer) => Buffer {
  const waiting = edits.toSorted((one, other) => one.from - other.from);
  /** those that have begun and may go on in the next piece */
  let open: ByteEdit[] = [];
  let next = 0;
  let at = 0;
  return (piece) => {
    const end = at + piece.length;
    for (let edit = waiting[next]; edit !== undefined && edit.from < end; edit = waiting[next]) {
      open.push(edit);
      next += 1;
    }
    for (const { from, to, bytes } of open) {
      const [start, stop] = [Math.max(from, at), Math.min(to, end)];
      if (start >= stop) continue;
      if (bytes) bytes.copy(piece, start - at, start - from, stop - from);
      else piece.fill(0, start - at, stop - at);
    }
    open = open.filter(({ to }) => to > end);
    at = end;
    return piece;
  };
}
