import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('paper_issues')
    .addColumn('date', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('published', 'withdrawn')`))
    .addColumn('material_json', 'text')
    .addColumn('composed_at', 'text')
    .execute();

  await db.schema
    .createTable('paper_drawings')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('issue_date', 'text', (column) =>
      column.notNull().references('paper_issues.date').onDelete('cascade'),
    )
    .addColumn('svg', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('paper_pages')
    .addColumn('issue_date', 'text', (column) =>
      column.notNull().references('paper_issues.date').onDelete('cascade'),
    )
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('drawing_hash', 'text', (column) => column.notNull().references('paper_drawings.hash'))
    .addColumn('sketch_hash', 'text', (column) => column.notNull().references('paper_drawings.hash'))
    .addPrimaryKeyConstraint('paper_pages_key', ['issue_date', 'page'])
    .execute();

  await db.schema
    .createTable('paper_articles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue_date', 'text', (column) =>
      column.notNull().references('paper_issues.date').onDelete('cascade'),
    )
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('news_id', 'text')
    .addColumn('article_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('paper_articles_by_place')
    .unique()
    .on('paper_articles')
    .columns(['issue_date', 'page', 'place'])
    .execute();
}
