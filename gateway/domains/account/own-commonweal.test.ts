import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import {
  addTestActivity,
  addTestGroup,
  addTestShow,
  addTestVolunteer,
  addTestWelfare,
} from '../commonweal/test-commonweal.ts';
import { deleteAccount } from './own-data.ts';

let gateway: TestHandlers;
let wang: SignedIn;
const now = new Date('2026-11-03T08:00:00+08:00');
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

beforeEach(async () => {
  const { db } = gateway;
  await db.deleteFrom('volunteer_groups').execute();
  await db.deleteFrom('volunteers').execute();
  await db.deleteFrom('welfare_items').execute();
  await db.deleteFrom('commonweal_shows').execute();
  wang = await gateway.signIn('晓芳');
  const person = { name: '王晓芳', idNumber: '370102199005150028', phone: '13800138000' };
  const person_sealed = gateway.account.vault.encrypt(JSON.stringify(person));
  await addTestVolunteer(db, 'vol-1', wang.reader.id, { person_sealed, id_hash: 'hash', activities: 1 });
  await addTestGroup(db, 'grp-1', {
    owner_id: wang.reader.id,
    contact_sealed: gateway.account.vault.encrypt(
      JSON.stringify({ contactName: '王晓芳', contactPhone: '13800138000' }),
    ),
  });
  await addTestActivity(db, 'act-1', 'grp-1');
  await addTestWelfare(db, 'gift', 5);
  await addTestShow(db, 'show-1');
  const thumb = { showId: 'show-1', clientId: clientId() };
  await call(gateway.handlers, 'thumbCommonwealShow', { query: thumb }, wang);
  await call(
    gateway.handlers,
    'registerForActivity',
    { query: { activityId: 'act-1', clientId: clientId() } },
    wang,
  );
  await call(gateway.handlers, 'claimWelfare', { body: { itemId: 'gift', clientId: clientId() } }, wang);
});

const exported = () => gateway.exportOf(wang);

describe('a reader’s volunteering data', () => {
  test('is exported in full', async () => {
    const { account, personal } = await exported();
    expect(personal.commonweal).toMatchObject({
      volunteer: { name: '王晓芳', idNumber: '370102199005150028' },
      group: { contactPhone: '13800138000' },
    });
    expect(JSON.stringify(account)).not.toMatch(/王晓芳|370102199005150028|13800138000/);
    expect(account.commonweal).toMatchObject({
      volunteer: { id: 'vol-1', audit: { status: 'approved' } },
      group: { id: 'grp-1', introduction: '周末做好事' },
      started: [{ activityId: 'act-1', place: '五柳闸东侧', audit: { status: 'approved' } }],
      registrations: [{ activityId: 'act-1', state: 'registered' }],
      claims: [{ itemId: 'gift', title: '购书券' }],
      thumbs: [{ showId: 'show-1', title: '河边的一上午' }],
    });
  });

  test('is left out of the export when there is none', async () => {
    const stranger = await gateway.signIn('路人');
    const { account, personal } = await gateway.exportOf(stranger);
    expect([account.commonweal, personal.commonweal]).toEqual([undefined, undefined]);
  });

  test('is deleted with the account and frees future places; past service stays under the masked name', async () => {
    await deleteAccount(gateway.db, gateway.account.vault, wang.reader.id, now);
    const volunteer = await gateway.db.selectFrom('volunteers').selectAll().executeTakeFirstOrThrow();
    expect(volunteer).toMatchObject({
      name: '王*芳',
      user_id: null,
      id_hash: null,
      person_sealed: null,
      activities: 1,
    });
    const group = await gateway.db.selectFrom('volunteer_groups').selectAll().executeTakeFirstOrThrow();
    expect(group).toMatchObject({ name: '泉城义工联', owner_id: null, contact_sealed: null });
    const activity = await gateway.db.selectFrom('activities').selectAll().executeTakeFirstOrThrow();
    // cancelled, since nobody would lead it
    expect(activity).toMatchObject({ taken: 0, cancelled_at: '2026-11-03 08:00:00' });
    for (const table of ['welfare_claims', 'show_thumbs'] as const)
      expect(await gateway.db.selectFrom(table).select('user_id').execute()).toEqual([]);
  });
});
