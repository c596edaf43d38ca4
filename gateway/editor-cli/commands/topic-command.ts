import { parseArgs } from 'node:util';
import type { SpecialStyle } from '../../db/tables/special-tables.ts';
import type { Picture } from '../../domains/shared/story-cards.ts';
import {
  addSpecialStories,
  removeSpecialStory,
  insertSpecialTopic,
  orderSpecialLabels,
  specialLabels,
} from '../../domains/news/special-topic/special-topic-store.ts';
import { insertStories } from '../../domains/news/story/story-store.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../editor-command.ts';
import { oneLine } from '../arguments.ts';
import { coverIn, newStory, storyOptions, storyDraft } from './new-story.ts';

const styles: readonly SpecialStyle[] = ['plain', 'timeline', 'regional'];
const maxLabelLength = 12;

export const topic: EditorCommand = {
  usage:
    'create <title> --lead <text> [--style plain|timeline|regional] [--section <id>] [--city <id>] [--cover-of <newsId>] | add <topicId> <label> <newsId>… | drop <topicId> <newsId> | labels <topicId> [<label>…]',
  summary:
    '专题：新建、加入文章、移出文章、查看或排列栏目 (special topics: create, add and remove stories, list or order labels)',
  async run([act, ...args], context) {
    if (act === 'create') return create(args, context);
    if (act === 'add') return add(args, context);
    if (act === 'drop') return drop(args, context);
    if (act === 'labels') return labels(args, context);
    throw new CommandError('专题要做什么：create、add、drop 或 labels (which subcommand of topic?)');
  },
};

async function create(args: readonly string[], { db, now, print }: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...storyOptions, style: { type: 'string', default: 'plain' } },
    allowPositionals: true,
  });
  const draft = storyDraft(positionals, values);
  const style = styles.find((one) => one === values.style);
  if (style === undefined) throw new CommandError(`没有这种样式 ${values.style} (no such style)`);
  const newsId = await db.transaction().execute(async (transaction) => {
    const story = await newStory(transaction, draft, now);
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
      lead: draft.lead,
      ...(picture && { picture }),
      labels: [],
    });
    return story.id;
  });
  print(`${newsId} 已新建 (created): ${draft.title}`);
}

async function coverOf(db: Pick<EditorContext['db'], 'selectFrom'>, newsId: string): Promise<Picture> {
  const picture = await coverIn(db, newsId);
  if (!picture) throw new CommandError(`文章 ${newsId} 没有封面 (no such story, or it has no cover)`);
  return picture;
}

async function add(
  [topicId, label = '', ...newsIds]: readonly string[],
  { db, print }: EditorContext,
): Promise<void> {
  if (topicId === undefined || newsIds.length === 0)
    throw new CommandError('需要专题编号、栏目和文章编号 (topic id, label and story ids)');
  const name = oneLine(label, { what: '栏目', maxLength: maxLabelLength, english: 'a label of ' });
  await db.transaction().execute(async (transaction) => {
    await labelsOf(transaction, topicId);
    const added = await addSpecialStories(transaction, topicId, name, newsIds);
    const missing = newsIds.filter((newsId) => !added.includes(newsId));
    if (missing.length > 0) throw new CommandError(`没有文章 ${missing.join('、')} (no such story)`);
  });
  print(`${topicId} “${name}”加入 ${newsIds.length} 篇 (added)`);
}

async function drop(
  [topicId, newsId, ...more]: readonly string[],
  { db, print }: EditorContext,
): Promise<void> {
  if (topicId === undefined || newsId === undefined || more.length > 0)
    throw new CommandError('需要专题编号和一个文章编号 (topic id and one story id)');
  const dropped = await db
    .transaction()
    .execute((transaction) => removeSpecialStory(transaction, topicId, newsId));
  if (!dropped) throw new CommandError(`专题 ${topicId} 里没有文章 ${newsId} (no such story in this topic)`);
  print(`${newsId} 已移出 ${topicId} (removed)`);
}

async function labels([topicId, ...order]: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (topicId === undefined) throw new CommandError('需要专题编号 (topic id)');
  const ordered = await db.transaction().execute(async (transaction) => {
    const present = await labelsOf(transaction, topicId);
    if (order.length === 0) return present;
    if (order.toSorted().join('\n') !== present.toSorted().join('\n'))
      throw new CommandError(`请把每个栏目写一次 (list every label once): ${present.join(' ')}`);
    await orderSpecialLabels(transaction, topicId, order);
    return order;
  });
  print(`${topicId}: ${ordered.join(' ') || '还没有栏目 (no labels)'}`);
}

async function labelsOf(
  transaction: Parameters<typeof specialLabels>[0],
  topicId: string,
): Promise<string[]> {
  const present = await specialLabels(transaction, topicId);
  if (present === undefined) throw new CommandError(`没有专题 ${topicId} (no such topic)`);
  return present;
}
