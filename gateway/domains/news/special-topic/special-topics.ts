import { sql } from 'kysely';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { cityIds, cityName } from '../../shared/cities.ts';
import { newestFirst, oldestFirst, type Page } from '../../shared/paging.ts';
import { cardColumns, toCard } from '../../shared/story-cards.ts';
import { fetchCards } from '../stream/streams.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape } from '../../shared/json-shapes.ts';
import { readTopicLabels } from './special-topic-store.ts';

const readPicture = jsonColumn('special_topics', 'picture_json', pictureShape);

type NewsPage = Schemas['NewsPage'];
type SpecialSection = Schemas['SpecialSection'];
type SectionsBy = 'label' | 'city';
type TimePage = Page<string>;

/** as specified by the contract */
const firstStoriesPerSection = 8;
/** label for stories without a city, when sections are formed by city */
const provinceLabel = '全省';

/** A special topic without its stories. @throws Failure 404 for an unknown topic */
export async function readSpecialTopic(db: Database, newsId: string): Promise<Schemas['SpecialTopic']> {
  const row = await db
    .selectFrom('special_topics')
    .innerJoin('news', 'news.id', 'special_topics.news_id')
    .select(cardColumns)
    .select(['special_topics.style', 'special_topics.lead', 'special_topics.picture_json'])
    .where('special_topics.news_id', '=', newsId)
    .executeTakeFirst();
  if (!row) throw missingTopic();
  const { total, updated_at } = await db
    .selectFrom('special_stories')
    .select(({ fn }) => [
      sql<number>`cast(count(*) as integer)`.as('total'),
      fn.max<string | null>('published_at').as('updated_at'),
    ])
    .where('topic_id', '=', newsId)
    .executeTakeFirstOrThrow();
  const { id, title, summary, source, publishedAt, counts, covers } = toCard(row);
  const picture = row.picture_json === null ? covers[0] : readPicture(row.picture_json, id);
  return {
    id,
    title,
    lead: row.lead,
    style: row.style,
    source,
    publishedAt,
    total,
    counts,
    ...(picture && { picture }),
    ...(updated_at !== null && { updatedAt: updated_at }),
    shareCard: { title, description: summary, image: picture?.url ?? '' },
  };
}

/** Sections of a topic with their newest stories. @throws Failure 404 for an unknown topic */
export async function specialSections(
  db: Database,
  newsId: string,
  by: SectionsBy,
): Promise<Schemas['SpecialSections']> {
  const sections = by === 'city' ? await cityHeads(db, newsId) : await labelHeads(db, newsId);
  const list: SpecialSection[] = [];
  for (const { scope, ...head } of sections) {
    const page =
      head.total === 0 ? { list: [] } : await storiesOf(db, newsId, scope, { size: firstStoriesPerSection });
    list.push({ ...head, ...page });
  }
  return { list };
}

/** One section of a topic. @throws Failure 404 for an unknown topic or section */
export async function specialSectionNews(
  db: Database,
  section: { readonly newsId: string; readonly by: SectionsBy; readonly label: string },
  page: TimePage,
  oldest: boolean,
): Promise<NewsPage> {
  const { newsId, by, label } = section;
  const found = await storiesOf(db, newsId, scopeOf(by, label), page, oldest);
  if (found.list.length === 0) await labelsOf(db, newsId);
  return found;
}

/** All stories of a topic by time. @throws Failure 404 for an unknown topic */
export async function specialTimeline(
  db: Database,
  newsId: string,
  page: TimePage,
  oldest: boolean,
): Promise<NewsPage> {
  const found = await storiesOf(db, newsId, {}, page, oldest);
  if (found.list.length === 0) await labelsOf(db, newsId);
  return found;
}

/** Part of a topic: a label, a city, `null` for stories without city; everything when empty. */
type Scope = { readonly label?: string; readonly cityId?: string | null };

interface SectionHead {
  readonly label: string;
  readonly cityId?: string;
  readonly total: number;
  readonly scope: Scope;
}

async function labelHeads(db: Database, newsId: string): Promise<SectionHead[]> {
  const labels = await labelsOf(db, newsId);
  const rows = await db
    .selectFrom('special_stories')
    .select(['label', sql<number>`cast(count(*) as integer)`.as('total')])
    .where('topic_id', '=', newsId)
    .groupBy('label')
    .execute();
  const totals = new Map(rows.map(({ label, total }) => [label, total]));
  return labels.flatMap((label) => {
    const total = totals.get(label) ?? 0;
    return total === 0 ? [] : [{ label, total, scope: { label } }];
  });
}

async function cityHeads(db: Database, newsId: string): Promise<SectionHead[]> {
  await labelsOf(db, newsId);
  const rows = await db
    .selectFrom('special_stories')
    .select(['city_id', sql<number>`cast(count(*) as integer)`.as('total')])
    .where('topic_id', '=', newsId)
    .groupBy('city_id')
    .execute();
  const totals = new Map(rows.map(({ city_id, total }) => [city_id, total]));
  const ofProvince = totals.get(null) ?? 0;
  return [
    ...cityIds.map((cityId) => ({
      label: cityName(cityId),
      cityId,
      total: totals.get(cityId) ?? 0,
      scope: { cityId },
    })),
    ...(ofProvince === 0 ? [] : [{ label: provinceLabel, total: ofProvince, scope: { cityId: null } }]),
  ];
}

/** @throws Failure 404 for an unknown city name */
function scopeOf(by: SectionsBy, label: string): Scope {
  if (by === 'label') return { label };
  if (label === provinceLabel) return { cityId: null };
  const cityId = cityIds.find((id) => cityName(id) === label);
  if (cityId === undefined) throw notFound('专题里没有这个地区');
  return { cityId };
}

async function storiesOf(
  db: Database,
  topicId: string,
  { label, cityId }: Scope,
  page: TimePage,
  oldest = false,
): Promise<NewsPage> {
  let query = db
    .selectFrom('special_stories')
    .innerJoin('news', 'news.id', 'special_stories.news_id')
    .select(cardColumns)
    .where('special_stories.topic_id', '=', topicId);
  if (label !== undefined) query = query.where('special_stories.label', '=', label);
  if (cityId !== undefined)
    query = query.where('special_stories.city_id', cityId === null ? 'is' : '=', cityId);
  return fetchCards(query, page, {
    order: oldest ? oldestFirst : newestFirst,
    by: ['special_stories.published_at', 'special_stories.news_id'],
  });
}

/** Labels of a topic's sections, in editorial order. @throws Failure 404 for an unknown topic */
async function labelsOf(db: Database, newsId: string): Promise<string[]> {
  const row = await db
    .selectFrom('special_topics')
    .select('labels_json')
    .where('news_id', '=', newsId)
    .executeTakeFirst();
  if (!row) throw missingTopic();
  return readTopicLabels(row.labels_json, newsId);
}

const missingTopic = () => notFound('这个专题不存在，或已被撤下');
