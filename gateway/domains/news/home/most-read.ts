import { sql } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { cardsWithIds } from '../../shared/story-cards.ts';

const dayMs = 24 * 3_600_000;
const daysOf = { day: 1, week: 7 } as const;
/** Stories taken from each day. A story that is in no day's list is not among the first of the week either. */
const perDay = 100;

/**
 * The most read stories of today or of seven days. Each day's first stories come from its index; their reads of the period
 * are added up, so that the cost does not depend on how many stories were read.
 */
export async function mostRead(
  db: Database,
  period: keyof typeof daysOf,
  size: number,
  now: Date,
): Promise<Schemas['MostReadList']> {
  const days = Array.from({ length: daysOf[period] }, (_, ago) =>
    shanghaiTime(new Date(now.getTime() - ago * dayMs)).slice(0, 10),
  );
  const candidates = new Set<string>();
  for (const day of days) {
    const rows = await db
      .selectFrom('news_days')
      .select('news_id')
      .where('day', '=', day)
      .orderBy('reads', 'desc')
      .orderBy('news_id', 'desc')
      .limit(perDay)
      .execute();
    for (const row of rows) candidates.add(row.news_id);
  }
  if (candidates.size === 0) return { list: [] };
  const rows = await db
    .selectFrom('news_days')
    .innerJoin('news', 'news.id', 'news_days.news_id')
    .select(['news_id', sql<number>`cast(sum(news_days.reads) as integer)`.as('read')])
    .where('news_id', 'in', [...candidates])
    .where('day', 'in', days)
    .where('in_streams', '=', 1)
    .groupBy('news_id')
    .orderBy('read', 'desc')
    .orderBy('news_id', 'desc')
    .limit(size)
    .execute();
  const cards = await cardsWithIds(
    db,
    rows.map((row) => row.news_id),
  );
  const reads = new Map(rows.map((row) => [row.news_id, row.read]));
  return { list: cards.map((story) => ({ story, reads: reads.get(story.id) ?? 0 })) };
}
