import { sql } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';

const hourMs = 3_600_000;
/** hours that are reported one by one: a week */
const maxHours = 7 * 24;

/** How one story spread, from the hourly counts. @throws Failure 404 when there is no such story */
export async function storySpread(db: Database, newsId: string, now: Date): Promise<Schemas['StorySpread']> {
  const story = await db
    .selectFrom('news')
    .select(['id', 'title', 'source', 'published_at', 'reads', 'share_views', 'likes', 'comments'])
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!story) throw notFound('这篇文章不存在，或已被撤下');
  const sums = [
    sql<number>`cast(sum(reads) as integer)`.as('reads'),
    sql<number>`cast(sum(shares) as integer)`.as('shares'),
  ] as const;
  const channels = await db
    .selectFrom('news_hours')
    .select(['channel', ...sums])
    .where('news_id', '=', newsId)
    .groupBy('channel')
    .execute();
  const first = shanghaiTime(new Date(now.getTime() - (maxHours - 1) * hourMs)).slice(0, 13);
  const hours = await db
    .selectFrom('news_hours')
    .select(['hour', ...sums])
    .where('news_id', '=', newsId)
    .where('hour', '>=', first)
    .groupBy('hour')
    .orderBy('hour')
    .execute();
  return {
    newsId,
    title: story.title,
    source: story.source,
    publishedAt: story.published_at,
    reads: story.reads,
    shares: story.share_views,
    likes: story.likes,
    comments: story.comments,
    timed: {
      reads: channels.reduce((sum, { reads }) => sum + reads, 0),
      shares: channels.reduce((sum, { shares }) => sum + shares, 0),
    },
    channels: channels.toSorted((a, b) => b.reads + b.shares - (a.reads + a.shares)),
    hours,
  };
}
