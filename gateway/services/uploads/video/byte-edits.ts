/** Overwrites a range of a file. The length does not change, so that all offsets in the file stay valid. */
export interface ByteEdit {
  readonly from: number;
  readonly to: number;
  /** as many bytes as the range has; absent: zeros */
  readonly bytes?: Buffer;
}

/**
 * Applies edits to a file that is read in chunks.
 * @returns a function that takes the next chunk and changes it in place
 */
export function applyEdits(edits: readonly ByteEdit[]): (chunk: Buffer) => Buffer {
  const waiting = edits.toSorted((one, other) => one.from - other.from);
  /** edits that have begun and may continue in the next chunk */
  let open: ByteEdit[] = [];
  let next = 0;
  let at = 0;
  return (chunk) => {
    const end = at + chunk.length;
    for (let edit = waiting[next]; edit !== undefined && edit.from < end; edit = waiting[next]) {
      open.push(edit);
      next += 1;
    }
    for (const { from, to, bytes } of open) {
      const [start, stop] = [Math.max(from, at), Math.min(to, end)];
      if (start >= stop) continue;
      if (bytes) bytes.copy(chunk, start - at, start - from, stop - from);
      else chunk.fill(0, start - at, stop - at);
    }
    open = open.filter(({ to }) => to > end);
    at = end;
    return chunk;
  };
}
