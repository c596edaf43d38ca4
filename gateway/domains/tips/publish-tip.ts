import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { TipCategory } from '../../db/tables/tip-tables.ts';
import { claimAttachments, type Attachment } from '../shared/attachments.ts';
import { needsSecondLook } from '../shared/second-look.ts';
import type { UploadOwners } from '../shared/upload-owners.ts';
import { tipFor } from './tip-lists.ts';
import { missingTopic } from './topics.ts';

export interface NewTip {
  readonly authorId: string;
  readonly anonymous: boolean;
  readonly topicId: string | undefined;
  readonly category: TipCategory;
  readonly text: string;
  readonly cityId: string | undefined;
  readonly place: string;
  /** encrypted; undefined where there is none */
  readonly contactSealed: string | undefined;
  /** ids of uploads */
  readonly attachments: readonly string[];
  readonly uploadOwners: UploadOwners;
}

/**
 * Keeps a tip for the editors; nobody but its sender sees it until one accepts it. Words that need a second look hold
 * it. Ids of tips begin with `tip-`, so that whoever has one knows what it is of. @throws Failure 404 when there is no
 * such topic
 */
export async function publishTip(
  transaction: Transaction<Schema>,
  tip: NewTip,
  now: Date,
): Promise<Schemas['Tip']> {
  if (tip.topicId !== undefined) await needTopic(transaction, tip.topicId);
  const id = `tip-${newId(now)}`;
  const state = needsSecondLook(`${tip.text}\n${tip.place}`) ? ('held' as const) : ('received' as const);
  const at = shanghaiTime(now);
  const claim = { subject: subjectOfTip(id), ids: tip.attachments };
  const files = await claimAttachments(transaction, tip.uploadOwners, claim);
  const video = files.find(({ kind }) => kind === 'video');
  await transaction
    .insertInto('tips')
    .values({
      id,
      topic_id: tip.topicId ?? null,
      item_id: null,
      author_id: tip.authorId,
      anonymous: tip.anonymous ? 1 : 0,
      category: tip.category,
      body: tip.text,
      city_id: tip.cityId ?? null,
      place: tip.place,
      contact_sealed: tip.contactSealed ?? null,
      pictures_json: JSON.stringify(files.filter(({ kind }) => kind === 'picture').map(pictureOf)),
      video_json: video === undefined ? null : JSON.stringify(videoOf(video)),
      state,
      reply_json: null,
      story_id: null,
      created_at: at,
      shown_at: null,
    })
    .execute();
  await transaction.insertInto('tip_steps').values({ tip_id: id, state, at, note: '' }).execute();
  return tipFor(transaction, id, tip.authorId);
}

async function needTopic(transaction: Transaction<Schema>, topicId: string): Promise<void> {
  const topic = await transaction
    .selectFrom('tip_topics')
    .select('id')
    .where('id', '=', topicId)
    .executeTakeFirst();
  if (!topic) throw missingTopic();
}

const pictureOf = ({ url, width, height, color }: Attachment): Schemas['Picture'] => ({
  url,
  width,
  height,
  color,
  // its sender says in the text what is to be seen
  alt: '',
});

const videoOf = ({ url, duration = 0 }: Attachment): Schemas['TipVideo'] => ({ url, duration });

/** What uploads become part of. */
const subjectOfTip = (tipId: string) => `tip:${tipId}`;
