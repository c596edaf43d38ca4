import type { Transaction } from 'kysely';
import type { Schemas } from '../../contract/schemas.ts';
import { insertInBatches } from '../../db/insert-in-batches.ts';
import type { Schema } from '../../db/schema.ts';

export interface BrandEntry extends Readonly<Omit<Schemas['AutoBrand'], 'seriesCount'>> {
  readonly introduction: string;
}

export interface TrimEntry extends Readonly<Schemas['AutoTrim']> {
  /** by the keys of rules/auto-show */
  readonly specifications: Readonly<Record<string, string>>;
}

export interface SeriesEntry extends Readonly<
  Pick<Schemas['AutoSeriesCard'], 'id' | 'brandId' | 'name' | 'body' | 'energy'>
> {
  readonly summary: string;
  readonly pictures: readonly Schemas['AutoPicture'][];
  /** at least one; the price range is theirs */
  readonly trims: readonly TrimEntry[];
}

export interface ShopEntry extends Readonly<Omit<Schemas['AutoShop'], 'brandNames' | 'distanceMetres'>> {
  readonly creditCode: string;
  readonly openingHours: readonly Schemas['AutoOpeningSpan'][];
  readonly brandIds: readonly string[];
  readonly offers: readonly Schemas['AutoOffer'][];
}

/** Inserts brands and their series with trims. @throws Error for a series without trims or exterior picture */
export async function insertModels(
  transaction: Transaction<Schema>,
  brands: readonly BrandEntry[],
  series: readonly SeriesEntry[],
): Promise<void> {
  await insertInBatches(brands, (rows) => transaction.insertInto('auto_brands').values(rows));
  await insertInBatches(series.map(seriesRow), (rows) => transaction.insertInto('auto_series').values(rows));
  const trims = series.flatMap((one) =>
    one.trims.map((trim) => ({
      id: trim.id,
      series_id: one.id,
      name: trim.name,
      guide_price: trim.guidePrice,
      dealer_price: trim.dealerPrice,
      dealer_price_as_of: trim.dealerPriceAsOf,
      displacement_ml: trim.displacementMl,
      seats: trim.seats,
      specifications_json: JSON.stringify(trim.specifications),
    })),
  );
  await insertInBatches(trims, (rows) => transaction.insertInto('auto_trims').values(rows));
}

function seriesRow({ id, brandId, name, body, energy, summary, pictures, trims }: SeriesEntry) {
  const cover = pictures.find(({ part }) => part === 'exterior')?.picture;
  if (cover === undefined || trims.length === 0) throw new Error(`series ${id} lacks a trim or a picture`);
  const prices = trims.map(({ guidePrice }) => guidePrice);
  return {
    id,
    brand_id: brandId,
    name,
    body,
    energy,
    price_from: Math.min(...prices),
    price_to: Math.max(...prices),
    summary,
    cover_json: JSON.stringify(cover),
    pictures_json: JSON.stringify(pictures),
  };
}

/** Inserts shops with their brands and offers. The brands and series must be there. */
export async function insertShops(
  transaction: Transaction<Schema>,
  shops: readonly ShopEntry[],
): Promise<void> {
  const rows = shops.map(({ id, name, cityId, address, place, phone, creditCode, openingHours }) => ({
    id,
    name,
    city_id: cityId,
    address,
    ...place,
    phone,
    credit_code: creditCode,
    opening_hours_json: JSON.stringify(openingHours),
  }));
  await insertInBatches(rows, (batch) => transaction.insertInto('auto_shops').values(batch));
  const brands = shops.flatMap(({ id, brandIds }) =>
    brandIds.map((brandId) => ({ shop_id: id, brand_id: brandId })),
  );
  await insertInBatches(brands, (batch) => transaction.insertInto('auto_shop_brands').values(batch));
  const offers = shops.flatMap((shop) =>
    shop.offers.map(({ id, seriesId, title, text, validUntil }) => ({
      id,
      shop_id: shop.id,
      series_id: seriesId ?? null,
      title,
      text,
      valid_until: validUntil,
    })),
  );
  await insertInBatches(offers, (batch) => transaction.insertInto('auto_offers').values(batch));
}

/** Inserts an auto show with its notices, changes and schedule. */
export async function insertShow(
  transaction: Transaction<Schema>,
  id: string,
  show: Schemas['AutoShow'],
  proclamations: readonly Schemas['AutoProclamation'][],
): Promise<void> {
  await transaction
    .insertInto('auto_shows')
    .values({ id, ends_on: show.endsOn, details_json: JSON.stringify(show) })
    .execute();
  const rows = proclamations.map(({ publishedAt, startsAt, endsAt, venue, ...rest }) => ({
    ...rest,
    published_at: publishedAt,
    starts_at: startsAt ?? null,
    ends_at: endsAt ?? null,
    venue: venue ?? null,
  }));
  await insertInBatches(rows, (batch) => transaction.insertInto('auto_proclamations').values(batch));
}
