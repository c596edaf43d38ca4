import * as v from 'valibot';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { AdPosition, AdsTable, BannersTable } from '../../../db/tables/showcase-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { headlineSection } from '../stream/sections.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import { pictureShape, picturesShape } from '../../shared/json-shapes.ts';

const readBannerPicture = jsonColumn('banners', 'picture_json', pictureShape);
const readAdCovers = jsonColumn('ads', 'covers_json', picturesShape);
const readCurve = jsonColumn('hot_events', 'curve_json', v.array(v.number()));

/** Carousel pictures for a city: those for all cities and those for this one. */
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

/** Ads for one position and city, in the order of their booking. */
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

const maxHotEvents = 50;

export async function listHotEvents(db: Database, now: Date): Promise<Schemas['HotEventList']> {
  const rows = await db
    .selectFrom('hot_events')
    .selectAll()
    .orderBy('heat', 'desc')
    .orderBy('id')
    .limit(maxHotEvents)
    .execute();
  const updates = rows.map((row) => row.updated_at).toSorted();
  return {
    list: rows.map((row) => ({
      id: row.id,
      title: row.title,
      summary: row.summary,
      heat: row.heat,
      trend: row.trend,
      curve: readCurve(row.curve_json, row.id),
      label: row.label,
    })),
    updatedAt: updates.at(-1) ?? shanghaiTime(now),
  };
}

function toBanner(row: BannersTable): Schemas['Banner'] {
  return {
    id: row.id,
    title: row.title,
    picture: readBannerPicture(row.picture_json, row.id),
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
    covers: readAdCovers(row.covers_json, row.id),
    cardStyle: row.card_style,
    counts: { reads: 0, comments: 0, likes: 0 },
    link: { route: 'outside', url: row.url },
  };
}
