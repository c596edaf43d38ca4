import {
  alteredField,
  isErased,
  noHash,
  type CoveredField,
  type FieldOf,
  type FieldsOf,
  type LedgerFormat,
  type Sha256,
  type StoredBlock,
} from './ledger-block.ts';

/** A verified position in the chain. */
export interface ChainPlace {
  /** 0 before the first block */
  readonly height: number;
  /** hash of the block at that height */
  readonly hash: string;
}

/**
 * A fault and its position. `missing`: a block is absent. `checkpoint`: the chain is consistent in itself but is not the
 * published one.
 */
export interface ChainFault<Field extends string = string> {
  readonly height: number;
  readonly field: CoveredField<Field> | 'salt' | 'hash' | 'marks' | 'missing' | 'checkpoint';
}

/** The verified position after some blocks, or the first fault. */
export type ChainVerdict<Field extends string = string> =
  | { readonly place: ChainPlace }
  | { readonly fault: ChainFault<Field> };

/** The position before the first block. */
export const chainStart: ChainPlace = { height: 0, hash: noHash };

/**
 * Verifies the next block. `checkChain` verifies many; interactive callers call this in batches. The hash of an erased
 * block is confirmed by the block after it or by the head, its leaf only by a signed tree.
 * @returns the new verified position, or the fault
 */
export function nextPlace<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  place: ChainPlace,
  block: StoredBlock<Fields>,
  sha256: Sha256,
): ChainVerdict<FieldOf<Fields>> {
  const expected = place.height + 1;
  const altered = isErased(block) ? undefined : alteredField(format, block, sha256);
  // an altered height is reported as such, not as a missing block
  if (altered === 'height') return { fault: { height: expected, field: 'height' } };
  if (block.height !== expected) return { fault: { height: expected, field: 'missing' } };
  if (altered !== undefined) return { fault: { height: block.height, field: altered } };
  // this block is intact, so the previous one was replaced by another intact block
  if (block.previous !== place.hash) return { fault: { height: Math.max(place.height, 1), field: 'hash' } };
  return { place: { height: block.height, hash: block.hash } };
}

/**
 * Compares the verified position with the expected end.
 * @param end the head of the chain, or a published checkpoint
 */
export function endFault(place: ChainPlace, end: ChainPlace): ChainFault<never> | undefined {
  if (place.height < end.height) return { height: place.height + 1, field: 'missing' };
  return place.height === end.height && place.hash !== end.hash
    ? { height: end.height, field: 'checkpoint' }
    : undefined;
}

/**
 * Verifies blocks in order, starting at a position.
 * @param ends published positions including the head; those beyond the last block are faults
 */
export function checkChain<Fields extends FieldsOf<Fields>>(
  format: LedgerFormat<Fields>,
  blocks: Iterable<StoredBlock<Fields>>,
  sha256: Sha256,
  {
    from = chainStart,
    ends = [],
  }: { readonly from?: ChainPlace; readonly ends?: readonly ChainPlace[] } = {},
): ChainVerdict<FieldOf<Fields>> {
  let place = from;
  for (const block of blocks) {
    const next = nextPlace(format, place, block, sha256);
    if ('fault' in next) return next;
    ({ place } = next);
    const due = ends.find(({ height }) => height === place.height);
    const fault = due && endFault(place, due);
    if (fault) return { fault };
  }
  const unmet = ends.map((end) => endFault(place, end)).find((fault) => fault !== undefined);
  return unmet === undefined ? { place } : { fault: unmet };
}
