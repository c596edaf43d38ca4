import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('qr_logins')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('waiting', 'scanned', 'confirmed', 'refused', 'used')`),
    )
    .addColumn('asker_sealed', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('qr_logins_by_user').on('qr_logins').columns(['user_id']).execute();
  await db.schema.createIndex('qr_logins_by_expiry').on('qr_logins').columns(['expires_at']).execute();
}
