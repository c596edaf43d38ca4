import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Deps } from '../shared/deps.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';

const hourSeconds = 3600;
/** forms of one reader, of any kind */
const perReader: RateLimit = { name: 'commonweal-forms', max: 20, seconds: hourSeconds };
/** many readers share the address of a mobile carrier */
const perNetwork: RateLimit = { name: 'commonweal-forms-network', max: 300, seconds: hourSeconds };

/** Counts a form for its reader and their network. @throws Failure 429 beyond either limit */
export async function countForm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  vault: Vault,
  readerId: string,
  { address = '' }: CallContext,
): Promise<void> {
  const now = clock();
  const wait =
    (await consume(db, perReader, vault.fingerprint('commonweal', readerId), now)) ??
    (await consume(db, perNetwork, vault.fingerprint('address', clientNetwork(address)), now));
  if (wait === undefined) return;
  throw new Failure(429, `提交得太频繁了，请 ${Math.ceil(wait / 60)} 分钟后再试`, { retryAfter: wait });
}
