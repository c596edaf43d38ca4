import type { Selectable } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { NewsTable } from '../../db/tables/news-tables.ts';
import { preparedListLookup } from '../../db/prepared-query.ts';
import { jsonColumn } from '../../db/json-column.ts';
import { picturesShape, textsShape } from './json-shapes.ts';

export type NewsItem = Schemas['NewsItem'];
export type Picture = Schemas['Picture'];

export const readLabels = jsonColumn('news', 'labels_json', textsShape);
export const readCovers = jsonColumn('news', 'covers_json', picturesShape);

/** Columns of a card, qualified so that lists can join other tables. */
export const cardColumns = [
  'news.id',
  'news.kind',
  'news.title',
  'news.summary',
  'news.source',
  'news.published_at',
  'news.section_id',
  'news.city_id',
  'news.labels_json',
  'news.covers_json',
  'news.card_style',
  'news.duration',
  'news.live_state',
  'news.reads',
  'news.comments',
  'news.likes',
] as const;

export type CardRow = Omit<
  Selectable<NewsTable>,
  'important' | 'programme_id' | 'in_streams' | 'share_views'
>;

export function toCard(row: CardRow): NewsItem {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishedAt: row.published_at,
    ...(row.city_id === null ? {} : { cityId: row.city_id }),
    sectionId: row.section_id,
    labels: readLabels(row.labels_json, row.id),
    covers: readCovers(row.covers_json, row.id),
    cardStyle: row.card_style,
    counts: { reads: row.reads, comments: row.comments, likes: row.likes },
    ...(row.duration === null ? {} : { duration: row.duration }),
    ...(row.live_state === null ? {} : { liveState: row.live_state }),
    link: { route: 'general', id: row.id },
  };
}

const storiesWithIds = preparedListLookup((db, ids) =>
  db.selectFrom('news').select(cardColumns).where('id', 'in', ids),
);

/** Cards of the stories that exist, in the requested order. */
export async function cardsWithIds(db: Database, ids: readonly string[]): Promise<NewsItem[]> {
  if (ids.length === 0) return [];
  const rows = await storiesWithIds(db, ids);
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
