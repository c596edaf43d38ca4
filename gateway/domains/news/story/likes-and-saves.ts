import type { Transaction } from 'kysely';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Schema } from '../../../db/schema.ts';
import { missingStory } from './article.ts';

interface ReaderAction {
  readonly newsId: string;
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Adds or removes a like; a reader counts once. @throws Failure 404 for an unknown story */
export async function setLike(
  transaction: Transaction<Schema>,
  mark: ReaderAction,
  like: boolean,
): Promise<Schemas['LikeState']> {
  await titleOf(transaction, mark.newsId);
  const change = await changeLike(transaction, mark, like);
  const { likes } = await transaction
    .updateTable('news')
    .set((eb) => ({ likes: eb('likes', '+', change) }))
    .where('id', '=', mark.newsId)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return { newsId: mark.newsId, likes, liked: like };
}

/** Saves a story or removes it, even if it was withdrawn. @throws Failure 404 when saving an unknown story */
export async function setSave(
  transaction: Transaction<Schema>,
  mark: ReaderAction,
  save: boolean,
): Promise<Schemas['SaveState']> {
  const { newsId, readerId, now } = mark;
  if (save) {
    const title = await titleOf(transaction, newsId);
    await transaction
      .insertInto('saved_stories')
      .values({ user_id: readerId, news_id: newsId, title, saved_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'news_id']).doNothing())
      .execute();
  } else {
    await transaction
      .deleteFrom('saved_stories')
      .where('user_id', '=', readerId)
      .where('news_id', '=', newsId)
      .execute();
  }
  return { newsId, saved: save };
}

/** By how much the count changes: 0 if the like already had the wanted state. */
async function changeLike(
  transaction: Transaction<Schema>,
  { newsId, readerId, now }: ReaderAction,
  isSet: boolean,
): Promise<-1 | 0 | 1> {
  if (isSet) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('news_likes')
      .values({ user_id: readerId, news_id: newsId, created_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'news_id']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? 1 : 0;
  }
  const { numDeletedRows } = await transaction
    .deleteFrom('news_likes')
    .where('user_id', '=', readerId)
    .where('news_id', '=', newsId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n ? -1 : 0;
}

async function titleOf(transaction: Transaction<Schema>, newsId: string): Promise<string> {
  const story = await transaction
    .selectFrom('news')
    .select('title')
    .where('id', '=', newsId)
    .executeTakeFirst();
  if (!story) throw missingStory();
  return story.title;
}
