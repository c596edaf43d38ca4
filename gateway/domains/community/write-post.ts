import type { Transaction } from 'kysely';
import { postTextFault } from '../../../rules/community/post-form.ts';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { type Attachment, claimAttachments } from '../shared/attachments.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import { needsReview } from '../shared/needs-review.ts';
import { plainText } from '../shared/plain-text.ts';
import type { UploadOwners } from '../shared/upload-owners.ts';
import { countPost, subjectOfPost } from './move-post.ts';
import { requireTopic, topicStateOf } from './square-topics.ts';

export interface NewPost {
  readonly topicId: string;
  readonly authorId: string;
  readonly text: string;
  /** upload ids */
  readonly attachments: readonly string[];
  readonly uploadOwners: UploadOwners;
}

/** Tidies and validates the text of a post. @throws Failure 400 that names the field */
export function validPostText(typed: string): string {
  const text = plainText(typed);
  const fault = postTextFault(text);
  if (fault !== undefined) throw fieldFailure('body.text', 'text', fault);
  return text;
}

/**
 * Stores a post. In a topic of held posts, and with words that need review, it waits for an editor.
 * @returns its id
 * @throws Failure 400 for a video, 404 for an unknown topic, 409 for a topic that is not open
 */
export async function writePost(
  transaction: Transaction<Schema>,
  { topicId, authorId, text, attachments, uploadOwners }: NewPost,
  now: Date,
): Promise<string> {
  const topic = await requireTopic(transaction, topicId);
  const at = shanghaiTime(now);
  const state = topicStateOf(topic, at);
  if (state === 'upcoming') throw new Failure(409, '话题还没有开始，开始以后再来写');
  if (state === 'closed') throw new Failure(409, '话题已经结束，不能再写了，写好的内容还在');
  const id = newId(now);
  const files = await claimAttachments(transaction, uploadOwners, {
    subject: subjectOfPost(id),
    ids: attachments,
  });
  if (files.some(({ kind }) => kind === 'video'))
    throw fieldFailure('body.attachments', 'choices', '话题里只能发图片，请移除视频');
  const isHeld = topic.is_held === 1 || needsReview(text);
  await transaction
    .insertInto('posts')
    .values({
      id,
      topic_id: topicId,
      circle_id: null,
      author_id: authorId,
      body: text,
      pictures_json: JSON.stringify(files.map(pictureOf)),
      state: isHeld ? 'held' : 'shown',
      created_at: at,
    })
    .execute();
  if (!isHeld) await countPost(transaction, topicId, authorId, 1, now);
  return id;
}

const pictureOf = ({ url, width, height, color }: Attachment): Schemas['Picture'] => ({
  url,
  width,
  height,
  color,
  // the author describes the pictures in the text
  alt: '',
});
