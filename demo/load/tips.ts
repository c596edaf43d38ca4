import type { Insertable, Transaction } from 'kysely';
import { timedId } from '../../gateway/db/ids.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import type { CommentsTable } from '../../gateway/db/tables/comment-tables.ts';
import type { TipState, TipStepsTable, TipsTable } from '../../gateway/db/tables/tip-tables.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import { readerOf } from './comment-threads.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoTip } from './schema/tip-schema.ts';
import { seededRandom } from './seeded-random.ts';
import {
  clipUrl,
  type LoadContext,
  minute,
  momentAgo,
  type Pictures,
  picturesOf,
  timeAgo,
} from './load-context.ts';

/** Loads readers' tips with their topics, and the short items that tips are about. */
export async function insertTips(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const { topics, items, tips } = content.tips;
  await transaction
    .insertInto('tip_topics')
    .values(
      topics.map(({ cover, ...topic }, index) => ({
        ...topic,
        cover_json: JSON.stringify(pictures.get(cover)),
        place: index,
      })),
    )
    .execute();
  await transaction
    .insertInto('tip_items')
    .values(
      items.map(({ id, title, text, source, cityId, minutesAgo, pictures: names, story }) => ({
        id,
        title,
        body: text,
        source_name: source.name,
        source_description: source.description,
        source_url: null,
        city_id: cityId,
        pictures_json: pictureListJson(names, pictures),
        story_id: story,
        published_at: timeAgo(minutesAgo * minute, context),
      })),
    )
    .execute();
  const authors = tips.flatMap(({ author, cityId, comments = [] }) => [{ author, cityId }, ...comments]);
  await transaction
    .insertInto('users')
    .values(authors.map(({ author, cityId }) => readerOf(author, cityId, content, context)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await transaction
    .insertInto('tips')
    .values(tips.map((tip) => tipRow(tip, content, pictures, context)))
    .execute();
  await transaction
    .insertInto('tip_steps')
    .values(tips.flatMap((tip) => stepsOf(tip, content, context)))
    .execute();
  await transaction
    .insertInto('comments')
    .values(tips.flatMap((tip) => commentsOf(tip, content, context)))
    .execute();
}

function tipRow(
  tip: DemoTip,
  content: DemoContent,
  pictures: Pictures,
  context: LoadContext,
): Insertable<TipsTable> {
  const { follows = 0, comments = [], reply } = tip;
  const steps = stepsOf(tip, content, context);
  const last = steps.at(-1)?.at ?? '';
  return {
    id: tip.id,
    topic_id: tip.topicId ?? null,
    item_id: tip.itemId ?? null,
    author_id: readerOf(tip.author, tip.cityId, content, context).id,
    anonymous: tip.anonymous ? 1 : 0,
    category: tip.category,
    body: tip.text,
    city_id: tip.cityId,
    place: tip.place,
    contact_sealed: null,
    pictures_json: pictureListJson(tip.pictures, pictures),
    video_json: videoOf(tip, content, pictures, context),
    state: tip.state,
    reply_json: reply === undefined ? null : JSON.stringify({ ...reply, at: last }),
    story_id: tip.storyId ?? null,
    follows,
    comments: comments.length,
    hot: 2 * follows + comments.length,
    created_at: timeAgo(tip.minutesAgo * minute, context),
    shown_at: steps.find(({ state }) => state === 'accepted')?.at ?? null,
  };
}

function videoOf({ video }: DemoTip, { clips }: DemoContent, pictures: Pictures, context: LoadContext) {
  const clip = video === undefined ? undefined : clips[video];
  if (clip === undefined) return null;
  const poster = pictures.get(clip.poster ?? '');
  return JSON.stringify({ url: clipUrl(clip, context), duration: clip.duration, ...(poster && { poster }) });
}

/** The steps to each state after the first one. */
const stepsTo: Readonly<Record<TipState, readonly TipState[]>> = {
  received: [],
  held: [],
  accepted: ['accepted'],
  interviewing: ['accepted', 'interviewing'],
  reported: ['accepted', 'interviewing', 'reported'],
  hidden: ['hidden'],
};

/** The steps of a tip between its sending and now; it was reported when its story appeared. */
function stepsOf(
  { id, state, minutesAgo, note = '', storyId }: DemoTip,
  { stories }: DemoContent,
  context: LoadContext,
): Insertable<TipStepsTable>[] {
  const story = stories.find((one) => one.id === storyId);
  const end = story?.minutesAgo ?? 0;
  const random = seededRandom('tip steps', id);
  const first = state === 'held' ? ('held' as const) : ('received' as const);
  return [first, ...stepsTo[state]].map((step, index) => {
    // accepted after a few hours; the later steps are spread evenly over the remaining time
    const share = step === 'reported' ? 1 : index === 0 ? 0 : (index - 0.5 - random.between(0, 30) / 100) / 4;
    const at = timeAgo(Math.round(minutesAgo - (minutesAgo - end) * share) * minute, context);
    return { tip_id: id, state: step, at, note: step === state ? note : '' };
  });
}

function commentsOf(
  { id, minutesAgo, comments = [] }: DemoTip,
  content: DemoContent,
  context: LoadContext,
): Insertable<CommentsTable>[] {
  return comments.map(({ author, cityId, body }, index) => {
    const time = momentAgo((minutesAgo * minute) / (index + 3), context);
    const likes = seededRandom('tip likes', id, body).between(0, 12);
    return {
      id: timedId(time, index),
      subject_type: 'tip',
      subject_id: id,
      parent_id: null,
      reply_to_id: null,
      author_id: readerOf(author, cityId, content, context).id,
      body,
      state: 'shown',
      likes,
      replies: 0,
      hot: likes,
      created_at: shanghaiTime(time),
    };
  });
}

const pictureListJson = (names: readonly string[], pictures: Pictures) =>
  JSON.stringify(names.flatMap((name) => pictures.get(name) ?? []));
