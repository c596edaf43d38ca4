import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../../../e2e/support/gateway.ts';
import { openTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { issueToken } from '../../domains/account/tokens.ts';
import {
  addTestActivity,
  addTestGroup,
  addTestVolunteer,
  addTestWelfare,
} from '../../domains/commonweal/test-commonweal.ts';

const placeCount = 20;
const readerCount = 500;

let database: TestDatabase;
let gateways: RunningGateway[] = [];
let tokens: readonly string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { dataDir, databaseUrl } = database.location;
  const environment = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl };
  // skips the demo content, which would take longer than the test
  const loaded = { name: 'demo', loaded_at: '2026-11-03 08:00:00' };
  await database.db.insertInto('loaded_content').values(loaded).execute();
  gateways = await Promise.all(
    [1, 2].map(() => startGateway({ dataDir, ...(environment && { environment }) })),
  );
  tokens = await database.db.transaction().execute(async (db) => {
    await addTestGroup(db, 'grp-1');
    const times = {
      register_until: '2199-11-13 18:00:00',
      starts_at: '2199-11-14 09:00:00',
      ends_at: '2199-11-14 12:00:00',
    };
    await addTestActivity(db, 'act-1', 'grp-1', { quota: placeCount, ...times });
    // open for any system clock
    const open = { opens_at: '2020-11-01 00:00:00', closes_at: '2199-12-01 00:00:00' };
    for (const gift of ['gift', 'again']) await addTestWelfare(db, gift, placeCount, open);
    const all: string[] = [];
    for (let index = 0; index < readerCount; index += 1) all.push(await addReader(db, index));
    return all;
  });
}, 120_000);
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await database.close();
});

async function addReader(db: TestDatabase['db'], index: number): Promise<string> {
  const user = { id: `reader${index}`, name: `志愿者${index}`, head_img: '', user_type: 0 as const };
  await db
    .insertInto('users')
    .values({ ...user, user_des: '', city_id: null, created_at: '2026-11-03 08:00:00' })
    .execute();
  await addTestVolunteer(db, `vol-${index}`, user.id);
  return (await issueToken(db, user.id, { days: 1, now: new Date() })).token;
}

interface CallResult {
  readonly status: number;
  readonly outcome: string;
}

/** as in the SDK for calls with a clientId */
const maxRetries = 2;

/** Calls one of the gateways and retries a 503, like a page. */
async function ask(
  which: number,
  path: string,
  token: string,
  body?: object,
  retriesLeft = maxRetries,
): Promise<CallResult> {
  const response = await fetch((gateways[which % gateways.length]?.origin ?? '') + path, {
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status === 503 && retriesLeft > 0) {
    await response.body?.cancel();
    await setTimeout(Number(response.headers.get('retry-after')) * 1000);
    return ask(which, path, token, body, retriesLeft - 1);
  }
  const { data } = (await response.json()) as { data: { outcome: string } };
  return { status: response.status, outcome: data.outcome };
}
const register = (token: string, which: number) =>
  ask(
    which,
    `/gateway/api/commonweal/v1/registCommonwealAct?activityId=act-1&clientId=${randomUUID()}`,
    token,
  );
const cancel = (token: string, which: number) =>
  ask(which, '/gateway/x/commonweal/cancel-registration', token, {
    activityId: 'act-1',
    clientId: randomUUID(),
  });
const claim = (itemId: string, token: string, which: number) =>
  ask(which, '/gateway/x/commonweal/welfare-claim', token, { itemId, clientId: randomUUID() });

const tally = (results: readonly CallResult[]) =>
  Object.fromEntries(
    [...Map.groupBy(results, ({ status, outcome }) => `${status} ${outcome}`)].map(([key, all]) => [
      key,
      all.length,
    ]),
  );

async function placesNow(): Promise<{ readonly taken: number; readonly registered: readonly number[] }> {
  const { taken } = await database.db
    .selectFrom('activities')
    .select('taken')
    .where('id', '=', 'act-1')
    .executeTakeFirstOrThrow();
  const rows = await database.db
    .selectFrom('registrations')
    .select('volunteer_id')
    .where('activity_id', '=', 'act-1')
    .where('state', '=', 'registered')
    .execute();
  return { taken, registered: rows.map(({ volunteer_id }) => Number(volunteer_id.slice('vol-'.length))) };
}

test('expired rows are deleted once, by whichever gateway looks first', async () => {
  const runs = () =>
    database.db
      .selectFrom('job_leases')
      .select(['job', 'runs'])
      // the other jobs are due again within the test
      .where('job', 'in', ['index-stories', 'sweep'])
      .orderBy('job')
      .execute();
  // both have looked when they began to listen
  await expect.poll(runs, { timeout: 10_000 }).toEqual([
    { job: 'index-stories', runs: 1 },
    { job: 'sweep', runs: 1 },
  ]);
});

test('registers twenty of five hundred readers at two gateways for twenty places', async () => {
  expect(tally(await Promise.all(tokens.map(register)))).toEqual({
    '200 registered': placeCount,
    '200 full': readerCount - placeCount,
  });
  const { taken, registered } = await placesNow();
  expect([taken, registered.length]).toEqual([placeCount, placeCount]);
}, 120_000);

test('a cancellation at both gateways frees one place, and no place is lost or given twice', async () => {
  const leaving = (await placesNow()).registered.slice(0, 5);
  const others = tokens.filter((_, index) => !leaving.includes(index)).slice(0, 100);
  const [left] = await Promise.all([
    Promise.all(leaving.flatMap((index) => [0, 1].map((which) => cancel(tokens[index] ?? '', which)))),
    Promise.all(others.map(register)),
  ]);
  expect(tally(left)).toEqual({ '200 cancelled': 5, '200 not-registered': 5 });
  const between = await placesNow();
  expect(between.registered).toHaveLength(between.taken);
  // those who came before a place was freed try again
  await Promise.all(others.map(register));
  const { taken, registered } = await placesNow();
  expect([taken, registered.length]).toEqual([placeCount, placeCount]);
}, 120_000);

test('gives twenty gifts to twenty of five hundred readers at two gateways', async () => {
  const results = await Promise.all(tokens.map((token, which) => claim('gift', token, which)));
  expect(tally(results)).toEqual({ '200 claimed': placeCount, '200 empty': readerCount - placeCount });
}, 120_000);

test('gives one gift to a reader who claims twenty times at two gateways', async () => {
  const [token = ''] = tokens;
  const results = await Promise.all(Array.from({ length: 20 }, (_, which) => claim('again', token, which)));
  expect(tally(results)).toEqual({ '200 claimed': 1, '200 already': 19 });
});
