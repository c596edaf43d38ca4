import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { withdrawCertificate } from '../chain/certificates.ts';
import { checkDatabase } from '../../shared/ledger/check-database.ts';
import { serviceLedger } from '../chain/service-ledger.ts';
import { checkRegistrations } from '../chain/check-registrations.ts';
import { addTestActivity, addTestGroup, addTestVolunteer } from '../test-commonweal.ts';
import { markAttendance } from './mark-attendance.ts';

const now = '2026-11-15 13:00:00';
const people = ['vol-wang', 'vol-li'] as const;
type Person = (typeof people)[number];
const days = { 'act-first': 'grp-river', 'act-second': 'grp-river', 'act-other': 'grp-library' } as const;
type Day = keyof typeof days;

let gateway: TestHandlers;
let readers: Readonly<Record<Person, SignedIn>>;
beforeAll(async () => {
  gateway = await openTestHandlers();
  readers = { 'vol-wang': await gateway.signIn('晓芳'), 'vol-li': await gateway.signIn('小李') };
  for (const group of ['grp-river', 'grp-library']) await addTestGroup(gateway.db, group);
  for (const person of people) await addTestVolunteer(gateway.db, person, readers[person].reader.id);
  const at = { state: 'registered' as const, registered_at: '2026-11-01 09:00:00' };
  for (const [day, group] of Object.entries(days)) {
    await addTestActivity(gateway.db, day, group);
    for (const volunteer_id of people)
      await gateway.db
        .insertInto('registrations')
        .values({ activity_id: day, volunteer_id, ...at, changed_at: at.registered_at })
        .execute();
  }
});
afterAll(() => gateway.close());

const homeOf = (person: Person) => call(gateway.handlers, 'getVolunteerHome', { query: {} }, readers[person]);
const certificateOf = (person: Person, activityId: Day) =>
  call(gateway.handlers, 'getActivityCertificate', { query: { activityId } }, readers[person]);

/** What one person did: the sum of their valid certificates, which all pages must agree on. */
async function expectAgreement(counted: readonly (readonly [Person, Day, minutes: number])[]): Promise<void> {
  const sum = (of: typeof counted) => of.reduce((total, [, , minutes]) => total + minutes, 0);
  for (const person of people) {
    const own = counted.filter(([of]) => of === person);
    const { volunteer, counts } = await homeOf(person);
    expect(volunteer).toMatchObject({ minutes: sum(own), activities: own.length });
    expect(counts.attended).toBe(own.length);
    const { list } = await call(
      gateway.handlers,
      'listVolunteerActivities',
      { query: { state: 'attended' } },
      readers[person],
    );
    expect(
      new Set(list.map(({ activity, registration }) => [activity.id, registration.minutes].join())),
    ).toEqual(new Set(own.map(([, day, minutes]) => [day, minutes].join())));
    for (const [, day, minutes] of own)
      expect(await certificateOf(person, day)).toMatchObject({
        state: 'valid',
        block: { record: { minutes } },
      });
  }
  for (const groupId of new Set(Object.values(days))) {
    const own = counted.filter(([, day]) => days[day] === groupId);
    const { group } = await call(gateway.handlers, 'getCommonwealGroupHome', { query: { groupId } });
    expect(group).toMatchObject({ minutes: sum(own), members: new Set(own.map(([of]) => of)).size });
  }
  for (const activityId of Object.keys(days) as Day[]) {
    const { list, total } = await call(gateway.handlers, 'listActivityVolunteers', {
      query: { activityId, attended: true },
    });
    const own = counted.filter(([, day]) => day === activityId);
    expect(new Set(list.map(({ volunteerId }) => volunteerId))).toEqual(new Set(own.map(([of]) => of)));
    expect(total).toBe(own.length);
    const { attended } = await call(gateway.handlers, 'getCommonwealActivity', { query: { activityId } });
    expect(attended).toBe(own.length);
  }
  expect(await checkDatabase(gateway.db, serviceLedger)).toMatchObject({
    place: { height: expect.any(Number) },
  });
  expect(await checkRegistrations(gateway.db)).toEqual([]);
}

async function mark(volunteerId: Person, activityId: Day, minutes: number): Promise<string> {
  const marked = await gateway.db
    .transaction()
    .execute((transaction) => markAttendance(transaction, { activityId, volunteerId, minutes, now }));
  if ('refusal' in marked) throw new Error(marked.refusal);
  return marked.certificate;
}

const withdraw = (code: string) =>
  gateway.db.transaction().execute((transaction) => withdrawCertificate(transaction, code, now));

test('hours and counts equal the sum of the valid certificates after marking, withdrawing and marking again', async () => {
  await expectAgreement([]);
  const first = await mark('vol-wang', 'act-first', 120);
  const second = await mark('vol-wang', 'act-second', 60);
  const other = await mark('vol-wang', 'act-other', 90);
  await mark('vol-li', 'act-first', 150);
  const all = [
    ['vol-wang', 'act-second', 60],
    ['vol-wang', 'act-other', 90],
    ['vol-li', 'act-first', 150],
  ] as const;
  await expectAgreement([['vol-wang', 'act-first', 120], ...all]);

  // also served with the group in another activity: still a member
  expect(await withdraw(first)).toBe(true);
  await expectAgreement(all);
  expect(await withdraw(first)).toBe(false);
  await expectAgreement(all);
  // the last service with this group
  await withdraw(other);
  await withdraw(second);
  await expectAgreement([['vol-li', 'act-first', 150]]);

  // hours are corrected and marked again; the absent volunteer is marked absent
  const remarked = await mark('vol-wang', 'act-first', 30);
  expect(remarked).not.toBe(first);
  expect(await mark('vol-wang', 'act-second', 0)).toBe('');
  await expectAgreement([
    ['vol-wang', 'act-first', 30],
    ['vol-li', 'act-first', 150],
  ]);
});

test('with a withdrawn certificate keeps the code and lists the activity as waiting for hours', async () => {
  const { list } = await call(
    gateway.handlers,
    'listVolunteerActivities',
    { query: { state: 'registered' } },
    readers['vol-wang'],
  );
  expect(list).toMatchObject([
    { activity: { id: 'act-other' }, registration: { certificate: expect.stringMatching(/^QL-/) } },
  ]);
  expect(list[0]?.registration).not.toHaveProperty('minutes');
  expect(await certificateOf('vol-wang', 'act-other')).toMatchObject({
    state: 'withdrawn',
    withdrawnAt: now,
  });
});
