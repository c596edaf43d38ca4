import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type TransactionBuilder,
} from 'kysely';
import { retryConflicts } from '../conflict.ts';
import type { Schema } from '../schema.ts';
import { queryClient } from './split-pool.ts';

/**
 * A PostgreSQL database that repeats transactions, and statements outside of them, which the server rolled back in favour
 * of concurrent ones. At the isolation level SERIALIZABLE that is usual. What a transaction does outside the database must
 * therefore be repeatable, or wait until it is committed.
 */
export class RetryingDatabase extends Kysely<Schema> {
  readonly #onConflict: () => void;

  /** @param onConflict called before each repetition */
  constructor(pool: PostgresPool, onConflict: () => void) {
    super({ dialect: new PostgresDialect({ pool: retryingPool(pool, onConflict) }) });
    this.#onConflict = onConflict;
  }

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction();
    const execute: typeof builder.execute = builder.execute.bind(builder);
    builder.execute = (run) => retryConflicts(() => execute(run), this.#onConflict);
    return builder;
  }
}

const retryingPool = (pool: PostgresPool, onConflict: () => void): PostgresPool => ({
  connect: async () => retryingClient(await pool.connect(), onConflict),
  end: () => pool.end(),
  options: pool.options,
});

function retryingClient(client: PostgresPoolClient, onConflict: () => void): PostgresPoolClient {
  let isInTransaction = false;
  return queryClient(
    <Row>(text: string, parameters: readonly unknown[]) => {
      isInTransaction ||= /^(?:begin|start transaction)\b/.test(text);
      const run = () => client.query<Row>(text, parameters);
      return isInTransaction ? run() : retryConflicts(run, onConflict);
    },
    (destroy) => client.release(destroy),
  );
}
