import type { Kysely } from 'kysely';

/** 早报 and 晚报: which stories an edition has, chosen once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('briefings')
    .addColumn('due_at', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('briefing_stories')
    .addColumn('due_at', 'text', (column) =>
      column.notNull().references('briefings.due_at').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('briefing_stories_key', ['due_at', 'place'])
    .execute();
  await db.schema
    .createIndex('briefing_stories_by_story')
    .on('briefing_stories')
    .columns(['news_id', 'due_at'])
    .unique()
    .execute();
}
