import { sql, type Transaction } from 'kysely';
import { insertInBatches } from '../../gateway/db/insert-in-batches.ts';
import type { Database } from '../../gateway/db/database.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { addCorrection } from '../../gateway/domains/news/story/corrections.ts';
import { insertStories } from '../../gateway/domains/news/story/story-store.ts';
import { insertAutoShow } from './auto-show.ts';
import { generateComments } from './comment-threads.ts';
import { insertCommunity } from './community.ts';
import { insertCommonweal } from './commonweal.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { readDemoContent } from './read-content.ts';
import { hourlyCounts } from './hourly-counts.ts';
import { insertLives } from './lives.ts';
import { insertIssues } from './paper-issues.ts';
import { episodesOf, programmesOf } from './programmes.ts';
import { insertSpecials, specialStoriesOf } from './specials.ts';
import { insertNotices } from './loss-notices.ts';
import { day, type LoadContext, minute, momentAgo, picturesOf, timeAgo } from './load-context.ts';
import { storiesOf } from './stories.ts';
import { insertVotes } from './votes.ts';
import { insertTips } from './tips.ts';
import { insertDemoVideos, videoStoriesOf } from './videos.ts';
import { insertVrTours } from './vr.ts';
import { insertDemoReports } from './reports.ts';
import { insertThinkTank } from './think-tank.ts';
import { assignStories, insertPublishers } from '../../gateway/domains/news/publisher/publisher-store.ts';

export interface LoadOptions {
  /** key of the row of `loaded_content` that prevents loading twice */
  readonly name: string;
  /** address under which `demo/media` is served, such as `/media/demo` */
  readonly mediaBase: string;
  readonly clock: () => Date;
  /** hashes the full numbers of notices */
  readonly vault: Parameters<typeof insertNotices>[3];
}

/**
 * Loads the demo content in one transaction. If several processes start at once, one of them loads it.
 * @returns whether this call loaded it; false when the database has it already
 * @throws ContentError when a content file is missing or wrong
 */
export async function loadDemo(db: Database, { name, ...options }: LoadOptions): Promise<boolean> {
  const content = await readDemoContent();
  const context = { mediaBase: options.mediaBase, now: options.clock() };
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('loaded_content')
      .values({ name, loaded_at: shanghaiTime(context.now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return false;
    await transaction.insertInto('audio_programmes').values(programmesOf(content, context)).execute();
    const stories = [
      ...storiesOf(content, context),
      ...episodesOf(content, context),
      ...specialStoriesOf(content, context),
      ...videoStoriesOf(content, context),
    ];
    await insertStories(transaction, stories);
    await insertSpecials(transaction, content, context);
    await insertInBatches(hourlyCounts(stories, context), (rows) =>
      transaction.insertInto('news_hours').values(rows),
    );
    await sql`
      insert into news_days (news_id, day, reads)
      select news_id, substr(hour, 1, 10), sum(reads)
      from news_hours group by news_id, substr(hour, 1, 10) having sum(reads) > 0
    `.execute(transaction);
    for (const { id, corrections = [] } of content.stories) {
      for (const { text, minutesAgo } of corrections) {
        await addCorrection(transaction, id, text, momentAgo(minutesAgo * minute, context));
      }
    }
    const readers = await insertComments(transaction, content, context);
    await insertVotes(transaction, content, context, readers);
    await insertIssues(transaction, content, context);
    await insertNotices(transaction, content, context, options.vault);
    await insertTips(transaction, content, context);
    await insertCommunity(transaction, content, context);
    await insertDemoPublishers(transaction, content, context);
    await insertCommonweal(transaction, content, context);
    await insertDemoVideos(transaction, content, context);
    await insertLives(transaction, content, context);
    await insertVrTours(transaction, content, context);
    await insertThinkTank(transaction, content, stories, context);
    await insertDemoReports(transaction, content, context);
    await insertAutoShow(transaction, content, context);
    await insertShowcase(transaction, content, context);
    return true;
  });
}

/** @returns ids of the readers who comment */
async function insertComments(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<string[]> {
  const { users, comments, totals } = generateComments(content, context);
  await transaction.insertInto('users').values(users).execute();
  await insertInBatches(comments, (rows) => transaction.insertInto('comments').values(rows));
  for (const [newsId, total] of totals) {
    await transaction.updateTable('news').set({ comments: total }).where('id', '=', newsId).execute();
  }
  return users.map(({ id }) => id);
}

/** Loads the publishers and assigns their stories. The stories must be loaded already. */
async function insertDemoPublishers(
  transaction: Transaction<Schema>,
  { publishers }: DemoContent,
  context: LoadContext,
): Promise<void> {
  await insertPublishers(
    transaction,
    publishers.map(({ id, introduction, cityId, daysAgo, newsIds: _, services = [], ...publisher }) => ({
      ...publisher,
      id,
      head_img: `${context.mediaBase}/publishers/${id}.webp`,
      introduction: introduction.join('\n'),
      city_id: cityId,
      since: timeAgo(daysAgo * day, context),
      services: services.map(({ newsId, ...service }) => ({
        ...service,
        link: { route: 'general' as const, id: newsId },
      })),
    })),
  );
  for (const { id, newsIds } of publishers) await assignStories(transaction, id, newsIds);
}

async function insertShowcase(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const loadedAt = timeAgo(0, context);
  await transaction
    .insertInto('hot_events')
    .values(
      content.hotEvents.map(({ id, title, summary, heat, trend, curve }) => ({
        id,
        title,
        summary,
        heat,
        trend,
        label: title,
        curve_json: JSON.stringify(curve),
        updated_at: loadedAt,
      })),
    )
    .execute();
  await transaction
    .insertInto('banners')
    .values(
      content.banners.map(({ id, title, picture, newsId }, place) => ({
        id,
        title,
        picture_json: JSON.stringify(pictures.get(picture)),
        route: 'general' as const,
        target: newsId,
        city_id: null,
        place,
      })),
    )
    .execute();
  await transaction
    .insertInto('ads')
    .values(
      content.ads.map(({ id, position, title, summary, source, picture, url }, place) => ({
        id,
        position,
        title,
        summary,
        source,
        covers_json: JSON.stringify([pictures.get(picture)]),
        card_style: 'cover' as const,
        url,
        city_id: null,
        published_at: loadedAt,
        place,
      })),
    )
    .execute();
}
