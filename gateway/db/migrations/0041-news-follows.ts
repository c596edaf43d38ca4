import { type Kysely, sql } from 'kysely';

/** Labels, hot events and reporters that readers follow. They have no rows of their own to refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_follows')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('label', 'event', 'reporter')`),
    )
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('followed_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_follows_key', ['user_id', 'kind', 'target'])
    .execute();
}
