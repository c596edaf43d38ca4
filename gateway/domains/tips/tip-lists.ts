import { sql } from 'kysely';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { picturesShape } from '../shared/json-shapes.ts';
import { fetchPage, hottestFirst, newestFirst, type Page, type PageRows } from '../shared/paging.ts';
import { tipQuery, type Tip, type TipRow, toTips } from './tip-rows.ts';

const readPictures = jsonColumn('tip_items', 'pictures_json', picturesShape);

type TipPage = Pick<Schemas['TipPage'], 'list' | 'nextCursor'>;

interface TipListQuery<Key extends string | number> {
  /** undefined: tips of all topics and of none */
  readonly topicId: string | undefined;
  readonly page: Page<Key>;
  readonly readerId: string | undefined;
}

/** Published tips by heat: 2 for each follower and 1 for each comment. */
export async function hottestTips(
  db: Database,
  { topicId, page, readerId }: TipListQuery<number>,
): Promise<TipPage> {
  const query = shownTips(db, topicId);
  const found = await fetchPage(query, page, {
    order: hottestFirst,
    by: ['tips.hot', 'tips.id'],
    positionOf: (row) => ({ key: row.hot, id: row.id }),
  });
  return toPage(db, found, readerId);
}

/** Published tips by time of publication. */
export async function newestTips(
  db: Database,
  { topicId, page, readerId }: TipListQuery<string>,
): Promise<TipPage> {
  const query = shownTips(db, topicId);
  const found = await fetchPage(query, page, {
    order: newestFirst,
    by: ['tips.shown_at', 'tips.id'],
    positionOf: ({ shown_at, id }) => ({ key: shown_at ?? '', id }),
  });
  return toPage(db, found, readerId);
}

/** A short item with its source and the tips about it. @throws Failure 404 when there is none */
export async function itemFor(
  db: Database,
  itemId: string,
  readerId: string | undefined,
): Promise<Schemas['TipItem']> {
  const row = await db
    .selectFrom('tip_items')
    .leftJoin('news as story', 'story.id', 'tip_items.story_id')
    .selectAll('tip_items')
    .select('story.title as story_title')
    .where('tip_items.id', '=', itemId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('没有这条资讯，或已被撤下');
  const { id, title, body: text, published_at: publishedAt, city_id: cityId, source_url: url } = row;
  return {
    id,
    title,
    text,
    source: { name: row.source_name, description: row.source_description, ...(url !== null && { url }) },
    publishedAt,
    ...(cityId !== null && { cityId }),
    pictures: readPictures(row.pictures_json, id),
    ...(row.story_id !== null &&
      row.story_title !== null && { story: { id: row.story_id, title: row.story_title } }),
    tips: await tipsOfItem(db, id, readerId),
  };
}

/** Tips about a short item, newest first. */
async function tipsOfItem(db: Database, itemId: string, readerId: string | undefined): Promise<Tip[]> {
  const rows = await tipQuery(db)
    .where('tips.item_id', '=', itemId)
    .where('tips.shown_at', 'is not', null)
    .orderBy('tips.shown_at', 'desc')
    .orderBy('tips.id', 'desc')
    .limit(maxTipsOfItem)
    .execute();
  return toTips(db, rows, readerId);
}

/** the contract's limit */
const maxTipsOfItem = 50;

/** All tips of a reader, newest first, in whatever state. */
export async function ownTips(
  db: Database,
  readerId: string,
  page: Page<string>,
): Promise<Schemas['OwnTipPage']> {
  const query = tipQuery(db).where('tips.author_id', '=', readerId);
  const { total } = await db
    .selectFrom('tips')
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .where('author_id', '=', readerId)
    .executeTakeFirstOrThrow();
  const found = await fetchPage(query, page, {
    order: newestFirst,
    by: ['tips.created_at', 'tips.id'],
    positionOf: ({ created_at, id }) => ({ key: created_at, id }),
  });
  return { ...(await toPage(db, found, readerId)), total };
}

/** A tip that the reader may see: a published one or their own. @throws Failure 404 when there is none for them */
export async function tipFor(db: Database, tipId: string, readerId: string | undefined): Promise<Tip> {
  const row = await tipQuery(db).where('tips.id', '=', tipId).executeTakeFirst();
  if (row === undefined || (row.shown_at === null && row.author_id !== readerId)) throw missingTip();
  const [tip] = await toTips(db, [row], readerId);
  if (tip === undefined) throw missingTip();
  return tip;
}

export const missingTip = () => notFound('没有这条爆料，或还没有公开');

function shownTips(db: Database, topicId: string | undefined) {
  const query = tipQuery(db).where('tips.shown_at', 'is not', null);
  return topicId === undefined ? query : query.where('tips.topic_id', '=', topicId);
}

async function toPage(
  db: Database,
  { rows, ...next }: PageRows<TipRow>,
  readerId: string | undefined,
): Promise<TipPage> {
  return { list: await toTips(db, rows, readerId), ...next };
}
