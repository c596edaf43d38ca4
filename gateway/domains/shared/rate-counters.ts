import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { parseShanghaiTime, shanghaiTime } from '../../db/time.ts';

/** At most `max` in a window of `seconds` that begins with the first. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts one, or an amount, for a subject, in one statement, so that concurrent calls cannot exceed the limit together.
 * @param subject a hash that identifies who is counted
 * @returns seconds until the window ends, when the limit is exceeded
 */
export async function consume(
  db: Database,
  { name, max: most, seconds }: RateLimit,
  subject: string,
  now: Date,
  amount = 1,
): Promise<number | undefined> {
  const time = shanghaiTime(now);
  const end = shanghaiTime(new Date(now.getTime() + seconds * 1000));
  const isOver = sql<boolean>`rate_counters.ends_at <= ${time}`;
  // a window that ends later than one that begins now: the clock was set back since
  const isTooLong = sql<boolean>`rate_counters.ends_at > ${end}`;
  const { taken, ends_at } = await db
    .insertInto('rate_counters')
    .values({ name, subject_hash: subject, taken: amount, ends_at: end })
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject_hash']).doUpdateSet({
        taken: sql`case when ${isOver} then cast(${amount} as integer) else rate_counters.taken + cast(${amount} as integer) end`,
        ends_at: sql`case when ${isOver} or ${isTooLong} then ${end} else rate_counters.ends_at end`,
      }),
    )
    .returning(['taken', 'ends_at'])
    .executeTakeFirstOrThrow();
  return taken > most ? secondsUntil(ends_at, now) : undefined;
}

/** Seconds until a subject may continue, when the limit is exhausted. Does not count. */
export async function exhaustedFor(
  db: Database,
  { name, max: most, seconds }: RateLimit,
  subject: string,
  now: Date,
): Promise<number | undefined> {
  const counter = await db
    .selectFrom('rate_counters')
    .select(['taken', 'ends_at'])
    .where('name', '=', name)
    .where('subject_hash', '=', subject)
    .where('ends_at', '>', shanghaiTime(now))
    .executeTakeFirst();
  return counter && counter.taken >= most ? Math.min(seconds, secondsUntil(counter.ends_at, now)) : undefined;
}

/** Undoes a count. */
export async function refund(db: Database, { name }: RateLimit, subject: string): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set({ taken: sql`taken - 1` })
    .where('name', '=', name)
    .where('subject_hash', '=', subject)
    .where('taken', '>', 0)
    .execute();
}

/** Forgets what was counted for a subject. */
export async function clearCounter(db: Database, { name }: RateLimit, subject: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('name', '=', name).where('subject_hash', '=', subject).execute();
}

function secondsUntil(time: string, now: Date): number {
  return Math.max(1, Math.ceil((parseShanghaiTime(time).getTime() - now.getTime()) / 1000));
}
