import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, missingMigrations } from './migrate.ts';
import { raiseFloor } from './migrations/0040-schema-floor.ts';
import { StartError } from './start-error.ts';
import { emptyTestLocation, type TestLocation } from './test-database.ts';
import { openDatabase } from './open.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./migrate-once.ts', import.meta.url));

let place: TestLocation;
beforeAll(async () => {
  place = await emptyTestLocation();
});
afterAll(() => place.remove());

test('processes that start together migrate once, one after the other', async () => {
  const { dataDir, databaseUrl = '' } = place.location;
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  await Promise.all([1, 2, 3].map(() => run(process.execPath, [script], { env, timeout: 60_000 })));

  const { db, close } = await openDatabase(place.location);
  await migrate(db);
  const sections = await db.selectFrom('sections').select('name').orderBy('place').execute();
  expect(sections.map(({ name }) => name).join(' ')).toBe('山东 城事 经济 教育 文化 健康 体育 乡村');
  await close();
}, 90_000);

const later = '9999-later';

test('a database that a later version has taken something from is rejected and not changed', async () => {
  const { db, close } = await openDatabase(place.location);
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values (${later}, '')`.execute(db);
  await raiseFloor(db, later);
  await expect(migrate(db)).rejects.toThrow(StartError);
  await close();
});

test('a database that a later version has only expanded is used as it is', async () => {
  const { db, close } = await openDatabase(place.location);
  await raiseFloor(db, '0040-schema-floor');
  await migrate(db);
  // but not without the own migrations
  await sql`delete from kysely_migration where name = '0040-schema-floor'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(StartError);
  await close();
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a migration that PostgreSQL rolled back is repeated',
  async () => {
    const fresh = await emptyTestLocation();
    const { db, close } = await openDatabase(fresh.location);
    await sql`
    create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      db,
    );
    // no rollback sets a sequence back
    await sql`create sequence attempts`.execute(db);
    await sql`
    create function lose_first() returns trigger language plpgsql as $$
    begin
      if nextval('attempts') = 1 then
        raise exception 'rolled back in favour of another' using errcode = '40001';
      end if;
      return new;
    end $$`.execute(db);
    await sql`
    create trigger lose_first before insert on kysely_migration
    for each row execute function lose_first()`.execute(db);
    await migrate(db);
    expect(await missingMigrations(db)).toEqual([]);
    await close();
    await fresh.remove();
  },
);
