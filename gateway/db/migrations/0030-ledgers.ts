import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

const ledgers = sql`ledger in ('service', 'notices')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await heads(db);
  await trees(db);
  await notices(db);
  await serviceTree(db);
}

/** One head for each ledger, in place of the table of the only one. */
async function heads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_heads')
    .addColumn('ledger', 'text', (column) => column.primaryKey().check(ledgers))
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into ledger_heads (ledger, height, hash) select 'service', height, hash from service_chain`.execute(
    db,
  );
  await sql`insert into ledger_heads (ledger, height, hash) values ('notices', 0, ${'0'.repeat(64)})`.execute(
    db,
  );
  await db.schema.dropTable('service_chain').execute();
}

async function trees(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger_hashes')
    .addColumn('ledger', 'text', (column) => column.notNull().check(ledgers))
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_hashes_key', ['ledger', 'level', 'place'])
    .execute();
  await db.schema
    .createTable('ledger_checkpoints')
    .addColumn('ledger', 'text', (column) => column.notNull().check(ledgers))
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('root', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_checkpoints_key', ['ledger', 'size'])
    .execute();
  await db.schema
    .createTable('ledger_keys')
    .addColumn('ledger', 'text', (column) => column.notNull().check(ledgers))
    .addColumn('verifier_key', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_keys_key', ['ledger', 'verifier_key'])
    .execute();
}

async function notices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('loss_blocks')
    .addColumn('height', 'integer', (column) => column.primaryKey())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('notice', 'text', (column) => column.notNull().unique())
    .addColumn('record_json', 'text')
    .addColumn('salt', 'text')
    .addColumn('marks', 'text')
    .addColumn('previous', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    // an erased record has none of the three
    .addCheckConstraint(
      'loss_blocks_erased',
      sql`(record_json is null) = (salt is null) and (record_json is null) = (marks is null)`,
    )
    .execute();
  await db.schema
    .createTable('loss_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .check(sql`kind in ('identity-card', 'business-licence', 'seal', 'invoice', 'bill', 'other')`),
    )
    .addColumn('holder', 'text')
    .addColumn('number', 'text')
    .addColumn('number_hash', 'text')
    .addColumn('lost_on', 'text')
    .addColumn('published_on', 'text', (column) => column.notNull())
    .addColumn('paper_page', 'text', (column) => column.notNull())
    .addColumn('paper_article', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column.notNull().check(sql`state in ('valid', 'corrected', 'revoked', 'erased')`),
    )
    .addColumn('replaces', 'text')
    .addColumn('replaced_by', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('erased_at', 'text')
    .execute();
  for (const [name, columns] of [
    ['loss_notices_by_day', ['published_on', 'id']],
    ['loss_notices_by_kind', ['kind', 'published_on', 'id']],
    ['loss_notices_by_number', ['number_hash']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('loss_notices')
      .columns([...columns])
      .execute();
}

type ServiceRows = {
  service_blocks: {
    height: number;
    time: string;
    kind: string;
    certificate: string;
    name: string;
    activity: string;
    group_name: string;
    served_on: string;
    minutes: number;
    previous: string;
  };
  ledger_hashes: { ledger: string; level: number; place: number; hash: string };
};

/** blocks in memory at a time; also the hashes of a tile */
const tileWidth = 256;

/** Gives records that are stored already their leaves, and full tiles their hashes. */
async function serviceTree(db: Kysely<unknown>): Promise<void> {
  const tables = db.withTables<ServiceRows>();
  const add = (level: number, first: number, hashes: readonly string[]) =>
    tables
      .insertInto('ledger_hashes')
      .values(hashes.map((hash, at) => ({ ledger: 'service', level, place: first + at, hash })))
      .execute();
  const pending: string[][] = [];
  async function addTile(level: number, first: number, hashes: readonly string[]): Promise<void> {
    await add(level, first, hashes);
    const above = (pending[level] ??= []);
    if (hashes.length < tileWidth) return;
    above.push(rootOf(hashes));
    if (above.length < tileWidth) return;
    pending[level] = [];
    await addTile(level + 1, ((first + tileWidth) / tileWidth / tileWidth - 1) * tileWidth, above);
  }
  let [size, last] = [0, 0];
  for (;;) {
    const rows = await tables
      .selectFrom('service_blocks')
      .selectAll()
      .where('height', '>', last)
      .orderBy('height')
      .limit(tileWidth)
      .execute();
    if (rows.length === 0) break;
    await addTile(0, size, rows.map(leafOf));
    size += rows.length;
    last = rows.at(-1)?.height ?? last;
  }
  for (const [level, hashes] of pending.entries())
    if (hashes.length > 0) {
      const count = Math.floor(size / tileWidth ** (level + 1));
      await add(level + 1, count - hashes.length, hashes);
    }
}

const sha256 = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function leafOf(row: ServiceRows['service_blocks']): string {
  const { height, time, kind, certificate, name, activity, group_name, served_on, minutes, previous } = row;
  const values = [height, time, kind, certificate, name, activity, group_name, served_on, minutes, previous];
  return sha256(Uint8Array.of(0), JSON.stringify(values)).toString('hex');
}

/** The root of a full tile. */
function rootOf(hashes: readonly string[]): string {
  let row: Buffer[] = hashes.map((hash) => Buffer.from(hash, 'hex'));
  while (row.length > 1)
    row = row.flatMap((left, index) => {
      const right = index % 2 === 0 ? row[index + 1] : undefined;
      return right === undefined ? [] : [sha256(Uint8Array.of(1), left, right)];
    });
  return row[0]?.toString('hex') ?? '';
}
