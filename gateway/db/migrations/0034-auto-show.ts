import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await models(db);
  await shops(db);
  await programme(db);
}

async function models(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auto_brands')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('initials', 'text', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('introduction', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('auto_series')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('brand_id', 'text', (column) =>
      column.notNull().references('auto_brands.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('energy', 'text', (column) => column.notNull())
    .addColumn('price_from', 'integer', (column) => column.notNull())
    .addColumn('price_to', 'integer', (column) => column.notNull().check(sql`price_to >= price_from`))
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('auto_series_by_brand')
    .on('auto_series')
    .columns(['brand_id', 'price_from', 'id'])
    .execute();
  await db.schema
    .createTable('auto_trims')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('series_id', 'text', (column) =>
      column.notNull().references('auto_series.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('guide_price', 'integer', (column) => column.notNull())
    .addColumn('dealer_price', 'integer', (column) => column.notNull())
    .addColumn('dealer_price_as_of', 'text', (column) => column.notNull())
    .addColumn('displacement_ml', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('specifications_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('auto_trims_by_series')
    .on('auto_trims')
    .columns(['series_id', 'guide_price', 'id'])
    .execute();
  await db.schema
    .createTable('auto_series_opens')
    .addColumn('series_id', 'text', (column) =>
      column.notNull().references('auto_series.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('opens', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('auto_series_opens_key', ['series_id', 'day'])
    .execute();
  await db.schema.createIndex('auto_series_opens_by_day').on('auto_series_opens').column('day').execute();
}

async function shops(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auto_shops')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('longitude', 'double precision', (column) => column.notNull())
    .addColumn('latitude', 'double precision', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('credit_code', 'text', (column) => column.notNull().unique())
    .addColumn('opening_hours_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('auto_shop_brands')
    .addColumn('shop_id', 'text', (column) =>
      column.notNull().references('auto_shops.id').onDelete('cascade'),
    )
    .addColumn('brand_id', 'text', (column) =>
      column.notNull().references('auto_brands.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('auto_shop_brands_key', ['shop_id', 'brand_id'])
    .execute();
  await db.schema
    .createIndex('auto_shop_brands_by_brand')
    .on('auto_shop_brands')
    .column('brand_id')
    .execute();
  await db.schema
    .createTable('auto_offers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('shop_id', 'text', (column) =>
      column.notNull().references('auto_shops.id').onDelete('cascade'),
    )
    .addColumn('series_id', 'text', (column) => column.references('auto_series.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('auto_offers_by_shop')
    .on('auto_offers')
    .columns(['shop_id', 'valid_until'])
    .execute();
  await db.schema
    .createIndex('auto_offers_by_series')
    .on('auto_offers')
    .columns(['series_id', 'valid_until'])
    .execute();
}

async function programme(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('auto_shows')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ends_on', 'text', (column) => column.notNull())
    .addColumn('details_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('auto_proclamations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('notice', 'change', 'schedule')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('venue', 'text')
    .execute();
}
