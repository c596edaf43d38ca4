import { type Kysely, sql } from 'kysely';

const kinds = sql`kind in ('vote', 'welfare', 'live', 'packet')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('participation_fingerprints')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull().check(kinds))
    .addColumn('item_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('participation_fingerprints_by_item')
    .on('participation_fingerprints')
    .columns(['kind', 'item_id'])
    .execute();
  await db.schema
    .createTable('earlier_participations')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(kinds))
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('earlier_participations_key', ['user_id', 'kind', 'item_id'])
    .execute();
}
