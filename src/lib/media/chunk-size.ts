/** ms that uploading a chunk should take: short enough for visible progress, far below the call timeout */
const tooFast = 1200;
const tooSlow = 6000;

/** Bytes of the first chunk: one second on a slow network. */
export const firstChunkBytes = 128 * 1024;

export interface ChunkLimits {
  readonly smallest: number;
  readonly largest: number;
}

/** Bytes of the next chunk after one of `size` bytes took `ms`. @param ms `Infinity` if it failed */
export function nextChunkBytes(size: number, ms: number, { smallest, largest }: ChunkLimits): number {
  const wanted = ms < tooFast ? size * 2 : ms > tooSlow ? Math.floor(size / 2) : size;
  return Math.max(smallest, Math.min(largest, wanted));
}
