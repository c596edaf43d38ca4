import { type Kysely, sql } from 'kysely';
import { bylineNames } from '../../../rules/bylines/byline-names.ts';
import { insertInBatches } from '../insert-in-batches.ts';

type Tables = {
  news_bodies: { news_id: string; editor: string; reporter: string };
  news: { id: string; published_at: string };
  news_authors: { name: string; news_id: string; duty: 'reporter' | 'editor'; published_at: string };
};

/** stories per query, since bylines of all stories may not fit in memory */
const batchSize = 2000;

/** Stories by the names in their bylines. A reporter who is also the story's editor counts as reporter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_authors')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('news_id', 'text', (column) => column.notNull().references('news.id').onDelete('cascade'))
    .addColumn('duty', 'text', (column) => column.notNull().check(sql`duty in ('reporter', 'editor')`))
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_authors_key', ['name', 'news_id'])
    .execute();
  await fill(db.withTables<Tables>());
  await db.schema
    .createIndex('news_authors_by_time')
    .on('news_authors')
    .columns(['name', 'published_at', 'news_id'])
    .execute();
  await db.schema.createIndex('news_authors_by_story').on('news_authors').columns(['news_id']).execute();
}

async function fill(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ;) {
    const stories = await db
      .selectFrom('news_bodies')
      .innerJoin('news', 'news.id', 'news_bodies.news_id')
      .select(['news.id', 'published_at', 'editor', 'reporter'])
      .where('news.id', '>', last)
      .orderBy('news.id')
      .limit(batchSize)
      .execute();
    const rows = stories.flatMap(({ id, published_at, editor, reporter }) => {
      const reporters = bylineNames(reporter);
      const editors = bylineNames(editor).filter((name) => !reporters.includes(name));
      const rowOf = (duty: 'reporter' | 'editor') => (name: string) => ({
        name,
        news_id: id,
        duty,
        published_at,
      });
      return [...reporters.map(rowOf('reporter')), ...editors.map(rowOf('editor'))];
    });
    await insertInBatches(rows, (batch) => db.insertInto('news_authors').values(batch));
    const end = stories.at(-1);
    if (end === undefined) return;
    last = end.id;
  }
}
