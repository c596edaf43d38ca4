import {
  checkChain,
  chainStart,
  endFault,
  type ChainFault,
  type ChainPlace,
} from '../../../../rules/service-chain/check-chain.ts';
import type { Database } from '../../../db/database.ts';
import { blocksFrom, chainHead, sha256 } from './chain-store.ts';

/** blocks that are held in memory at a time */
const several = 500;

/**
 * Checks the whole chain of a database, from its first block to where it says that it ends.
 * @param published checkpoints that were given out before
 */
export async function checkDatabase(
  db: Database,
  published: readonly ChainPlace[] = [],
): Promise<{ readonly place: ChainPlace } | { readonly fault: ChainFault }> {
  // what is appended meanwhile comes after this end
  const ends = [...published, await chainHead(db)];
  let place = chainStart;
  for (;;) {
    const blocks = await blocksFrom(db, place.height + 1, several);
    if (blocks.length === 0) break;
    const due = ends.filter(({ height }) => height > place.height && height <= place.height + blocks.length);
    const checked = checkChain(blocks, sha256, { from: place, ends: due });
    if ('fault' in checked) return checked;
    ({ place } = checked);
  }
  const fault = ends.map((end) => endFault(place, end)).find((found) => found !== undefined);
  if (fault !== undefined) return { fault };
  // read after the blocks: whatever was appended properly is not beyond it
  const end = await chainHead(db);
  if (place.height > end.height) return { fault: { height: end.height + 1, field: 'checkpoint' } };
  return { place };
}
