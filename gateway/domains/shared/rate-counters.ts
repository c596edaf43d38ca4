import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { clockToleranceMs, parseShanghaiTime, shanghaiTime } from '../../db/time.ts';

/** At most `max` in a window of `seconds` that begins with the first. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
}

/** How much later a window may end than that of a gateway whose clock is behind. */
const laterWindowMs = 60_000;

/**
 * The latest end of a window that has begun. One that ends later was begun before the clock was set back. The clocks of other
 * gateways may be ahead by half a minute; for a shorter window its length is tolerated.
 */
function latestEnd({ seconds }: RateLimit, now: Date): string {
  const lengthMs = seconds * 1000;
  return shanghaiTime(new Date(now.getTime() + lengthMs + Math.min(lengthMs, clockToleranceMs)));
}

/**
 * Counts one, or an amount, for a subject, in one statement, so that concurrent calls cannot exceed the limit together.
 * After the clock was set back, a new window begins: the old one would last longer by as much.
 * @param subject a hash that identifies who is counted
 * @returns seconds until the window ends, when the limit is exceeded
 */
export async function consume(
  db: Database,
  limit: RateLimit,
  subject: string,
  now: Date,
  amount = 1,
): Promise<number | undefined> {
  const { name, max: most, seconds } = limit;
  const isOver = sql<boolean>`(rate_counters.ends_at <= ${shanghaiTime(now)} or rate_counters.ends_at > ${latestEnd(limit, now)})`;
  const end = shanghaiTime(new Date(now.getTime() + seconds * 1000));
  const { taken, ends_at } = await db
    .insertInto('rate_counters')
    .values({ name, subject_hash: subject, taken: amount, ends_at: end })
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject_hash']).doUpdateSet({
        taken: sql`case when ${isOver} then cast(${amount} as integer) else rate_counters.taken + cast(${amount} as integer) end`,
        ends_at: sql`case when ${isOver} or rate_counters.ends_at > ${end} then ${end} else rate_counters.ends_at end`,
      }),
    )
    .returning(['taken', 'ends_at'])
    .executeTakeFirstOrThrow();
  return taken > most ? secondsUntil(ends_at, limit, now) : undefined;
}

/** Seconds until a subject may continue, when the limit is exhausted. Does not count. */
export async function exhaustedFor(
  db: Database,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<number | undefined> {
  const counter = await db
    .selectFrom('rate_counters')
    .select(['taken', 'ends_at'])
    .where('name', '=', limit.name)
    .where('subject_hash', '=', subject)
    .where('ends_at', '>', shanghaiTime(now))
    .where('ends_at', '<=', latestEnd(limit, now))
    .executeTakeFirst();
  return counter && counter.taken >= limit.max ? secondsUntil(counter.ends_at, limit, now) : undefined;
}

/**
 * Adds amounts to counters whose windows all end at the same time, in one statement.
 * @param endsAt a window that ends at another time is replaced, but not a later one: clocks differ a little
 * @param amounts by subject
 * @returns the sums by subject, of those whose window is this one
 */
export async function addCounts(
  db: Database,
  name: string,
  endsAt: Date,
  amounts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  if (amounts.size === 0) return new Map();
  const end = shanghaiTime(endsAt);
  const isLater = sql<boolean>`(rate_counters.ends_at > ${end} and rate_counters.ends_at <= ${shanghaiTime(new Date(endsAt.getTime() + laterWindowMs))})`;
  // statements that lock rows in the same order do not wait for each other in a circle
  const rows = [...amounts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([subject, amount]) => ({ name, subject_hash: subject, taken: amount, ends_at: end }));
  const counters = await db
    .insertInto('rate_counters')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject_hash']).doUpdateSet({
        taken: sql`case when ${isLater} then rate_counters.taken when rate_counters.ends_at = ${end} then rate_counters.taken + excluded.taken else excluded.taken end`,
        ends_at: sql`case when ${isLater} then rate_counters.ends_at else ${end} end`,
      }),
    )
    .returning(['subject_hash', 'taken', 'ends_at'])
    .execute();
  return new Map(
    counters.filter(({ ends_at }) => ends_at === end).map(({ subject_hash, taken }) => [subject_hash, taken]),
  );
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

function secondsUntil(time: string, { seconds }: RateLimit, now: Date): number {
  const left = Math.ceil((parseShanghaiTime(time).getTime() - now.getTime()) / 1000);
  return Math.min(seconds, Math.max(1, left));
}
