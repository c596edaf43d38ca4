import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { fetchPage, newestFirst, oldestFirst, type Page, type PageRows } from '../shared/paging.ts';
import {
  type CommentRow,
  commentQuery,
  type Reply,
  toComment,
  toReply,
  type View,
  visibleTo,
} from './comment-rows.ts';
import { type Subject, totalOf } from './subjects.ts';

type CommentPage = Schemas['CommentPage'];

/** Replies that come with each comment: its oldest, so that a conversation reads downwards from its start. */
const firstReplies = 2;

export async function newestComments(
  db: Database,
  subject: Subject,
  page: Page<string>,
  readerId: string | undefined,
): Promise<CommentPage> {
  const query = firstLevel(db, subject, readerId);
  const found = await fetchPage(query, page, {
    order: newestFirst,
    by: ['comments.created_at', 'comments.id'],
    positionOf: byTime,
  });
  return firstLevelPage(db, subject, found, readerId);
}

/** The replies to one comment, oldest first. Throws a 404 when the subject has no such comment. */
export async function repliesTo(
  db: Database,
  subject: Subject,
  parentId: string,
  page: Page<string>,
  readerId: string | undefined,
): Promise<CommentPage> {
  const total = await totalOf(db, subject);
  const parent = await db
    .selectFrom('comments')
    .select('id')
    .where('id', '=', parentId)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where(visibleTo(readerId))
    .executeTakeFirst();
  if (!parent) throw notFound('这条评论不存在，或已被删除');
  const query = commentQuery(db).where('comments.parent_id', '=', parentId).where(visibleTo(readerId));
  const { rows, ...next } = await fetchPage(query, page, {
    order: oldestFirst,
    by: ['comments.created_at', 'comments.id'],
    positionOf: byTime,
  });
  const view = await viewOf(db, rows, readerId);
  return { list: rows.map((row) => toComment(row, view)), ...next, total };
}

/** Comments of the first level that a reader finds under a subject. */
export function firstLevel(db: Database, subject: Subject, readerId: string | undefined) {
  return commentQuery(db)
    .where('comments.subject_type', '=', subject.type)
    .where('comments.subject_id', '=', subject.id)
    .where('comments.parent_id', 'is', null)
    .where(visibleTo(readerId));
}

/** Rows of the first level as a page of a list, with their first replies. */
export async function firstLevelPage(
  db: Database,
  subject: Subject,
  { rows, ...next }: PageRows<CommentRow>,
  readerId: string | undefined,
): Promise<CommentPage> {
  const total = await totalOf(db, subject);
  const replies = await firstRepliesOf(db, rows, readerId);
  const view = await viewOf(db, [...rows, ...replies], readerId);
  const byParent = Map.groupBy(replies, (reply) => reply.parent_id);
  return {
    list: rows.map((row) => toComment(row, view, byParent.get(row.id)?.flatMap(replyIn(view)))),
    ...next,
    total,
  };
}

const replyIn =
  (view: View) =>
  (row: CommentRow): Reply[] =>
    row.parent_id === null ? [] : [toReply({ ...row, parent_id: row.parent_id }, view)];

/** One bounded walk of the index per comment that has replies, in one query: long conversations cost no more. */
async function firstRepliesOf(
  db: Database,
  parents: readonly CommentRow[],
  readerId: string | undefined,
): Promise<CommentRow[]> {
  const walks = parents
    .filter((parent) => parent.replies > 0 || readerId !== undefined)
    .map((parent) =>
      db
        .selectFrom(
          db
            .selectFrom('comments')
            .select('id')
            .where('parent_id', '=', parent.id)
            .where(visibleTo(readerId))
            .orderBy('created_at')
            .orderBy('id')
            .limit(firstReplies)
            .as('oldest'),
        )
        .select('oldest.id'),
    );
  const [first, ...others] = walks;
  if (!first) return [];
  const ids = others.reduce((all, walk) => all.unionAll(walk), first);
  return commentQuery(db)
    .where('comments.id', 'in', ids)
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
}

/** What a reader sees of these comments; asks nothing when signed out. */
async function viewOf(
  db: Database,
  rows: readonly { readonly id: string }[],
  readerId: string | undefined,
): Promise<View> {
  if (readerId === undefined || rows.length === 0) return { readerId, liked: new Set() };
  const likes = await db
    .selectFrom('comment_likes')
    .select('comment_id')
    .where('user_id', '=', readerId)
    .where(
      'comment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return { readerId, liked: new Set(likes.map((like) => like.comment_id)) };
}

const byTime = (row: CommentRow) => ({ key: row.created_at, id: row.id });
