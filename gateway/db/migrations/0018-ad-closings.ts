import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ad_closings')
    .addColumn('ad_id', 'text', (column) => column.notNull().references('ads.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in ('uninterested', 'seen', 'unpleasant', 'irrelevant')`),
    )
    .addColumn('closings', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ad_closings_key', ['ad_id', 'reason'])
    .execute();
}
