import type { WholeResult } from '#machines/ledger-check/ledger-check.machine.ts';
import { areEqual } from '#rules/ledger/bytes.ts';
import { chainStart, endFault, nextPlace, type ChainVerdict } from '#rules/ledger/check-chain.ts';
import { recordLeaf, type FieldsOf, type LedgerFormat, type Sha256 } from '#rules/ledger/ledger-block.ts';
import { growingTree } from '#rules/ledger/growing-tree.ts';
import type { Sha256Bytes, TreeHead } from '#rules/ledger/merkle-tree.ts';
import type { SignatureVerdict } from '#rules/ledger/signed-note.ts';
import type { LedgerPart } from './ledger-source.ts';

/** The signed head of the tree, and what came of checking its signature. */
export interface CheckedHead extends TreeHead {
  readonly signature: SignatureVerdict | 'unknown-key';
}

interface WholeCheckDependencies<Fields extends FieldsOf<Fields>> {
  readonly format: LedgerFormat<Fields>;
  /** loads records from a height on, as many as one call returns */
  readonly load: (fromHeight: number) => Promise<LedgerPart<Fields>>;
  readonly head: CheckedHead;
  /** the first part of the ledger */
  readonly first: LedgerPart<Fields>;
  readonly sha256: Sha256;
  readonly sha256Bytes: Sha256Bytes;
  /** monotonic time in ms */
  readonly clock: () => number;
  /** yields to the event loop; rejects once the check is stopped */
  readonly yieldToInput: () => Promise<void>;
  /** called after each batch of work */
  readonly onProgress: (height: number, of: number) => void;
}

/** ms of work between yields: well below the time in which a tap must be answered, far above the 4 ms that a yield takes */
const sliceMs = 32;
/** ms between reports of progress: drawing each costs as much as checking a dozen records */
const progressMs = 250;
/** parts in flight while one is checked: a phone's network has more latency than a part takes to transfer */
const partsAhead = 4;

/**
 * Checks all records on the device: links, hashes and marks of each, and the root of the tree over all of them against
 * the signed head. Yields often enough to answer taps. The check ends at the later of the chain's end and the signed
 * head; records that are appended meanwhile are ignored.
 * @throws errors of the dependencies
 */
export async function checkWholeChain<Fields extends FieldsOf<Fields>>(
  dependencies: WholeCheckDependencies<Fields>,
): Promise<WholeResult> {
  const { format, head, first, load, sha256, sha256Bytes, clock, yieldToInput, onProgress } = dependencies;
  const { signature } = head;
  if (signature === 'invalid' || signature === 'unknown-key') return checkpointFault(head.size);
  const end = first.head;
  const last = Math.max(end.height, head.size);
  const parts = readAhead(load, first, last);
  const tree = growingTree(sha256Bytes);
  const isHead = async () => areEqual(await tree.root(), head.root);
  if (head.size === 0 && !(await isHead())) return checkpointFault(0);
  let place = chainStart;
  let begun = clock();
  let reported = begun;
  while (place.height < last) {
    const { list } = await parts(place.height + 1);
    if (list.length === 0) return { fault: { height: place.height + 1, field: 'missing' } };
    for (const block of list) {
      const next: ChainVerdict = nextPlace(format, place, block, sha256);
      if ('fault' in next) return next;
      ({ place } = next);
      await tree.append(await recordLeaf(format, block, sha256Bytes));
      if (place.height === head.size && !(await isHead())) return checkpointFault(head.size);
      const fault = place.height === end.height ? endFault(place, end) : undefined;
      if (fault) return { fault };
      if (place.height === last) break;
      if (clock() - begun < sliceMs) continue;
      if (clock() - reported >= progressMs) {
        onProgress(place.height, last);
        reported = clock();
      }
      await yieldToInput();
      begun = clock();
    }
  }
  onProgress(place.height, last);
  return { place, signature };
}

const checkpointFault = (height: number): WholeResult => ({ fault: { height, field: 'checkpoint' } });

/**
 * Loads parts ahead of the one that is checked. All parts but the last are taken to be as long as the first; where that
 * fails, the part that is needed is loaded when it is needed.
 */
function readAhead<Fields extends FieldsOf<Fields>>(
  load: (fromHeight: number) => Promise<LedgerPart<Fields>>,
  first: LedgerPart<Fields>,
  last: number,
): (fromHeight: number) => Promise<LedgerPart<Fields>> {
  const perPart = Math.max(1, first.list.length);
  const coming = new Map([[1, Promise.resolve(first)]]);
  return (fromHeight) => {
    for (const from of coming.keys()) if (from < fromHeight) coming.delete(from);
    for (let at = 0; at <= partsAhead; at += 1) {
      const from = fromHeight + at * perPart;
      if (from > last || coming.has(from)) continue;
      const part = load(from);
      // awaited when the check arrives there; until then a rejection is not unhandled
      part.catch(() => undefined);
      coming.set(from, part);
    }
    return coming.get(fromHeight) ?? load(fromHeight);
  };
}
