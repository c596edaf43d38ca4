import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceFormat, type ServiceRecord } from '../../../../rules/commonweal/service-record.ts';
import { sealBlock } from '../../../../rules/ledger/ledger-block.ts';
import type { ChainPlace } from '../../../../rules/ledger/check-chain.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { certificateOf, withdrawCertificate } from './certificates.ts';
import { checkDatabase as checkLedger } from '../../shared/ledger/check-database.ts';
import { append as appendTo, headOf } from '../../shared/ledger/ledger-store.ts';
import { sha256 } from '../../shared/ledger/node-sha256.ts';
import { emptyLedger } from '../../shared/ledger/test-ledger.ts';
import { serviceLedger } from './service-ledger.ts';
import type { Appending } from './test-append.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const time = '2026-11-14 13:00:00';
const record = (certificate: string): ServiceRecord => ({
  kind: 'service',
  certificate,
  name: '王*芳',
  activity: '小清河清洁日',
  group: '泉城义工联',
  servedOn: '2026-11-14',
  minutes: 120,
});
const appendRecord = (transaction: Transaction<Schema>, service: ServiceRecord) =>
  appendTo(transaction, serviceLedger, { record: service, time });
const chainHead = (db: Database) => headOf(db, 'service');
const { blocksFrom } = serviceLedger;
const checkDatabase = (db: Database, places: readonly ChainPlace[] = []) =>
  checkLedger(db, serviceLedger, { places });
const updateHead = (db: Database, change: Partial<ChainPlace>) =>
  db.updateTable('ledger_heads').set(change).where('ledger', '=', 'service').execute();
const append = (certificate: string) =>
  database.db.transaction().execute((transaction) => appendRecord(transaction, record(certificate)));

beforeEach(async () => {
  const { db } = database;
  await emptyLedger(db, 'service');
  for (const certificate of ['C1', 'C2', 'C3', 'C4']) await append(certificate);
});

const fault = (height: number, field: string) => ({ fault: { height, field } });

test('an untouched chain is valid', async () => {
  expect(await checkDatabase(database.db)).toEqual({ place: await chainHead(database.db) });
});

describe('a change in the database is found with its height and field', () => {
  test.each([
    ['time', { time: '2026-11-14 13:00:01' }],
    ['kind', { kind: 'withdrawal' as const }],
    ['certificate', { certificate: 'C9' }],
    ['name', { name: '李*芳' }],
    ['activity', { activity: '别的活动' }],
    ['group', { group_name: '别的团队' }],
    ['servedOn', { served_on: '2026-11-15' }],
    ['minutes', { minutes: 1200 }],
    ['previous', { previous: 'f'.repeat(64) }],
    ['hash', { hash: 'f'.repeat(64) }],
    ['marks', { marks: '' }],
    ['height', { height: 9 }],
  ])('%s', async (field, change) => {
    await database.db.updateTable('service_blocks').set(change).where('height', '=', 2).execute();
    // a row that moved to the end leaves a gap
    const found = field === 'height' ? 'missing' : field;
    expect(await checkDatabase(database.db)).toEqual(fault(2, found));
  });

  test('a deleted row, including the last one', async () => {
    for (const height of [4, 3]) {
      await database.db.deleteFrom('service_blocks').where('height', '=', height).execute();
      expect(await checkDatabase(database.db)).toEqual(fault(height, 'missing'));
    }
  });

  test('a row inserted after the head', async () => {
    const { db } = database;
    const { height, hash: previous } = await chainHead(db);
    const { group, servedOn, ...same } = record('C5');
    const forged = sealBlock(
      serviceFormat,
      { height: height + 1, time, record: record('C5'), previous },
      sha256,
    );
    await db
      .insertInto('service_blocks')
      .values({
        ...same,
        group_name: group,
        served_on: servedOn,
        height: forged.height,
        time,
        previous,
        hash: forged.hash,
        marks: forged.marks,
      })
      .execute();
    expect(await checkDatabase(db)).toEqual(fault(5, 'checkpoint'));
  });

  test('a moved or replaced head', async () => {
    const { db } = database;
    const end = await chainHead(db);
    for (const [change, found] of [
      [{ height: 9 }, fault(5, 'missing')],
      [{ height: 3 }, fault(3, 'checkpoint')],
      [{ hash: 'f'.repeat(64) }, fault(4, 'checkpoint')],
    ] as const) {
      await updateHead(db, change);
      expect(await checkDatabase(db), JSON.stringify(change)).toEqual(found);
      await updateHead(db, end);
    }
    expect(await checkDatabase(db)).toEqual({ place: end });
  });

  test('two swapped rows', async () => {
    const { db } = database;
    for (const [from, to] of [
      [2, 100],
      [3, 2],
      [100, 3],
    ] as const)
      await db.updateTable('service_blocks').set({ height: to }).where('height', '=', from).execute();
    expect(await checkDatabase(db)).toEqual(fault(2, 'height'));
  });

  test('a chain truncated together with its head does not match the published checkpoint', async () => {
    const { db } = database;
    const published = await chainHead(db);
    await db.deleteFrom('service_blocks').where('height', '=', 4).execute();
    const [, , third] = await blocksFrom(db, 1, 3);
    await updateHead(db, { height: 3, hash: third?.hash ?? '' });
    // the tree still has the leaf of the record
    expect(await checkDatabase(db)).toEqual(fault(4, 'leaf'));
    await db.deleteFrom('ledger_hashes').where('place', '=', 3).execute();
    expect(await checkDatabase(db)).toMatchObject({ place: { height: 3 } });
    expect(await checkDatabase(db, [published])).toEqual(fault(4, 'missing'));
  });
});

/** test timeout in ms; processes start slowly on a busy machine */
const processTimeoutMs = 60_000;

/** Another process with its own database connection, like a second gateway, and the lines that it prints. */
function startAppending(options: Partial<Appending>) {
  const { location } = database;
  const input: Appending = { location, prefix: 'P', many: 20, holds: false, ...options };
  const child = spawn(process.execPath, [script, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, exited: once(child, 'exit'), lines: createInterface({ input: child.stdout }) };
}
const script = fileURLToPath(new URL('test-append.ts', import.meta.url));

test(
  'two processes that append concurrently keep one chain without gaps',
  async () => {
    const both = ['P', 'Q'].map((prefix) => startAppending({ prefix }));
    expect(await Promise.all(both.map(({ exited }) => exited))).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await checkDatabase(database.db)).toMatchObject({ place: { height: 44 } });
  },
  processTimeoutMs,
);

describe('a process that is killed', () => {
  test(
    'between writing a record and committing it leaves no gap and nothing of the record',
    async () => {
      const before = await chainHead(database.db);
      const { child, exited, lines } = startAppending({ holds: true });
      const [line] = await once(lines, 'line');
      expect(line).toBe(`holds ${before.height + 1} P0`);
      child.kill('SIGKILL');
      await exited;
      expect((await append('after')).height).toBe(before.height + 1);
      expect(await checkDatabase(database.db)).toMatchObject({ place: { height: before.height + 1 } });
      expect((await certificateOf(database.db, 'P0')).state).toBe('unknown');
    },
    processTimeoutMs,
  );

  test.each([1, 7, 23])(
    'after %i records has kept every record that it reported',
    async (enough) => {
      const beside = startAppending({ prefix: 'B', many: 10 });
      const { child, exited, lines } = startAppending({ many: 1_000_000 });
      const kept: [height: number, certificate: string][] = [];
      for await (const line of lines) {
        const [, height, certificate = ''] = line.split(' ');
        kept.push([Number(height), certificate]);
        if (kept.length === enough) child.kill('SIGKILL');
      }
      expect(await exited).toEqual([null, 'SIGKILL']);
      expect(await beside.exited).toEqual([0, null]);
      await append('after');
      const { height } = await chainHead(database.db);
      expect(await checkDatabase(database.db)).toMatchObject({ place: { height } });
      const blocks = await blocksFrom(database.db, 1, height);
      for (const [place, certificate] of kept)
        expect(blocks[place - 1]).toMatchObject({ height: place, record: { certificate } });
    },
    processTimeoutMs,
  );
});

test('a record of a failed transaction is not stored', async () => {
  const before = await chainHead(database.db);
  const failing = database.db.transaction().execute(async (transaction) => {
    await appendRecord(transaction, record('lost'));
    throw new Error('something else went wrong');
  });
  await expect(failing).rejects.toThrow('something else');
  expect(await chainHead(database.db)).toEqual(before);
  expect(await checkDatabase(database.db)).toEqual({ place: before });
});

describe('a certificate', () => {
  const stateOf = async (code: string) => (await certificateOf(database.db, code)).state;
  const withdraw = (code: string) =>
    database.db.transaction().execute((transaction) => withdrawCertificate(transaction, code, time));

  test('is valid, unknown, altered or withdrawn', async () => {
    expect(await stateOf(' c1 ')).toBe('valid');
    expect(await certificateOf(database.db, 'C0')).toEqual({ code: 'C0', state: 'unknown' });
    expect(await withdraw('C1')).toBe(true);
    expect(await withdraw('C1')).toBe(false);
    expect(await certificateOf(database.db, 'C1')).toMatchObject({ state: 'withdrawn', withdrawnAt: time });
    expect(await checkDatabase(database.db)).toMatchObject({ place: { height: 5 } });
    await database.db.updateTable('service_blocks').set({ minutes: 6000 }).where('height', '=', 2).execute();
    expect(await certificateOf(database.db, 'C2')).toMatchObject({
      state: 'altered',
      block: { height: 2 },
      alteredField: 'minutes',
    });
  });

  test.each([2, 4])('is altered when its block was replaced as a whole, at height %i', async (height) => {
    const { db } = database;
    const [block] = await blocksFrom(db, height, 1);
    if (block === undefined) throw new Error('the chain has four blocks');
    const forged = { ...block, record: { ...block.record, minutes: 6000 } };
    const { hash, marks } = sealBlock(serviceFormat, forged, sha256);
    await db
      .updateTable('service_blocks')
      .set({ minutes: 6000, hash, marks })
      .where('height', '=', height)
      .execute();
    expect(await certificateOf(db, `C${height}`)).toMatchObject({ state: 'altered', alteredField: 'hash' });
    expect(await checkDatabase(db)).toEqual(fault(height, height === 4 ? 'checkpoint' : 'hash'));
  });
});
