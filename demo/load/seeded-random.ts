import { createHash } from 'node:crypto';

/** A pseudorandom generator. The same seed gives the same results, so the demo is the same on every machine. */
export interface Random {
  /** an integer from `least` to `most`, both included */
  between(least: number, most: number): number;
  /** @throws Error for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** a copy in random order */
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function seededRandom(...seed: readonly string[]): Random {
  let state = createHash('sha256').update(seed.join('\0')).digest().readUInt32LE();
  // Mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    pick(items) {
      const [item] = items.slice(between(0, items.length - 1));
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, rank: next() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
}
