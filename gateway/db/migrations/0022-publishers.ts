import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('personal', 'organisation')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('head_img', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('introduction', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addColumn('contact_json', 'text')
    .addColumn('services_json', 'text', (column) => column.notNull())
    .addColumn('follows', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('since', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'publishers_by_follows', 'publishers', ['kind', 'follows', 'id']);
  // a story has at most one publisher
  await db.schema
    .createTable('publisher_stories')
    .addColumn('news_id', 'text', (column) => column.primaryKey().references('news.id').onDelete('cascade'))
    .addColumn('publisher_id', 'text', (column) =>
      column.notNull().references('publishers.id').onDelete('cascade'),
    )
    .addColumn('form', 'text', (column) => column.notNull().check(sql`form in ('article', 'video', 'live')`))
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute();
  const place = ['publisher_id', 'form', 'published_at', 'news_id'];
  await index(db, 'publisher_stories_by_time', 'publisher_stories', place);
  await db.schema
    .createTable('publisher_follows')
    .addColumn('publisher_id', 'text', (column) =>
      column.notNull().references('publishers.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('publisher_follows_key', ['publisher_id', 'user_id'])
    .execute();
  const reader = ['user_id', 'created_at', 'publisher_id'];
  await index(db, 'publisher_follows_by_reader', 'publisher_follows', reader);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
