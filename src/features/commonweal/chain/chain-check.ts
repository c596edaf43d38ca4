import {
  chainStart,
  endFault,
  nextPlace,
  type ChainFault,
  type ChainPlace,
} from '#rules/service-chain/check-chain.ts';
import type { ServiceBlock, Sha256 } from '#rules/service-chain/service-block.ts';

/** Some blocks of the chain, and where it ends. */
export interface ChainPart {
  readonly list: readonly ServiceBlock[];
  readonly head: ChainPlace;
}

export type ChainVerdict = { readonly place: ChainPlace } | { readonly fault: ChainFault };

interface ChainWorld {
  /** the blocks from a height on, as many as come at once */
  readonly load: (fromHeight: number) => Promise<ChainPart>;
  readonly sha256: Sha256;
  /** ms that rise */
  readonly clock: () => number;
  /** lets the page answer its reader */
  readonly breathe: () => Promise<void>;
  /** told after each stretch of work */
  readonly onProgress: (height: number, of: number) => void;
}

/** ms of work at a time: a tap in between is answered long before its reader wonders */
const stretch = 20;

/**
 * Checks the whole chain where it is read, block by block, in stretches short enough to be tapped in between. The next blocks
 * come while these are checked. The end is the one that the first part told: what is appended meanwhile comes after it.
 * @throws what loading throws
 */
export async function checkChainInStretches(world: ChainWorld): Promise<ChainVerdict> {
  const { load, sha256, clock, breathe, onProgress } = world;
  let part = await load(1);
  const end = part.head;
  let place = chainStart;
  let begun = clock();
  while (part.list.length > 0) {
    const last = part.list.at(-1)?.height ?? end.height;
    const coming = last < end.height ? load(last + 1) : undefined;
    // it is waited for below; until then a failure is nobody's
    coming?.catch(() => undefined);
    for (const block of part.list) {
      if (place.height === end.height) break;
      const next = nextPlace(place, block, sha256);
      if ('fault' in next) return next;
      ({ place } = next);
      if (clock() - begun < stretch) continue;
      onProgress(place.height, end.height);
      await breathe();
      begun = clock();
    }
    if (coming === undefined) break;
    part = await coming;
  }
  onProgress(place.height, end.height);
  const fault = endFault(place, end);
  return fault === undefined ? { place } : { fault };
}
