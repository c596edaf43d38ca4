import { type Kysely, sql } from 'kysely';

/** Reads by day for the most-read lists, and the kind of each story as a term of the search index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_days')
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('reads', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_days_key', ['news_id', 'day'])
    .execute();
  await db.schema
    .createIndex('news_days_by_reads')
    .on('news_days')
    .columns(['day', 'reads', 'news_id'])
    .execute();
  await sql`
    insert into news_days (news_id, day, reads)
    select news_id, substr(hour, 1, 10), cast(sum(reads) as integer)
    from news_hours group by news_id, substr(hour, 1, 10) having sum(reads) > 0
  `.execute(db);
  await sql`
    insert into news_terms (term, published_at, news_id)
    select 'kind:' || case kind when 'report' then 'article' else kind end, published_at, id from news
  `.execute(db);
}
