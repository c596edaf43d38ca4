import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Deps } from '../shared/deps.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { consume, type RateLimit } from '../shared/rate-counters.ts';

/** Many readers share the address of a mobile carrier, so limits per network are far above one reader's use. */
export const limits = {
  copies: { name: 'copies', max: 120, seconds: 600 },
  textChecks: { name: 'text-checks', max: 120, seconds: 600 },
  entries: { name: 'form-entries', max: 300, seconds: 3600 },
  trials: { name: 'trials', max: 120, seconds: 3600 },
} as const satisfies Record<string, RateLimit>;

/** Counts a call for the client's network. @throws Failure 429 beyond the limit */
export async function countCall(
  { db, clock }: Deps,
  vault: Vault,
  { address = '' }: CallContext,
  limit: RateLimit,
): Promise<void> {
  const wait = await consume(db, limit, vault.fingerprint('address', clientNetwork(address)), clock());
  if (wait === undefined) return;
  const when = wait <= 60 ? `${wait} 秒` : `${Math.ceil(wait / 60)} 分钟`;
  throw new Failure(429, `用得太频繁了，请 ${when}后再试`, { retryAfter: wait });
}
