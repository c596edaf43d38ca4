import type { Transaction } from 'kysely';
import { concat, fromHex, toHex, type Bytes } from '../../../../rules/ledger/bytes.ts';
import { ledgerNames, type LedgerName } from '../../../../rules/ledger/ledger-origins.ts';
import { hashBytes, rootHash, subtreesOf, type SubtreeHash } from '../../../../rules/ledger/merkle-tree.ts';
import {
  parseTilePath,
  tiledSubtrees,
  tileWidth,
  type TilePlace,
} from '../../../../rules/ledger/tlog-tiles.ts';
import type { Database } from '../../../db/database.ts';
import { insertInBatches } from '../../../db/insert-in-batches.ts';
import type { Schema } from '../../../db/schema.ts';
import { sha256Bytes } from './node-sha256.ts';

/**
 * Adds leaves to a ledger's tree, and the hashes of the tiles that they complete. The caller holds the lock of the head.
 * @param first index of the first leaf
 */
export function appendLeaves(
  transaction: Transaction<Schema>,
  ledger: LedgerName,
  first: number,
  leaves: readonly Bytes[],
): Promise<void> {
  return appendHashes(transaction, { ledger, level: 0, first }, leaves);
}

interface HashPlace {
  readonly ledger: LedgerName;
  readonly level: number;
  readonly first: number;
}

async function appendHashes(
  transaction: Transaction<Schema>,
  { ledger, level, first }: HashPlace,
  hashes: readonly Bytes[],
): Promise<void> {
  const rows = hashes.map((hash, at) => ({ ledger, level, place: first + at, hash: toHex(hash) }));
  await insertInBatches(rows, (batch) => transaction.insertInto('ledger_hashes').values(batch));
  const [from, to] = [first, first + hashes.length].map((count) => Math.floor(count / tileWidth));
  if (from === undefined || to === undefined || from === to) return;
  const begun = first % tileWidth;
  const before = await hashesAt(transaction, { ledger, level, first: first - begun }, begun);
  const known = [...before, ...hashes];
  const roots = Array.from({ length: to - from }, (_, at) =>
    tileRoot(known.slice(at * tileWidth, (at + 1) * tileWidth)),
  );
  await appendHashes(transaction, { ledger, level: level + 1, first: from }, await Promise.all(roots));
}

const tileRoot = (hashes: readonly Bytes[]) =>
  rootHash(tileWidth, subtreesOf(hashes, sha256Bytes), sha256Bytes);

/** Consecutive hashes of a level as stored, in hex; fewer if some are missing. */
export async function storedHashes(
  db: Database,
  { ledger, level, first }: HashPlace,
  many: number,
): Promise<string[]> {
  if (many === 0) return [];
  const rows = await db
    .selectFrom('ledger_hashes')
    .select(['place', 'hash'])
    .where('ledger', '=', ledger)
    .where('level', '=', level)
    .where('place', '>=', first)
    .where('place', '<', first + many)
    .orderBy('place')
    .execute();
  // those after a gap are not at their place
  return rows.filter(({ place }, at) => place === first + at).map(({ hash }) => hash);
}

/** Consecutive hashes of a level; fewer if some are missing. @throws MalformedError for one that is not hex */
export async function hashesAt(db: Database, place: HashPlace, many: number): Promise<Bytes[]> {
  const stored = await storedHashes(db, place, many);
  return stored.map((hash) => fromHex(hash, `hash of ledger ${place.ledger}`));
}

/** The content of a tile. Shorter than its place demands if the tree is smaller, or hashes are missing. */
async function readTile(
  db: Database,
  ledger: LedgerName,
  { level, index, width }: TilePlace & { readonly level: number },
): Promise<Bytes> {
  return concat(...(await hashesAt(db, { ledger, level, first: index * tileWidth }, width)));
}

/** @returns undefined for a name that no ledger has */
export const ledgerNamed = (name: string): LedgerName | undefined =>
  ledgerNames.find((known) => known === name);

/**
 * A tile by its C2SP address, such as `tile/0/001.p/7`; a full one never changes.
 * @returns undefined for what is no address of a tile of hashes, and for a tile that the tree does not have yet
 */
export async function readTileFile(
  db: Database,
  ledger: LedgerName,
  path: string,
): Promise<{ readonly bytes: Bytes; readonly isFull: boolean } | undefined> {
  const place = parseTilePath(path);
  if (place === undefined || place.level === 'entries') return undefined;
  const { level, index, width } = place;
  const bytes = await readTile(db, ledger, { level, index, width });
  return bytes.length < width * hashBytes ? undefined : { bytes, isFull: width === tileWidth };
}

/** The subtrees of a ledger's tree. Reading one throws a MalformedError if hashes are missing. */
export function subtreesIn(db: Database, ledger: LedgerName, size: number): SubtreeHash {
  return tiledSubtrees(
    size,
    ({ level, ...place }) => {
      if (level === 'entries') throw new RangeError('a tree is made of hashes');
      return readTile(db, ledger, { level, ...place });
    },
    sha256Bytes,
  );
}
