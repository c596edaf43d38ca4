import { sql, type SqlBool } from 'kysely';
import { insertInBatches } from '../../../db/insert-in-batches.ts';
import type { Database } from '../../../db/database.ts';
import { textOfRichText } from '../../shared/text-of-rich-text.ts';
import { comparableText } from './comparable-text.ts';
import { shinglesOf } from './shingles.ts';

/** Stories per transaction: about ten thousand rows, a few hundredths of a second. */
const batchSize = 50;

/**
 * Stores the shingles of new and changed stories. A changed story also keeps the shingles of its former text: they
 * only select candidates, whose current text is compared.
 * @returns how many stories; fewer than a batch when none is left
 */
export async function shingleStories(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // marked first: on PostgreSQL this locks the rows, so a story cannot change in the meantime
    const stories = await markStories(transaction).execute();
    const rows = stories.flatMap(({ news_id, body }) =>
      Array.from(shinglesOf(comparableText(textOfRichText(body)).letters), (hash) => ({ hash, news_id })),
    );
    await insertInBatches(rows, (batch) =>
      transaction
        .insertInto('news_shingles')
        .values(batch)
        .onConflict((conflict) => conflict.columns(['hash', 'news_id']).doNothing()),
    );
    return stories.length;
  });
}

/** Marks the stories of one batch as indexed and returns their bodies. */
export function markStories(db: Database) {
  return (
    db
      .updateTable('news_bodies')
      .set({ shingled: 1 })
      // hidden from SQLite's planner, which would read all unmarked stories for each batch
      .where(sql<SqlBool>`+shingled = 0`)
      .where('news_id', 'in', (eb) =>
        eb.selectFrom('news_bodies').select('news_id').where('shingled', '=', 0).limit(batchSize),
      )
      .returning(['news_id', 'body'])
  );
}

/** Indexes stories until none is left or `isStopped` returns true. */
export async function shingleAll(db: Database, isStopped: () => boolean): Promise<void> {
  while (!isStopped() && (await shingleStories(db)) > 0) {
    // yields to other work between two batches
    await new Promise((resolve) => setImmediate(resolve));
  }
}
