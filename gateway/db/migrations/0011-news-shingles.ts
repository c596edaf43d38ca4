import { type Kysely, sql, SqliteAdapter } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('news_bodies')
    .addColumn('shingled', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`shingled in (0, 1)`),
    )
    .execute();
  await db.schema.createIndex('news_bodies_by_shingled').on('news_bodies').columns(['shingled']).execute();

  // derived from the bodies and used only to find them, so it has no foreign key and no index for one
  const shingles = db.schema
    .createTable('news_shingles')
    .addColumn('hash', 'integer', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_shingles_key', ['hash', 'news_id']);
  // without rowid the table is only its primary key: half the size
  const embedded = db.getExecutor().adapter instanceof SqliteAdapter;
  await (embedded ? shingles.modifyEnd(sql`without rowid`) : shingles).execute();
}
