import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { tipsOfItem } from './tip-lists.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { picturesShape } from '../shared/json-shapes.ts';

const readPictures = jsonColumn('tip_items', 'pictures_json', picturesShape);

type Item = Schemas['TipItem'];

/** A short item with its source and the tips on its matter. @throws Failure 404 when there is none */
export async function itemFor(db: Database, itemId: string, readerId: string | undefined): Promise<Item> {
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
