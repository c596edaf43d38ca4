import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceRecord } from '../../../rules/commonweal/service-record.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { checkDatabase } from '../../domains/shared/ledger/check-database.ts';
import { append, appendMany, headOf } from '../../domains/shared/ledger/ledger-store.ts';
import { openTestDatabase, type TestDatabase } from '../test-database.ts';
import { up } from './0030-ledgers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const serviceOf = (certificate: string): ServiceRecord => ({
  kind: 'service',
  certificate,
  name: '王*芳',
  activity: '“小清河”清洁日',
  group: '泉城义工联',
  servedOn: '2026-11-14',
  minutes: 120,
});
const time = '2026-11-14 13:00:00';

/** Takes the database back to where only the chain of service hours was stored. */
async function takeBack(): Promise<void> {
  const { db } = database;
  const head = await headOf(db, 'service');
  await sql`create table service_chain (id integer primary key, height integer not null, hash text not null)`.execute(
    db,
  );
  await sql`insert into service_chain (id, height, hash) values (1, ${head.height}, ${head.hash})`.execute(
    db,
  );
  // of a later migration
  await db.schema.dropTable('loss_name_pairs').ifExists().execute();
  for (const table of [
    'ledger_heads',
    'ledger_hashes',
    'ledger_checkpoints',
    'ledger_keys',
    'loss_blocks',
    'loss_notices',
  ])
    await db.schema.dropTable(table).execute();
}

// more than one full tile of the second level would take 65,536 records
test.each([0, 1, 256, 300, 600])('the %i records that are stored already get their tree', async (many) => {
  const { db } = database;
  const { height } = await headOf(db, 'service');
  const entries = Array.from({ length: many - height }, (_, at) => ({
    record: serviceOf(`C${height + at}`),
    time,
  }));
  await db.transaction().execute((transaction) => appendMany(transaction, serviceLedger, entries));
  const before = await serviceLedger.blocksFrom(db, 1, 1000);
  const hashes = () => db.selectFrom('ledger_hashes').selectAll().orderBy('level').orderBy('place').execute();
  const tree = await hashes();
  await takeBack();

  const tables = { migrationTableName: `again_${many}`, migrationLockTableName: `again_lock_${many}` };
  const provider = { getMigrations: async () => ({ '0030-ledgers': { up } }) };
  const { error } = await new Migrator({ db, provider, ...tables }).migrateToLatest();
  expect(error).toBeUndefined();
  expect(await hashes()).toEqual(tree);
  expect(await serviceLedger.blocksFrom(db, 1, 1000)).toEqual(before);
  expect(await checkDatabase(db, serviceLedger)).toMatchObject({ place: { height: many } });
});

test('records are appended to it as before', async () => {
  const { db } = database;
  const entry = { record: serviceOf('after'), time };
  await db.transaction().execute((transaction) => append(transaction, serviceLedger, entry));
  expect(await checkDatabase(db, serviceLedger)).toMatchObject({ place: { height: 601 } });
});
