import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_type', 'text', (column) =>
      column.notNull().check(sql`subject_type in ('news', 'topic')`),
    )
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('parent_id', 'text', (column) => column.references('comments.id').onDelete('cascade'))
    .addColumn('reply_to_id', 'text', (column) => column.references('comments.id').onDelete('set null'))
    .addColumn('author_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('shown', 'pending', 'removed')`),
    )
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('replies', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hot', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  const subject = ['subject_type', 'subject_id', 'parent_id'];
  await index(db, 'comments_by_time', 'comments', [...subject, 'created_at', 'id']);
  await index(db, 'comments_by_heat', 'comments', [...subject, 'hot', 'id']);
  await index(db, 'comments_by_parent', 'comments', ['parent_id', 'created_at', 'id']);
  await index(db, 'comments_by_answered', 'comments', ['reply_to_id']);
  await index(db, 'comments_by_author', 'comments', ['author_id', 'created_at', 'id']);

  await db.schema
    .createTable('comment_likes')
    .addColumn('comment_id', 'text', (column) =>
      column.notNull().references('comments.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('comment_likes_key', ['comment_id', 'user_id'])
    .execute();
  await index(db, 'comment_likes_by_user', 'comment_likes', ['user_id']);
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
