import { serviceFormat, type ServiceBlock, type ServiceRecord } from '#rules/commonweal/service-record.ts';
import {
  chainStart,
  endFault,
  nextPlace,
  type ChainPlace,
  type ChainVerdict,
} from '#rules/ledger/check-chain.ts';
import type { Sha256 } from '#rules/ledger/ledger-block.ts';

/** Consecutive blocks of the chain, and its end. */
export interface ChainPart {
  readonly list: readonly ServiceBlock[];
  readonly head: ChainPlace;
}

interface ChainCheckDependencies {
  /** loads blocks from a height on, as many as one call returns */
  readonly load: (fromHeight: number) => Promise<ChainPart>;
  readonly sha256: Sha256;
  /** monotonic time in ms */
  readonly clock: () => number;
  /** yields to the event loop */
  readonly yieldToInput: () => Promise<void>;
  /** called after each batch of work */
  readonly onProgress: (height: number, of: number) => void;
}

/** ms of work between yields: well below the time in which a tap must be answered */
const sliceMs = 20;

/**
 * Checks the whole chain on the device, block by block, and yields often enough to answer taps. The next blocks are loaded while
 * the current ones are checked. The check ends at the end reported by the first part; blocks appended meanwhile are ignored.
 * @throws errors of `load`
 */
export async function checkChainInSlices(
  dependencies: ChainCheckDependencies,
): Promise<ChainVerdict<keyof ServiceRecord>> {
  const { load, sha256, clock, yieldToInput, onProgress } = dependencies;
  let part = await load(1);
  const end = part.head;
  let place = chainStart;
  let begun = clock();
  while (part.list.length > 0) {
    const last = part.list.at(-1)?.height ?? end.height;
    const coming = last < end.height ? load(last + 1) : undefined;
    // awaited below; until then a rejection is not unhandled
    coming?.catch(() => undefined);
    for (const block of part.list) {
      if (place.height === end.height) break;
      const next = nextPlace(serviceFormat, place, block, sha256);
      if ('fault' in next) return next;
      ({ place } = next);
      if (clock() - begun < sliceMs) continue;
      onProgress(place.height, end.height);
      await yieldToInput();
      begun = clock();
    }
    if (coming === undefined) break;
    part = await coming;
  }
  onProgress(place.height, end.height);
  const fault = endFault(place, end);
  return fault === undefined ? { place } : { fault };
}
