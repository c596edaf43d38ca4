import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';

type Write<Answer> = (transaction: Transaction<Schema>) => Promise<Answer>;

/**
 * Makes writes of many callers in few transactions. A caller hears of theirs once the transaction is committed, so that
 * nothing that was acknowledged is lost; one that throws is taken back by itself, and the others stay.
 * @param key writes of one key come one after another, in the order they were asked for; those of another key never
 *   share their transaction
 */
export type GroupCommit = <Answer>(key: string, write: Write<Answer>) => Promise<Answer>;

/** ms in which further writes join a group: a fifth of what a reader takes for at once */
const gatherFor = 8;
/** keeps a group short enough that others get their turn */
const mostInGroup = 100;

interface Waiting {
  /** @returns what tells the caller, to be called once it is committed */
  readonly run: (transaction: Transaction<Schema>) => Promise<() => void>;
  readonly fail: (reason: unknown) => void;
}

export function groupCommit(db: Database): GroupCommit {
  const queues = new Map<string, Waiting[]>();

  async function work(key: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      await wait(gatherFor);
      await commit(db, queue.splice(0, mostInGroup));
    }
    queues.delete(key);
  }

  return (key, write) =>
    new Promise((resolve, reject) => {
      const one: Waiting = {
        run: async (transaction) => {
          try {
            const answer = await inSavepoint(transaction, write);
            return () => resolve(answer);
          } catch (error) {
            return () => reject(error);
          }
        },
        fail: reject,
      };
      const queue = queues.get(key);
      if (queue) {
        queue.push(one);
        return;
      }
      const begun = [one];
      queues.set(key, begun);
      void work(key, begun);
    });
}

/** Never rejects: each caller is told. */
async function commit(db: Database, group: readonly Waiting[]): Promise<void> {
  try {
    const tell = await db.transaction().execute(async (transaction) => {
      const told: (() => void)[] = [];
      for (const { run } of group) told.push(await run(transaction));
      return told;
    });
    for (const one of tell) one();
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}

async function inSavepoint<Answer>(transaction: Transaction<Schema>, write: Write<Answer>): Promise<Answer> {
  await sql`savepoint one_of_group`.execute(transaction);
  try {
    const answer = await write(transaction);
    await sql`release savepoint one_of_group`.execute(transaction);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint one_of_group`.execute(transaction);
    await sql`release savepoint one_of_group`.execute(transaction);
    throw error;
  }
}
