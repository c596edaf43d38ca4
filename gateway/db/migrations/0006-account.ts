import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deleted_at', 'text').execute();

  await db.schema
    .createTable('user_phones')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('phone_hash', 'text', (column) => column.notNull().unique())
    .addColumn('phone_sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sms_codes')
    .addColumn('phone_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sms_codes_by_expiry').on('sms_codes').columns(['expires_at']).execute();

  await db.schema
    .createTable('rate_counters')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('subject_hash', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_counters_key', ['name', 'subject_hash'])
    .execute();
  await db.schema.createIndex('rate_counters_by_end').on('rate_counters').columns(['ends_at']).execute();

  await db.schema
    .createTable('human_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('target', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('open', 'passed', 'failed', 'used')`),
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('human_checks_by_expiry').on('human_checks').columns(['expires_at']).execute();
}
