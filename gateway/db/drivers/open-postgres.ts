import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { listenToPostgres } from './listen-postgres.ts';
import type { OpenDatabase } from '../database.ts';
import type { Schema } from '../schema.ts';
import { StartError } from '../start-error.ts';

const connections = 10;
/** ms to wait for a connection, from the server or from the pool */
const connectTimeout = 5_000;

export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: checkedAddress(databaseUrl),
    max: connections,
    connectionTimeoutMillis: connectTimeout,
  });
  // A server that restarts breaks idle connections. The pool drops them and opens new ones; without a listener the
  // event would end the process. A query that needs the server meanwhile rejects with its own error.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  try {
    await ping();
  } catch (cause) {
    await db.destroy();
    throw unusable(databaseUrl, cause);
  }
  return {
    db,
    dialect: 'postgres',
    version: () => undefined,
    listen: (channel, onRing) => listenToPostgres(databaseUrl, channel, onRing),
    ping,
    close: () => db.destroy(),
  };
}

function checkedAddress(databaseUrl: string): string {
  if (/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl)) return databaseUrl;
  throw new StartError(
    'DATABASE_URL 不是 PostgreSQL 地址，应形如 postgres://用户:密码@主机:5432/数据库；不设置它则使用内置数据库。\n' +
      'DATABASE_URL is not the address of a PostgreSQL server, such as postgres://user:password@host:5432/database; unset it to use the embedded database.',
  );
}

function unusable(databaseUrl: string, cause: unknown): StartError {
  const { host, pathname } = new URL(databaseUrl);
  const why = cause instanceof AggregateError ? cause.errors.map(String).join('; ') : String(cause);
  return new StartError(
    `连不上 DATABASE_URL 指定的 PostgreSQL（${host}${pathname}）：${why}。请检查主机、端口、数据库名、用户和密码，以及服务是否已启动。\n` +
      `The PostgreSQL server in DATABASE_URL (${host}${pathname}) cannot be used: check host, port, database, user and password, and that the server runs.`,
    { cause },
  );
}
