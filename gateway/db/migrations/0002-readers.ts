import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('head_img', 'text', (column) => column.notNull())
    .addColumn('user_type', 'integer', (column) => column.notNull().check(sql`user_type in (0, 1, 2, 3)`))
    .addColumn('user_des', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('users_by_name').on('users').columns(['name', 'created_at', 'id']).execute();

  await db.schema
    .createTable('tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema.createIndex('tokens_by_user').on('tokens').columns(['user_id', 'expires_at']).execute();
  await db.schema.createIndex('tokens_by_expiry').on('tokens').columns(['expires_at']).execute();

  await db.schema
    .createTable('write_receipts')
    .addColumn('client_id', 'text', (column) => column.primaryKey())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('answer_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('write_receipts_by_time')
    .on('write_receipts')
    .columns(['created_at'])
    .execute();

  for (const table of ['news_likes', 'news_saves']) {
    await db.schema
      .createTable(table)
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['user_id', 'news_id'])
      .execute();
    await db.schema
      .createIndex(`${table}_by_time`)
      .on(table)
      .columns(['user_id', 'created_at', 'news_id'])
      .execute();
    await db.schema.createIndex(`${table}_by_news`).on(table).columns(['news_id']).execute();
  }

  await db.schema
    .createTable('news_reads')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_reads_key', ['user_id', 'news_id'])
    .execute();
  await db.schema
    .createIndex('news_reads_by_time')
    .on('news_reads')
    .columns(['user_id', 'read_at', 'news_id'])
    .execute();
  await db.schema.createIndex('news_reads_by_news').on('news_reads').columns(['news_id']).execute();
}
