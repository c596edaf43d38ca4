import { shanghaiTime } from '../../db/time.ts';
import type { TipsTable } from '../../db/tables/tip-tables.ts';
import { readTipPictures } from '../../domains/tips/tip-rows.ts';
import { renderBlocks } from '../../domains/news/story/rich-text.ts';
import { insertStories, type Story } from '../../domains/news/story/story-store.ts';
import { firstWords } from '../../domains/shared/first-words.ts';
import { type Desk, DeskError } from '../command.ts';

type FrontTip = Pick<TipsTable, 'id' | 'body' | 'city_id' | 'pictures_json'>;

const section = 'shandong';
const longestSummary = 120;

/**
 * Puts a tip that everybody sees into the streams of stories, as a card that leads to the tip. Its sender is not named
 * there, whether anonymous or not. Throws `DeskError` when there is no such tip, it is not shown, or stands there.
 */
export async function putInFront({ db, now, print }: Desk, tipId: string): Promise<void> {
  const tip = await db
    .selectFrom('tips')
    .select(['id', 'body', 'city_id', 'pictures_json', 'comments'])
    .where('id', '=', tipId)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  if (!tip) throw new DeskError(`没有公开的爆料 ${tipId} (no such tip that everybody sees)`);
  const story = cardOf(tip, shanghaiTime(now));
  await db.transaction().execute(async (transaction) => {
    const there = await transaction
      .selectFrom('news')
      .select('id')
      .where('id', '=', tipId)
      .executeTakeFirst();
    if (there) throw new DeskError(`爆料 ${tipId} 已在首页 (is there already)`);
    await insertStories(transaction, [story]);
    await transaction.updateTable('news').set({ comments: tip.comments }).where('id', '=', tipId).execute();
  });
  print(`${tipId} 已上首页 (in the streams): ${story.title}`);
}

function cardOf({ id, body, city_id: cityId, pictures_json: pictures }: FrontTip, now: string): Story {
  const title = firstWords(body);
  const covers = readTipPictures(pictures, id).slice(0, 3);
  const shown = covers.length === 3 ? covers : covers.slice(0, 1);
  return {
    id,
    kind: 'report',
    title,
    summary: Array.from(body.replaceAll('\n', ' ')).slice(0, longestSummary).join(''),
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
