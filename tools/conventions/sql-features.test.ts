import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, isTest } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const section = /^### Other servers, and SERIALIZABLE$.*?(?=^### )/ms.exec(
  readFileSync(join(root, 'docs/deploy.md'), 'utf8'),
)?.[0];

/** Features of PostgreSQL as docs/deploy.md names them, by how Kysely or SQL writes them. */
const features: Readonly<Record<string, RegExp>> = {
  text: /addColumn\([^,)]+,\s*'text'/,
  integer: /addColumn\([^,)]+,\s*'integer'/,
  'double precision': /addColumn\([^,)]+,\s*'double precision'/,
  'primary keys': /\.(?:primaryKey|addPrimaryKeyConstraint)\(/,
  'foreign keys': /\.(?:references|addForeignKeyConstraint)\(/,
  'on delete cascade': /\.onDelete\('cascade'\)/,
  'on delete set null': /\.onDelete\('set null'\)/,
  check: /\.(?:check|addCheckConstraint)\(/,
  unique: /\.(?:unique|addUniqueConstraint)\(/,
  indexes: /\.(?:createIndex|dropIndex)\(/,
  'partial indexes': /\.createIndex\([^;]*\.where\(/,
  'alter table': /\.(?:alterTable|dropColumn|renameColumn)\(/,
  'insert … select': /\binsert into \w+ \([^)]*\)\s+select\b/,
  transactions: /\.transaction\(\)/,
  savepoints: /\bsavepoint \w+`/,
  'on conflict do nothing': /\.doNothing\(/,
  'on conflict do update': /\.doUpdateSet\(/,
  'on conflict do update where': /\.doUpdateSet\([^;]*?\)\)\s+\.where\(/,
  returning: /\.returning(?:All)?\(/,
  'inner joins': /\.innerJoin\(|\binner join\b/,
  'left joins': /\.leftJoin\(/,
  'subqueries in from': /\.selectFrom\(\s*db\b/,
  in: /'in'/,
  exists: /\bexists[ (]/,
  'row comparison': /\$\{sql\.ref\(\w+\)\}, \$\{sql\.ref\(\w+\)\}\) \$\{comparison\}/,
  'like … escape': /\blike \$.*\bescape\b/,
  case: /\bcase(?:\(\)| \w+ when\b)/,
  coalesce: /\bcoalesce\(/,
  cast: /\bcast\(/,
  substr: /\bsubstr\(/,
  '||': /'\w+:' \|\| \w/,
  count: /\bcount(?:All)?[(<]/,
  sum: /\bsum[(<]/,
  min: /\bmin\(\w+\)|\bfn\.min[(<]/,
  max: /\bfn\.max[(<]/,
  avg: /\bfn\.avg[(<]/,
  'group by': /\.groupBy\(/,
  having: /\.having\(/,
  distinct: /\.distinct\(\)/,
  'union all': /\.unionAll\(/,
  limit: /\.limit\(/,
  offset: /\.offset\(/,
  listen: /`listen \$/,
  notify: /`notify \$/,
  pg_notify: /\bpg_notify\(/,
  // Kysely's migrator takes it
  pg_advisory_lock: /\bnew Migrator\(/,
  pg_catalog: /\bnew Migrator\(|'pg_dump'/,
  lock_timeout: /\block_timeout:/,
  statement_timeout: /\bstatement_timeout:/,
  idle_in_transaction_session_timeout: /\bidle_in_transaction_session_timeout:/,
  current_setting: /\bcurrent_setting\(/,

  'stored procedures': /\bcreate (?:or replace )?(?:function|procedure)\b/,
  triggers: /\bcreate (?:constraint )?trigger\b/,
  sequences: /\bcreate sequence\b|\bnextval\(|\.(?:autoIncrement|\w*Identity)\(|'(?:big|small)?serial'/,
  extensions: /\bcreate extension\b/,
  views: /\bcreate view\b|\.(?:createView|refreshMaterializedView)\(/,
  'temporary tables': /\.temporary\(|\bcreate temp/,
  'generated columns': /\.generatedAlwaysAs\(|\bgenerated always\b/,
  arrays: /\barray\[|\bunnest\(|\bfn\.any[(<]|\w\[\]'/,
  'JSON types': /addColumn\([^,)]+,\s*'jsonb?'|::jsonb?/,
  'JSON operators': /->>|'->'|'@>'|\bjsonb?_\w+\(|\.(?:jsonPath|jsonAgg)\(/,
  'window functions': /\.over\(|\bover \(/,
  'common table expressions': /\.with(?:Recursive)?\(|\bwith \w+ as \(/,
  'lateral joins': /\.\w*Lateral\(|\blateral\b/,
  'full joins': /\.fullJoin\(/,
  'distinct on': /\.distinctOn\(/,
  merge: /\.mergeInto\(|\bmerge into\b/,
  'row locks': /\.for(?:\w*Update|\w*Share)\(|\bfor (?:no key )?update\b|\bfor share\b/,
  'skip locked': /\.skipLocked\(|\bskip locked\b/,
  'set transaction': /\.setIsolationLevel\(|\bset transaction\b/,
  'full-text search': /\bto_ts(?:vector|query)\b|@@/,
};

/** Methods of Kysely's builders, and words before a parenthesis in SQL, that need nothing special of a server. */
const plain = new Set(
  `select selectAll selectFrom from where whereRef and or not eb ref refTuple tuple val values set as on onRef onConflict
  column columns addColumn createTable dropTable notNull defaultTo modifyEnd orderBy when then else end
  execute executeTakeFirst executeTakeFirstOrThrow onDelete compile at`.split(/\s+/),
);

/** May not import the database (docs/ARCHITECTURE.md). */
const withoutDatabase = /^(?:gateway\/(?:contract|services)|demo\/(?:art|media))\//;

/** What the gateway sends to a server, without comments, and without what only tests send. */
const sources = ['gateway', 'demo']
  .flatMap(filesBelow)
  .filter(({ name }) => !withoutDatabase.test(name) && !isTest(name) && !/\/test-|\/testing\//.test(name))
  // methods of valibot, and of the demo's random numbers, have names that Kysely's have
  .map(({ text }) =>
    text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|\b(?:v|random|seededRandom\([^()]*(?:\([^()]*\))?\))\.\w+/gm, ''),
  )
  .join('\n');
const isUsed = (name: string) => features[name]?.test(sources) === true;

const itemsOf = (text: string) =>
  text
    .split(/, | or /)
    .map((item) => item.replaceAll('`', '').trim())
    .toSorted();

test('docs/deploy.md lists the features of PostgreSQL that the gateway uses, and no others', () => {
  const rows = [...(section ?? '').matchAll(/^\| (?!---)([^|]*(?:\\\|[^|]*)*) \|/gm)].map(
    ([, cell = '']) => cell,
  );
  const listed = itemsOf(rows.map((cell) => cell.replaceAll('\\|', '|')).join(', '));
  expect(listed).toEqual(Object.keys(features).filter(isUsed).toSorted());
});

test('it names as unused what is known and not used', () => {
  const unused = /There are no (.+?):/s.exec(section ?? '')?.[1]?.replaceAll('\n', ' ') ?? '';
  expect(itemsOf(unused)).toEqual(
    Object.keys(features)
      .filter((name) => !isUsed(name))
      .toSorted(),
  );
});

test('every method of Kysely, function and type of a column that the gateway uses belongs to a feature', () => {
  const kysely = ['query-builder', 'schema', 'expression'].flatMap((folder) => {
    const path = join(root, 'node_modules/kysely/dist', folder);
    return readdirSync(path)
      .filter((name) => name.endsWith('.d.ts'))
      .flatMap((name) => [...readFileSync(join(path, name), 'utf8').matchAll(/^ {4}(\w+)[<(]/gm)]);
  });
  const methods = [...new Set(kysely.map(([, name = '']) => name))].filter((name) =>
    new RegExp(String.raw`(?:\.|[{,] )${name}(?:<[^(\n]*>)?\(`).test(sources),
  );
  const statements = [...sources.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)]
    .map(([, text = '']) => text.replace(/\$\{[^}]*\}/g, ''))
    .join('\n');
  const functions = [...statements.matchAll(/\b([a-z_]+)\(/g)].map(([, name = '']) => name);
  const types = [...sources.matchAll(/addColumn\([^,)]+,\s*'([^']+)'/g)].map(([, type = '']) => type);
  expect([methods.length > 40, functions.length > 40, types.length > 800]).toEqual([true, true, true]);
  const isKnown = (text: string) => Object.values(features).some((pattern) => pattern.test(text));
  expect({
    methods: methods.filter((name) => !plain.has(name) && !isKnown(`fn.${name}()`)),
    functions: functions.filter((name) => !plain.has(name) && !isKnown(`${name}(x)`)),
    types: types.filter((type) => !isKnown(`addColumn('x', '${type}'`)),
  }).toEqual({ methods: [], functions: [], types: [] });
});
