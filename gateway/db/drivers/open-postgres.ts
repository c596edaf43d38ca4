import { sql } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { listenToPostgres } from './listen-postgres.ts';
import { RetryingDatabase } from './retrying-database.ts';
import { checkedPool, readOnlyCode, splitPool } from './split-pool.ts';
import type { ConnectionCount, OpenDatabase } from '../database.ts';
import { isUnavailable } from '../unavailable.ts';
import { StartError } from '../start-error.ts';

const connections = { reads: 6, writes: 8, jobs: 2 };
/** limit for opening a connection and for waiting for a free one in the pool */
const connectTimeoutMs = 5_000;
/** interval of attempts while a start waits for the server */
const startRetryMs = 500;

/** Limits in ms of what requests do. */
const requestLimits = {
  /** waiting for a lock */
  lock_timeout: 3_000,
  statement_timeout: 5_000,
  /** a gateway that was killed or cut off inside a transaction holds its locks no longer */
  idle_in_transaction_session_timeout: 15_000,
  /** longer than the server's own limit: without an answer by then the network drops packets */
  query_timeout: 6_000,
} satisfies PoolConfig;

/** Limit in ms of a statement of a job, such as a migration or an import: far longer than any takes. */
const jobStatementMs = 10 * 60_000;

/** @param waitMs how long to wait for a server that starts */
export async function openPostgres(
  databaseUrl: string,
  waitMs: number,
  jobLimitMs = jobStatementMs,
): Promise<OpenDatabase> {
  const connectionString = checkedUrl(databaseUrl);
  const createPool = (options: PoolConfig) => {
    const pool = new Pool({
      connectionString,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      ...options,
    });
    // When the server restarts, idle connections fail. The pool drops them and opens new ones, but an unhandled 'error'
    // event would end the process. Queries that run at that moment reject with their own error.
    pool.on('error', () => {});
    // so do those in use, such as inside a transaction, and only their next query rejects
    pool.on('connect', (client) => void client.on('error', () => {}));
    return pool;
  };
  // where one connection is silent or lost others are too, and each would cost one more request the wait
  const discardAll = () => pools.forEach((pool) => pool.discard());
  const createChecked = (purpose: ConnectionCount['purpose'], options: PoolConfig) =>
    checkedPool(createPool({ max: connections[purpose], ...options }), { purpose, onSilence: discardAll });
  const reads = createChecked('reads', requestLimits);
  const writes = createChecked('writes', requestLimits);
  const jobPool = createChecked('jobs', {
    statement_timeout: jobLimitMs,
    idle_in_transaction_session_timeout: jobLimitMs,
    query_timeout: jobLimitMs + 1000,
  });
  const pools = [reads, writes, jobPool];
  const pool = splitPool({ reads, writes });
  let conflicts = 0;
  const countConflict = () => {
    conflicts += 1;
  };
  const db = new RetryingDatabase(pool, countConflict);
  const jobs = new RetryingDatabase(jobPool, countConflict);
  const close = async () => {
    await Promise.all([db.destroy(), jobs.destroy()]);
    // Kysely ends only a pool that it has used, and pings do without it
    await pool.end();
  };
  const ping = async () => {
    // without Kysely, which cannot close a single connection
    const client = await pool.connect();
    let isStandby = false;
    try {
      const { rows } = await client.query<{ readonly: string }>(
        "select current_setting('transaction_read_only') as readonly",
        [],
      );
      isStandby = rows[0]?.readonly === 'on';
    } finally {
      // a new connection may reach the new primary
      client.release(isStandby);
    }
    if (isStandby)
      throw Object.assign(new Error('the server accepts no writes: it is a standby'), { code: readOnlyCode });
  };
  try {
    await retryUntil(performance.now() + waitMs, async () => {
      await ping();
      // migrations come next: a server that has one connection left is waited for as one that has none
      await sql`select 1`.execute(jobs);
    });
  } catch (cause) {
    await close();
    throw connectionError(databaseUrl, cause);
  }
  return {
    db,
    jobs,
    dialect: 'postgres',
    writeVersion: () => undefined,
    listen: (channel, onNotification) => listenToPostgres(databaseUrl, channel, onNotification, discardAll),
    ping,
    connections: () => pools.flatMap((one) => one.counts()),
    conflicts: () => conflicts,
    guard: () => {},
    close,
  };
}

/** Repeats an attempt while the server is not available. @throws the last error */
async function retryUntil(deadline: number, attempt: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error && isUnavailable(error)) || performance.now() >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, startRetryMs));
    }
}

function checkedUrl(databaseUrl: string): string {
  if (/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl)) return databaseUrl;
  throw new StartError(
    'DATABASE_URL 不是 PostgreSQL 地址，应形如 postgres://用户:密码@主机:5432/数据库；不设置它则使用内置数据库。\n' +
      'DATABASE_URL is not the address of a PostgreSQL server, such as postgres://user:password@host:5432/database; unset it to use the embedded database.',
  );
}

function connectionError(databaseUrl: string, cause: unknown): StartError {
  const { host, pathname } = new URL(databaseUrl);
  const why = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause);
  return new StartError(
    `连不上 DATABASE_URL 指定的 PostgreSQL（${host}${pathname}）：${why}。请检查主机、端口、数据库名、用户和密码，以及服务是否已启动。\n` +
      `The PostgreSQL server in DATABASE_URL (${host}${pathname}) cannot be used: check host, port, database, user and password, and that the server runs.`,
    { cause },
  );
}
