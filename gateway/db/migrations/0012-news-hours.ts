import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_hours')
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('reads', 'integer', (column) => column.notNull())
    .addColumn('shares', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_hours_key', ['news_id', 'hour', 'channel'])
    .execute();
}
