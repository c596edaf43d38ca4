import type { FileHandle } from 'node:fs/promises';

/**
 * Writes buffers at an offset of a file. A disk that is almost full writes only a part of them, and fails at the next write.
 * @throws Error with code ENOSPC if the disk is full
 */
export async function writeAll(
  file: Pick<FileHandle, 'writev'>,
  offset: number,
  buffers: readonly Uint8Array[],
): Promise<void> {
  let [at, rest] = [offset, buffers];
  while (rest.length > 0) {
    const { bytesWritten } = await file.writev(rest, at);
    at += bytesWritten;
    rest = restOf(rest, bytesWritten);
  }
}

/** The rest of buffers after their first bytes were written. */
function restOf(buffers: readonly Uint8Array[], written: number): Uint8Array[] {
  let left = written;
  return buffers.flatMap((buffer) => {
    const part = buffer.subarray(Math.min(left, buffer.byteLength));
    left -= buffer.byteLength - part.byteLength;
    return part.byteLength > 0 ? [part] : [];
  });
}
