import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Deps } from '../shared/deps.ts';
import { networkOf } from '../shared/network-of.ts';
import { take, type RateLimit } from '../shared/rate-counters.ts';

const hour = 3600;
const perReader: RateLimit = { name: 'tips', most: 10, seconds: hour };
/** many readers share an address of a mobile carrier */
const perNetwork: RateLimit = { name: 'tips-network', most: 120, seconds: hour };

/** Counts a tip for its reader and their network. @throws Failure 429 beyond either limit */
export async function countTip(
  { db, clock }: Deps,
  vault: Vault,
  readerId: string,
  { address = '' }: CallContext,
): Promise<void> {
  const now = clock();
  const wait =
    (await take(db, perReader, vault.fingerprint('tips', readerId), now)) ??
    (await take(db, perNetwork, vault.fingerprint('address', networkOf(address)), now));
  if (wait === undefined) return;
  throw new Failure(429, `一小时最多 ${perReader.most} 条，请 ${Math.ceil(wait / 60)} 分钟后再发`, {
    retryAfter: wait,
  });
}
