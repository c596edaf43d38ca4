import type { Database } from './database.ts';
import { shanghaiTime } from './time.ts';

const day = 86_400_000;
/** A page sends a write again within minutes, or within days when it was made offline. */
const receiptLife = 30 * day;
/** A page that was away for longer asks for a live anew. */
const eventLife = 3 * day;

/** Forgets receipts of old writes, dead tokens, codes, counters and checks whose time is over, and what happened in lives days ago. For the server to call at its start and every few hours. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const old = shanghaiTime(new Date(now.getTime() - receiptLife));
  await db.deleteFrom('write_receipts').where('created_at', '<', old).execute();
  const time = shanghaiTime(now);
  await db.deleteFrom('tokens').where('expires_at', '<', time).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<', time).execute();
  await db.deleteFrom('rate_counters').where('ends_at', '<', time).execute();
  await db.deleteFrom('messaging_logins').where('expires_at', '<', time).execute();
  await db.deleteFrom('messaging_tickets').where('expires_at', '<', time).execute();
  await db.deleteFrom('human_checks').where('expires_at', '<', time).execute();
  await db.deleteFrom('qr_logins').where('expires_at', '<', time).execute();
  const past = shanghaiTime(new Date(now.getTime() - eventLife));
  await db.deleteFrom('live_events').where('at', '<', past).execute();
  // of processes that were killed
  await db.deleteFrom('live_audiences').where('seen_at', '<', past).execute();
}
