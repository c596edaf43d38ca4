import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';

/** How long a writer waits for the transaction of another process, such as the editor CLI or the importer. */
const defaultLockLimitMs = 10_000;
/** interval of attempts to get the lock */
const lockRetryMs = 20;

interface EmbeddedDialectOptions {
  /** called before each statement; throws when the file must not be used */
  readonly check?: () => void;
  /** called after each committed write, before its caller is told; throws when the write is lost */
  readonly confirm?: () => void;
  readonly lockLimitMs?: number;
}

/**
 * Kysely's SQLite dialect with what a server needs: transactions that wait for another writer instead of failing
 * halfway, migrations inside such a transaction, and a cache of prepared statements.
 */
export class EmbeddedDialect extends SqliteDialect {
  readonly #file: Sqlite.Database;
  readonly #database: PreparedStatements;
  readonly #confirm: () => void;
  readonly #lockLimitMs: number;

  /** @param file must not wait for locks itself (`busy_timeout = 0`): the whole process would stand still */
  constructor(
    file: Sqlite.Database,
    { check = () => {}, confirm = () => {}, lockLimitMs = defaultLockLimitMs }: EmbeddedDialectOptions = {},
  ) {
    const database = cacheStatements(file, check);
    super({ database });
    this.#file = file;
    this.#database = database;
    this.#confirm = confirm;
    this.#lockLimitMs = lockLimitMs;
  }

  override createDriver(): Driver {
    return new EmbeddedDriver(this.#file, this.#database, {
      confirm: this.#confirm,
      lockLimitMs: this.#lockLimitMs,
    });
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
 * One file shared by all connections of the process: one transaction at a time, and statements of others wait for its
 * end. While a transaction or a write waits for another process, everything else is answered.
 *
 * Begins every transaction as immediate, since every transaction of the gateway writes. A deferred transaction that
 * reads first fails with SQLITE_BUSY_SNAPSHOT when another process has written in between; an immediate one waits at its
 * start.
 */
class EmbeddedDriver implements Driver {
  readonly #file: Sqlite.Database;
  readonly #database: PreparedStatements;
  readonly #confirm: () => void;
  readonly #lockLimitMs: number;
  /** connection of the open transaction, or of one that is about to begin */
  #owner: DatabaseConnection | undefined;
  /** resolves when the owner is done */
  #ownerDone = Promise.resolve();
  #releaseOwner = () => {};
  #isBegun = false;
  /** when the lock of another process was met; undefined after a write */
  #lockedSince: number | undefined;

  constructor(
    file: Sqlite.Database,
    database: PreparedStatements,
    { confirm, lockLimitMs }: Required<Omit<EmbeddedDialectOptions, 'check'>>,
  ) {
    this.#file = file;
    this.#database = database;
    this.#confirm = confirm;
    this.#lockLimitMs = lockLimitMs;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new EmbeddedConnection(this.#execute.bind(this));
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // those who queue behind a transaction that waits for the lock have waited as long as it has
    const deadline = this.#lockDeadline();
    while (this.#owner !== undefined) await this.#ownerDone;
    this.#owner = connection;
    this.#ownerDone = new Promise((resolve) => {
      this.#releaseOwner = resolve;
    });
    try {
      await this.#runWithLock(CompiledQuery.raw('begin immediate'), deadline);
      this.#isBegun = true;
    } catch (error) {
      this.#endOwnership(connection);
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    this.#run(CompiledQuery.raw('commit'));
    this.#endOwnership(connection);
    this.#confirm();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // after an error such as a full disk SQLite has rolled back by itself
    if (this.#owner === connection && this.#file.inTransaction) this.#run(CompiledQuery.raw('rollback'));
    this.#endOwnership(connection);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#endOwnership(connection);
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }

  #endOwnership(connection: DatabaseConnection): void {
    if (this.#owner !== connection) return;
    this.#owner = undefined;
    this.#isBegun = false;
    this.#releaseOwner();
  }

  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#owner === connection) return this.#run(query);
    while (this.#isBegun) await this.#ownerDone;
    return this.#runWithLock(query, this.#lockDeadline());
  }

  #lockDeadline(): number {
    return performance.now() + this.#lockLimitMs;
  }

  /** Repeats a statement until a deadline, while another process holds the lock that it needs. */
  async #runWithLock<Row>(query: CompiledQuery, deadline: number): Promise<QueryResult<Row>> {
    for (;;)
      try {
        return this.#run(query);
      } catch (error) {
        if (!isLocked(error)) throw error;
        const now = performance.now();
        this.#lockedSince ??= now;
        if (now >= deadline) throw this.#lockError(now - this.#lockedSince);
        await pause(lockRetryMs);
        while (this.#isBegun) await this.#ownerDone;
      }
  }

  /** @param lockedMs time since the lock of another process was met */
  #lockError(lockedMs: number): Error {
    const queuedMs = this.#lockLimitMs - lockedMs;
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    const cause =
      seconds(queuedMs) > 0
        ? `a write waited ${seconds(queuedMs)} s for others of this process, and another process has locked the database for ${seconds(lockedMs)} s`
        : `another process has locked the database for ${this.#lockLimitMs / 1000} s`;
    return new Sqlite.SqliteError(cause, 'SQLITE_BUSY');
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    // Kysely's builder inferred the row type of the query
    if (statement.reader) {
      const rows = statement.all(parameters) as Row[];
      this.#confirmWrite(statement);
      return { rows };
    }
    const { changes, lastInsertRowid } = statement.run(parameters);
    this.#confirmWrite(statement);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  /** Confirms a write that was committed by itself. */
  #confirmWrite({ readonly }: Sqlite.Statement): void {
    if (!readonly) this.#lockedSince = undefined;
    if (!readonly && !this.#file.inTransaction) this.#confirm();
  }
}

type Execute = <Row>(connection: DatabaseConnection, query: CompiledQuery) => Promise<QueryResult<Row>>;

class EmbeddedConnection implements DatabaseConnection {
  readonly #execute: Execute;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute(this, query);
  }

  streamQuery(): never {
    throw new Error('the gateway streams no rows');
  }
}

const isLocked = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');

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

  /** The driver keeps transactions apart: a connection that waits for a lock does not hold up others. */
  override get supportsMultipleConnections(): boolean {
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

interface PreparedStatements extends SqliteDatabase {
  prepare(text: string): Sqlite.Statement;
}

/** Far more than the gateway's distinct queries; only `in` lists of varying length create new texts. */
const maxCachedStatements = 300;

/**
 * Caches prepared statements: preparing costs more than a point read, and Kysely prepares for every run. Not for
 * streaming.
 */
function cacheStatements(file: Sqlite.Database, check: () => void): PreparedStatements {
  const cached = new Map<string, Sqlite.Statement>();
  return {
    prepare(text) {
      check();
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
