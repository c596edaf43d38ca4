import type { FileHandle } from 'node:fs/promises';

/**
 * Writes bytes, piece after piece, from a place of a file on. A disk that is nearly full takes a part of them, and says so at
 * the next try. @throws Error with code ENOSPC when it is full
 */
export async function writeAll(
  file: Pick<FileHandle, 'writev'>,
  offset: number,
  pieces: readonly Uint8Array[],
): Promise<void> {
  let [at, rest] = [offset, pieces];
  while (rest.length > 0) {
    const { bytesWritten } = await file.writev(rest, at);
    at += bytesWritten;
    rest = restOf(rest, bytesWritten);
  }
}

/** What is left of pieces once so many bytes of them were taken. */
function restOf(pieces: readonly Uint8Array[], taken: number): Uint8Array[] {
  let left = taken;
  return pieces.flatMap((piece) => {
    const part = piece.subarray(Math.min(left, piece.byteLength));
    left -= piece.byteLength - part.byteLength;
    return part.byteLength > 0 ? [part] : [];
  });
}
