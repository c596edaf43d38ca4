import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../db/test-database.ts';
import { runEditorCli } from '../../../editor-cli/test-editor-cli.ts';
import { markAttendance } from '../activities/mark-attendance.ts';
import { emptyLedger } from '../../shared/ledger/test-ledger.ts';
import { addTestActivity, addTestGroup, addTestVolunteer } from '../test-commonweal.ts';
import { withdrawCertificate } from './certificates.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await addTestGroup(database.db, 'group');
  await addTestActivity(database.db, 'act', 'group');
});
afterAll(() => database.close());

const now = '2026-11-14 13:00:00';
let certificate: string;
beforeEach(async () => {
  const { db } = database;
  await db.deleteFrom('volunteers').execute();
  await emptyLedger(db, 'service');
  for (const [id, minutes] of [
    ['li', 120],
    ['wang', 90],
  ] as const) {
    await addTestVolunteer(db, id, null);
    await db
      .insertInto('registrations')
      .values({
        activity_id: 'act',
        volunteer_id: id,
        state: 'registered',
        registered_at: now,
        changed_at: now,
        minutes: null,
        certificate: null,
      })
      .execute();
    const attendance = { activityId: 'act', volunteerId: id, minutes, now };
    const marked = await db.transaction().execute((transaction) => markAttendance(transaction, attendance));
    if (id === 'li' && 'certificate' in marked) ({ certificate } = marked);
  }
});

const verify = () => runEditorCli(database.location, ['chain', 'verify']);
const setRegistration = (fields: { minutes?: number; state?: 'registered'; certificate?: string | null }) =>
  database.db.updateTable('registrations').set(fields).where('volunteer_id', '=', 'li').execute();

describe('registrations and hours that the chain confirms', () => {
  test('are valid', async () => {
    const { code, printed } = await verify();
    expect(code).toBe(0);
    expect(printed.join('\n')).toContain('报名与志愿时长和链一致');
  });

  test('are valid after a certificate was withdrawn, and after the attendance was marked again', async () => {
    const { db } = database;
    await db.transaction().execute((transaction) => withdrawCertificate(transaction, certificate, now));
    expect(await verify()).toMatchObject({ code: 0 });
    const attendance = { activityId: 'act', volunteerId: 'li', minutes: 60, now };
    await db.transaction().execute((transaction) => markAttendance(transaction, attendance));
    expect(await verify()).toMatchObject({ code: 0 });
  });
});

describe('a change in the database is reported with its row and the difference', () => {
  test('of a registration’s minutes', async () => {
    await setRegistration({ minutes: 1200 });
    const { code, errorText } = await verify();
    expect(code).toBe(1);
    expect(errorText).toContain('registrations act/li minutes: 1200，链上 120 (on the chain)');
    expect(errorText).not.toContain('volunteers');
  });

  test('of a volunteer’s minutes', async () => {
    await database.db.updateTable('volunteers').set({ minutes: 6000 }).where('id', '=', 'wang').execute();
    const { errorText } = await verify();
    expect(errorText).toContain('volunteers wang minutes: 6000，链上 90 (on the chain)');
    expect(errorText).not.toContain('registrations');
  });

  test('of a certificate that the chain does not have', async () => {
    await setRegistration({ certificate: 'QL-FORGED' });
    const { errorText } = await verify();
    expect(errorText).toContain('registrations act/li certificate: QL-FORGED，链上没有 (not on the chain)');
    expect(errorText).toContain(`registrations: 没有证书 ${certificate}`);
    expect(errorText).toContain('volunteers li minutes: 120，链上 0 (on the chain)');
  });

  test('of a certificate that was withdrawn', async () => {
    await database.db
      .transaction()
      .execute((transaction) => withdrawCertificate(transaction, certificate, now));
    await database.db
      .updateTable('registrations')
      .set({ state: 'attended', minutes: 120 })
      .where('volunteer_id', '=', 'li')
      .execute();
    const { errorText } = await verify();
    expect(errorText).toContain(`registrations act/li certificate: ${certificate}，链上已撤回 (withdrawn)`);
  });

  test('of a state, and of minutes without attendance', async () => {
    await setRegistration({ state: 'registered' });
    const { errorText } = await verify();
    expect(errorText).toContain('registrations act/li state: registered，链上 attended (on the chain)');
  });

  test('of a deleted registration', async () => {
    await database.db.deleteFrom('registrations').where('volunteer_id', '=', 'li').execute();
    const { errorText } = await verify();
    expect(errorText).toContain(`registrations: 没有证书 ${certificate}，链上高度 1 有 120 分钟`);
    expect(errorText).toContain('volunteers li minutes: 120，链上 0 (on the chain)');
  });
});
