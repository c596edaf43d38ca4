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

const places = 20;
const many = 500;

let database: TestDatabase;
let gateways: RunningGateway[] = [];
const tokens: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { dataDir, databaseUrl } = database.location;
  const environment = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl };
  // without the demo content, which is nothing to it and takes longer than the test
  const loaded = { name: 'demo', loaded_at: '2026-11-03 08:00:00' };
  await database.db.insertInto('loaded_content').values(loaded).execute();
  gateways = await Promise.all(
    [1, 2].map(() => startGateway({ dataDir, ...(environment && { environment }) })),
  );
  await database.db.transaction().execute(async (db) => {
    await addTestGroup(db, 'grp-1');
    const times = {
      register_until: '2199-11-13 18:00:00',
      starts_at: '2199-11-14 09:00:00',
      ends_at: '2199-11-14 12:00:00',
    };
    await addTestActivity(db, 'act-1', 'grp-1', { quota: places, ...times });
    // open whatever the clock of the machine says
    const open = { opens_at: '2020-11-01 00:00:00', closes_at: '2199-12-01 00:00:00' };
    for (const gift of ['gift', 'again']) await addTestWelfare(db, gift, places, open);
    for (let index = 0; index < many; index += 1) tokens.push(await addReader(db, index));
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

interface Told {
  readonly status: number;
  readonly outcome: string;
}

/** as the SDK does with a call that carries a clientId */
const triesAgain = 2;

/** Asks one gateway or the other; whoever has too much to do is asked the same again, as a page would. */
async function ask(
  which: number,
  path: string,
  token: string,
  body?: object,
  triesLeft = triesAgain,
): Promise<Told> {
  const answer = await fetch((gateways[which % gateways.length]?.origin ?? '') + path, {
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (answer.status === 503 && triesLeft > 0) {
    await answer.body?.cancel();
    await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
    return ask(which, path, token, body, triesLeft - 1);
  }
  const { data } = (await answer.json()) as { data: { outcome: string } };
  return { status: answer.status, outcome: data.outcome };
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

const tally = (told: readonly Told[]) =>
  Object.fromEntries(
    [...Map.groupBy(told, ({ status, outcome }) => `${status} ${outcome}`)].map(([key, all]) => [
      key,
      all.length,
    ]),
  );

async function placesNow(): Promise<{ readonly taken: number; readonly kept: readonly number[] }> {
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
  return { taken, kept: rows.map(({ volunteer_id }) => Number(volunteer_id.slice('vol-'.length))) };
}

test('of five hundred who register at once at two gateways for twenty places twenty are in', async () => {
  expect(tally(await Promise.all(tokens.map(register)))).toEqual({
    '200 registered': places,
    '200 full': many - places,
  });
  const { taken, kept } = await placesNow();
  expect([taken, kept.length]).toEqual([places, places]);
}, 120_000);

test('whoever takes a place back at both gateways at once frees one, and no place is lost or given twice', async () => {
  const leaving = (await placesNow()).kept.slice(0, 5);
  const others = tokens.filter((_, index) => !leaving.includes(index)).slice(0, 100);
  const [left] = await Promise.all([
    Promise.all(leaving.flatMap((index) => [0, 1].map((which) => cancel(tokens[index] ?? '', which)))),
    Promise.all(others.map(register)),
  ]);
  expect(tally(left)).toEqual({ '200 cancelled': 5, '200 not-registered': 5 });
  const between = await placesNow();
  expect(between.kept).toHaveLength(between.taken);
  // whoever came too early for a place that was freed tries again
  await Promise.all(others.map(register));
  const { taken, kept } = await placesNow();
  expect([taken, kept.length]).toEqual([places, places]);
}, 120_000);

test('of five hundred who claim one of twenty gifts at once at two gateways twenty have one', async () => {
  const told = await Promise.all(tokens.map((token, which) => claim('gift', token, which)));
  expect(tally(told)).toEqual({ '200 claimed': places, '200 empty': many - places });
}, 120_000);

test('who claims twenty times at once at two gateways has one', async () => {
  const [token = ''] = tokens;
  const told = await Promise.all(Array.from({ length: 20 }, (_, which) => claim('again', token, which)));
  expect(tally(told)).toEqual({ '200 claimed': 1, '200 already': 19 });
});
