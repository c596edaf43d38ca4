import SHA256 from 'crypto-js/sha256.js';
import { serviceFormat, type ServiceBlock } from '../../rules/commonweal/service-record.ts';
import { chainStart, nextPlace, type ChainPlace } from '../../rules/ledger/check-chain.ts';

// Runs in the page, as the peer of the check of a whole ledger: one part of 500 records is loaded while the one before
// is checked, links, hashes and marks only, without the tree.

interface Part {
  readonly list: readonly ServiceBlock[];
  readonly head: ChainPlace;
}

const perPart = 500;
/** ms of work between yields */
const sliceMs = 20;

/** @returns number of intact records @throws Error at a fault */
async function checkSequentially(): Promise<number> {
  const sha256 = (text: string) => SHA256(text).toString();
  let part = await load(1);
  const end = part.head;
  let place = chainStart;
  let begun = performance.now();
  while (part.list.length > 0) {
    const last = part.list.at(-1)?.height ?? end.height;
    const coming = last < end.height ? load(last + 1) : undefined;
    for (const block of part.list) {
      const next = nextPlace(serviceFormat, place, block, sha256);
      if ('fault' in next) throw new Error(`a fault at height ${next.fault.height}`);
      ({ place } = next);
      if (performance.now() - begun < sliceMs) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      begun = performance.now();
    }
    if (coming === undefined) break;
    part = await coming;
  }
  return place.height;
}

async function load(fromHeight: number): Promise<Part> {
  const query = new URLSearchParams({
    fromHeight: String(fromHeight),
    most: String(perPart),
    timestamp: String(Date.now()),
  });
  const response = await fetch(`/gateway/x/commonweal/chain?${query}`, {
    headers: { source_channel: 'qlwbyw' },
  });
  const { data } = (await response.json()) as { readonly data: Part };
  return data;
}

Object.assign(globalThis, { checkSequentially });
