import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collect_forms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('fields_json', 'text', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull().check(sql`is_open in (0, 1)`))
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('collect_forms_by_owner')
    .on('collect_forms')
    .columns(['owner_id', 'created_at', 'id'])
    .execute();

  await db.schema
    .createTable('collect_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form_id', 'text', (column) =>
      column.notNull().references('collect_forms.id').onDelete('cascade'),
    )
    .addColumn('answers_sealed', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('collect_entries_by_form')
    .on('collect_entries')
    .columns(['form_id', 'created_at', 'id'])
    .execute();
}
