import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isConflict } from '../../db/conflict.ts';
import type { Schema } from '../../db/schema.ts';

type Write<Result> = (transaction: Transaction<Schema>) => Promise<Result>;

/**
 * Combines the writes of concurrent callers in few transactions. A call resolves once its transaction is committed. A
 * write that throws is rolled back alone and rejects its call; the others are committed.
 * @param key writes of one key run one after another, in the order of their calls; writes of different keys never share
 *   a transaction
 */
export type GroupCommit = <Result>(key: string, write: Write<Result>) => Promise<Result>;

/** How long a group collects writes: a fifth of what readers perceive as instant. */
const groupDelayMs = 8;
/** bounds how long a group delays other transactions */
const maxGroupSize = 100;

interface PendingWrite {
  /** @returns settles the call; to be called after the commit */
  readonly run: (transaction: Transaction<Schema>) => Promise<() => void>;
  readonly fail: (reason: unknown) => void;
}

export function groupCommit(db: Database): GroupCommit {
  const queues = new Map<string, PendingWrite[]>();

  async function drain(key: string, queue: PendingWrite[]): Promise<void> {
    while (queue.length > 0) {
      await wait(groupDelayMs);
      await commit(db, queue.splice(0, maxGroupSize));
    }
    queues.delete(key);
  }

  return (key, write) =>
    new Promise((resolve, reject) => {
      const pending: PendingWrite = {
        run: async (transaction) => {
          try {
            const result = await inSavepoint(transaction, write);
            return () => resolve(result);
          } catch (error) {
            // the group's transaction is repeated as a whole
            if (isConflict(error)) throw error;
            return () => reject(error);
          }
        },
        fail: reject,
      };
      const queue = queues.get(key);
      if (queue) {
        queue.push(pending);
        return;
      }
      const newQueue = [pending];
      queues.set(key, newQueue);
      void drain(key, newQueue);
    });
}

/** Never rejects: errors go to the callers. */
async function commit(db: Database, group: readonly PendingWrite[]): Promise<void> {
  try {
    const settlers = await db.transaction().execute(async (transaction) => {
      const settle: (() => void)[] = [];
      for (const { run } of group) settle.push(await run(transaction));
      return settle;
    });
    for (const settle of settlers) settle();
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}

async function inSavepoint<Result>(transaction: Transaction<Schema>, write: Write<Result>): Promise<Result> {
  await sql`savepoint one_of_group`.execute(transaction);
  try {
    const result = await write(transaction);
    await sql`release savepoint one_of_group`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint one_of_group`.execute(transaction);
    await sql`release savepoint one_of_group`.execute(transaction);
    throw error;
  }
}
