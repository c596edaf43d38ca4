import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audio_programmes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable('news')
    .addColumn('programme_id', 'text', (column) => column.references('audio_programmes.id'))
    .execute();
  await db.schema
    .alterTable('news')
    .addColumn('in_streams', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(1)
        .check(sql`in_streams in (0, 1)`),
    )
    .execute();
  // one index per list with the columns of its keyset, read backwards for newest first
  const order = ['published_at', 'id'];
  await db.schema
    .createIndex('news_by_kind')
    .on('news')
    .columns(['kind', ...order])
    .execute();
  await db.schema
    .createIndex('news_by_programme')
    .on('news')
    .columns(['programme_id', ...order])
    .execute();
}
