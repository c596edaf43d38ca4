import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { preparedListLookup } from '../../db/prepared-query.ts';
import type { KeyedReader } from '../shared/author-key.ts';
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

/** Replies shown with each comment: the oldest, so that a conversation reads downwards from its start. */
const firstRepliesShown = 2;

export async function newestComments(
  db: Database,
  subject: Subject,
  page: Page<string>,
  reader: KeyedReader,
): Promise<CommentPage> {
  const query = topLevelComments(db, subject, reader.readerId);
  const found = await fetchPage(query, page, {
    order: newestFirst,
    by: ['comments.created_at', 'comments.id'],
    positionOf: byTime,
  });
  return topLevelPage(db, subject, found, reader);
}

/** The replies to a comment, oldest first. @throws Failure 404 when the subject has no such comment */
export async function repliesTo(
  db: Database,
  subject: Subject,
  parentId: string,
  page: Page<string>,
  reader: KeyedReader,
): Promise<CommentPage> {
  const total = await totalOf(db, subject);
  const parent = await db
    .selectFrom('comments')
    .select('id')
    .where('id', '=', parentId)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where(visibleTo(reader.readerId))
    .executeTakeFirst();
  if (!parent) throw notFound('这条评论不存在，或已被删除');
  const query = commentQuery(db).where('comments.parent_id', '=', parentId).where(visibleTo(reader.readerId));
  const { rows, ...next } = await fetchPage(query, page, {
    order: oldestFirst,
    by: ['comments.created_at', 'comments.id'],
    positionOf: byTime,
  });
  const view = await viewOf(db, rows, reader);
  return { list: rows.map((row) => toComment(row, view)), ...next, total };
}

/** Top-level comments of a subject that a reader can see. */
export function topLevelComments(db: Database, subject: Subject, readerId: string | undefined) {
  return commentQuery(db)
    .where('comments.subject_type', '=', subject.type)
    .where('comments.subject_id', '=', subject.id)
    .where('comments.parent_id', 'is', null)
    .where(visibleTo(readerId));
}

/** Makes a page of top-level comments with their first replies. */
export async function topLevelPage(
  db: Database,
  subject: Subject,
  { rows, ...next }: PageRows<CommentRow>,
  reader: KeyedReader,
): Promise<CommentPage> {
  const total = await totalOf(db, subject);
  const replies = await firstRepliesOf(db, rows, reader.readerId);
  const view = await viewOf(db, [...rows, ...replies], reader);
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

async function firstRepliesOf(
  db: Database,
  parents: readonly CommentRow[],
  readerId: string | undefined,
): Promise<CommentRow[]> {
  const ids = parents
    .filter((parent) => parent.replies > 0 || readerId !== undefined)
    .map((parent) => parent.id);
  if (ids.length === 0) return [];
  return readerId === undefined
    ? firstRepliesForVisitors(db, ids)
    : firstReplies(db, ids, readerId).execute();
}

const firstRepliesForVisitors = preparedListLookup<CommentRow>((db, parentIds) =>
  firstReplies(db, parentIds, undefined),
);

/** One query with one bounded index walk per comment that has replies, so that long conversations cost no more. */
function firstReplies(db: Database, parentIds: readonly string[], readerId: string | undefined) {
  const walks = parentIds.map((parentId) =>
    db
      .selectFrom(
        db
          .selectFrom('comments')
          .select('id')
          .where('parent_id', '=', parentId)
          .where(visibleTo(readerId))
          .orderBy('created_at')
          .orderBy('id')
          .limit(firstRepliesShown)
          .as('oldest'),
      )
      .select('oldest.id'),
  );
  const ids = walks.reduce((all, walk) => all.unionAll(walk));
  return commentQuery(db)
    .where('comments.id', 'in', ids)
    .orderBy('comments.created_at')
    .orderBy('comments.id');
}

/** The reader's view of these comments; needs no query when signed out. */
async function viewOf(
  db: Database,
  rows: readonly { readonly id: string }[],
  reader: KeyedReader,
): Promise<View> {
  const { readerId } = reader;
  if (readerId === undefined || rows.length === 0) return { ...reader, liked: new Set() };
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
  return { ...reader, liked: new Set(likes.map((like) => like.comment_id)) };
}

const byTime = (row: CommentRow) => ({ key: row.created_at, id: row.id });
