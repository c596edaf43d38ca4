import type { Transaction } from 'kysely';
import type { Database } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { shanghaiTime } from '../db/time.ts';
import { insertStories } from '../domains/news/story-store.ts';
import { talkOf } from './comments.ts';
import type { DemoContent } from './content-types.ts';
import { readDemoContent } from './content.ts';
import { episodesOf, programmesOf } from './programmes.ts';
import { picturesOf, type SeedPlace, storiesOf } from './stories.ts';

export interface SeedOptions {
  /** address under which `gateway/demo/media` is served, such as `/media/demo` */
  readonly mediaBase: string;
  readonly clock: () => Date;
  /** read from the content files when left out */
  readonly content?: DemoContent;
}

/**
 * Loads the demo content into a database that never had it, in one transaction; processes that start at once load it
 * once. Resolves to whether it was loaded now. Throws `ContentError` when a file is missing or wrong.
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<boolean> {
  if (await isLoaded(db)) return false;
  const content = options.content ?? (await readDemoContent());
  const place = { mediaBase: options.mediaBase, now: options.clock() };
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('loaded_content')
      .values({ name: contentName, loaded_at: shanghaiTime(place.now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return false;
    await transaction.insertInto('audio_programmes').values(programmesOf(content, place)).execute();
    await insertStories(transaction, [...storiesOf(content, place), ...episodesOf(content, place)]);
    await insertTalk(transaction, content, place);
    await insertShowcase(transaction, content, place);
    return true;
  });
}

const contentName = 'demo';

async function isLoaded(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('loaded_content')
    .select('name')
    .where('name', '=', contentName)
    .executeTakeFirst();
  return row !== undefined;
}

/** Rows per statement: SQLite takes 32 766 values in one. */
const rowsPerInsert = 1000;

async function insertTalk(
  transaction: Transaction<Schema>,
  content: DemoContent,
  place: SeedPlace,
): Promise<void> {
  const { users, comments, totals } = talkOf(content, place);
  await transaction.insertInto('users').values(users).execute();
  for (let start = 0; start < comments.length; start += rowsPerInsert) {
    await transaction
      .insertInto('comments')
      .values(comments.slice(start, start + rowsPerInsert))
      .execute();
  }
  for (const [newsId, total] of totals) {
    await transaction.updateTable('news').set({ comments: total }).where('id', '=', newsId).execute();
  }
}

async function insertShowcase(
  transaction: Transaction<Schema>,
  content: DemoContent,
  { mediaBase, now }: SeedPlace,
): Promise<void> {
  const pictures = picturesOf(content, mediaBase);
  const loadedAt = shanghaiTime(now);
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
