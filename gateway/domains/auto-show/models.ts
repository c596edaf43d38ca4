import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { heatDays, modelHeat } from '../../../rules/auto-show/model-heat.ts';
import { priceBands } from '../../../rules/auto-show/price-bands.ts';
import { specificationGroups } from '../../../rules/auto-show/specification-keys.ts';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import type { AutoShowTables } from '../../db/tables/auto-show-tables.ts';
import { shanghaiTime } from '../../db/time.ts';
import { pictureShape } from '../shared/json-shapes.ts';

const readCover = jsonColumn('auto_series', 'cover_json', pictureShape);
const readPictures = jsonColumn(
  'auto_series',
  'pictures_json',
  v.array(
    schemaOf<Schemas['AutoPicture']>()(
      v.object({ part: v.picklist(['exterior', 'interior', 'detail']), picture: pictureShape }),
    ),
  ),
);
const readSpecifications = jsonColumn('auto_trims', 'specifications_json', v.record(v.string(), v.string()));
const dayMs = 24 * 3_600_000;

/** YYYY-MM-DD in Shanghai. */
export const dayOf = (date: Date): string => shanghaiTime(date).slice(0, 10);

const seriesRows = (db: Database) =>
  db
    .selectFrom('auto_series')
    .innerJoin('auto_brands', 'auto_brands.id', 'auto_series.brand_id')
    .selectAll('auto_series')
    .select('auto_brands.name as brand_name');

type SeriesRow = Selectable<AutoShowTables['auto_series']> & { readonly brand_name: string };

const toCard = (row: SeriesRow): Schemas['AutoSeriesCard'] => ({
  id: row.id,
  name: row.name,
  brandId: row.brand_id,
  brandName: row.brand_name,
  body: row.body,
  energy: row.energy,
  priceFrom: row.price_from,
  priceTo: row.price_to,
  cover: readCover(row.cover_json, row.id),
});

/** All brands by letter and initials, those without a letter last. */
export async function listBrands(db: Database): Promise<Schemas['AutoBrand'][]> {
  const counted = await db
    .selectFrom('auto_brands')
    .leftJoin('auto_series', 'auto_series.brand_id', 'auto_brands.id')
    .select(['auto_brands.id', 'auto_brands.name', 'letter', 'initials', 'color'])
    .select(({ fn }) => fn.count('auto_series.id').as('seriesCount'))
    .groupBy(['auto_brands.id', 'auto_brands.name', 'letter', 'initials', 'color'])
    .orderBy('letter')
    .orderBy('initials')
    .orderBy('auto_brands.name')
    .execute();
  const rows = counted.map((row) => ({ ...row, seriesCount: Number(row.seriesCount) }));
  return [...rows.filter(({ letter }) => letter !== '#'), ...rows.filter(({ letter }) => letter === '#')];
}

interface BrandQuery {
  readonly brandId: string;
  readonly energy?: Schemas['AutoEnergy'];
  readonly price?: Schemas['AutoPriceBand'];
}

/** A brand with the series that the filters match. @throws Failure 404 for an unknown brand */
export async function readBrand(
  db: Database,
  { brandId, energy, price }: BrandQuery,
): Promise<Schemas['AutoBrandDetails']> {
  const row = await db.selectFrom('auto_brands').selectAll().where('id', '=', brandId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这个品牌。');
  const all = await seriesRows(db)
    .where('brand_id', '=', brandId)
    .orderBy('price_from')
    .orderBy('auto_series.id')
    .execute();
  const band = price === undefined ? undefined : priceBands[price];
  const series = all.filter(
    (one) =>
      (energy === undefined || one.energy === energy) &&
      (band === undefined || (one.price_from < band.below && one.price_to >= band.from)),
  );
  const { introduction, ...brand } = row;
  return { brand: { ...brand, seriesCount: all.length }, introduction, series: series.map(toCard) };
}

/** Series of brands, by name of the brand and price. */
export async function seriesOfBrands(
  db: Database,
  brandIds: readonly string[],
): Promise<Schemas['AutoSeriesCard'][]> {
  if (brandIds.length === 0) return [];
  const rows = await seriesRows(db)
    .where('brand_id', 'in', brandIds)
    .orderBy('auto_brands.initials')
    .orderBy('price_from')
    .orderBy('auto_series.id')
    .execute();
  return rows.map(toCard);
}

/** A series with everything about its trims. @throws Failure 404 for an unknown series */
export async function readSeries(db: Database, seriesId: string): Promise<Schemas['AutoSeriesDetails']> {
  const row = await seriesRows(db).where('auto_series.id', '=', seriesId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这款车。');
  const trims = await db
    .selectFrom('auto_trims')
    .selectAll()
    .where('series_id', '=', seriesId)
    .orderBy('guide_price')
    .orderBy('id')
    .execute();
  const values = trims.map((trim) => readSpecifications(trim.specifications_json, trim.id));
  return {
    series: toCard(row),
    summary: row.summary,
    pictures: readPictures(row.pictures_json, row.id),
    trims: trims.map((trim) => ({
      id: trim.id,
      name: trim.name,
      guidePrice: trim.guide_price,
      dealerPrice: trim.dealer_price,
      dealerPriceAsOf: trim.dealer_price_as_of,
      displacementMl: trim.displacement_ml,
      seats: trim.seats,
    })),
    specifications: specificationGroups.map(({ group, keys }) => ({
      group,
      rows: keys.map((key) => ({ ...key, values: values.map((one) => one[key.key] ?? '') })),
    })),
  };
}

/** Counts an opening of a series for its heat. */
export async function countOpen(db: Database, seriesId: string, now: Date): Promise<void> {
  await db
    .insertInto('auto_series_opens')
    .values({ series_id: seriesId, day: dayOf(now), opens: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series_id', 'day'])
        .doUpdateSet(({ eb, ref }) => ({ opens: eb(ref('auto_series_opens.opens'), '+', 1) })),
    )
    .execute();
}

/** The hottest series by the rule of rules/auto-show/model-heat.ts; equal heat by id. */
export async function hotSeries(
  db: Database,
  now: Date,
  limit: number,
): Promise<Schemas['AutoShowHome']['hot']> {
  const opens = await db
    .selectFrom('auto_series_opens')
    .select('series_id')
    .select(({ fn }) => fn.sum('opens').as('count'))
    .where('day', '>', dayOf(new Date(now.getTime() - heatDays * dayMs)))
    .where('day', '<=', dayOf(now))
    .groupBy('series_id')
    .execute();
  const offers = await db
    .selectFrom('auto_offers')
    .select('series_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('valid_until', '>=', dayOf(now))
    .where('series_id', 'is not', null)
    .groupBy('series_id')
    .execute();
  const opensOf = new Map(opens.map((row) => [row.series_id, Number(row.count)]));
  const offersOf = new Map(offers.map((row) => [row.series_id, Number(row.count)]));
  const ids = new Set([...opensOf.keys(), ...offers.flatMap((row) => row.series_id ?? [])]);
  const hottest = Array.from(ids, (id) => {
    const counted = { opens: opensOf.get(id) ?? 0, offers: offersOf.get(id) ?? 0 };
    return { id, ...counted, heat: modelHeat(counted.opens, counted.offers) };
  })
    .toSorted((left, right) => right.heat - left.heat || (left.id < right.id ? -1 : 1))
    .slice(0, limit);
  if (hottest.length === 0) return [];
  const rows = await seriesRows(db)
    .where(
      'auto_series.id',
      'in',
      hottest.map(({ id }) => id),
    )
    .execute();
  const cards = new Map(rows.map((row) => [row.id, toCard(row)]));
  return hottest.flatMap(({ id, ...counted }) => {
    const series = cards.get(id);
    return series === undefined ? [] : [{ series, ...counted }];
  });
}
