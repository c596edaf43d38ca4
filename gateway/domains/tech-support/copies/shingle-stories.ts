import { setTimeout as wait } from 'node:timers/promises';
import { sql, type SqlBool } from 'kysely';
import { insertInBatches } from '../../../db/insert-in-batches.ts';
import type { Database } from '../../../db/database.ts';
import { textOfRichText } from '../../shared/text-of-rich-text.ts';
import { comparableText } from './comparable-text.ts';
import { shinglesOf } from './shingles.ts';

/** stories in a transaction */
const maxBatchSize = 50;
const firstBatchSize = 4;
/** how long a batch should take: SQLite answers nothing else meanwhile, and shares a disk */
const batchTargetMs = 10;
/** the pause after a batch, as a multiple of its time, leaves the rest to requests */
const pauseFactor = 3;
const maxPauseMs = 500;

/**
 * Stores the shingles of new and changed stories. A changed story also keeps the shingles of its former text: they
 * only select candidates, whose current text is compared.
 * @returns how many stories; fewer than a batch when no others are left
 */
export async function shingleStories(db: Database, batchSize = maxBatchSize): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // marked first: on PostgreSQL this locks the rows, so a story cannot change in the meantime
    const stories = await markStories(transaction, batchSize).execute();
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
export function markStories(db: Database, batchSize = maxBatchSize) {
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

interface Pace {
  /** monotonic clock in ms */
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Indexes stories until none is left or `isStopped` returns true, in batches so short and with pauses so long that requests
 * meanwhile are answered as usual: after an import there may be a hundred thousand of them.
 */
export async function shingleAll(
  db: Database,
  isStopped: () => boolean,
  { now = () => performance.now(), pause = async (ms) => wait(ms, undefined, { ref: false }) }: Pace = {},
): Promise<void> {
  let batchSize = firstBatchSize;
  while (!isStopped()) {
    const from = now();
    if ((await shingleStories(db, batchSize)) === 0) return;
    const tookMs = now() - from;
    const fitting = Math.round((batchSize * batchTargetMs) / Math.max(tookMs, 1));
    batchSize = Math.max(1, Math.min(fitting, 2 * batchSize, maxBatchSize));
    await pause(Math.min(pauseFactor * tookMs, maxPauseMs));
  }
}
