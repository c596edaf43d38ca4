import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('special_topics')
    .addColumn('news_id', 'text', (column) => column.primaryKey().references('news.id').onDelete('cascade'))
    .addColumn('style', 'text', (column) =>
      column.notNull().check(sql`style in ('plain', 'timeline', 'regional')`),
    )
    .addColumn('lead', 'text', (column) => column.notNull())
    .addColumn('picture_json', 'text')
    .addColumn('labels_json', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('special_stories')
    .addColumn('topic_id', 'text', (column) =>
      column.notNull().references('special_topics.news_id').onDelete('cascade'),
    )
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('special_stories_key', ['topic_id', 'news_id'])
    .execute();
  // one index per list with the columns of its keyset, and one for stories that change or are deleted
  const order = ['published_at', 'news_id'];
  await index(db, 'special_stories_by_time', ['topic_id', ...order]);
  await index(db, 'special_stories_by_label', ['topic_id', 'label', ...order]);
  await index(db, 'special_stories_by_city', ['topic_id', 'city_id', ...order]);
  await index(db, 'special_stories_by_story', ['news_id']);
}

async function index(db: Kysely<unknown>, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on('special_stories').columns(columns).execute();
}
