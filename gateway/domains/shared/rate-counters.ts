import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { parseShanghaiTime, shanghaiTime } from '../../db/time.ts';

/** At most so many in a window that begins with the first. */
export interface RateLimit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts one for a subject, in one statement, so that calls at once cannot pass together.
 * @param subject a hash of whom it counts for
 * @returns seconds until the window ends, when this one is beyond the limit
 */
export async function take(
  db: Database,
  { name, most, seconds }: RateLimit,
  subject: string,
  now: Date,
): Promise<number | undefined> {
  const time = shanghaiTime(now);
  const end = shanghaiTime(new Date(now.getTime() + seconds * 1000));
  const isOver = sql<boolean>`rate_counters.ends_at <= ${time}`;
  const { taken, ends_at } = await db
    .insertInto('rate_counters')
    .values({ name, subject_hash: subject, taken: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject_hash']).doUpdateSet({
        taken: sql`case when ${isOver} then 1 else rate_counters.taken + 1 end`,
        ends_at: sql`case when ${isOver} then ${end} else rate_counters.ends_at end`,
      }),
    )
    .returning(['taken', 'ends_at'])
    .executeTakeFirstOrThrow();
  return taken > most ? secondsUntil(ends_at, now) : undefined;
}

/** Seconds until a subject may go on, when it has used up what it may; counts nothing. */
export async function spent(
  db: Database,
  { name, most }: RateLimit,
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
  return counter && counter.taken >= most ? secondsUntil(counter.ends_at, now) : undefined;
}

/** Takes one back that came to nothing. */
export async function giveBack(db: Database, { name }: RateLimit, subject: string): Promise<void> {
  await db
    .updateTable('rate_counters')
    .set({ taken: sql`taken - 1` })
    .where('name', '=', name)
    .where('subject_hash', '=', subject)
    .where('taken', '>', 0)
    .execute();
}

function secondsUntil(time: string, now: Date): number {
  return Math.max(1, Math.ceil((parseShanghaiTime(time).getTime() - now.getTime()) / 1000));
}
