import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { clientNetwork } from '../shared/client-network.ts';
import type { Deps } from '../shared/deps.ts';
import { consume, exhaustedFor, type RateLimit } from '../shared/rate-counters.ts';

const hourSeconds = 3600;
/** Beyond it a search needs a passed human check. Many readers share the address of a mobile carrier. */
const freeSearches: RateLimit = { name: 'loss-search-free', max: 30, seconds: hourSeconds / 6 };
/** also with human checks: numbers and names must not be tried out one by one */
const searches: readonly RateLimit[] = [
  { name: 'loss-search-hour', max: 300, seconds: hourSeconds },
  { name: 'loss-search-day', max: 1500, seconds: 24 * hourSeconds },
];

export interface LossServices {
  readonly vault: Vault;
  /** Consumes a passed human check of a network. @returns whether it was one */
  readonly redeemCheck: (id: string, addressHash: string) => Promise<boolean>;
}

/**
 * Counts a search for the reader's network.
 * @returns false if the search needs a passed human check first
 * @throws Failure 429 beyond the limits
 */
export async function countSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { vault, redeemCheck }: LossServices,
  humanCheck: string | undefined,
  { address = '' }: CallContext,
): Promise<boolean> {
  const now = clock();
  const network = vault.fingerprint('address', clientNetwork(address));
  // hard limits first: nobody should solve a human check only to be refused
  for (const limit of searches) refuseFor(await exhaustedFor(db, limit, network, now));
  if ((await exhaustedFor(db, freeSearches, network, now)) !== undefined) {
    const isHuman = humanCheck !== undefined && (await redeemCheck(humanCheck, network));
    if (!isHuman) return false;
  } else await consume(db, freeSearches, network, now);
  for (const limit of searches) refuseFor(await consume(db, limit, network, now));
  return true;
}

function refuseFor(seconds: number | undefined): void {
  if (seconds === undefined) return;
  const minutes = Math.ceil(seconds / 60);
  throw new Failure(429, `查得太频繁了，请 ${minutes} 分钟后再试`, { retryAfter: seconds });
}
