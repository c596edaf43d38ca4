import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('origin_url', 'text', (column) => column.unique())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('color', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('feed_items')
    .addColumn('source_key', 'text', (column) => column.notNull())
    .addColumn('item_key', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('feed_items_key', ['source_key', 'item_key'])
    .execute();
  await db.schema.createIndex('feed_items_by_news').on('feed_items').columns(['news_id']).execute();

  await db.schema
    .createTable('loaded_content')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('loaded_at', 'text', (column) => column.notNull())
    .execute();
}
