import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import { EmbeddedAdapter } from './drivers/sqlite-dialect.ts';

type Value = string | number;

/** Stands for a value while its query is built. */
class Blank {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query whose text is always the same: built and compiled when it first runs on a kind of database, since that takes
 * longer than the query itself. `build` puts `value(name)` where the values of a run go; it must not decide by them.
 */
export function preparedQuery<Values extends { readonly [Name in keyof Values]: Value }, Row>(
  build: (
    db: Database,
    value: <Name extends keyof Values & string>(name: Name) => Values[Name],
  ) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  // by database: a transaction has the adapter of its own one
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  // The builder only hands a blank on to the parameters of the compiled query, where a run finds it again.
  const blank = <Name extends keyof Values & string>(name: Name) =>
    new Blank(name) as unknown as Values[Name];

  function compiledFor(db: Database, adapter: object): CompiledQuery<Row> {
    const known = compiled.get(adapter);
    if (known) return known;
    const query: CompiledQuery<Row> = build(db, blank).compile();
    compiled.set(adapter, query);
    return query;
  }

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiledFor(db, adapter);
    const given: Readonly<Record<string, Value>> = values;
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Blank ? given[parameter.name] : parameter,
    );
    const asked: CompiledQuery<Row> = { ...query, parameters };
    const found = adapter instanceof EmbeddedAdapter ? adapter.readAtOnce(asked) : undefined;
    return found ?? (await db.executeQuery<Row>(asked)).rows;
  };
}
