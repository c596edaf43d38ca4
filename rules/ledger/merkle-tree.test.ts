import SHA256 from 'crypto-js/sha256.js';
import hex from 'crypto-js/enc-hex.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { toHex, utf8, type Bytes } from './bytes.ts';
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  rootHash,
  subtreesOf,
  type Sha256Bytes,
  type SubtreeHash,
  type TreeHead,
} from './merkle-tree.ts';
import { webSha256 } from './web-crypto.ts';

const most = 300;
/** 45,150 proofs are made and checked: two seconds of an idle processor, many of a busy one */
const timeoutMs = 60_000;
const entries = Array.from({ length: most }, (_, index) => `entry ${index}`);

// RFC 6962, section 2.1, word by word, in hex and with another SHA-256 than the code under test
const sha = (digits: string) => SHA256(hex.parse(digits)).toString();
const known = new Map<string, string>();

/** MTH(D[start:end]) */
function mth(start: number, end: number): string {
  const key = `${start}:${end}`;
  const hash = known.get(key) ?? newHash(start, end);
  known.set(key, hash);
  return hash;
}
function newHash(start: number, end: number): string {
  if (end === start) return sha('');
  if (end - start === 1) return sha(`00${toHex(utf8(entries[start] ?? ''))}`);
  const middle = start + split(end - start);
  return sha(`01${mth(start, middle)}${mth(middle, end)}`);
}
/** the largest power of two smaller than n */
const split = (n: number): number => 2 ** (Math.ceil(Math.log2(n)) - 1);

/** PATH(m, D[start:end]) */
function path(m: number, start: number, end: number): string[] {
  if (end - start === 1) return [];
  const k = split(end - start);
  return m < k
    ? [...path(m, start, start + k), mth(start + k, end)]
    : [...path(m - k, start + k, end), mth(start, start + k)];
}

/** SUBPROOF(m, D[start:end], isComplete) */
function subproof(m: number, start: number, end: number, isComplete: boolean): string[] {
  if (m === end - start) return isComplete ? [] : [mth(start, end)];
  const k = split(end - start);
  return m <= k
    ? [...subproof(m, start, start + k, isComplete), mth(start + k, end)]
    : [...subproof(m - k, start + k, end, false), mth(start, start + k)];
}

/** SHA-256 of the platform; the same few thousand nodes are hashed half a million times. */
const web = webSha256();
const digests = new Map<string, Bytes>();
const sha256: Sha256Bytes = (data) => {
  const key = String.fromCharCode(...data);
  return digests.get(key) ?? digest(key, data);
};
async function digest(key: string, data: Bytes): Promise<Bytes> {
  const hash = await web(data);
  digests.set(key, hash);
  return hash;
}

const hexes = new WeakMap<Bytes, string>();
function hexOf(hash: Bytes): string {
  const digits = hexes.get(hash) ?? toHex(hash);
  hexes.set(hash, digits);
  return digits;
}
const textOf = (hashes: readonly Bytes[]) => hashes.map(hexOf).join(' ');

let leaves: readonly Bytes[];
let subtrees: SubtreeHash;
let heads: readonly TreeHead[];
beforeAll(async () => {
  leaves = await Promise.all(entries.map((entry) => leafHash(utf8(entry), sha256)));
  subtrees = subtreesOf(leaves, sha256);
  heads = await Promise.all(
    Array.from({ length: most + 1 }, async (_, size) => ({
      size,
      root: await rootHash(size, subtrees, sha256),
    })),
  );
});
const headAt = (size: number): TreeHead => {
  const head = heads[size];
  if (head === undefined) throw new Error(`no tree of ${size}`);
  return head;
};
const leafAt = (index: number): Bytes => leaves[index] ?? new Uint8Array();

/** The same hash with one bit changed. */
const flipped = (hash: Bytes): Bytes => hash.with(7, (hash[7] ?? 0) ^ 0x10);

test('the root of no, one and several leaves is that of the RFC', () => {
  expect(heads.map(({ root }) => toHex(root))).toEqual(heads.map(({ size }) => mth(0, size)));
  expect(toHex(headAt(0).root)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('every leaf of trees of 1 to 300 has the proof of the RFC', { timeout: timeoutMs }, async () => {
  const faults: string[] = [];
  for (let size = 1; size <= most; size += 1) {
    for (let index = 0; index < size; index += 1) {
      const proof = await inclusionProof(index, size, subtrees, sha256);
      const isSound =
        textOf(proof) === path(index, 0, size).join(' ') &&
        (await isIncluded(leafAt(index), index, headAt(size), proof, sha256));
      if (!isSound) faults.push(`leaf ${index} of ${size}`);
    }
  }
  expect(faults).toEqual([]);
});

test('every pair of sizes up to 300 has the proof of the RFC', { timeout: timeoutMs }, async () => {
  const faults: string[] = [];
  for (let size = 1; size <= most; size += 1) {
    for (let old = 1; old <= size; old += 1) {
      const proof = await consistencyProof(old, size, subtrees, sha256);
      const isSound =
        textOf(proof) === subproof(old, 0, size, true).join(' ') &&
        (await isConsistent(headAt(old), headAt(size), proof, sha256));
      if (!isSound) faults.push(`${old} in ${size}`);
    }
  }
  expect(faults).toEqual([]);
});

describe('a tampered proof is rejected', () => {
  const sizes = [1, 2, 3, 4, 7, 8, 9, 64, 255, 256, 257, 300];

  test('of inclusion: a changed, missing, added or moved hash, another place, another tree', async () => {
    for (const size of sizes) {
      for (const index of new Set(
        [0, 1, size >> 1, size - 2, size - 1].filter((at) => at >= 0 && at < size),
      )) {
        const [leaf, head] = [leafAt(index), headAt(size)];
        const proof = await inclusionProof(index, size, subtrees, sha256);
        const isIn = (changed: readonly Bytes[]) => isIncluded(leaf, index, head, changed, sha256);
        expect(await isIn(proof)).toBe(true);
        for (const [at, hash] of proof.entries()) {
          expect(await isIn(proof.with(at, flipped(hash)))).toBe(false);
          expect(await isIn(proof.toSpliced(at, 1))).toBe(false);
          expect(await isIn(proof.toSpliced(at, 0, hash))).toBe(false);
        }
        expect(await isIn([...proof, head.root])).toBe(false);
        if (proof.length > 1) expect(await isIn(proof.toReversed())).toBe(false);
        for (const other of [-1, index ^ 1, index + 1, size, 2 ** 40])
          expect(await isIncluded(leaf, other, head, proof, sha256)).toBe(false);
        expect(await isIncluded(flipped(leaf), index, head, proof, sha256)).toBe(false);
        const forged = { size, root: flipped(head.root) };
        expect(await isIncluded(leaf, index, forged, proof, sha256)).toBe(false);
        const larger = { size: 2 * size, root: head.root };
        expect(await isIncluded(leaf, index, larger, proof, sha256)).toBe(false);
      }
    }
  });

  test('of consistency: a changed, missing, added or moved hash, another old or new tree', async () => {
    for (const size of sizes) {
      for (const old of sizes.filter((one) => one <= size)) {
        const proof = await consistencyProof(old, size, subtrees, sha256);
        const holds = (changed: readonly Bytes[], from = headAt(old), to = headAt(size)) =>
          isConsistent(from, to, changed, sha256);
        expect(await holds(proof)).toBe(true);
        for (const [at, hash] of proof.entries()) {
          expect(await holds(proof.with(at, flipped(hash)))).toBe(false);
          expect(await holds(proof.toSpliced(at, 1))).toBe(false);
          expect(await holds(proof.toSpliced(at, 0, hash))).toBe(false);
        }
        expect(await holds([...proof, headAt(old).root])).toBe(false);
        if (proof.length > 1) expect(await holds(proof.toReversed())).toBe(false);
        expect(await holds(proof, { size: old, root: flipped(headAt(old).root) })).toBe(false);
        expect(await holds(proof, headAt(old), { size, root: flipped(headAt(size).root) })).toBe(false);
        if (old < size) expect(await holds(proof, headAt(size), headAt(old))).toBe(false);
        const larger = { size: 2 * size, root: headAt(size).root };
        expect(await holds(proof, headAt(old), larger)).toBe(false);
      }
    }
  });
});

test('every tree continues the empty one, and no tree ends before it began', async () => {
  expect(await consistencyProof(0, 5, subtrees, sha256)).toEqual([]);
  expect(await isConsistent(headAt(0), headAt(5), [], sha256)).toBe(true);
  expect(await isConsistent({ size: 0, root: headAt(1).root }, headAt(5), [], sha256)).toBe(false);
  expect(await isConsistent(headAt(0), headAt(5), [headAt(5).root], sha256)).toBe(false);
  expect(() => consistencyProof(6, 5, subtrees, sha256)).toThrow('cannot be the beginning');
});

test('a leaf outside the tree has no proof', () => {
  for (const index of [-1, 5])
    expect(() => inclusionProof(index, 5, subtrees, sha256)).toThrow(`no leaf ${index}`);
});
