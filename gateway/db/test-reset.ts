import { Client } from 'pg';

/** With more rows a table stays slow after they are deleted, until it is vacuumed. */
const maxDeletedRows = 5000;

/** What a copy of the template is like that no test has used; the same for all copies. */
interface Origin {
  readonly fingerprint: string;
  /** rows that migrations have written, as JSON, by table */
  readonly rows: ReadonlyMap<string, string>;
}

let origin: Promise<Origin> | undefined;

/** Remembers what an unused copy of the template is like, for `emptyDatabase`. */
export async function rememberOrigin(databaseUrl: string): Promise<void> {
  origin ??= onDatabase(databaseUrl, async (client) => {
    const { fingerprint, used } = await inspect(client);
    const rows = new Map<string, string>();
    // what is referred to is written first
    for (const table of used.toReversed())
      rows.set(table, await value(client, `select json_agg(t)::text as value from "${table}" t`));
    return { fingerprint, rows };
  });
  await origin;
}

/**
 * Makes a copy of the template as it was, by deleting what a test wrote.
 * @returns false if it cannot: the schema was changed, much was written, or the server has other functions
 */
export async function emptyDatabase(databaseUrl: string): Promise<boolean> {
  const before = await origin;
  if (before === undefined) return false;
  try {
    return await onDatabase(databaseUrl, async (client) => {
      await client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      const { fingerprint, used } = await inspect(client);
      if (fingerprint !== before.fingerprint) return false;
      let deleted = 0;
      await client.query('begin');
      for (const table of used) deleted += (await client.query(`delete from "${table}"`)).rowCount ?? 0;
      for (const [table, json] of before.rows)
        await client.query(
          `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`,
          [json],
        );
      await client.query('commit');
      return deleted <= maxDeletedRows;
    });
  } catch {
    return false;
  }
}

/**
 * @returns a fingerprint, which changes with each change of a table, trigger, function or setting; and the tables that
 *   have or had rows, those with references before those that they refer to
 */
async function inspect(client: Client): Promise<{ readonly fingerprint: string; readonly used: string[] }> {
  const fingerprint = await value(
    client,
    `select md5(string_agg(entry, ' ' order by entry)) as value from (
       select format('table %s %s', oid, xmin) as entry from pg_class where relnamespace = 'public'::regnamespace
       union all select format('column %s %s %s', attrelid, attnum, xmin) from pg_attribute
       union all select format('trigger %s %s', oid, xmin) from pg_trigger
       union all select format('constraint %s %s', oid, xmin) from pg_constraint
       union all select format('function %s %s', oid, xmin) from pg_proc where pronamespace = 'public'::regnamespace
       union all select format('schema %s %s', oid, xmin) from pg_namespace where nspname !~ '^pg_'
       union all select format('event trigger %s %s', oid, xmin) from pg_event_trigger
       union all select format('setting %s', setconfig) from pg_db_role_setting
         join pg_database on pg_database.oid = setdatabase and datname = current_database()
     ) as entries`,
  );
  // asking each table whether it has rows takes ten times as long
  const { rows } = await client.query<{ readonly name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0 order by oid desc`,
  );
  return { fingerprint, used: rows.map(({ name }) => name) };
}

async function value(client: Client, text: string): Promise<string> {
  const { rows } = await client.query<{ readonly value: string }>(text);
  return rows[0]?.value ?? '';
}

async function onDatabase<Result>(
  databaseUrl: string,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
