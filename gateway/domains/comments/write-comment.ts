import type { Transaction } from 'kysely';
import { Failure, notFound } from '../../contract/failure.ts';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { plainText } from '../shared/plain-text.ts';
import { needsReview } from '../shared/needs-review.ts';
import { type Comment, commentQuery, toComment } from './comment-rows.ts';
import { noteHeat } from './heat.ts';
import { addToTotal, type Subject, totalOf } from './subjects.ts';

export interface Draft {
  readonly subject: Subject;
  readonly authorId: string;
  /** as typed; kept as plain text */
  readonly body: string;
  readonly answers?: {
    /** the comment of the first level */
    readonly parentId: string;
    /** the reply under it that is answered, if any */
    readonly replyToId?: string | undefined;
  };
}

/**
 * Writes a comment, or a reply when the draft answers one. Words that need a second look make it wait for an editor:
 * until then its author alone sees it, and it counts for nothing. Throws a 400 when nothing visible was typed, a 404 when the
 * subject or the answered comment does not exist, a 409 when what is answered was taken back.
 */
export async function writeComment(
  transaction: Transaction<Schema>,
  { subject, authorId, body, answers }: Draft,
  now: Date,
): Promise<Comment> {
  const text = plainText(body);
  if (text === '') {
    const message = '写点什么再发布吧';
    throw new Failure(400, message, { fields: [{ path: 'body.body', rule: 'pattern', message }] });
  }
  // Row locks in one order everywhere, so that writers never wait for each other in a circle: replies, comments,
  // subjects.
  const state = needsReview(text) ? ('pending' as const) : ('shown' as const);
  const change = state === 'shown' ? 1 : 0;
  if (answers) await answerTo(transaction, subject, answers, { change, now });
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
  return toComment(row, { readerId: authorId, liked: new Set() });
}

type Answers = NonNullable<Draft['answers']>;

/** Naming the parent itself says no more than answering it. */
function answeredReply(answers: Answers | undefined): string | null {
  const { parentId, replyToId } = answers ?? {};
  return replyToId === undefined || replyToId === parentId ? null : replyToId;
}

async function answerTo(
  transaction: Transaction<Schema>,
  subject: Subject,
  answers: Answers,
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
    if (reply.state !== 'shown') throw takenBack();
  }
  // Counts the reply and holds the parent's row: nobody can take the parent back between the check and the insert.
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
    if (change === 1) await noteHeat(transaction, { commentId, subject, before: answered.hot - 1, now });
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
  throw parent ? takenBack() : missingComment();
}

export const missingComment = () => notFound('这条评论不存在，或已被删除');
export const takenBack = () => new Failure(409, '这条评论已被删除，不能再互动');
