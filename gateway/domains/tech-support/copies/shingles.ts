/** letters that are hashed together */
const shingleLength = 8;
/** shingles of which one is kept */
const windowLength = 5;

/** Common runs of this length are always found: they contain a whole window of shingles. */
export const minRunLength = shingleLength + windowLength - 1;

const factor = 0x01000193;

/**
 * Winnowing (Schleimer, Wilkerson, Aiken 2003): of every window of consecutive shingles the one with the smallest
 * hash is kept, so two texts that share a run keep the same shingle of it, wherever the run is. About one letter in
 * three yields a hash.
 * @returns distinct hashes, as signed 32-bit integers
 */
export function shinglesOf(letters: string): Set<number> {
  const hashes = hashesOf(letters);
  const kept = new Set<number>();
  let least = -1;
  for (let end = windowLength - 1; end < hashes.length; end += 1) {
    const start = end - windowLength + 1;
    if (least < start) least = smallestHashIn(hashes, start, end);
    else if (at(hashes, end) <= at(hashes, least)) least = end;
    kept.add(at(hashes, least));
  }
  return kept;
}

function smallestHashIn(hashes: Int32Array, start: number, end: number): number {
  let least = start;
  for (let index = start + 1; index <= end; index += 1)
    if (at(hashes, index) <= at(hashes, least)) least = index;
  return least;
}

/** A rolling hash of every shingle, mixed so that the smallest hashes are spread over all texts. */
function hashesOf(letters: string): Int32Array {
  const hashes = new Int32Array(Math.max(0, letters.length - shingleLength + 1));
  let leaving = 1;
  for (let power = 0; power < shingleLength; power += 1) leaving = Math.imul(leaving, factor);
  let hash = 0;
  for (let end = 0; end < letters.length; end += 1) {
    hash = (Math.imul(hash, factor) + letters.charCodeAt(end)) | 0;
    const start = end - shingleLength + 1;
    if (start > 0) hash = (hash - Math.imul(leaving, letters.charCodeAt(start - 1))) | 0;
    if (start >= 0) hashes[start] = mix(hash);
  }
  return hashes;
}

/** MurmurHash3 finalizer: every input bit affects every output bit. */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

const at = (hashes: Int32Array, index: number): number => hashes[index] ?? 0;
