import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceLedger } from '../../gateway/domains/commonweal/chain/service-ledger.ts';
import { checkDatabase } from '../../gateway/domains/shared/ledger/check-database.ts';
import { checkRegistrations } from '../../gateway/domains/commonweal/chain/check-registrations.ts';
import {
  call,
  openTestHandlers,
  start,
  type TestHandlers,
} from '../../gateway/http/testing/test-handlers.ts';
import { volunteerCount } from './commonweal-volunteers.ts';
import { loadDemo } from './load-demo.ts';

/** PostgreSQL on a machine with other work takes longer than a hook usually may */
const loadTimeoutMs = 90_000;

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
  const { vault } = gateway.account;
  await loadDemo(gateway.db, { name: 'demo', mediaBase: '/media/demo', clock: () => start, vault });
}, loadTimeoutMs);
afterAll(() => gateway.close());

async function countOf(table: 'volunteers' | 'volunteer_groups' | 'activities' | 'welfare_items') {
  const { total } = await gateway.db
    .selectFrom(table)
    .select(sql<number>`cast(count(*) as integer)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

describe('the demo content of the volunteer programme', () => {
  test('has 12 groups, 60 activities, 200 volunteers and 12 welfare items', async () => {
    expect(await countOf('volunteer_groups')).toBe(12);
    expect(await countOf('activities')).toBe(60);
    expect(await countOf('volunteers')).toBe(volunteerCount);
    expect(await countOf('welfare_items')).toBe(12);
  });

  test('has activities in every state', async () => {
    for (const state of ['open', 'full', 'closed', 'running', 'ended', 'cancelled'] as const) {
      const { list } = await call(gateway.handlers, 'listCommonwealActivities', { query: { state } });
      expect(list.length, state).toBeGreaterThan(0);
      expect(new Set(list.map((activity) => activity.state))).toEqual(new Set([state]));
    }
    const audits = await gateway.db.selectFrom('activities').select('audit').distinct().execute();
    expect(audits.map(({ audit }) => audit).toSorted()).toEqual(['approved', 'pending', 'rejected']);
  });

  test('has at most as many registrations as places, and the same hours as the service chain', async () => {
    const activities = await gateway.db.selectFrom('activities').select(['id', 'taken', 'quota']).execute();
    const registrations = await gateway.db.selectFrom('registrations').select('activity_id').execute();
    const byActivity = Map.groupBy(registrations, ({ activity_id }) => activity_id);
    for (const { id, taken, quota } of activities) {
      expect(byActivity.get(id)?.length ?? 0, id).toBe(taken);
      expect(taken, id).toBeLessThanOrEqual(quota);
    }
    const sums = await gateway.db
      .selectFrom('volunteers')
      .select(sql<number>`cast(sum(minutes) as integer)`.as('minutes'))
      .executeTakeFirstOrThrow();
    const blocks = await gateway.db
      .selectFrom('service_blocks')
      .select(sql<number>`cast(sum(minutes) as integer)`.as('minutes'))
      .executeTakeFirstOrThrow();
    expect(sums.minutes).toBe(blocks.minutes);
    expect(sums.minutes).toBeGreaterThan(0);
  });

  test('sums up the certificates of each volunteer and group', async () => {
    const rows = await gateway.db
      .selectFrom('registrations')
      .innerJoin('activities', 'activities.id', 'registrations.activity_id')
      .innerJoin('service_blocks', 'service_blocks.certificate', 'registrations.certificate')
      .select(['volunteer_id', 'activities.group_id', 'service_blocks.minutes'])
      .where('registrations.state', '=', 'attended')
      .execute();
    const sumOf = (some: typeof rows = []) => some.reduce((sum, { minutes }) => sum + minutes, 0);
    const byVolunteer = Map.groupBy(rows, ({ volunteer_id }) => volunteer_id);
    const volunteers = await gateway.db.selectFrom('volunteers').selectAll().execute();
    for (const { id, minutes, activities } of volunteers) {
      expect(minutes, id).toBe(sumOf(byVolunteer.get(id)));
      expect(activities, id).toBe(byVolunteer.get(id)?.length ?? 0);
    }
    const byGroup = Map.groupBy(rows, ({ group_id }) => group_id);
    for (const { id, minutes, members } of await gateway.db
      .selectFrom('volunteer_groups')
      .selectAll()
      .execute()) {
      expect(minutes, id).toBe(sumOf(byGroup.get(id)));
      expect(members, id).toBe(new Set(byGroup.get(id)?.map(({ volunteer_id }) => volunteer_id)).size);
    }
  });

  test('has a valid service chain', async () => {
    expect(await checkDatabase(gateway.db, serviceLedger)).toMatchObject({
      place: { height: expect.any(Number) },
    });
    expect(await checkRegistrations(gateway.db)).toEqual([]);
  });

  test('has shows, groups and activities in every topic', async () => {
    const first = await call(gateway.handlers, 'getCommonwealTopic', { query: {} });
    for (const { id } of first.topics) {
      const topic = await call(gateway.handlers, 'getCommonwealTopic', { query: { topicId: id } });
      expect(topic.shows.length, id).toBeGreaterThan(0);
      expect(topic.activities.length, id).toBeGreaterThan(0);
      expect(topic.groups.length, id).toBe(6);
    }
  });

  test('has open, empty, upcoming and closed welfare items', async () => {
    const { list } = await call(gateway.handlers, 'listWelfareItems', { query: {} });
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['open', 'empty', 'upcoming', 'closed']));
  });
});
