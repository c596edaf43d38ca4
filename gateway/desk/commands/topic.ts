import { parseArgs } from 'node:util';
import type { SpecialStyle } from '../../db/tables/special-tables.ts';
import type { Picture } from '../../domains/shared/story-cards.ts';
import {
  addSpecialStories,
  dropSpecialStory,
  insertSpecialTopic,
  orderSpecialLabels,
  specialLabels,
} from '../../domains/news/special-topic/special-topic-store.ts';
import { insertStories } from '../../domains/news/story/story-store.ts';
import { type Command, type Desk, DeskError } from '../command.ts';
import { oneLine } from '../one-line.ts';
import { coverIn, newStory, storyOptions, storyWords } from './new-story.ts';

const styles: readonly SpecialStyle[] = ['plain', 'timeline', 'regional'];
const longestLabel = 12;

export const topic: Command = {
  usage:
    'create <title> --lead <text> [--style plain|timeline|regional] [--section <id>] [--city <id>] [--cover-of <newsId>] | add <topicId> <label> <newsId>… | drop <topicId> <newsId> | labels <topicId> [<label>…]',
  summary:
    '专题：新建、加入文章、移出文章、查看或排列栏目 (special topics: create, add and drop stories, show or order labels)',
  async run([act, ...words], desk) {
    if (act === 'create') return create(words, desk);
    if (act === 'add') return add(words, desk);
    if (act === 'drop') return drop(words, desk);
    if (act === 'labels') return labels(words, desk);
    throw new DeskError('专题要做什么：create、add、drop 或 labels (what to do with a topic)');
  },
};

async function create(words: readonly string[], { db, now, print }: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { ...storyOptions, style: { type: 'string', default: 'plain' } },
    allowPositionals: true,
  });
  const told = storyWords(positionals, values);
  const style = styles.find((one) => one === values.style);
  if (style === undefined) throw new DeskError(`没有这种样式 ${values.style} (no such style)`);
  const newsId = await db.transaction().execute(async (transaction) => {
    const story = await newStory(transaction, told, now);
    const picture =
      values['cover-of'] === undefined ? undefined : await coverOf(transaction, values['cover-of']);
    await insertStories(transaction, [
      {
        ...story,
        kind: 'special',
        source: '齐鲁晚报',
        labels: [],
        covers: picture ? [picture] : [],
        cardStyle: picture ? 'cover' : 'text',
      },
    ]);
    await insertSpecialTopic(transaction, {
      newsId: story.id,
      style,
      lead: told.lead,
      ...(picture && { picture }),
      labels: [],
    });
    return story.id;
  });
  print(`${newsId} 已新建 (created): ${told.title}`);
}

async function coverOf(db: Pick<Desk['db'], 'selectFrom'>, newsId: string): Promise<Picture> {
  const picture = await coverIn(db, newsId);
  if (!picture) throw new DeskError(`文章 ${newsId} 没有封面 (no such story, or it has no cover)`);
  return picture;
}

async function add([topicId, label = '', ...newsIds]: readonly string[], { db, print }: Desk): Promise<void> {
  if (topicId === undefined || newsIds.length === 0)
    throw new DeskError('需要专题编号、栏目和文章编号 (a topic, a label and stories)');
  const name = oneLine(label, { what: '栏目', longest: longestLabel, english: 'a label of ' });
  await db.transaction().execute(async (transaction) => {
    await existing(transaction, topicId);
    const added = await addSpecialStories(transaction, topicId, name, newsIds);
    const missing = newsIds.filter((newsId) => !added.includes(newsId));
    if (missing.length > 0) throw new DeskError(`没有文章 ${missing.join('、')} (no such story)`);
  });
  print(`${topicId} 「${name}」加入 ${newsIds.length} 篇 (added)`);
}

async function drop([topicId, newsId, ...more]: readonly string[], { db, print }: Desk): Promise<void> {
  if (topicId === undefined || newsId === undefined || more.length > 0)
    throw new DeskError('需要专题编号和一个文章编号 (a topic and one story)');
  const dropped = await db
    .transaction()
    .execute((transaction) => dropSpecialStory(transaction, topicId, newsId));
  if (!dropped) throw new DeskError(`专题 ${topicId} 里没有文章 ${newsId} (no such story in it)`);
  print(`${newsId} 已移出 ${topicId} (dropped)`);
}

async function labels([topicId, ...order]: readonly string[], { db, print }: Desk): Promise<void> {
  if (topicId === undefined) throw new DeskError('需要专题编号 (a topic)');
  const ordered = await db.transaction().execute(async (transaction) => {
    const present = await existing(transaction, topicId);
    if (order.length === 0) return present;
    if (order.toSorted().join('\n') !== present.toSorted().join('\n'))
      throw new DeskError(`请把每个栏目写一次 (every label once): ${present.join(' ')}`);
    await orderSpecialLabels(transaction, topicId, order);
    return order;
  });
  print(`${topicId}: ${ordered.join(' ') || '还没有栏目 (no labels)'}`);
}

async function existing(
  transaction: Parameters<typeof specialLabels>[0],
  topicId: string,
): Promise<string[]> {
  const present = await specialLabels(transaction, topicId);
  if (present === undefined) throw new DeskError(`没有专题 ${topicId} (no such topic)`);
  return present;
}
