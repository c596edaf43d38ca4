import { type Kysely, sql, SqliteAdapter } from 'kysely';

const channels = [
  ['shandong', '山东'],
  ['city', '城事'],
  ['economy', '经济'],
  ['education', '教育'],
  ['culture', '文化'],
  ['health', '健康'],
  ['sports', '体育'],
  ['rural', '乡村'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sections(db);
  await news(db);
  await details(db);
  await showcase(db);
}

async function sections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sections')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  await db
    .withTables<{ sections: { id: string; name: string; place: number } }>()
    .insertInto('sections')
    .values(channels.map(([id, name], place) => ({ id, name, place })))
    .execute();
}

async function news(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(sql`kind in ('article', 'atlas', 'video', 'audio', 'live', 'special', 'report')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('section_id', 'text', (column) => column.notNull().references('sections.id'))
    .addColumn('city_id', 'text')
    .addColumn('labels_json', 'text', (column) => column.notNull())
    .addColumn('covers_json', 'text', (column) => column.notNull())
    .addColumn('card_style', 'text', (column) =>
      column
        .notNull()
        .check(sql`card_style in ('text', 'thumb', 'three', 'cover', 'video', 'audio', 'live')`),
    )
    .addColumn('duration', 'integer')
    .addColumn('live_state', 'text', (column) =>
      column.check(sql`live_state in ('preview', 'living', 'paused', 'ended', 'replay')`),
    )
    .addColumn('important', 'integer', (column) => column.notNull().check(sql`important in (0, 1)`))
    .addColumn('reads', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('share_views', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // one index per list with the columns of its keyset, read backwards for newest first
  const order = ['published_at', 'id'];
  await index(db, 'news_by_time', 'news', order);
  await index(db, 'news_by_section', 'news', ['section_id', ...order]);
  await index(db, 'news_by_city', 'news', ['city_id', ...order]);
  await index(db, 'news_by_importance', 'news', ['important', ...order]);
}

async function details(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_bodies')
    .addColumn('news_id', 'text', (column) => column.primaryKey().references('news.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('editor', 'text', (column) => column.notNull())
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('copyright', 'text', (column) => column.notNull())
    .addColumn('origin_url', 'text')
    .addColumn('media_url', 'text')
    .addColumn('vote_id', 'text')
    .execute();

  await db.schema
    .createTable('news_labels')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('section_id', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addPrimaryKeyConstraint('news_labels_key', ['news_id', 'label'])
    .execute();
  const order = ['published_at', 'news_id'];
  await index(db, 'news_labels_by_time', 'news_labels', ['label', ...order]);
  await index(db, 'news_labels_by_section', 'news_labels', ['label', 'section_id', ...order]);
  await index(db, 'news_labels_by_city', 'news_labels', ['label', 'city_id', ...order]);

  // The largest table by far. It is derived from title, summary, labels and body, and is only written and deleted
  // together with its story, so it has no foreign key and no index for one.
  const terms = db.schema
    .createTable('news_terms')
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull())
    // in the order of the result list, so that one index serves to walk one term's stories and to probe for another
    // term
    .addPrimaryKeyConstraint('news_terms_key', ['term', 'published_at', 'news_id']);
  // without rowid the table is only its primary key: half the size
  const embedded = db.getExecutor().adapter instanceof SqliteAdapter;
  await (embedded ? terms.modifyEnd(sql`without rowid`) : terms).execute();
}

async function showcase(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('banners')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('picture_json', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) =>
      column.notNull().check(sql`route in ('general', 'hotNews', 'outside')`),
    )
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('ads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'text', (column) => column.notNull().check(sql`position in ('stream', 'article')`))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('covers_json', 'text', (column) => column.notNull())
    .addColumn('card_style', 'text', (column) =>
      column
        .notNull()
        .check(sql`card_style in ('text', 'thumb', 'three', 'cover', 'video', 'audio', 'live')`),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('hot_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('heat', 'integer', (column) => column.notNull())
    .addColumn('trend', 'text', (column) =>
      column.notNull().check(sql`trend in ('up', 'down', 'flat', 'new')`),
    )
    .addColumn('curve_json', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
