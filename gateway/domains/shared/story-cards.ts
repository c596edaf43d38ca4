import type { Selectable } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import type { NewsTable } from '../../db/tables/news-tables.ts';

export type NewsItem = Schemas['NewsItem'];
export type Picture = Schemas['Picture'];

/** What a card is made of, qualified so that lists may join other tables. */
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
    labels: textsFrom(row.labels_json),
    covers: picturesFrom(row.covers_json),
    cardStyle: row.card_style,
    counts: { reads: row.reads, comments: row.comments, likes: row.likes },
    ...(row.duration === null ? {} : { duration: row.duration }),
    ...(row.live_state === null ? {} : { liveState: row.live_state }),
    link: { route: 'general', id: row.id },
  };
}

/** Reads a JSON column of texts. Throws when it holds anything else. */
export function textsFrom(json: string): string[] {
  return listFrom(json, (value) => typeof value === 'string');
}

/** Reads a JSON column of pictures. Throws when it holds anything else. */
export function picturesFrom(json: string): Picture[] {
  return listFrom(json, isPicture);
}

/** Reads a JSON column of numbers. Throws when it holds anything else. */
export function numbersFrom(json: string): number[] {
  return listFrom(json, (value) => typeof value === 'number');
}

function listFrom<Value>(json: string, isValue: (value: unknown) => value is Value): Value[] {
  const list: unknown = JSON.parse(json);
  if (Array.isArray(list) && list.every(isValue)) return list;
  throw new Error(`a JSON column holds something else: ${json.slice(0, 80)}`);
}

/** Whether a value of a JSON column is a picture as stories have them. */
export function isPicture(value: unknown): value is Picture {
  return (
    typeof value === 'object' &&
    value !== null &&
    'url' in value &&
    typeof value.url === 'string' &&
    'width' in value &&
    typeof value.width === 'number' &&
    'height' in value &&
    typeof value.height === 'number' &&
    'color' in value &&
    typeof value.color === 'string' &&
    'alt' in value &&
    typeof value.alt === 'string'
  );
}
