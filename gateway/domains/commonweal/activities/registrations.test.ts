import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../../http/testing/test-handlers.ts';
import { addTestActivity, addTestGroup, addTestVolunteer } from '../test-commonweal.ts';
import { markAttendance } from './mark-attendance.ts';

let gateway: TestHandlers;
let wang: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await addTestGroup(gateway.db, 'grp-1');
});
afterAll(() => gateway.close());

beforeEach(async () => {
  gateway.moveTo(0);
  await gateway.db.deleteFrom('activities').execute();
  await gateway.db.deleteFrom('volunteers').execute();
  wang = await gateway.signIn('晓芳');
  li = await gateway.signIn('小李');
  await addTestVolunteer(gateway.db, 'vol-wang', wang.reader.id);
  await addTestVolunteer(gateway.db, 'vol-li', li.reader.id);
  await addTestActivity(gateway.db, 'act-1', 'grp-1', { quota: 1 });
});

const register = (context: CallContext, activityId = 'act-1', id = clientId()) =>
  call(gateway.handlers, 'registerForActivity', { query: { activityId, clientId: id } }, context);
const cancel = (context: CallContext, activityId = 'act-1') =>
  call(
    gateway.handlers,
    'cancelActivityRegistration',
    { body: { activityId, clientId: clientId() } },
    context,
  );
const details = (context: CallContext, activityId = 'act-1') =>
  call(gateway.handlers, 'getCommonwealActivity', { query: { activityId } }, context);

describe('registering', () => {
  test('takes a place and reports to others when none is left', async () => {
    expect(await register(wang)).toEqual({ outcome: 'registered', step: 'registered', taken: 1, quota: 1 });
    expect(await register(li)).toEqual({ outcome: 'full', step: 'full', taken: 1, quota: 1 });
    expect((await details(visitor)).step).toBe('full');
    expect((await details(wang)).registration).toMatchObject({ state: 'registered' });
  });

  test('twice takes one place', async () => {
    const id = clientId();
    const first = await register(wang, 'act-1', id);
    expect(await register(wang, 'act-1', id)).toEqual(first);
    expect(await register(wang)).toMatchObject({ outcome: 'registered', taken: 1 });
  });

  test('requires an approved volunteer who is not locked', async () => {
    const stranger = await gateway.signIn('路人');
    expect(await register(stranger)).toMatchObject({
      outcome: 'not-volunteer',
      step: 'not-volunteer',
      taken: 0,
    });
    await gateway.db.updateTable('volunteers').set({ audit: 'pending' }).where('id', '=', 'vol-li').execute();
    expect(await register(li)).toMatchObject({ outcome: 'submitted', step: 'submitted' });
    const lock = { locked_until: '2026-12-01 00:00:00', lock_reason: '三次未到' };
    await gateway.db.updateTable('volunteers').set(lock).where('id', '=', 'vol-wang').execute();
    expect(await register(wang)).toMatchObject({
      outcome: 'locked',
      step: 'locked',
      lock: { until: '2026-12-01 00:00:00', reason: '三次未到' },
      taken: 0,
    });
  });

  test('is closed after its deadline and for cancelled activities', async () => {
    await addTestActivity(gateway.db, 'act-late', 'grp-1', { register_until: '2026-11-03 08:00:00' });
    await addTestActivity(gateway.db, 'act-off', 'grp-1', { cancelled_at: '2026-11-02 08:00:00' });
    await addTestActivity(gateway.db, 'act-pending', 'grp-1', { audit: 'pending' });
    expect(await register(wang, 'act-late')).toMatchObject({ outcome: 'closed', step: 'closed' });
    expect(await register(wang, 'act-off')).toMatchObject({ outcome: 'closed', step: 'closed' });
    await expect(register(wang, 'act-pending')).rejects.toMatchObject({ code: 404 });
  });

  test('at an overlapping time names the other activity; adjacent times are allowed', async () => {
    await addTestActivity(gateway.db, 'act-noon', 'grp-1', {
      starts_at: '2026-11-14 11:59:59',
      ends_at: '2026-11-14 15:00:00',
    });
    await addTestActivity(gateway.db, 'act-after', 'grp-1', {
      starts_at: '2026-11-14 12:00:00',
      ends_at: '2026-11-14 15:00:00',
    });
    await register(wang);
    expect(await register(wang, 'act-noon')).toMatchObject({
      outcome: 'clash',
      clash: { title: '小清河清洁日', startsAt: '2026-11-14 09:00:00' },
    });
    expect((await details(wang, 'act-noon')).clash).toMatchObject({ title: '小清河清洁日' });
    expect(await register(wang, 'act-after')).toMatchObject({ outcome: 'registered' });
  });

  test('requires the skills and the age of the activity', async () => {
    await addTestActivity(gateway.db, 'act-skill', 'grp-1', { skills_json: '["medical"]' });
    expect(await register(wang, 'act-skill')).toMatchObject({ outcome: 'not-eligible' });
    const person = {
      name: '王芳',
      idNumber: '370202201006200045',
      phone: '',
      guardianName: '',
      guardianPhone: '',
    };
    const person_sealed = gateway.account.vault.encrypt(JSON.stringify(person));
    await gateway.db.updateTable('volunteers').set({ person_sealed }).where('id', '=', 'vol-wang').execute();
    await addTestActivity(gateway.db, 'act-old', 'grp-1', { min_age: 18 });
    expect(await register(wang, 'act-old')).toMatchObject({
      outcome: 'not-eligible',
      reason: '这个活动要求年满 18 周岁',
    });
    await addTestActivity(gateway.db, 'act-young', 'grp-1', { min_age: 16, max_age: 16 });
    expect(await register(wang, 'act-young')).toMatchObject({ outcome: 'registered' });
  });
});

describe('cancelling a registration', () => {
  test('frees one place, once', async () => {
    await register(wang);
    const outcomes = await Promise.all([cancel(wang), cancel(wang), cancel(wang)]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
      'cancelled',
      'not-registered',
      'not-registered',
    ]);
    expect((await details(li)).activity.taken).toBe(0);
    expect(await register(li)).toMatchObject({ outcome: 'registered' });
    expect(await register(wang)).toMatchObject({ outcome: 'full' });
  });

  test('allows registering again', async () => {
    await register(wang);
    await cancel(wang);
    expect(await register(wang)).toMatchObject({ outcome: 'registered', taken: 1 });
  });

  test('is not possible after registration closed', async () => {
    await register(wang);
    const end = (Date.parse('2026-11-13T18:00:00+08:00') - Date.parse('2026-11-03T08:00:00+08:00')) / 60_000;
    gateway.moveTo(end);
    expect(await cancel(wang)).toMatchObject({ outcome: 'too-late', taken: 1 });
  });
});

describe('attendance', () => {
  const mark = (minutes: number, now = '2026-11-14 13:00:00', volunteerId = 'vol-wang') =>
    gateway.db
      .transaction()
      .execute((transaction) =>
        markAttendance(transaction, { activityId: 'act-1', volunteerId, minutes, now }),
      );

  test('issues hours and a certificate, once', async () => {
    await register(wang);
    expect(await mark(120, '2026-11-14 08:59:59')).toEqual({ refusal: 'not-begun' });
    expect(await mark(181)).toEqual({ refusal: 'too-long' });
    expect(await mark(120, '2026-11-14 13:00:00', 'vol-li')).toEqual({ refusal: 'not-registered' });
    const marked = await mark(120);
    expect(marked).toMatchObject({ certificate: expect.stringMatching(/^QL-/) });
    expect(await mark(120)).toEqual({ refusal: 'not-registered' });
    const certificate = await call(
      gateway.handlers,
      'getActivityCertificate',
      { query: { activityId: 'act-1' } },
      wang,
    );
    expect(certificate).toMatchObject({ state: 'valid', block: { record: { name: '王*芳', minutes: 120 } } });
    const home = await call(gateway.handlers, 'getVolunteerHome', { query: {} }, wang);
    expect(home.volunteer).toMatchObject({ minutes: 120, activities: 1 });
    const { list } = await call(gateway.handlers, 'listActivityVolunteers', {
      query: { activityId: 'act-1', attended: true },
    });
    expect(list).toMatchObject([{ volunteerId: 'vol-wang', minutes: 120, state: 'attended' }]);
  });

  test('of an absent volunteer issues neither', async () => {
    await register(wang);
    expect(await mark(0)).toEqual({ certificate: '' });
    await expect(
      call(gateway.handlers, 'getActivityCertificate', { query: { activityId: 'act-1' } }, wang),
    ).rejects.toMatchObject({ code: 404 });
  });
});
