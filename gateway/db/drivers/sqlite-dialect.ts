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
 * Kysely's SQLite dialect with what a server needs besides: transactions that wait for another writer instead of
 * failing half way, migrations inside such a transaction, and prepared statements that are kept.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Sqlite.Database;
  readonly #database: SqliteDatabase;

  constructor(file: Sqlite.Database) {
    const database = keepStatements(file);
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
    return new PlannedOnceCompiler();
  }
}

/**
 * SQLite with STAT4, as better-sqlite3 builds it, looks at the value that is compared with an indexed column, and so
 * plans a kept statement anew whenever one is bound: a third of a list's time. A sign before it hides the value from
 * the planner and changes nothing else; there are no statistics that it could weigh the value by.
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/**
 * Every transaction of the gateway writes. A deferred one that reads first and writes later fails at once with
 * SQLITE_BUSY_SNAPSHOT when another process wrote in between; an immediate one waits at its start (`busy_timeout`).
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** What is the same for all who use one embedded database, in a transaction or not. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #file: Sqlite.Database;
  readonly #database: SqliteDatabase;

  constructor(file: Sqlite.Database, database: SqliteDatabase) {
    super();
    this.#file = file;
    this.#database = database;
  }

  /** SQLite's DDL is transactional; with immediate transactions two processes that start at once migrate in turn. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /**
   * The rows of a query, without the dozen promises that asking for the connection and giving it back takes.
   * @returns undefined where the connection must be waited for, since a transaction is under way on it whose writes are
   * nobody else's yet, and where the query gives no rows
   */
  readAtOnce<Row>({ sql, parameters }: CompiledQuery<Row>): Row[] | undefined {
    if (this.#file.inTransaction) return undefined;
    const statement = this.#database.prepare(sql);
    // the rows' type is the query's own, as Kysely has it of the builder that made it
    return statement.reader ? (statement.all(parameters) as Row[]) : undefined;
  }
}

/** Far more than the gateway has shapes of queries; only lists of values of varying length make new ones. */
const keptStatements = 300;

/** Preparing costs more than running a point read, and Kysely prepares anew for every run. Do not stream from it. */
function keepStatements(file: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = file.prepare(text);
      if (kept.size === keptStatements) {
        const [oldest] = kept.keys();
        if (oldest !== undefined) kept.delete(oldest);
      }
      kept.set(text, statement);
      return statement;
    },
    close() {
      kept.clear();
      file.close();
    },
  };
}
