import { concat, type Bytes } from './bytes.ts';
import { MalformedError } from './malformed-error.ts';
import { hashBytes, nodeHash, type Sha256Bytes, type SubtreeHash } from './merkle-tree.ts';

// Tiles of a Merkle tree as in https://c2sp.org/tlog-tiles: immutable files from which every proof can be computed.

/** levels of the tree in one tile */
const tileHeight = 8;
/** hashes in a full tile, and entries in a full bundle */
export const tileWidth = 2 ** tileHeight;
const maxLevel = 63;
/** the length of an entry is a uint16 */
const maxEntryBytes = 0xff_ff;

/** Where a tile is. A partial tile has fewer than `tileWidth` hashes, and is another file than the full one. */
export interface TilePlace {
  /** 0 holds leaf hashes, each further level hashes of full tiles; `entries` holds the entries themselves */
  readonly level: number | 'entries';
  readonly index: number;
  /** from 1 to `tileWidth` */
  readonly width: number;
}

/** The address of a tile below the log's prefix, such as `tile/0/x001/234/067.p/5`. */
export function tilePath({ level, index, width }: TilePlace): string {
  const digits = String(index);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return `tile/${level}/${path}${width < tileWidth ? `.p/${width}` : ''}`;
}

/** Reads an address below the log's prefix. @returns undefined if no tile can be there */
export function parseTilePath(path: string): TilePlace | undefined {
  const [, levelText = '', indexText = '', widthText] =
    /^tile\/(\d{1,2}|entries)\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? [];
  const place = {
    level: levelText === 'entries' ? ('entries' as const) : Number(levelText),
    index: Number(indexText.replaceAll(/[x/]/g, '')),
    width: widthText === undefined ? tileWidth : Number(widthText),
  };
  if (place.width === 0 || !Number.isSafeInteger(place.index)) return undefined;
  if (place.level !== 'entries' && place.level > maxLevel) return undefined;
  // numbers have one spelling
  return tilePath(place) === path ? place : undefined;
}

/** The tile of a level that holds a hash (or an entry), as wide as it is in a tree of this size. */
export function tileHolding(level: TilePlace['level'], hashIndex: number, size: number): TilePlace {
  const index = Math.floor(hashIndex / tileWidth);
  return { level, index, width: Math.min(tileWidth, hashesAt(level, size) - index * tileWidth) };
}

/**
 * The tiles and bundles that a tree gains when it grows, in the order of their levels. They are to be written before
 * the checkpoint of the new size is published.
 */
export function newTiles(oldSize: number, newSize: number): TilePlace[] {
  const tiles: TilePlace[] = [];
  for (let level: TilePlace['level'] = 'entries'; ; level = level === 'entries' ? 0 : level + 1) {
    const [from, to] = [hashesAt(level, oldSize), hashesAt(level, newSize)];
    if (to === 0) return tiles;
    if (to === from) continue;
    for (let index = Math.floor(from / tileWidth); index * tileWidth < to; index += 1)
      tiles.push({ level, index, width: Math.min(tileWidth, to - index * tileWidth) });
  }
}

/** Hashes that a level of tiles holds in a tree of this size. */
function hashesAt(level: TilePlace['level'], size: number): number {
  return Math.floor(size / tileWidth ** (level === 'entries' ? 0 : level));
}

/** The content of a tile. @param subtree of the tree that the tile belongs to */
export async function tileBytes(
  { level, index, width }: TilePlace & { readonly level: number },
  subtree: SubtreeHash,
): Promise<Bytes> {
  const hashes = Array.from({ length: width }, async (_, at) =>
    subtree(level * tileHeight, index * tileWidth + at),
  );
  return concat(...(await Promise.all(hashes)));
}

/**
 * Reads subtrees of a tree from its tiles, each loaded once. Hashes are not checked here: a proof made from them is
 * checked against the root of a signed checkpoint.
 * @param size of the tree; determines how wide the last tiles are
 * @param load loads a tile; its errors are those of the reader
 * @throws MalformedError for a tile of another length than its place demands
 */
export function tiledSubtrees(
  size: number,
  load: (place: TilePlace) => Promise<Bytes>,
  sha256: Sha256Bytes,
): SubtreeHash {
  const loaded = new Map<string, Promise<Bytes[]>>();
  return async (level, index) => {
    const depth = level % tileHeight;
    const first = index * 2 ** depth;
    const place = tileHolding((level - depth) / tileHeight, first, size);
    const path = tilePath(place);
    const hashes = loaded.get(path) ?? load(place).then((bytes) => hashesIn(bytes, place));
    loaded.set(path, hashes);
    const at = first % tileWidth;
    let row = (await hashes).slice(at, at + 2 ** depth);
    if (row.length < 2 ** depth)
      throw new RangeError(`a tree of ${size} leaves has no subtree ${level}, ${index}`);
    for (let height = 0; height < depth; height += 1) row = await nodesAbove(row, sha256);
    const [hash] = row;
    if (hash === undefined) throw new RangeError(`no hash at ${level}, ${index}`);
    return hash;
  };
}

/** The nodes above an even number of hashes. */
function nodesAbove(row: readonly Bytes[], sha256: Sha256Bytes): Promise<Bytes[]> {
  const pairs = row.flatMap((left, index) => {
    const right = index % 2 === 0 ? row[index + 1] : undefined;
    return right === undefined ? [] : [nodeHash(left, right, sha256)];
  });
  return Promise.all(pairs);
}

function hashesIn(bytes: Bytes, place: TilePlace): Bytes[] {
  if (bytes.length !== place.width * hashBytes)
    throw new MalformedError(
      tilePath(place),
      `must have ${place.width * hashBytes} bytes, ${hashBytes} for each hash, not ${bytes.length}`,
    );
  return Array.from({ length: place.width }, (_, at) => bytes.slice(at * hashBytes, (at + 1) * hashBytes));
}

/** The content of a bundle of entries. @throws RangeError for an entry that is too long for the format */
export function bundleBytes(entries: readonly Bytes[]): Bytes {
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > maxEntryBytes)
        throw new RangeError(`an entry has at most ${maxEntryBytes} bytes, not ${entry.length}`);
      return [[entry.length >> 8, entry.length & 0xff], entry];
    }),
  );
}

/** The entries in a bundle. @throws MalformedError if it has another number of entries, or ends within one */
export function entriesIn(bytes: Bytes, place: TilePlace): Bytes[] {
  const entries: Bytes[] = [];
  let at = 0;
  while (at < bytes.length) {
    const [high, low] = [bytes[at], bytes[at + 1]];
    const end =
      high === undefined || low === undefined ? Number.POSITIVE_INFINITY : at + 2 + high * 256 + low;
    if (end > bytes.length)
      throw new MalformedError(tilePath(place), `ends within its entry ${entries.length + 1}`);
    entries.push(bytes.slice(at + 2, end));
    at = end;
  }
  if (entries.length !== place.width)
    throw new MalformedError(tilePath(place), `must have ${place.width} entries, not ${entries.length}`);
  return entries;
}
