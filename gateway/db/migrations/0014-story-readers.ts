import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_readers')
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('reader_hash', 'text', (column) => column.notNull())
    .addColumn('is_claimed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_readers_key', ['news_id', 'reader_hash'])
    .execute();
  await db.schema
    .createTable('news_corrections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('corrected_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('news_corrections_by_story')
    .on('news_corrections')
    .columns(['news_id', 'corrected_at', 'id'])
    .execute();
}
