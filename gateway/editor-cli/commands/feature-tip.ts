import { shanghaiTime } from '../../db/time.ts';
import type { TipsTable } from '../../db/tables/tip-tables.ts';
import { readTipPictures } from '../../domains/tips/tip-rows.ts';
import { renderBlocks } from '../../domains/news/story/rich-text.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';
import { titleFromText } from '../../domains/shared/title-from-text.ts';
import { type EditorContext, CommandError } from '../editor-command.ts';

type FeaturedTip = Pick<TipsTable, 'id' | 'body' | 'city_id' | 'pictures_json'>;

const section = 'shandong';
const maxSummaryLength = 120;

/**
 * Adds a card that links to a public tip to the news streams. The card never names the sender.
 * @throws CommandError when there is no such public tip, or the streams already have it
 */
export async function featureTip({ db, now, print }: EditorContext, tipId: string): Promise<void> {
  const tip = await db
    .selectFrom('tips')
    .select(['id', 'body', 'city_id', 'pictures_json', 'comments'])
    .where('id', '=', tipId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  if (!tip) throw new CommandError(`没有公开的爆料 ${tipId} (no such public tip)`);
  const story = cardOf(tip, shanghaiTime(now));
  await db.transaction().execute(async (transaction) => {
    const existing = await transaction
      .selectFrom('news')
      .select('id')
      .where('id', '=', tipId)
      .executeTakeFirst();
    if (existing) throw new CommandError(`爆料 ${tipId} 已在首页 (already in the streams)`);
    await insertStories(transaction, [story]);
    await transaction.updateTable('news').set({ comments: tip.comments }).where('id', '=', tipId).execute();
  });
  print(`${tipId} 已上首页 (added to the streams): ${story.title}`);
}

function cardOf({ id, body, city_id: cityId, pictures_json: pictures }: FeaturedTip, now: string): Story {
  const title = titleFromText(body);
  const covers = readTipPictures(pictures, id).slice(0, 3);
  const shown = covers.length === 3 ? covers : covers.slice(0, 1);
  return {
    id,
    kind: 'report',
    title,
    summary: Array.from(body.replaceAll('\n', ' ')).slice(0, maxSummaryLength).join(''),
    source: '读者爆料',
    publishedAt: now,
    sectionId: section,
    ...(cityId !== null && { cityId }),
    labels: [],
    covers: shown.map((picture) => ({ ...picture, alt: picture.alt === '' ? title : picture.alt })),
    cardStyle: shown.length === 3 ? 'three' : shown.length === 1 ? 'thumb' : 'text',
    body: renderBlocks(
      body.split('\n').flatMap((line) => (line.trim() === '' ? [] : [{ p: line }])),
      new Map(),
    ),
  };
}
