import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { AdPosition, AdsTable, BannersTable } from '../../db/tables/showcase-tables.ts';
import { shanghaiTime } from '../../db/time.ts';
import { numbersFrom, picturesFrom } from '../shared/story-cards.ts';
import { headlineSection } from './sections.ts';

/** The carousel of a city: what runs everywhere and what runs there. */
export async function listBanners(db: Database, cityId: string): Promise<Schemas['BannerList']> {
  const rows = await db
    .selectFrom('banners')
    .selectAll()
    .where((eb) => eb.or([eb('city_id', 'is', null), eb('city_id', '=', cityId)]))
    .orderBy('place')
    .orderBy('id')
    .execute();
  return { list: rows.map(toBanner) };
}

/** The ads of one place of the app in a city, in the order they were booked. */
export async function listAds(
  db: Database,
  position: AdPosition,
  cityId: string,
): Promise<Schemas['NewsList']> {
  const rows = await db
    .selectFrom('ads')
    .selectAll()
    .where('position', '=', position)
    .where((eb) => eb.or([eb('city_id', 'is', null), eb('city_id', '=', cityId)]))
    .orderBy('place')
    .orderBy('id')
    .execute();
  return { list: rows.map(toAd) };
}

const mostHotEvents = 50;

export async function listHotEvents(db: Database, now: Date): Promise<Schemas['HotEventList']> {
  const rows = await db
    .selectFrom('hot_events')
    .selectAll()
    .orderBy('heat', 'desc')
    .orderBy('id')
    .limit(mostHotEvents)
    .execute();
  const updates = rows.map((row) => row.updated_at).toSorted();
  return {
    list: rows.map((row) => ({
      id: row.id,
      title: row.title,
      summary: row.summary,
      heat: row.heat,
      trend: row.trend,
      curve: numbersFrom(row.curve_json),
      label: row.label,
    })),
    updatedAt: updates.at(-1) ?? shanghaiTime(now),
  };
}

function toBanner(row: BannersTable): Schemas['Banner'] {
  const [picture] = picturesFrom(`[${row.picture_json}]`);
  if (!picture) throw new Error(`banner ${row.id} has no picture`);
  return {
    id: row.id,
    title: row.title,
    picture,
    link:
      row.route === 'outside' ? { route: 'outside', url: row.target } : { route: row.route, id: row.target },
  };
}

function toAd(row: AdsTable): Schemas['NewsItem'] {
  return {
    id: row.id,
    kind: 'ad',
    title: row.title,
    summary: row.summary,
    source: row.source,
    publishedAt: row.published_at,
    ...(row.city_id === null ? {} : { cityId: row.city_id }),
    sectionId: headlineSection,
    labels: [],
    covers: picturesFrom(row.covers_json),
    cardStyle: row.card_style,
    counts: { reads: 0, comments: 0, likes: 0 },
    link: { route: 'outside', url: row.url },
  };
}
