import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('uploads')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('uploads_by_network').on('uploads').columns(['network', 'state']).execute();
  await db.schema.createIndex('uploads_by_state').on('uploads').columns(['state', 'created_at']).execute();
}
