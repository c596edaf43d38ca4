import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messaging_logins')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messaging_logins_by_expiry')
    .on('messaging_logins')
    .columns(['expires_at'])
    .execute();

  await db.schema
    .createTable('messaging_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('open_hash', 'text', (column) => column.notNull())
    .addColumn('union_hash', 'text')
    .addColumn('name_sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messaging_tickets_by_expiry')
    .on('messaging_tickets')
    .columns(['expires_at'])
    .execute();

  await db.schema
    .createTable('messaging_bindings')
    .addColumn('open_hash', 'text', (column) => column.primaryKey())
    .addColumn('union_hash', 'text')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messaging_bindings_by_union')
    .on('messaging_bindings')
    .columns(['union_hash'])
    .execute();
  await db.schema
    .createIndex('messaging_bindings_by_user')
    .on('messaging_bindings')
    .columns(['user_id'])
    .execute();
}
