import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('removed_by', 'text', (column) => column.check(sql`removed_by in ('author', 'editor')`))
    .execute();
  await db.schema
    .alterTable('comments')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // before this migration only authors could remove comments
  await sql`update comments set removed_by = 'author' where state = 'removed'`.execute(db);
  await index(db, 'comments_by_state', 'comments', ['state', 'created_at', 'id']);

  await db.schema
    .createTable('comment_reports')
    .addColumn('comment_id', 'text', (column) =>
      column.notNull().references('comments.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('reason', 'text', (column) =>
      column
        .notNull()
        .check(sql`reason in ('abuse', 'advertising', 'vulgar', 'unlawful', 'untrue', 'privacy', 'other')`),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('settled', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`settled in (0, 1)`),
    )
    .addPrimaryKeyConstraint('comment_reports_key', ['comment_id', 'user_id'])
    .execute();
  await index(db, 'comment_reports_by_settled', 'comment_reports', ['settled', 'comment_id']);
  await index(db, 'comment_reports_by_user', 'comment_reports', ['user_id']);

  await db.schema
    .createTable('comment_heats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_type', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('comment_id', 'text', (column) =>
      column.notNull().references('comments.id').onDelete('cascade'),
    )
    .addColumn('hot', 'integer', (column) => column.notNull())
    .execute();
  await index(db, 'comment_heats_by_subject', 'comment_heats', ['subject_type', 'subject_id', 'id']);
  await index(db, 'comment_heats_by_comment', 'comment_heats', ['comment_id', 'id']);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
