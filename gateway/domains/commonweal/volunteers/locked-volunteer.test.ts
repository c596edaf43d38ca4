import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../../src/lib/crypto/encrypted-text.ts';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../../http/testing/test-handlers.ts';
import { markAttendance } from '../activities/mark-attendance.ts';
import {
  addTestActivity,
  addTestGroup,
  addTestShow,
  addTestVolunteer,
  addTestWelfare,
} from '../test-commonweal.ts';
import { rowsOf } from '../test-contract-rows.ts';
import { lockVolunteer, unlockVolunteer } from './lock-volunteer.ts';

let gateway: TestHandlers;
let wang: SignedIn;
const until = '2026-11-03 23:59:59';
const lock = { lock: 'locked', until, reason: '三次未到' };
const person = { name: '王晓芳', idNumber: '370102199005150028', phone: '13800138000' };

beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

/** A volunteer who registered for one of three activities and was then locked for the rest of the day. */
beforeEach(async () => {
  gateway.moveTo(0);
  const { db } = gateway;
  for (const table of ['volunteer_groups', 'volunteers', 'commonweal_shows', 'welfare_items'] as const)
    await db.deleteFrom(table).execute();
  wang = await gateway.signIn('晓芳');
  const kept = { ...person, guardianName: '', guardianPhone: '' };
  const person_sealed = gateway.account.vault.encrypt(JSON.stringify(kept));
  await addTestVolunteer(db, 'vol-1', wang.reader.id, { person_sealed });
  await addTestGroup(db, 'grp-1');
  await addTestActivity(db, 'act-own', 'grp-1');
  const later = { starts_at: '2026-11-15 09:00:00', ends_at: '2026-11-15 12:00:00' };
  await addTestActivity(db, 'act-other', 'grp-1', later);
  await addTestActivity(db, 'act-full', 'grp-1', { ...later, quota: 1, taken: 1 });
  await addTestActivity(db, 'act-closed', 'grp-1', { ...later, register_until: '2026-11-03 07:00:00' });
  await register('act-own');
  await locking(true);
});

const locking = (isLocked: boolean) =>
  gateway.db
    .transaction()
    .execute((transaction) =>
      isLocked
        ? lockVolunteer(transaction, { volunteerId: 'vol-1', until, reason: lock.reason })
        : unlockVolunteer(transaction, 'vol-1'),
    );
const register = (activityId: string) =>
  call(gateway.handlers, 'registerForActivity', { query: { activityId, clientId: clientId() } }, wang);
const details = (activityId: string) =>
  call(gateway.handlers, 'getCommonwealActivity', { query: { activityId } }, wang);
const lockState = () => call(gateway.handlers, 'checkVolunteerLock', { query: {} }, wang);
const home = (context: CallContext) =>
  call(gateway.handlers, 'getVolunteerHome', { query: { volunteerId: 'vol-1' } }, context);
const takenOf = async (activityId: string) => (await details(activityId)).activity.taken;

const rows: Readonly<Record<string, () => Promise<void>>> = {
  '`checkVolunteerLock`': async () => expect(await lockState()).toEqual(lock),

  '`getCommonwealIdentity`': async () =>
    expect(await call(gateway.handlers, 'getCommonwealIdentity', { query: {} }, wang)).toMatchObject({
      identity: 'volunteer',
      volunteer: { status: 'approved' },
      lock,
    }),

  '`getVolunteerHome`, their own': async () =>
    expect(await home(wang)).toMatchObject({ own: true, lock, counts: { registered: 1 } }),

  '`getVolunteerHome`, by others': async () => {
    const seen = await home(visitor);
    expect(seen).toMatchObject({ own: false, lock: { lock: 'open' } });
    expect(JSON.stringify(seen)).not.toContain(lock.reason);
  },

  '`getCommonwealActivity`': async () =>
    expect(await details('act-other')).toMatchObject({ step: 'locked', lock }),

  '`getCommonwealActivity` of an activity they have registered for': async () =>
    expect(await details('act-own')).toMatchObject({ step: 'registered' }),

  '`getCommonwealActivity` of a full or closed activity': async () => {
    expect(await details('act-full')).toMatchObject({ step: 'full' });
    expect(await details('act-closed')).toMatchObject({ step: 'closed' });
  },

  '`registerForActivity`': async () => {
    expect(await register('act-other')).toEqual({
      outcome: 'locked',
      step: 'locked',
      lock,
      taken: 0,
      quota: 20,
    });
    expect(await takenOf('act-other')).toBe(0);
  },

  '`registerForActivity` for an activity they have registered for': async () => {
    expect(await register('act-own')).toMatchObject({ outcome: 'registered', step: 'registered', taken: 1 });
    expect(await takenOf('act-own')).toBe(1);
  },

  '`cancelActivityRegistration`': async () => {
    const body = { activityId: 'act-own', clientId: clientId() };
    expect(await call(gateway.handlers, 'cancelActivityRegistration', { body }, wang)).toMatchObject({
      outcome: 'cancelled',
      step: 'locked',
      taken: 0,
    });
  },

  'attending an activity they had registered for': async () => {
    const attendance = { activityId: 'act-own', volunteerId: 'vol-1', minutes: 120 };
    const marked = await gateway.db
      .transaction()
      .execute((transaction) => markAttendance(transaction, { ...attendance, now: '2026-11-14 13:00:00' }));
    expect(marked).toMatchObject({ certificate: expect.stringMatching(/^QL-/) });
    expect((await home(visitor)).volunteer).toMatchObject({ minutes: 120, activities: 1 });
  },

  '`updateCommonwealVolunteer`': async () => {
    const { publicPem: pem, bits } = gateway.account.transport;
    const encrypted = encryptFor(JSON.stringify(person), { pem, bits });
    const form = { person: encrypted, code: '', cityId: '136', skills: [], guardianConsented: false };
    const body = { form: { ...form, consented: true }, clientId: clientId() };
    expect(await call(gateway.handlers, 'updateCommonwealVolunteer', { body }, wang)).toMatchObject({
      audit: { status: 'approved' },
    });
    expect((await home(visitor)).volunteer.cityId).toBe('136');
    expect(await lockState()).toEqual(lock);
  },

  '`thumbCommonwealShow`, `claimWelfare`': async () => {
    await addTestShow(gateway.db, 'show-1');
    await addTestWelfare(gateway.db, 'gift', 1);
    const query = { showId: 'show-1', clientId: clientId() };
    expect(await call(gateway.handlers, 'thumbCommonwealShow', { query }, wang)).toMatchObject({ thumbs: 1 });
    const body = { itemId: 'gift', clientId: clientId() };
    expect(await call(gateway.handlers, 'claimWelfare', { body }, wang)).toMatchObject({
      outcome: 'claimed',
    });
  },

  'any of these after the lock has ended': async () => {
    gateway.moveTo(16 * 60);
    expect(await lockState()).toEqual({ lock: 'open' });
    expect(await details('act-other')).toMatchObject({ step: 'form' });
    gateway.moveTo(0);
    await locking(false);
    expect(await lockState()).toEqual({ lock: 'open' });
    expect(await register('act-other')).toMatchObject({ outcome: 'registered' });
  },
};

describe('a locked volunteer gets the answers of the contract', () => {
  test('in every row', async () => {
    expect(await rowsOf('A volunteer who is locked')).toEqual(Object.keys(rows));
  });

  test.each(Object.entries(rows))('%s', async (_row, check) => {
    expect.hasAssertions();
    await check();
  });
});
