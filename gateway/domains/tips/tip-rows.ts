import * as v from 'valibot';
import type { Selectable } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { TipState, TipStepsTable, TipsTable } from '../../db/tables/tip-tables.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import { picturesShape, videoShape } from '../shared/json-shapes.ts';

export const readTipPictures = jsonColumn('tips', 'pictures_json', picturesShape);
export const readTipVideo = jsonColumn('tips', 'video_json', videoShape);
const readReply = jsonColumn(
  'tips',
  'reply_json',
  schemaOf<Schemas['TipReply']>()(v.object({ text: v.string(), by: v.string(), at: v.string() })),
);

export type Tip = Schemas['Tip'];

/** The sender shown for an anonymous tip. */
const anonymousSender = { name: '匿名读者', headImg: '', anonymous: true } as const;

/** Tips with their senders, topics, items and stories. */
export function tipQuery(db: Database) {
  return db
    .selectFrom('tips')
    .innerJoin('users as author', 'author.id', 'tips.author_id')
    .leftJoin('tip_topics as topic', 'topic.id', 'tips.topic_id')
    .leftJoin('tip_items as item', 'item.id', 'tips.item_id')
    .leftJoin('news as story', 'story.id', 'tips.story_id')
    .selectAll('tips')
    .select([
      'author.name as author_name',
      'author.head_img as author_head_img',
      'topic.title as topic_title',
      'item.title as item_title',
      'story.title as story_title',
    ]);
}

export interface TipRow extends Selectable<TipsTable> {
  readonly author_name: string;
  readonly author_head_img: string;
  readonly topic_title: string | null;
  readonly item_title: string | null;
  readonly story_title: string | null;
}

/** Maps rows to contract tips as one reader sees them; two more queries, however many rows. */
export async function toTips(
  db: Database,
  rows: readonly TipRow[],
  readerId: string | undefined,
): Promise<Tip[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const steps = await db.selectFrom('tip_steps').selectAll().where('tip_id', 'in', ids).execute();
  const followed = await followedOf(db, ids, readerId);
  const byTip = Map.groupBy(steps.toSorted(compareSteps), ({ tip_id }) => tip_id);
  return rows.map((row) => toTip(row, byTip.get(row.id) ?? [], { readerId, followed }));
}

/** Order of the states; it decides between steps taken within the same second. */
const stateOrder: readonly TipState[] = [
  'received',
  'held',
  'accepted',
  'interviewing',
  'reported',
  'hidden',
];

type Step = Selectable<TipStepsTable>;

function compareSteps(one: Step, other: Step): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state);
}

interface ReaderView {
  readonly readerId: string | undefined;
  /** ids of the tips that the reader follows */
  readonly followed: ReadonlySet<string>;
}

/** A tip for one reader. Never contains the sender of an anonymous tip or the encrypted contact. */
function toTip(row: TipRow, steps: readonly Step[], { readerId, followed }: ReaderView): Tip {
  return {
    id: row.id,
    text: row.body,
    category: row.category,
    author:
      row.anonymous === 1
        ? anonymousSender
        : { name: row.author_name, headImg: row.author_head_img, anonymous: false },
    ...(row.city_id !== null && { cityId: row.city_id }),
    ...(row.place !== '' && { place: row.place }),
    ...filesOf(row),
    state: row.state,
    steps: steps.map(({ state, at, note }) => ({ state, at, ...(note !== '' && { note }) })),
    ...(row.reply_json !== null && { reply: readReply(row.reply_json, row.id) }),
    ...reference('topic', row.topic_id, row.topic_title),
    ...reference('item', row.item_id, row.item_title),
    ...reference('story', row.story_id, row.story_title),
    follows: row.follows,
    followed: followed.has(row.id),
    comments: row.comments,
    createdAt: row.created_at,
    own: row.author_id === readerId,
  };
}

/** A hidden tip names no files to its sender either: they are refused to everybody. */
function filesOf({ id, state, pictures_json, video_json }: TipRow): Pick<Tip, 'pictures' | 'video'> {
  if (state === 'hidden') return { pictures: [] };
  return {
    pictures: readTipPictures(pictures_json, id),
    ...(video_json !== null && { video: readTipVideo(video_json, id) }),
  };
}

function reference(name: 'topic' | 'item' | 'story', id: string | null, title: string | null) {
  // a withdrawn story has no title any more
  return id !== null && title !== null ? { [name]: { id, title } } : {};
}

async function followedOf(
  db: Database,
  ids: readonly string[],
  readerId: string | undefined,
): Promise<ReadonlySet<string>> {
  if (readerId === undefined) return new Set();
  const rows = await db
    .selectFrom('tip_follows')
    .select('tip_id')
    .where('user_id', '=', readerId)
    .where('tip_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ tip_id }) => tip_id));
}
