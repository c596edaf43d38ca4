import {
  checkChain,
  chainStart,
  endFault,
  type ChainFault,
  type ChainPlace,
} from '../../../../rules/ledger/check-chain.ts';
import { toBase64, toHex, type Bytes } from '../../../../rules/ledger/bytes.ts';
import { growingTree } from '../../../../rules/ledger/growing-tree.ts';
import {
  recordLeaf,
  type FieldsOf,
  type LedgerBlock,
  type StoredBlock,
} from '../../../../rules/ledger/ledger-block.ts';
import type { LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import { MalformedError } from '../../../../rules/ledger/malformed-error.ts';
import { subtreesOf, rootHash } from '../../../../rules/ledger/merkle-tree.ts';
import { tileWidth } from '../../../../rules/ledger/tlog-tiles.ts';
import type { Database } from '../../../db/database.ts';
import { headOf, type LedgerTable } from './ledger-store.ts';
import { sha256, sha256Bytes } from './node-sha256.ts';
import { hashesAt, storedHashes } from './tree-store.ts';

/** blocks in memory at a time; a multiple of a tile's width */
const batchSize = 2 * tileWidth;

/**
 * A fault of the chain; or of the tree. `leaf`: the tree has another leaf for the record, or none. `tile`: the stored
 * hash of a full tile is not that of its hashes; the height is that of its first record. `signed`: the records up to
 * this height are not those that were signed.
 */
export type LedgerFault<Field extends string = string> =
  | ChainFault<Field>
  | { readonly height: number; readonly field: 'leaf' | 'tile' | 'signed' };

/** The end of a sound ledger, or the first fault. */
export type LedgerVerdict<Field extends string = string> =
  | { readonly place: ChainPlace }
  | { readonly fault: LedgerFault<Field> };

export interface PublishedEnds {
  /** positions in the chain that were published before */
  readonly places?: readonly ChainPlace[];
  /** sizes and base64 roots of the tree that were published before */
  readonly roots?: readonly TreeRoot[];
}

export interface TreeRoot {
  readonly size: number;
  /** base64 */
  readonly root: string;
}

/**
 * Verifies a ledger in its database from the first record to the head: fields, links, leaves, tiles, and the roots of all
 * checkpoints that were signed. An erased record passes if links and signed roots confirm what is left of it.
 */
export async function checkDatabase<
  Fields extends FieldsOf<Fields>,
  Block extends StoredBlock<Fields> = LedgerBlock<Fields>,
>(
  db: Database,
  table: LedgerTable<Fields, Block>,
  { places = [], roots = [] }: PublishedEnds = {},
): Promise<LedgerVerdict<keyof Fields & string>> {
  const { name, format } = table;
  // records appended during the check come after this head
  const ends = [...places, await headOf(db, name)];
  const expected = [...roots, ...(await signedRoots(db, name))];
  const tree = growingTree(sha256Bytes);
  let place = chainStart;
  for (;;) {
    const blocks = await table.blocksFrom(db, place.height + 1, batchSize);
    if (blocks.length === 0) break;
    const due = ends.filter(({ height }) => height > place.height && height <= place.height + blocks.length);
    const checked = checkChain<Fields>(format, blocks, sha256, { from: place, ends: due });
    if ('fault' in checked) return checked;
    const stored = await storedHashes(db, { ledger: name, level: 0, first: place.height }, blocks.length);
    for (const [index, block] of blocks.entries()) {
      const leaf = await leafOf(table, block);
      if (leaf === undefined || stored[index] !== toHex(leaf))
        return { fault: await leafFault(db, name, block.height) };
      await tree.append(leaf);
      const isSigned = await meetsRoots(block.height, expected, tree);
      if (!isSigned) return { fault: { height: block.height, field: 'signed' } };
    }
    ({ place } = checked);
  }
  const unmet = ends.map((end) => endFault(place, end)).find((found) => found !== undefined);
  if (unmet !== undefined) return { fault: unmet };
  if (expected.some(({ size }) => size > place.height))
    return { fault: { height: place.height + 1, field: 'missing' } };
  if (!(await meetsRoots(0, expected, growingTree(sha256Bytes))))
    return { fault: { height: 1, field: 'signed' } };
  const tile = await tileFault(db, name, place.height);
  if (tile !== undefined) return { fault: tile };
  // read after the blocks: everything appended properly is covered by it
  const end = await headOf(db, name);
  if (place.height > end.height) return { fault: { height: end.height + 1, field: 'checkpoint' } };
  const [beyond] = await storedHashes(db, { ledger: name, level: 0, first: end.height }, 1);
  if (beyond !== undefined) {
    const { height } = await headOf(db, name);
    if (height === end.height) return { fault: { height: end.height + 1, field: 'leaf' } };
  }
  return { place };
}

/** The fault of a record that has another leaf, or none; rows after the head were never appended. */
async function leafFault(db: Database, ledger: LedgerName, height: number): Promise<LedgerFault<never>> {
  const head = await headOf(db, ledger);
  return height > head.height ? { height: head.height + 1, field: 'checkpoint' } : { height, field: 'leaf' };
}

/** Sizes and roots that were signed. */
const signedRoots = (db: Database, ledger: LedgerName): Promise<TreeRoot[]> =>
  db
    .selectFrom('ledger_checkpoints')
    .select(['size', 'root'])
    .where('ledger', '=', ledger)
    .orderBy('size')
    .execute();

/** Whether a tree of this size has every root that is expected of it. */
async function meetsRoots(
  size: number,
  expected: readonly TreeRoot[],
  tree: ReturnType<typeof growingTree>,
): Promise<boolean> {
  const due = expected.filter((one) => one.size === size);
  if (due.length === 0) return true;
  const root = toBase64(await tree.root());
  return due.every((one) => one.root === root);
}

/** The leaf of a record; undefined if what is left of an erased one has none. */
async function leafOf<Fields extends FieldsOf<Fields>, Block extends StoredBlock<Fields>>(
  { format }: LedgerTable<Fields, Block>,
  block: Block,
): Promise<Bytes | undefined> {
  try {
    return await recordLeaf<Fields>(format, block, sha256Bytes);
  } catch (error) {
    if (error instanceof MalformedError) return undefined;
    throw error;
  }
}

/** The first full tile whose stored hash is missing or not that of its hashes; leaves were checked before. */
async function tileFault(
  db: Database,
  ledger: LedgerName,
  size: number,
): Promise<LedgerFault<never> | undefined> {
  for (
    let [level, count] = [0, size];
    count >= tileWidth;
    level += 1, count = Math.floor(count / tileWidth)
  ) {
    const full = Math.floor(count / tileWidth);
    for (let index = 0; index < full; index += 1) {
      const [hashes, above] = await Promise.all([
        hashesAt(db, { ledger, level, first: index * tileWidth }, tileWidth),
        storedHashes(db, { ledger, level: level + 1, first: index }, 1),
      ]);
      const isWhole = hashes.length === tileWidth;
      const root = isWhole && (await rootHash(tileWidth, subtreesOf(hashes, sha256Bytes), sha256Bytes));
      if (root === false || above[0] !== toHex(root))
        return { height: index * tileWidth ** (level + 1) + 1, field: 'tile' };
    }
  }
  return undefined;
}
