import { type Kysely, sql } from 'kysely';

/** Saved stories outlive the stories: a withdrawn one stays in the list with its former title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('saved_stories')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('news_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_stories_key', ['user_id', 'news_id'])
    .execute();
  await sql`
    insert into saved_stories (user_id, news_id, title, saved_at)
    select news_saves.user_id, news_saves.news_id, news.title, news_saves.created_at
    from news_saves inner join news on news.id = news_saves.news_id
  `.execute(db);
  await db.schema.dropTable('news_saves').execute();
  await db.schema
    .createIndex('saved_stories_by_time')
    .on('saved_stories')
    .columns(['user_id', 'saved_at', 'news_id'])
    .execute();
}
