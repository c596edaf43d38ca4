import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { notFound } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn, schemaOf } from '../../db/json-column.ts';
import type { AutoShowTables } from '../../db/tables/auto-show-tables.ts';
import { dayOf, seriesOfBrands } from './models.ts';

const readHours = jsonColumn(
  'auto_shops',
  'opening_hours_json',
  v.array(
    schemaOf<Schemas['AutoOpeningSpan']>()(
      v.object({ weekday: v.number(), from: v.string(), to: v.string() }),
    ),
  ),
);
const earthRadiusMetres = 6_371_000;

interface ShopsQuery {
  readonly seriesId?: string;
  readonly cityId?: string;
  readonly place?: Schemas['AutoPlace'];
}

/** Shops by distance, or by name without coordinates. The coordinates are used for this answer only. */
export async function listShops(
  db: Database,
  { seriesId, cityId, place }: ShopsQuery,
): Promise<Schemas['AutoShop'][]> {
  let query = db.selectFrom('auto_shops').selectAll().orderBy('city_id').orderBy('id');
  if (cityId !== undefined) query = query.where('city_id', '=', cityId);
  if (seriesId !== undefined)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('auto_shop_brands')
          .innerJoin('auto_series', 'auto_series.brand_id', 'auto_shop_brands.brand_id')
          .select('shop_id')
          .whereRef('shop_id', '=', 'auto_shops.id')
          .where('auto_series.id', '=', seriesId),
      ),
    );
  const rows = await query.execute();
  const brands = await brandsOf(
    db,
    rows.map(({ id }) => id),
  );
  const shops = rows.map((row) => toShop(row, brands));
  if (place === undefined) return shops;
  return shops
    .map((shop) => ({ ...shop, distanceMetres: Math.round(distanceMetres(shop.place, place)) }))
    .toSorted((left, right) => left.distanceMetres - right.distanceMetres);
}

/** A shop with its running offers and its models. @throws Failure 404 for an unknown shop */
export async function readShop(db: Database, shopId: string, now: Date): Promise<Schemas['AutoShopDetails']> {
  const row = await db.selectFrom('auto_shops').selectAll().where('id', '=', shopId).executeTakeFirst();
  if (row === undefined) throw notFound('没有这家店。');
  const brands = await brandsOf(db, [shopId]);
  const offers = await db
    .selectFrom('auto_offers')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('valid_until', '>=', dayOf(now))
    .orderBy('valid_until')
    .orderBy('id')
    .execute();
  return {
    shop: toShop(row, brands),
    creditCode: row.credit_code,
    openingHours: readHours(row.opening_hours_json, row.id),
    offers: offers.map(({ id, title, text, series_id: seriesId, valid_until: validUntil }) => ({
      id,
      ...(seriesId !== null && { seriesId }),
      title,
      text,
      validUntil,
    })),
    models: await seriesOfBrands(
      db,
      brands.map(({ brand_id: id }) => id),
    ),
  };
}

async function brandsOf(db: Database, shopIds: readonly string[]) {
  if (shopIds.length === 0) return [];
  return db
    .selectFrom('auto_shop_brands')
    .innerJoin('auto_brands', 'auto_brands.id', 'auto_shop_brands.brand_id')
    .select(['shop_id', 'brand_id', 'name'])
    .where('shop_id', 'in', shopIds)
    .orderBy('initials')
    .execute();
}

type ShopBrands = Awaited<ReturnType<typeof brandsOf>>;

function toShop(
  {
    id,
    name,
    city_id: cityId,
    address,
    longitude,
    latitude,
    phone,
  }: Selectable<AutoShowTables['auto_shops']>,
  brands: ShopBrands,
): Schemas['AutoShop'] {
  const brandNames = brands.filter((one) => one.shop_id === id).map((one) => one.name);
  return { id, name, cityId, address, place: { longitude, latitude }, phone, brandNames };
}

/** Great-circle distance (haversine). */
function distanceMetres(left: Schemas['AutoPlace'], right: Schemas['AutoPlace']): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const height = Math.sin(radians(right.latitude - left.latitude) / 2) ** 2;
  const width = Math.sin(radians(right.longitude - left.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(left.latitude)) * Math.cos(radians(right.latitude)) * width;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}
