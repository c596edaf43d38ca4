import type { Transaction } from 'kysely';
import { lengthOf } from '../../../rules/field-faults.ts';
import { isMobile } from '../../../rules/people/mobile.ts';
import { longestTip } from '../../../rules/tips/tip-form.ts';
import { Failure } from '../../contract/failure.ts';
import type { CallContext } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { TipCategory } from '../../db/tables/tip-tables.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { claimAttachments, type Attachment } from '../shared/attachments.ts';
import { cityName } from '../shared/cities.ts';
import type { Deps } from '../shared/deps.ts';
import { clientNetwork } from '../shared/client-network.ts';
import { plainText } from '../shared/plain-text.ts';
import { type RateLimit, consume } from '../shared/rate-counters.ts';
import { needsReview } from '../shared/needs-review.ts';
import type { UploadOwners } from '../shared/upload-owners.ts';
import { fieldFailure } from '../shared/field-failure.ts';
import { tipFor } from './tip-lists.ts';
import { missingTopic } from './topics.ts';

/** Input of a reader before validation. */
interface TipInput {
  readonly text: string;
  readonly cityId: string | undefined;
  readonly place: string;
  /** empty when not given */
  readonly phone: string;
}

/** Normalizes and validates the input. @throws Failure 400 that names the first invalid field */
export function validateTip(typed: TipInput): TipInput {
  const text = plainText(typed.text);
  if (text === '') throw fieldFailure('body.text', 'text', '请写下您看到、听到的事');
  if (lengthOf(text) > longestTip.text)
    throw fieldFailure('body.text', 'text', `最多写 ${longestTip.text} 字，请删短一些`);
  const place = plainText(typed.place).replaceAll('\n', ' ');
  if (typed.cityId !== undefined && cityName(typed.cityId) === '')
    throw fieldFailure('body.cityId', 'city', '请选事情发生的城市');
  if (place !== '' && typed.cityId === undefined)
    throw fieldFailure('body.cityId', 'city', '请选事情发生的城市');
  if (lengthOf(place) > longestTip.place)
    throw fieldFailure('body.place', 'place', `地点最多 ${longestTip.place} 字`);
  if (typed.phone !== '' && !isMobile(typed.phone))
    throw fieldFailure('body.contact', 'phone', '手机号应为 11 位数字，请检查');
  return { ...typed, text, place };
}

const hourSeconds = 3600;
const perReader: RateLimit = { name: 'tips', max: 10, seconds: hourSeconds };
/** many readers share the address of a mobile carrier */
const perNetwork: RateLimit = { name: 'tips-network', max: 120, seconds: hourSeconds };

/** Counts a tip for its reader and their network. @throws Failure 429 beyond either limit */
export async function countTip(
  { db, clock }: Deps,
  vault: Vault,
  readerId: string,
  { address = '' }: CallContext,
): Promise<void> {
  const now = clock();
  const wait =
    (await consume(db, perReader, vault.fingerprint('tips', readerId), now)) ??
    (await consume(db, perNetwork, vault.fingerprint('address', clientNetwork(address)), now));
  if (wait === undefined) return;
  throw new Failure(429, `一小时最多 ${perReader.max} 条，请 ${Math.ceil(wait / 60)} 分钟后再发`, {
    retryAfter: wait,
  });
}

export interface NewTip {
  readonly authorId: string;
  readonly anonymous: boolean;
  readonly topicId: string | undefined;
  readonly category: TipCategory;
  readonly text: string;
  readonly cityId: string | undefined;
  readonly place: string;
  /** encrypted; undefined when there is none */
  readonly encryptedContact: string | undefined;
  /** upload ids */
  readonly attachments: readonly string[];
  readonly uploadOwners: UploadOwners;
}

/**
 * Stores a tip for review; only its sender sees it until an editor accepts it. Text with sensitive words is held. Tip
 * ids begin with `tip-`, so that an id shows its kind.
 * @throws Failure 404 when there is no such topic
 */
export async function publishTip(
  transaction: Transaction<Schema>,
  tip: NewTip,
  now: Date,
): Promise<Schemas['Tip']> {
  if (tip.topicId !== undefined) await requireTopic(transaction, tip.topicId);
  const id = `tip-${newId(now)}`;
  const state = needsReview(`${tip.text}\n${tip.place}`) ? ('held' as const) : ('received' as const);
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
      contact_sealed: tip.encryptedContact ?? null,
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

async function requireTopic(transaction: Transaction<Schema>, topicId: string): Promise<void> {
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
  // the sender describes the attachments in the text
  alt: '',
});

const videoOf = ({ url, duration = 0 }: Attachment): Schemas['TipVideo'] => ({ url, duration });

/** The subject that uploads are attached to. */
export const subjectOfTip = (tipId: string) => `tip:${tipId}`;
