import { serviceFormat, type ServiceRecord } from '../../../../rules/commonweal/service-record.ts';
import {
  checkChain,
  chainStart,
  endFault,
  type ChainPlace,
  type ChainVerdict,
} from '../../../../rules/ledger/check-chain.ts';
import type { Database } from '../../../db/database.ts';
import { blocksFrom, chainHead, sha256 } from './chain-store.ts';

/** blocks in memory at a time */
const batchSize = 500;

/**
 * Verifies the chain of a database from its first block to its head.
 * @param published checkpoints that were published before
 */
export async function checkDatabase(
  db: Database,
  published: readonly ChainPlace[] = [],
): Promise<ChainVerdict<keyof ServiceRecord>> {
  // blocks appended during the check come after this head
  const ends = [...published, await chainHead(db)];
  let place = chainStart;
  for (;;) {
    const blocks = await blocksFrom(db, place.height + 1, batchSize);
    if (blocks.length === 0) break;
    const due = ends.filter(({ height }) => height > place.height && height <= place.height + blocks.length);
    const checked = checkChain(serviceFormat, blocks, sha256, { from: place, ends: due });
    if ('fault' in checked) return checked;
    ({ place } = checked);
  }
  const fault = ends.map((end) => endFault(place, end)).find((found) => found !== undefined);
  if (fault !== undefined) return { fault };
  // read after the blocks: everything appended properly is covered by it
  const end = await chainHead(db);
  if (place.height > end.height) return { fault: { height: end.height + 1, field: 'checkpoint' } };
  return { place };
}
