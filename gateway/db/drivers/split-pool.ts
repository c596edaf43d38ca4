import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import type { ConnectionCount } from '../database.ts';

interface SplitPoolOptions {
  readonly reads: CheckedPool;
  /** for transactions and single writes */
  readonly writes: CheckedPool;
}

/**
 * A pool with separate connections for reads, so that lists are answered while writes wait for a lock. Which kind a
 * connection is needed for, its first query tells.
 */
export const splitPool = ({ reads, writes }: SplitPoolOptions): PostgresPool => ({
  connect: async () => deferredClient((query) => (query.startsWith('select') ? reads : writes).connect()),
  end: async () => {
    await Promise.all([reads.end(), writes.end()]);
  },
  options: {},
});

/** A client that takes its connection with its first query. */
function deferredClient(connect: (query: string) => Promise<PostgresPoolClient>): PostgresPoolClient {
  let client: Promise<PostgresPoolClient> | undefined;
  return queryClient(
    (text, parameters) => {
      client ??= connect(text);
      return client.then((taken) => taken.query(text, parameters));
    },
    (destroy) => {
      client?.then(
        (taken) => taken.release(destroy),
        // no connection was taken: the query has failed with the same error
        () => undefined,
      );
    },
  );
}

type RunQuery = <Row>(text: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<Row>>;

/** A client for Kysely that runs texts, but no cursors. */
export function queryClient(run: RunQuery, release: (destroy?: boolean) => void): PostgresPoolClient {
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('the gateway reads no cursors');
    return run<Row>(text, parameters);
  }
  return { query, release };
}

/** A pool that closes the connections that cannot be used any more. */
export interface CheckedPool extends PostgresPool {
  /** Closes the connections that are idle now, and the others once their queries end. */
  discard(): void;
  /** Its connections by their state. */
  counts(): readonly ConnectionCount[];
}

interface CheckedPoolOptions {
  readonly purpose: ConnectionCount['purpose'];
  /** called after a query without an answer: the network drops packets, probably those of other connections too */
  readonly onSilence: () => void;
}

/**
 * After a query without an answer in time its connection is closed, and what follows in its transaction fails at once.
 * After a write that the server refused as read-only the connection is closed too: a new one may reach the new primary.
 */
export function checkedPool(pool: Pool, { purpose, onSilence }: CheckedPoolOptions): CheckedPool {
  let discards = 0;
  return {
    async connect() {
      const discardsBefore = discards;
      const client: PostgresPoolClient = await pool.connect();
      let isSilent = false;
      let isBroken = false;
      return queryClient(
        async <Row>(text: string, parameters: readonly unknown[]) => {
          if (isSilent) throw new Error(unansweredMessage);
          try {
            return await client.query<Row>(text, parameters);
          } catch (error) {
            isSilent = isUnanswered(error);
            isBroken ||= isSilent || isReadOnly(error);
            if (isSilent) onSilence();
            throw error;
          }
        },
        (destroy = false) => client.release(isBroken || destroy || discards > discardsBefore),
      );
    },
    discard() {
      discards += 1;
      for (let idle = pool.idleCount; idle > 0; idle -= 1)
        pool.connect().then(
          (client) => client.release(true),
          // taken by a query meanwhile, and no other could be opened
          () => undefined,
        );
    },
    counts() {
      const { totalCount, idleCount, waitingCount } = pool;
      return [
        { purpose, state: 'busy', value: totalCount - idleCount },
        { purpose, state: 'idle', value: idleCount },
        { purpose, state: 'wanted', value: waitingCount },
      ];
    },
    async end() {
      // pg rejects a second call
      if (!pool.ending) await pool.end();
    },
    options: {},
  };
}

/** pg's error of `query_timeout`, which has no code */
export const unansweredMessage = 'Query read timeout';

/** Whether a query got no answer in time. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === unansweredMessage;

/** PostgreSQL's `read_only_sql_transaction` */
export const readOnlyCode = '25006';

/** Whether the server refused a write because it is a standby, or accepts none at present. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === readOnlyCode;
