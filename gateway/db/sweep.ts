import type { Database } from './database.ts';
import { shanghaiTime } from './time.ts';

const dayMs = 86_400_000;
/** A page retries a write within minutes, or within days when it was made offline. */
const idempotencyRecordTtlMs = 30 * dayMs;
/** A page that was away for longer reloads the live room. */
const liveEventTtlMs = 3 * dayMs;

/**
 * Deletes expired idempotency records, tokens, codes, counters, checks and live events. Runs at start and every few
 * hours.
 */
export async function sweep(db: Database, now: Date): Promise<void> {
  const old = shanghaiTime(new Date(now.getTime() - idempotencyRecordTtlMs));
  await db.deleteFrom('write_receipts').where('created_at', '<', old).execute();
  const time = shanghaiTime(now);
  await db.deleteFrom('tokens').where('expires_at', '<', time).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<', time).execute();
  await db.deleteFrom('rate_counters').where('ends_at', '<', time).execute();
  await db.deleteFrom('messaging_logins').where('expires_at', '<', time).execute();
  await db.deleteFrom('messaging_tickets').where('expires_at', '<', time).execute();
  await db.deleteFrom('human_checks').where('expires_at', '<', time).execute();
  await db.deleteFrom('qr_logins').where('expires_at', '<', time).execute();
  const past = shanghaiTime(new Date(now.getTime() - liveEventTtlMs));
  await db.deleteFrom('live_events').where('at', '<', past).execute();
  // of processes that were killed
  await db.deleteFrom('live_audiences').where('seen_at', '<', past).execute();
}
