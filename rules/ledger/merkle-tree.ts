import { areEqual, concat, type Bytes } from './bytes.ts';

/** SHA-256 of bytes: at once, as in Node, or later, as with WebCrypto. */
export type Sha256Bytes = (data: Bytes) => Bytes | Promise<Bytes>;

/**
 * Reads the hash of a perfect subtree.
 * @param level 0 for a leaf; the subtree has 2^level leaves
 * @param index of the subtree at its level; it begins at leaf index × 2^level
 */
export type SubtreeHash = (level: number, index: number) => Bytes | Promise<Bytes>;

/** A tree of the first `size` leaves. */
export interface TreeHead {
  readonly size: number;
  readonly root: Bytes;
}

/** Bytes of a SHA-256. */
export const hashBytes = 32;

/** The Merkle tree hash of one entry (RFC 6962, section 2.1). */
export async function leafHash(entry: Bytes, sha256: Sha256Bytes): Promise<Bytes> {
  return sha256(concat([0], entry));
}

/** The Merkle tree hash of a node above two others (RFC 6962, section 2.1). */
export async function nodeHash(left: Bytes, right: Bytes, sha256: Sha256Bytes): Promise<Bytes> {
  return sha256(concat([1], left, right));
}

/** Reads subtrees of a list of leaf hashes. Each is hashed once. */
export function subtreesOf(leaves: readonly Bytes[], sha256: Sha256Bytes): SubtreeHash {
  const known = new Map<string, Promise<Bytes>>();
  return function read(level, index): Bytes | Promise<Bytes> {
    if (level === 0) {
      const leaf = leaves[index];
      if (leaf === undefined) throw new RangeError(`there is no leaf ${index}, only ${leaves.length} leaves`);
      return leaf;
    }
    const key = `${level} ${index}`;
    const hash =
      known.get(key) ?? pairHash(read(level - 1, 2 * index), read(level - 1, 2 * index + 1), sha256);
    known.set(key, hash);
    return hash;
  };
}

/** The root hash of the first `size` leaves. */
export async function rootHash(size: number, subtree: SubtreeHash, sha256: Sha256Bytes): Promise<Bytes> {
  return size === 0 ? sha256(concat()) : rangeHash({ start: 0, size }, subtree, sha256);
}

/**
 * The inclusion proof of a leaf, from its sibling up (RFC 6962, section 2.1.1).
 * @throws RangeError if the tree has no such leaf
 */
export function inclusionProof(
  index: number,
  size: number,
  subtree: SubtreeHash,
  sha256: Sha256Bytes,
): Promise<Bytes[]> {
  if (index < 0 || index >= size) throw new RangeError(`a tree of ${size} leaves has no leaf ${index}`);
  const siblings: LeafRange[] = [];
  let range: LeafRange = { start: 0, size };
  while (range.size > 1) {
    const [left, right] = halves(range);
    [range, siblings[siblings.length]] = index < right.start ? [left, right] : [right, left];
  }
  return hashesOf(siblings.toReversed(), subtree, sha256);
}

/**
 * The proof that a tree is the beginning of a larger one (RFC 6962, section 2.1.2). Empty for an empty or equal tree.
 * @throws RangeError if the first tree is the larger one
 */
export function consistencyProof(
  oldSize: number,
  newSize: number,
  subtree: SubtreeHash,
  sha256: Sha256Bytes,
): Promise<Bytes[]> {
  if (oldSize < 0 || oldSize > newSize)
    throw new RangeError(`a tree of ${oldSize} leaves cannot be the beginning of one of ${newSize}`);
  if (oldSize === 0) return hashesOf([], subtree, sha256);
  const ranges: LeafRange[] = [];
  let range: LeafRange = { start: 0, size: newSize };
  // until the range ends where the old tree ends
  while (range.start + range.size !== oldSize) {
    const [left, right] = halves(range);
    [range, ranges[ranges.length]] = oldSize <= right.start ? [left, right] : [right, left];
  }
  // the verifier has the hash of the whole old tree
  if (range.start > 0) ranges.push(range);
  return hashesOf(ranges.toReversed(), subtree, sha256);
}

/** Whether a proof shows that a leaf is in a tree (RFC 9162, section 2.1.3.2). */
export async function isIncluded(
  leaf: Bytes,
  index: number,
  { size, root }: TreeHead,
  proof: readonly Bytes[],
  sha256: Sha256Bytes,
): Promise<boolean> {
  if (index < 0 || index >= size) return false;
  let [place, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      hash = await nodeHash(sibling, hash, sha256);
      [place, last] = skipLevels(place, last);
    } else hash = await nodeHash(hash, sibling, sha256);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && areEqual(hash, root);
}

/**
 * Whether a proof shows that a tree is the beginning of another (RFC 9162, section 2.1.4.2). An empty tree is the
 * beginning of every tree.
 */
export async function isConsistent(
  oldTree: TreeHead,
  newTree: TreeHead,
  proof: readonly Bytes[],
  sha256: Sha256Bytes,
): Promise<boolean> {
  if (oldTree.size > newTree.size || oldTree.size < 0) return false;
  if (oldTree.size === newTree.size) return proof.length === 0 && areEqual(oldTree.root, newTree.root);
  if (oldTree.size === 0) return proof.length === 0 && areEqual(oldTree.root, await sha256(concat()));
  const isPerfect = perfectLevel(oldTree.size) !== undefined;
  const [first, ...others] = isPerfect ? [oldTree.root, ...proof] : proof;
  if (first === undefined) return false;
  let [place, last] = [oldTree.size - 1, newTree.size - 1];
  while (isOdd(place)) [place, last] = [half(place), half(last)];
  let [oldRoot, newRoot] = [first, first];
  for (const hash of others) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      oldRoot = await nodeHash(hash, oldRoot, sha256);
      newRoot = await nodeHash(hash, newRoot, sha256);
      [place, last] = skipLevels(place, last);
    } else newRoot = await nodeHash(newRoot, hash, sha256);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && areEqual(oldRoot, oldTree.root) && areEqual(newRoot, newTree.root);
}

/** Consecutive leaves that are a node of some tree. */
interface LeafRange {
  readonly start: number;
  readonly size: number;
}

/** The two nodes below a node of more than one leaf: on the left the largest power of two below its size. */
function halves({ start, size }: LeafRange): readonly [LeafRange, LeafRange] {
  let left = 1;
  while (2 * left < size) left *= 2;
  return [
    { start, size: left },
    { start: start + left, size: size - left },
  ];
}

function hashesOf(ranges: readonly LeafRange[], subtree: SubtreeHash, sha256: Sha256Bytes): Promise<Bytes[]> {
  return Promise.all(ranges.map((range) => rangeHash(range, subtree, sha256)));
}

async function rangeHash(range: LeafRange, subtree: SubtreeHash, sha256: Sha256Bytes): Promise<Bytes> {
  const level = perfectLevel(range.size);
  if (level !== undefined) return subtree(level, range.start / range.size);
  const [left, right] = halves(range);
  return pairHash(rangeHash(left, subtree, sha256), rangeHash(right, subtree, sha256), sha256);
}

async function pairHash(
  left: Bytes | Promise<Bytes>,
  right: Bytes | Promise<Bytes>,
  sha256: Sha256Bytes,
): Promise<Bytes> {
  const pair = await Promise.all([left, right]);
  return nodeHash(...pair, sha256);
}

/** The level of a perfect subtree of this many leaves; undefined if no perfect subtree has as many. */
function perfectLevel(size: number): number | undefined {
  let [level, leaves] = [0, 1];
  while (leaves < size) [level, leaves] = [level + 1, 2 * leaves];
  return leaves === size ? level : undefined;
}

/** Leaves out the levels at which the last node has no sibling. */
function skipLevels(place: number, last: number): readonly [place: number, last: number] {
  let at = [place, last] as const;
  while (at[0] !== 0 && !isOdd(at[0])) at = [half(at[0]), half(at[1])];
  return at;
}

// sizes may exceed the 32 bits of bitwise operators
const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;
