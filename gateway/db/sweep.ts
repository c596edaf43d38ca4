import type { Database } from './database.ts';
import { shanghaiTime } from './time.ts';

const dayMs = 86_400_000;
/** A page retries a write within minutes, or within days when it was made offline. */
const idempotencyRecordTtlMs = 30 * dayMs;
/** A page that was away for longer reloads the live room. */
const liveEventTtlMs = 3 * dayMs;

/**
 * Deletes expired idempotency records, tokens, codes, counters, checks, participations and live events. Runs
 * every few hours.
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
  await dropEndedParticipations(db, time);
  const past = shanghaiTime(new Date(now.getTime() - liveEventTtlMs));
  await db.deleteFrom('live_events').where('at', '<', past).execute();
  // of processes that were killed
  await db.deleteFrom('live_audiences').where('seen_at', '<', past).execute();
}

/**
 * Deletes what is stored of participations in votes, gifts, red packets and lives that have ended. A live ends with its last
 * red packet.
 * @param time `YYYY-MM-DD HH:MM:SS`
 */
export async function dropEndedParticipations(db: Database, time: string): Promise<void> {
  for (const table of ['participation_fingerprints', 'earlier_participations'] as const)
    await db
      .deleteFrom(table)
      .where(({ and, eb, not, or, selectFrom }) => {
        const packets = selectFrom('live_packets').where('ends_at', '>', time);
        const rooms = selectFrom('live_rooms')
          .select('id')
          .where('removed_at', 'is', null)
          .where('state', 'not in', ['ended', 'replay']);
        const votes = selectFrom('votes').select('id').where('ends_at', '>', time);
        const gifts = selectFrom('welfare_items').select('id').where('closes_at', '>', time);
        return not(
          or([
            and([eb('kind', '=', 'vote'), eb('item_id', 'in', votes)]),
            and([eb('kind', '=', 'welfare'), eb('item_id', 'in', gifts)]),
            and([eb('kind', '=', 'packet'), eb('item_id', 'in', packets.select('id'))]),
            and([eb('kind', '=', 'live'), eb('item_id', 'in', rooms)]),
            and([eb('kind', '=', 'live'), eb('item_id', 'in', packets.select('room_id'))]),
          ]),
        );
      })
      .execute();
}
