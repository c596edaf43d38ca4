import { afterAll, beforeAll, expect, test } from 'vitest';
import { ring } from './notify.ts';
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
    await ring(transaction, 'channel', name);
  });
/** ms; a busy machine may take a while */
const patience = { timeout: 5000 };

test('a write is heard of, whichever process made it', async () => {
  const heard: (string | undefined)[] = [];
  const stop = await database.listen('channel', (what) => heard.push(what));
  await write(elsewhere, 'there');
  await expect.poll(() => heard.length, patience).toBe(1);
  await write(database, 'here');
  await expect.poll(() => heard.length, patience).toBe(2);
  // SQLite tells that there was a write, and not of what
  expect(heard).toEqual(database.dialect === 'postgres' ? ['there', 'here'] : [undefined, undefined]);
  await stop();
});

test('nothing is heard of what was taken back, nor by who stopped listening', async () => {
  const heard: (string | undefined)[] = [];
  const still: (string | undefined)[] = [];
  const stop = await database.listen('channel', (what) => heard.push(what));
  const stopOther = await database.listen('channel', (what) => still.push(what));
  await stop();
  const taken = elsewhere.db.transaction().execute(async (transaction) => {
    await ring(transaction, 'channel', 'taken back');
    throw new Error('changed its mind');
  });
  await expect(taken).rejects.toThrow('changed its mind');
  await write(elsewhere, 'kept');
  await expect.poll(() => still.length, patience).toBe(1);
  expect(still).toEqual([database.dialect === 'postgres' ? 'kept' : undefined]);
  expect(heard).toEqual([]);
  await stopOther();
});
