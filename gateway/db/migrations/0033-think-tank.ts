import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await enterprises(db);
  await rankings(db);
  await experts(db);
  await reports(db);
}

const flag = (name: string) => sql<boolean>`${sql.ref(name)} in (0, 1)`;

async function enterprises(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enterprises')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sector', 'text', (column) => column.notNull())
    .addColumn('city_id', 'text', (column) => column.notNull())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('initials', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('pictures_json', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('longitude', 'double precision')
    .addColumn('latitude', 'double precision')
    .addColumn('phone', 'text')
    .addColumn('opening_hours_json', 'text')
    .addColumn('founded', 'text', (column) => column.notNull())
    .addColumn('credit_code', 'text', (column) => column.notNull().unique())
    .addColumn('mark', 'text', (column) => column.notNull().check(sql`mark in ('certified', 'editorial')`))
    .addColumn('is_ad', 'integer', (column) => column.notNull().defaultTo(0).check(flag('is_ad')))
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0).check(flag('is_sample')))
    .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0).check(flag('is_hidden')))
    .addColumn('facts_json', 'text', (column) => column.notNull())
    .addColumn('table_json', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('enterprises_by_sector')
    .on('enterprises')
    .columns(['sector', 'score', 'id'])
    .execute();
  await db.schema
    .createTable('enterprise_index')
    .addColumn('enterprise_id', 'text', (column) =>
      column.notNull().references('enterprises.id').onDelete('cascade'),
    )
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('dimensions_json', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('as_of', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enterprise_index_key', ['enterprise_id', 'period'])
    .execute();
  await db.schema
    .createTable('enterprise_news')
    .addColumn('enterprise_id', 'text', (column) =>
      column.notNull().references('enterprises.id').onDelete('cascade'),
    )
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('enterprise_news_key', ['enterprise_id', 'published_at', 'news_id'])
    .execute();
  await db.schema.createIndex('enterprise_news_by_news').on('enterprise_news').column('news_id').execute();
}

async function rankings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rankings')
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('travel', 'region', 'education', 'economics')`),
    )
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('sources_json', 'text', (column) => column.notNull())
    .addColumn('as_of', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rankings_key', ['kind', 'period'])
    .execute();
  await db.schema
    .createTable('rank_rows')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('enterprise_id', 'text', (column) => column.references('enterprises.id').onDelete('set null'))
    .addColumn('city_id', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rank_rows_key', ['kind', 'period', 'name'])
    .addForeignKeyConstraint('rank_rows_ranking', ['kind', 'period'], 'rankings', ['kind', 'period'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('rank_rows_by_enterprise')
    .on('rank_rows')
    .columns(['enterprise_id', 'period'])
    .execute();
}

async function experts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('experts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('portrait_json', 'text', (column) => column.notNull())
    .addColumn('titles_json', 'text', (column) => column.notNull())
    .addColumn('biography', 'text', (column) => column.notNull())
    .addColumn('views_json', 'text', (column) => column.notNull())
    .addColumn('events_json', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0).check(flag('is_sample')))
    .execute();
  await pairs(db, 'expert_sectors', ['expert_id', 'experts.id'], ['sector', undefined]);
  await pairs(db, 'expert_news', ['expert_id', 'experts.id'], ['news_id', 'news.id']);
}

async function reports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('authors_json', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addColumn('chapters_json', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('corrections_json', 'text', (column) => column.notNull())
    .addColumn('related_json', 'text', (column) => column.notNull())
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0).check(flag('is_sample')))
    .execute();
  await db.schema.createIndex('reports_by_time').on('reports').columns(['published_at', 'id']).execute();
  await pairs(db, 'report_experts', ['report_id', 'reports.id'], ['expert_id', 'experts.id']);
  await pairs(db, 'report_sectors', ['report_id', 'reports.id'], ['sector', undefined]);
}

/** A table of pairs, each once, with an index for the second. @param target of the second, such as `news.id` */
async function pairs(
  db: Kysely<unknown>,
  name: string,
  [first, owner]: readonly [column: string, target: string],
  [second, target]: readonly [column: string, target: string | undefined],
): Promise<void> {
  await db.schema
    .createTable(name)
    .addColumn(first, 'text', (column) => column.notNull().references(owner).onDelete('cascade'))
    .addColumn(second, 'text', (column) =>
      target === undefined ? column.notNull() : column.notNull().references(target).onDelete('cascade'),
    )
    .addPrimaryKeyConstraint(`${name}_key`, [first, second])
    .execute();
  await db.schema.createIndex(`${name}_by_${second}`).on(name).column(second).execute();
}
