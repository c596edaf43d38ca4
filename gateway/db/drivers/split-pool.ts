import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import type { ConnectionCount } from '../database.ts';

interface SplitPoolOptions {
  /** creates a pool of at most so many connections */
  readonly createPool: (max: number) => Pool;
  readonly reads: number;
  /** for transactions and single writes */
  readonly writes: number;
}

interface SplitPool extends PostgresPool {
  counts(): readonly ConnectionCount[];
}

/**
 * A pool with separate connections for reads, so that lists are answered while writes wait for a lock. Which kind a
 * connection is needed for, its first query tells.
 *
 * A query without an answer in time means that the network drops packets: the query fails, and all connections of that
 * pool are replaced, since each of them would cost another request the same wait. After a write that the server refused as
 * read-only, its connection is closed: a new one may reach the new primary.
 */
export function splitPool({ createPool, reads, writes }: SplitPoolOptions): SplitPool {
  const forReads = renewablePool(() => createPool(reads));
  const forWrites = renewablePool(() => createPool(writes));
  return {
    connect: async () =>
      deferredClient((query) => (query.startsWith('select') ? forReads : forWrites).connect()),
    end: async () => {
      await Promise.all([forReads.end(), forWrites.end()]);
    },
    options: {},
    counts: () => [
      ...countConnections('reads', forReads.current()),
      ...countConnections('writes', forWrites.current()),
    ],
  };
}

/** Connections of a pool by their state. */
export const countConnections = (
  purpose: ConnectionCount['purpose'],
  { totalCount, idleCount, waitingCount }: Pool,
): ConnectionCount[] => [
  { purpose, state: 'busy', value: totalCount - idleCount },
  { purpose, state: 'idle', value: idleCount },
  { purpose, state: 'wanted', value: waitingCount },
];

interface CheckedClient {
  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  release(destroy?: boolean): void;
}

/** A client that takes its connection with its first query. */
function deferredClient(connect: (query: string) => Promise<CheckedClient>): PostgresPoolClient {
  let client: Promise<CheckedClient> | undefined;
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

function renewablePool(create: () => Pool): {
  readonly connect: () => Promise<CheckedClient>;
  readonly end: () => Promise<void>;
  readonly current: () => Pool;
} {
  let pool = create();
  return {
    async connect() {
      const from = pool;
      const client: PostgresPoolClient = await from.connect();
      let isBroken = false;
      return {
        async query<Row>(text: string, parameters: readonly unknown[]) {
          try {
            return await client.query<Row>(text, parameters);
          } catch (error) {
            const isSilent = isUnanswered(error);
            isBroken ||= isSilent || isReadOnly(error);
            if (isSilent && from === pool) {
              pool = create();
              // not awaited: the end of a connection without a network may take minutes
              from.end().catch(() => undefined);
            }
            throw error;
          }
        },
        release: (destroy = false) => client.release(isBroken || destroy),
      };
    },
    async end() {
      // pg rejects a second call
      if (!pool.ending) await pool.end();
    },
    current: () => pool,
  };
}

/** pg's error of `query_timeout`, which has no code */
export const unansweredMessage = 'Query read timeout';

/** Whether a query got no answer in time. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === unansweredMessage;

/** PostgreSQL's `read_only_sql_transaction` */
export const readOnlyCode = '25006';

/** Whether the server refused a write because it is a standby, or accepts none at present. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === readOnlyCode;
