import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionBuilder,
} from 'kysely';
import { createConflictRetry, type ConflictRetry } from '../conflict.ts';
import type { Schema } from '../schema.ts';
import { queryClient } from './split-pool.ts';

/**
 * A PostgreSQL database that repeats transactions, and statements outside of them, which the server rolled back in favour
 * of concurrent ones. At the isolation level SERIALIZABLE that is usual. What a transaction does outside the database must
 * therefore be repeatable, or wait until it is committed.
 */
export class RetryingDatabase extends Kysely<Schema> {
  readonly #retry: ConflictRetry;

  /** @param onConflict called before each repetition */
  constructor(pool: PostgresPool, onConflict: () => void) {
    const retry = createConflictRetry(onConflict);
    super({ dialect: new PostgresDialect({ pool: retryingPool(pool, retry) }) });
    this.#retry = retry;
  }

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute: typeof builder.execute = builder.execute.bind(builder);
    builder.execute = (run) => this.#retry(() => execute(run));
    return builder;
  }
}

const retryingPool = (pool: PostgresPool, retry: ConflictRetry): PostgresPool => ({
  connect: async () => retryingClient(await pool.connect(), retry),
  end: () => pool.end(),
  options: pool.options,
});

function retryingClient(client: PostgresPoolClient, retry: ConflictRetry): PostgresPoolClient {
  let isInTransaction = false;
  return queryClient(
    <Row>(text: string, parameters: readonly unknown[]) => {
      isInTransaction ||= /^(?:begin|start transaction)\b/.test(text);
      const run = () => client.query<Row>(text, parameters);
      return isInTransaction ? run() : retry(run);
    },
    (destroy) => client.release(destroy),
  );
}
