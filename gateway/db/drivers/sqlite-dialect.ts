import type Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

/**
 * Kysely's SQLite dialect with what a server needs: transactions that wait for another writer instead of failing
 * halfway, migrations inside such a transaction, and a cache of prepared statements.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Sqlite.Database;
  readonly #database: SqliteDatabase;

  constructor(file: Sqlite.Database) {
    const database = cacheStatements(file);
    super({ database });
    this.#file = file;
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter(this.#file, this.#database);
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new StablePlanCompiler();
  }
}

/**
 * better-sqlite3 builds SQLite with STAT4, which inspects values bound to indexed columns and replans a cached
 * statement at every binding: a third of a list's query time. A unary plus hides the value from the planner and has no
 * other effect. Without statistics to compare values with, no plan gets worse.
 */
class StablePlanCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/**
 * Begins every transaction as immediate, since every transaction of the gateway writes. A deferred transaction that
 * reads first fails with SQLITE_BUSY_SNAPSHOT when another process has written in between; an immediate one waits at
 * its start (`busy_timeout`).
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Adapter of one embedded database, the same object inside and outside of transactions. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #file: Sqlite.Database;
  readonly #database: SqliteDatabase;

  constructor(file: Sqlite.Database, database: SqliteDatabase) {
    super();
    this.#file = file;
    this.#database = database;
  }

  /**
   * SQLite's DDL is transactional; with immediate transactions two processes that start together migrate one after the
   * other.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * Runs a query synchronously and so avoids the dozen promises of acquiring and releasing the connection.
   * @returns undefined while a transaction is open on the connection, whose uncommitted writes the query must not see,
   *   and for statements that return no rows
   */
  readSync<Row>({ sql, parameters }: CompiledQuery<Row>): Row[] | undefined {
    if (this.#file.inTransaction) return undefined;
    const statement = this.#database.prepare(sql);
    // Kysely's builder inferred the row type of the query
    return statement.reader ? (statement.all(parameters) as Row[]) : undefined;
  }
}

/** Far more than the gateway's distinct queries; only `in` lists of varying length create new texts. */
const maxCachedStatements = 300;

/**
 * Caches prepared statements: preparing costs more than a point read, and Kysely prepares for every run. Not for
 * streaming.
 */
function cacheStatements(file: Sqlite.Database): SqliteDatabase {
  const cached = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = cached.get(text);
      if (known) return known;
      const statement = file.prepare(text);
      if (cached.size === maxCachedStatements) {
        const [oldest] = cached.keys();
        if (oldest !== undefined) cached.delete(oldest);
      }
      cached.set(text, statement);
      return statement;
    },
    close() {
      cached.clear();
      file.close();
    },
  };
}
