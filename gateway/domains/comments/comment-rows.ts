import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { CommentsTable } from '../../db/tables/comment-tables.ts';
import { authorKey, type KeyedReader } from '../shared/author-key.ts';
import { cityName } from '../shared/cities.ts';

export type Comment = Schemas['Comment'];
export type Reply = Schemas['Reply'];

/** Comments with their authors and, for replies to replies, the author who is answered. */
export function commentQuery(db: Database) {
  return db
    .selectFrom('comments')
    .innerJoin('users as author', 'author.id', 'comments.author_id')
    .leftJoin('comments as answered', 'answered.id', 'comments.reply_to_id')
    .leftJoin('users as answered_author', 'answered_author.id', 'answered.author_id')
    .selectAll('comments')
    .select([
      'author.name as author_name',
      'author.head_img as author_head_img',
      'author.city_id as author_city_id',
      'answered_author.name as reply_to_name',
    ]);
}

export interface CommentRow extends Selectable<CommentsTable> {
  readonly author_name: string;
  readonly author_head_img: string;
  readonly author_city_id: string | null;
  readonly reply_to_name: string | null;
}

/**
 * Comments that a reader sees in a list: shown ones, the reader's own that are pending or were removed by an editor,
 * and placeholders of others that still have shown replies.
 */
export function visibleTo(readerId: string | undefined) {
  return (eb: ExpressionBuilder<Schema, 'comments'>) =>
    eb.or([
      eb('comments.state', '=', 'shown'),
      eb('comments.replies', '>', 0),
      ...(readerId === undefined
        ? []
        : [
            eb.and([
              eb('comments.author_id', '=', readerId),
              eb.or([eb('comments.state', '=', 'pending'), eb('comments.removed_by', '=', 'editor')]),
            ]),
          ]),
    ]);
}

/** A reader's view of comments. */
export interface View extends KeyedReader {
  /** ids of the comments that the reader likes */
  readonly liked: ReadonlySet<string>;
}

export function toComment(row: CommentRow, view: View, replies: readonly Reply[] = []): Comment {
  return { ...commonFields(row, view), replies: [...replies], replyCount: row.replies };
}

export function toReply(row: CommentRow & { readonly parent_id: string }, view: View): Reply {
  return { ...commonFields(row, view), parentId: row.parent_id };
}

function commonFields(row: CommentRow, { readerId, sign, liked }: View) {
  const own = row.author_id === readerId;
  // for everybody but its author a pending comment is a placeholder without text and author
  const hidden = row.state === 'removed' || (row.state === 'pending' && !own);
  return {
    id: row.id,
    newsId: row.subject_id,
    ...(row.parent_id === null ? {} : { parentId: row.parent_id }),
    ...(row.reply_to_name === null ? {} : { replyTo: row.reply_to_name }),
    author: hidden
      ? { name: '', headImg: '', city: '' }
      : {
          name: row.author_name,
          headImg: row.author_head_img,
          city: cityName(row.author_city_id),
          key: authorKey(sign, row.author_id),
        },
    body: hidden ? '' : row.body,
    likes: row.likes,
    liked: liked.has(row.id),
    createdAt: row.created_at,
    own,
    state: hidden ? ('removed' as const) : row.state,
    ...(row.removed_by !== null && { removedBy: row.removed_by }),
    ...(own && row.note !== '' && { note: row.note }),
  };
}
