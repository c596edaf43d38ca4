import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // the holder's name as it is compared; null once erased
  await db.schema.alterTable('loss_notices').addColumn('name_key', 'text').execute();
  await db.schema.createIndex('loss_notices_by_loss').on('loss_notices').column('lost_on').execute();
  await db.schema
    .createIndex('loss_notices_by_height')
    .on('loss_notices')
    .column('height')
    .unique()
    .execute();

  await db.schema
    .createTable('loss_name_pairs')
    .addColumn('pair', 'text', (column) => column.notNull())
    .addColumn('published_on', 'text', (column) => column.notNull())
    .addColumn('notice_id', 'text', (column) =>
      column.notNull().references('loss_notices.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('loss_name_pairs_key', ['pair', 'published_on', 'notice_id'])
    .execute();
  await db.schema
    .createIndex('loss_name_pairs_by_notice')
    .on('loss_name_pairs')
    .column('notice_id')
    .execute();

  await db.schema.alterTable('paper_articles').addColumn('notice_id', 'text').execute();
}
