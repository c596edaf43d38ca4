import type { Transaction } from 'kysely';
import { postHeat, topicHeat } from '../../../rules/community/heat.ts';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Schema } from '../../db/schema.ts';
import type { ReportReason } from '../../db/tables/comment-tables.ts';
import type { PostState } from '../../db/tables/community-tables.ts';
import { shanghaiTime } from '../../db/time.ts';
import { releaseAttachments, setWithdrawn } from '../shared/attachments.ts';
import { missingPost } from './post-rows.ts';

/** The subject that uploads are attached to. */
export const subjectOfPost = (postId: string) => `post:${postId}`;

/** A change of a post's state. */
export type PostChange =
  | { readonly state: 'shown' }
  | { readonly state: 'removed'; readonly removedBy: 'author' }
  | { readonly state: 'removed'; readonly removedBy: 'editor'; readonly reason: ReportReason };

/**
 * Changes a post from one of the states `from` to another, and updates the counts of its topic. A post that its author
 * removed cannot be restored.
 * @returns whether the post was in one of `from`
 */
export async function movePost(
  transaction: Transaction<Schema>,
  postId: string,
  from: readonly PostState[],
  to: PostChange,
  now: Date,
): Promise<boolean> {
  for (const state of from) {
    // one conditional update per state, so that exactly one of several concurrent changes succeeds
    const moved = await transaction
      .updateTable('posts')
      .set({
        state: to.state,
        removed_by: to.state === 'removed' ? to.removedBy : null,
        reason: to.state === 'removed' && to.removedBy === 'editor' ? to.reason : null,
      })
      .where('id', '=', postId)
      .where('state', '=', state)
      .where((eb) => eb.or([eb('removed_by', 'is', null), eb('removed_by', '=', 'editor')]))
      .returning(['topic_id', 'author_id'])
      .executeTakeFirst();
    if (!moved) continue;
    const change = Number(to.state === 'shown') - Number(state === 'shown');
    if (moved.topic_id !== null && change !== 0)
      await countPost(transaction, moved.topic_id, moved.author_id, change, now);
    await setWithdrawn(transaction, subjectOfPost(postId), to.state === 'removed');
    return true;
  }
  return false;
}

/** Counts a post that is shown (1) or no longer shown (-1), and its author as a participant, once for each topic. */
export async function countPost(
  transaction: Transaction<Schema>,
  topicId: string,
  authorId: string,
  change: number,
  now: Date,
): Promise<void> {
  const joined = change > 0 ? await addParticipant(transaction, topicId, authorId, now) : 0;
  await transaction
    .updateTable('square_topics')
    .set((eb) => ({
      posts: eb('posts', '+', change),
      participants: eb('participants', '+', joined),
      hot: eb('hot', '+', change * topicHeat.post + joined * topicHeat.participant),
    }))
    .where('id', '=', topicId)
    .execute();
}

async function addParticipant(
  transaction: Transaction<Schema>,
  topicId: string,
  readerId: string,
  now: Date,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('topic_participants')
    .values({ topic_id: topicId, user_id: readerId, created_at: shanghaiTime(now) })
    .onConflict((conflict) => conflict.columns(['topic_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

/** Removes a reader's own post with its text and pictures. Idempotent. @throws Failure 403, 404 */
export async function removeOwnPost(
  transaction: Transaction<Schema>,
  postId: string,
  readerId: string,
  now: Date,
): Promise<Schemas['PostRemoval']> {
  const post = await transaction
    .selectFrom('posts')
    .select('author_id')
    .where('id', '=', postId)
    .executeTakeFirst();
  if (!post) throw missingPost();
  if (post.author_id !== readerId) throw new Failure(403, '只能删除自己的帖子');
  if (
    await movePost(transaction, postId, ['shown', 'held'], { state: 'removed', removedBy: 'author' }, now)
  ) {
    await transaction
      .updateTable('posts')
      .set({ body: '', pictures_json: '[]' })
      .where('id', '=', postId)
      .execute();
    await releaseAttachments(transaction, subjectOfPost(postId));
  }
  return { postId };
}

export interface PostLikeChange {
  readonly postId: string;
  readonly readerId: string;
  readonly like: boolean;
  readonly now: Date;
}

/** Likes a shown post or takes the like back; a reader counts once. @throws Failure 404 */
export async function likePost(
  transaction: Transaction<Schema>,
  { postId, readerId, like, now }: PostLikeChange,
): Promise<Schemas['PostLike']> {
  await requireShown(transaction, postId);
  const change = like
    ? await addLike(transaction, postId, readerId, shanghaiTime(now))
    : -(await removeLike(transaction, postId, readerId));
  const { likes } = await transaction
    .updateTable('posts')
    .set((eb) => ({ likes: eb('likes', '+', change), hot: eb('hot', '+', change * postHeat.like) }))
    .where('id', '=', postId)
    .returning('likes')
    .executeTakeFirstOrThrow();
  return { postId, likes, liked: like };
}

export interface PostReportRequest {
  readonly postId: string;
  readonly readerId: string;
  readonly reason: ReportReason;
  readonly now: Date;
}

/** Reports another reader's post, once for each reader. @throws Failure 404, 409 for the reader's own */
export async function reportPost(
  transaction: Transaction<Schema>,
  { postId, readerId, reason, now }: PostReportRequest,
): Promise<Schemas['PostReport']> {
  const { author_id } = await requireShown(transaction, postId);
  if (author_id === readerId) throw new Failure(409, '这是您自己的帖子，可以直接删除');
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('post_reports')
    .values({ post_id: postId, user_id: readerId, reason, created_at: shanghaiTime(now) })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return { postId, repeated: numInsertedOrUpdatedRows === 0n };
}

/** Settles the reports of a post after an editor's decision. @returns the number of reports */
export async function settlePostReports(transaction: Transaction<Schema>, postId: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('post_reports')
    .set({ settled: 1 })
    .where('post_id', '=', postId)
    .where('settled', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function requireShown(transaction: Transaction<Schema>, postId: string) {
  const post = await transaction
    .selectFrom('posts')
    .select('author_id')
    .where('id', '=', postId)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  if (!post) throw missingPost();
  return post;
}

async function addLike(transaction: Transaction<Schema>, postId: string, readerId: string, now: string) {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('post_likes')
    .values({ post_id: postId, user_id: readerId, created_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

async function removeLike(transaction: Transaction<Schema>, postId: string, readerId: string) {
  const { numDeletedRows } = await transaction
    .deleteFrom('post_likes')
    .where('post_id', '=', postId)
    .where('user_id', '=', readerId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
