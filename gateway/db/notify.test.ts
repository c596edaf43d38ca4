import { afterAll, beforeAll, expect, test } from 'vitest';
import { notify } from './notify.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase } from './open.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let elsewhere: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  elsewhere = await openDatabase(database.location);
});
afterAll(async () => {
  await elsewhere.close();
  await database.close();
});

const write = ({ db }: Pick<OpenDatabase, 'db'>, name: string) =>
  db.transaction().execute(async (transaction) => {
    await transaction.insertInto('loaded_content').values({ name, loaded_at: '' }).execute();
    await notify(transaction, 'channel', name);
  });
/** long enough for a busy machine */
const patience = { timeout: 5000 };

test('a listener is called after a write of any process', async () => {
  const heard: (string | undefined)[] = [];
  const stop = await database.listen('channel', (payload) => heard.push(payload));
  await write(elsewhere, 'there');
  await expect.poll(() => heard.length, patience).toBe(1);
  await write(database, 'here');
  await expect.poll(() => heard.length, patience).toBe(2);
  // SQLite reports that there was a write, but not which
  expect(heard).toEqual(database.dialect === 'postgres' ? ['there', 'here'] : [undefined, undefined]);
  await stop();
});

test('a rolled-back transaction does not notify, and a stopped listener is not called', async () => {
  const heard: (string | undefined)[] = [];
  const still: (string | undefined)[] = [];
  const stop = await database.listen('channel', (payload) => heard.push(payload));
  const stopOther = await database.listen('channel', (payload) => still.push(payload));
  await stop();
  const taken = elsewhere.db.transaction().execute(async (transaction) => {
    await notify(transaction, 'channel', 'rolled back');
    throw new Error('fails');
  });
  await expect(taken).rejects.toThrow('fails');
  await write(elsewhere, 'kept');
  await expect.poll(() => still.length, patience).toBe(1);
  expect(still).toEqual([database.dialect === 'postgres' ? 'kept' : undefined]);
  expect(heard).toEqual([]);
  await stopOther();
});
