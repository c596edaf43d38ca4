import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await matters(db);
  await tips(db);
  await readers(db);
  await commentsUnderTips(db);
}

const categories = sql`category in
  ('traffic', 'services', 'environment', 'consumer', 'safety', 'education', 'kindness', 'other')`;
const states = sql`state in ('received', 'held', 'accepted', 'interviewing', 'reported', 'hidden')`;

async function matters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tip_topics')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull().check(categories))
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  // when the story is withdrawn, the item stays
  await db.schema
    .createTable('tip_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('source_name', 'text', (column) => column.notNull())
    .addColumn('source_description', 'text', (column) => column.notNull())
    .addColumn('source_url', 'text')
    .addColumn('city_id', 'text')
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('story_id', 'text')
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute();
}

async function tips(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tips')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('topic_id', 'text', (column) => column.references('tip_topics.id').onDelete('set null'))
    .addColumn('item_id', 'text', (column) => column.references('tip_items.id').onDelete('set null'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('anonymous', 'integer', (column) => column.notNull().check(sql`anonymous in (0, 1)`))
    .addColumn('category', 'text', (column) => column.notNull().check(categories))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('contact_sealed', 'text')
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('video_json', 'text')
    .addColumn('state', 'text', (column) => column.notNull().check(states))
    .addColumn('reply_json', 'text')
    .addColumn('story_id', 'text')
    .addColumn('follows', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hot', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('shown_at', 'text')
    .execute();
  await index(db, 'tips_by_time', 'tips', ['shown_at', 'id']);
  await index(db, 'tips_by_heat', 'tips', ['hot', 'id']);
  await index(db, 'tips_by_topic_time', 'tips', ['topic_id', 'shown_at', 'id']);
  await index(db, 'tips_by_topic_heat', 'tips', ['topic_id', 'hot', 'id']);
  await index(db, 'tips_by_item', 'tips', ['item_id', 'shown_at', 'id']);
  await index(db, 'tips_by_author', 'tips', ['author_id', 'created_at', 'id']);
  await index(db, 'tips_by_state', 'tips', ['state', 'created_at', 'id']);
}

async function readers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tip_steps')
    .addColumn('tip_id', 'text', (column) => column.notNull().references('tips.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull().check(states))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tip_steps_key', ['tip_id', 'state'])
    .execute();
  await db.schema
    .createTable('tip_follows')
    .addColumn('tip_id', 'text', (column) => column.notNull().references('tips.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('tip_follows_key', ['tip_id', 'user_id'])
    .execute();
  await index(db, 'tip_follows_by_user', 'tip_follows', ['user_id']);
}

/** SQLite cannot change the CHECK of a column: a new column replaces the one whose check lacks tips. */
async function commentsUnderTips(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('subject_kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('news')
        .check(sql`subject_kind in ('news', 'topic', 'tip')`),
    )
    .execute();
  await sql`update comments set subject_kind = subject_type`.execute(db);
  await db.schema.dropIndex('comments_by_time').execute();
  await db.schema.dropIndex('comments_by_heat').execute();
  await db.schema.alterTable('comments').dropColumn('subject_type').execute();
  await db.schema.alterTable('comments').renameColumn('subject_kind', 'subject_type').execute();
  const subject = ['subject_type', 'subject_id', 'parent_id'];
  await index(db, 'comments_by_time', 'comments', [...subject, 'created_at', 'id']);
  await index(db, 'comments_by_heat', 'comments', [...subject, 'hot', 'id']);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
