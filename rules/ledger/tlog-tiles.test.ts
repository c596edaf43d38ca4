import { beforeAll, describe, expect, test } from 'vitest';
import { concat, utf8, type Bytes } from './bytes.ts';
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  rootHash,
  subtreesOf,
  type SubtreeHash,
} from './merkle-tree.ts';
import {
  bundleBytes,
  entriesIn,
  newTiles,
  parseTilePath,
  tileBytes,
  tiledSubtrees,
  tilePath,
  type TilePlace,
} from './tlog-tiles.ts';
import { webSha256 } from './web-crypto.ts';

const sha256 = webSha256();

describe('the address of a tile', () => {
  test.each<[TilePlace, string]>([
    [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ level: 0, index: 999, width: 1 }, 'tile/0/999.p/1'],
    [{ level: 1, index: 1000, width: 255 }, 'tile/1/x001/000.p/255'],
    [{ level: 63, index: 1_234_067, width: 256 }, 'tile/63/x001/x234/067'],
    [{ level: 'entries', index: 67, width: 112 }, 'tile/entries/067.p/112'],
  ])('%j is %s', (place, path) => {
    expect(tilePath(place)).toBe(path);
    expect(parseTilePath(path)).toEqual(place);
  });

  test.each([
    '',
    'tile/0/0',
    'tile/0/0000',
    'tile/00/000',
    'tile/64/000',
    'tile/-1/000',
    'tile/0/x000/001',
    'tile/0/001/001',
    'tile/0/x001',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/07',
    'tile/0/000/',
    'tile/0/000.p/5/',
    '/tile/0/000',
    'tile/leaves/000',
    `tile/0/${'x999/'.repeat(6)}999`,
  ])('%j is none', (path) => {
    expect(parseTilePath(path)).toBeUndefined();
  });
});

describe('the tiles of a tree', () => {
  const paths = (oldSize: number, newSize: number) => newTiles(oldSize, newSize).map(tilePath);

  test('of 70,000 leaves are 273 full and a partial one, one full and a partial one, and one with one hash', () => {
    const tiles = newTiles(0, 70_000);
    const widths = (level: TilePlace['level']) =>
      tiles.filter((tile) => tile.level === level).map(({ width }) => width);
    for (const level of ['entries', 0] as const)
      expect(widths(level)).toEqual([...Array.from({ length: 273 }, () => 256), 112]);
    expect(widths(1)).toEqual([256, 17]);
    expect(widths(2)).toEqual([1]);
    expect(tiles.length).toBe(2 * 274 + 3);
  });

  test('that grows are only those that it did not have before', () => {
    expect(paths(0, 0)).toEqual([]);
    expect(paths(5, 5)).toEqual([]);
    expect(paths(0, 1)).toEqual(['tile/entries/000.p/1', 'tile/0/000.p/1']);
    expect(paths(255, 256)).toEqual(['tile/entries/000', 'tile/0/000', 'tile/1/000.p/1']);
    expect(paths(256, 258)).toEqual(['tile/entries/001.p/2', 'tile/0/001.p/2']);
    expect(paths(65_535, 65_536)).toEqual(['tile/entries/255', 'tile/0/255', 'tile/1/000', 'tile/2/000.p/1']);
  });
});

describe('proofs from tiles', () => {
  const sizes = [1, 2, 255, 256, 257, 700, 66_000];
  let leaves: readonly Bytes[];
  let subtrees: SubtreeHash;
  beforeAll(async () => {
    const some = await Promise.all(Array.from({ length: 700 }, (_, at) => leafHash(utf8(`${at}`), sha256)));
    // leaf hashes may repeat
    leaves = Array.from({ length: 66_000 }, (_, at) => some[at % 700] ?? new Uint8Array());
    subtrees = subtreesOf(leaves, sha256);
  });

  /** A log that serves the tiles of one size, and notes which are loaded. */
  function logOf(size: number) {
    const served = new Set(newTiles(0, size).map(tilePath));
    const loads: string[] = [];
    async function load({ level, index, width }: TilePlace): Promise<Bytes> {
      const path = tilePath({ level, index, width });
      if (!served.has(path) || level === 'entries') throw new Error(`${path} is not served`);
      loads.push(path);
      return tileBytes({ level, index, width }, subtrees);
    }
    return { load, loads };
  }

  test.each(sizes)(
    'of a tree of %i leaves are those of the tree, from tiles of that size only',
    async (size) => {
      const { load, loads } = logOf(size);
      const tiled = tiledSubtrees(size, load, sha256);
      const root = await rootHash(size, subtrees, sha256);
      expect(await rootHash(size, tiled, sha256)).toEqual(root);
      for (const index of new Set([0, size >> 1, size - 1])) {
        const proof = await inclusionProof(index, size, tiled, sha256);
        expect(proof).toEqual(await inclusionProof(index, size, subtrees, sha256));
        expect(await isIncluded(leaves[index] ?? concat(), index, { size, root }, proof, sha256)).toBe(true);
      }
      for (const old of sizes.filter((one) => one <= size)) {
        const proof = await consistencyProof(old, size, tiled, sha256);
        const oldRoot = await rootHash(old, subtrees, sha256);
        expect(await isConsistent({ size: old, root: oldRoot }, { size, root }, proof, sha256)).toBe(true);
      }
      expect(loads.length).toBe(new Set(loads).size);
    },
  );

  test('need a tile for each level, and those at the end of the tree', async () => {
    const { load, loads } = logOf(66_000);
    await inclusionProof(1000, 66_000, tiledSubtrees(66_000, load, sha256), sha256);
    expect(loads.toSorted()).toEqual(['tile/0/003', 'tile/0/257.p/208', 'tile/1/000', 'tile/1/001.p/1']);
  });

  test('fail with the tile that is too short, and with the error of a tile that cannot be loaded', async () => {
    const short = tiledSubtrees(700, async () => new Uint8Array(31), sha256);
    await expect(inclusionProof(1, 700, short, sha256)).rejects.toThrow(
      'tile/0/000: must have 8192 bytes, 32 for each hash, not 31',
    );
    const offline = tiledSubtrees(700, () => Promise.reject(new Error('offline')), sha256);
    await expect(inclusionProof(1, 700, offline, sha256)).rejects.toThrow('offline');
  });

  test('cannot be made of leaves that the tree has not', async () => {
    const tiled = tiledSubtrees(700, logOf(700).load, sha256);
    await expect((async () => tiled(2, 175))()).rejects.toThrow('no subtree 2, 175');
  });
});

describe('a bundle of entries', () => {
  const entries = ['', '一', 'x'.repeat(65_535)].map(utf8);
  const place = { level: 'entries', index: 0, width: 3 } as const;

  test('holds each entry after its length', () => {
    expect(bundleBytes([utf8('ab'), utf8('')])).toEqual(Uint8Array.of(0, 2, 97, 98, 0, 0));
    expect(entriesIn(bundleBytes(entries), place)).toEqual(entries);
  });

  test('has no place for a longer entry', () => {
    expect(() => bundleBytes([utf8('x'.repeat(65_536))])).toThrow('at most 65535 bytes, not 65536');
  });

  test('that is cut or has another number of entries is rejected', () => {
    const whole = bundleBytes(entries);
    for (const cut of [whole.slice(0, -1), whole.slice(0, 1), whole.slice(0, 3)])
      expect(() => entriesIn(cut, place)).toThrow('tile/entries/000.p/3: ends within its entry');
    expect(() => entriesIn(whole, { ...place, width: 2 })).toThrow('must have 2 entries, not 3');
    expect(() => entriesIn(whole, { ...place, width: 4 })).toThrow('must have 4 entries, not 3');
  });
});
