import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { EmbeddedAdapter } from './drivers/sqlite-dialect.ts';

type Value = string | number;

/** Takes the place of a value while a query is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Makes a query that is built and compiled only once per kind of database, since compiling takes longer than running
 * it.
 * @param build puts `value(name)` where a value of each call goes; it must not branch on values
 */
export function preparedQuery<Values extends { readonly [Name in keyof Values]: Value }, Row>(
  build: (
    db: Database,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  // keyed by adapter: a transaction has the adapter of its database
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  // Kysely passes the placeholder through to the parameters of the compiled query without inspecting it.
  const placeholder = <Name extends keyof Values & string>(name: Name) =>
    new Placeholder(name) as unknown as Values[Name];

  function compiledFor(db: Database, adapter: object): CompiledQuery<Row> {
    const known = compiled.get(adapter);
    if (known) return known;
    const query: CompiledQuery<Row> = build(db, placeholder).compile();
    compiled.set(adapter, query);
    return query;
  }

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiledFor(db, adapter);
    const given: Readonly<Record<string, Value>> = values;
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given[parameter.name] : parameter,
    );
    const request: CompiledQuery<Row> = { ...query, parameters };
    const found = adapter instanceof EmbeddedAdapter ? adapter.readSync(request) : undefined;
    return found ?? (await db.executeQuery<Row>(request)).rows;
  };
}

/** A prepared query for one text, such as an id. */
export function preparedLookup<Row>(
  build: (db: Database, key: string) => Compilable<Row>,
): (db: Database, key: string) => Promise<Row[]> {
  const read = preparedQuery<{ key: string }, Row>((db, value) => build(db, value('key')));
  return (db, key) => read(db, { key });
}

/** A prepared query for a list of texts, compiled once per length. @param build must not branch on the texts */
export function preparedListLookup<Row>(
  build: (db: Database, keys: readonly string[]) => Compilable<Row>,
): (db: Database, keys: readonly string[]) => Promise<Row[]> {
  const byLength = new Map<
    number,
    (db: Database, values: Readonly<Record<string, string>>) => Promise<Row[]>
  >();
  return (db, keys) => {
    let read = byLength.get(keys.length);
    if (read === undefined) {
      read = preparedQuery<Readonly<Record<string, string>>, Row>((database, value) =>
        build(
          database,
          keys.map((_, index) => value(String(index))),
        ),
      );
      byLength.set(keys.length, read);
    }
    return read(db, Object.fromEntries(keys.entries()));
  };
}
