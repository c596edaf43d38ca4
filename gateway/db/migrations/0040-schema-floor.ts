import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Records with which migration the oldest version that may use the database ends. A migration that takes something away
 * that the version before it uses raises the floor to its own name with `raiseFloor`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('schema_floor')
    .addColumn('migration', 'text', (column) => column.primaryKey())
    .execute();
  await raiseFloor(db, '0040-schema-floor');
}

export async function raiseFloor(db: QueryExecutorProvider, migration: string): Promise<void> {
  await sql`delete from schema_floor`.execute(db);
  await sql`insert into schema_floor (migration) values (${migration})`.execute(db);
}
