import type { CallContext } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { clientNetwork } from './client-network.ts';
import { consume, exhaustedFor, type RateLimit } from './rate-counters.ts';
import type { Sign } from './signed-media-url.ts';

/** Limits of one kind of write (docs/decisions/0066). */
export interface WriteLimits {
  /** of a signed-in reader, or of a device in its network; a call with neither is counted for its network only */
  readonly reader: readonly RateLimit[];
  /** generous, because many readers share the address of a mobile carrier */
  readonly network: readonly RateLimit[];
}

/** Hashes whom a counter is about, with the gateway's key. */
interface Vault {
  readonly fingerprint: Sign;
}

type Sender = Pick<CallContext, 'reader' | 'device' | 'address'>;

interface Counting {
  /** the limits apply to each subject separately, such as a story; without one to all together */
  readonly subject?: string;
  /** what the write adds; 1 by default */
  readonly amount?: number;
  readonly now: Date;
}

/** Counts a write for its reader, and for their network. @returns seconds until the limit that is exceeded ends */
export async function countWrite(
  db: Database,
  vault: Vault,
  limits: WriteLimits,
  sender: Sender,
  { subject = '', amount = 1, now }: Counting,
): Promise<number | undefined> {
  for (const [limit, counted] of countersOf(limits, sender)) {
    const wait = await consume(db, limit, vault.fingerprint('limit', subject, counted), now, amount);
    if (wait !== undefined) return wait;
  }
  return undefined;
}

/** Whether a limit of the reader or the network is exhausted. Does not count. */
export async function isExhausted(
  db: Database,
  vault: Vault,
  limits: WriteLimits,
  sender: Sender,
  { subject = '', now }: Omit<Counting, 'amount'>,
): Promise<boolean> {
  for (const [limit, counted] of countersOf(limits, sender))
    if ((await exhaustedFor(db, limit, vault.fingerprint('limit', subject, counted), now)) !== undefined)
      return true;
  return false;
}

function countersOf(limits: WriteLimits, { reader, device = '', address = '' }: Sender) {
  const network = clientNetwork(address);
  const who = reader?.id ?? (device === '' ? undefined : `${device} ${network}`);
  return [
    ...(who === undefined ? [] : limits.reader.map((limit) => [limit, who] as const)),
    ...limits.network.map((limit) => [limit, network] as const),
  ];
}
