import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('video_collections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('publisher_id', 'text', (column) => column.references('publishers.id').onDelete('set null'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'video_collections_by_time', 'video_collections', ['updated_at', 'id']);
  const ofPublisher = ['publisher_id', 'updated_at', 'id'];
  await index(db, 'video_collections_by_publisher', 'video_collections', ofPublisher);
  // a film belongs to at most one collection
  await db.schema
    .createTable('collection_videos')
    .addColumn('news_id', 'text', (column) => column.primaryKey().references('news.id').onDelete('cascade'))
    .addColumn('collection_id', 'text', (column) =>
      column.notNull().references('video_collections.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull().check(sql`place >= 0`))
    .execute();
  await index(db, 'collection_videos_by_place', 'collection_videos', ['collection_id', 'place', 'news_id']);
  await db.schema
    .createTable('video_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('home_url', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('source_videos')
    .addColumn('news_id', 'text', (column) => column.primaryKey().references('news.id').onDelete('cascade'))
    .addColumn('source_id', 'text', (column) =>
      column.notNull().references('video_sources.id').onDelete('cascade'),
    )
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'source_videos_by_time', 'source_videos', ['source_id', 'published_at', 'news_id']);
  await db.schema
    .createTable('clapper_works')
    .addColumn('news_id', 'text', (column) => column.primaryKey().references('news.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tip_id', 'text', (column) => column.unique().references('tips.id').onDelete('set null'))
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'clapper_works_by_time', 'clapper_works', ['published_at', 'news_id']);
  await index(db, 'clapper_works_by_author', 'clapper_works', ['author_id', 'published_at', 'news_id']);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
