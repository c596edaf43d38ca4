import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('uploads')
    .addColumn('is_withdrawn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('uploads_by_file').on('uploads').column('file').execute();
  await sql`update uploads set is_withdrawn = 1
    where subject in (select 'tip:' || id from tips where state = 'hidden')`.execute(db);
}
