import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { listenToPostgres } from './listen-postgres.ts';
import type { OpenDatabase } from '../database.ts';
import type { Schema } from '../schema.ts';
import { StartError } from '../start-error.ts';

const maxConnections = 10;
/** limit for opening a connection and for waiting for a free one in the pool */
const connectTimeoutMs = 5_000;

export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: checkedUrl(databaseUrl),
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // When the server restarts, idle connections fail. The pool drops them and opens new ones, but an unhandled 'error'
  // event would end the process. Queries that run at that moment reject with their own error.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ping = async () => {
    await sql`select 1`.execute(db);
  };
  try {
    await ping();
  } catch (cause) {
    await db.destroy();
    throw connectionError(databaseUrl, cause);
  }
  return {
    db,
    dialect: 'postgres',
    writeVersion: () => undefined,
    listen: (channel, onNotification) => listenToPostgres(databaseUrl, channel, onNotification),
    ping,
    close: () => db.destroy(),
  };
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
