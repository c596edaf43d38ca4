import type { Transaction } from 'kysely';
import { Failure, notFound } from '../../contract/failure.ts';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Sign } from '../shared/signed-media-url.ts';
import { plainText } from '../shared/plain-text.ts';
import { needsReview } from '../shared/needs-review.ts';
import { type Comment, commentQuery, toComment } from './comment-rows.ts';
import { recordHeatChange } from './heat.ts';
import { addToTotal, type Subject, totalOf } from './subjects.ts';

export interface Draft {
  readonly subject: Subject;
  readonly authorId: string;
  /** as typed; stored as plain text */
  readonly body: string;
  readonly replyTarget?: {
    /** id of the top-level comment */
    readonly parentId: string;
    /** id of the reply below it that is answered, if any */
    readonly replyToId?: string | undefined;
  };
}

/**
 * Writes a comment or a reply. A text with words that need review is held: until an editor approves it, only its author
 * sees it and it is not counted.
 * @throws Failure 400 for an empty text, 404 for an unknown subject or parent, 409 when the answered comment was
 *   deleted
 */
export async function writeComment(
  transaction: Transaction<Schema>,
  { subject, authorId, body, replyTarget: answers }: Draft,
  { now, sign }: { readonly now: Date; readonly sign: Sign },
): Promise<Comment> {
  const text = plainText(body);
  if (text === '') {
    const message = '写点什么再发布吧';
    throw new Failure(400, message, { fields: [{ path: 'body.body', rule: 'pattern', message }] });
  }
  // Lock order, to prevent deadlocks: replies, comments, subjects.
  const state = needsReview(text) ? ('pending' as const) : ('shown' as const);
  const change = state === 'shown' ? 1 : 0;
  if (answers) await countReply(transaction, subject, answers, { change, now });
  if (change === 1) await addToTotal(transaction, subject, change);
  else await totalOf(transaction, subject);
  const id = newId(now);
  await transaction
    .insertInto('comments')
    .values({
      id,
      subject_type: subject.type,
      subject_id: subject.id,
      parent_id: answers?.parentId ?? null,
      reply_to_id: answeredReply(answers),
      author_id: authorId,
      body: text,
      state,
      created_at: shanghaiTime(now),
    })
    .execute();
  const row = await commentQuery(transaction).where('comments.id', '=', id).executeTakeFirstOrThrow();
  return toComment(row, { readerId: authorId, sign, liked: new Set() });
}

type ReplyTarget = NonNullable<Draft['replyTarget']>;

/** A reply to the parent itself stores no `reply_to_id`. */
function answeredReply(answers: ReplyTarget | undefined): string | null {
  const { parentId, replyToId } = answers ?? {};
  return replyToId === undefined || replyToId === parentId ? null : replyToId;
}

async function countReply(
  transaction: Transaction<Schema>,
  subject: Subject,
  answers: ReplyTarget,
  { change, now }: { readonly change: 0 | 1; readonly now: Date },
): Promise<void> {
  const replyToId = answeredReply(answers);
  if (replyToId !== null) {
    const reply = await transaction
      .selectFrom('comments')
      .select('state')
      .where('id', '=', replyToId)
      .where('parent_id', '=', answers.parentId)
      .executeTakeFirst();
    if (!reply) throw missingComment();
    if (reply.state !== 'shown') throw deletedComment();
  }
  // Counts the reply and locks the parent's row, so that the parent cannot be deleted before the insert.
  const answered = await transaction
    .updateTable('comments')
    .set((eb) => ({ replies: eb('replies', '+', change), hot: eb('hot', '+', change) }))
    .where('id', '=', answers.parentId)
    .where('parent_id', 'is', null)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('state', '=', 'shown')
    .returning('hot')
    .executeTakeFirst();
  if (answered) {
    const { parentId: commentId } = answers;
    if (change === 1)
      await recordHeatChange(transaction, { commentId, subject, before: answered.hot - 1, now });
    return;
  }
  const parent = await transaction
    .selectFrom('comments')
    .select('id')
    .where('id', '=', answers.parentId)
    .where('parent_id', 'is', null)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .executeTakeFirst();
  throw parent ? deletedComment() : missingComment();
}

export const missingComment = () => notFound('这条评论不存在，或已被删除');
export const deletedComment = () => new Failure(409, '这条评论已被删除，不能再互动');
