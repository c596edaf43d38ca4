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
import { addTestGroup, addTestUpload } from '../test-commonweal.ts';
import { rowsOf } from '../test-contract-rows.ts';

let gateway: TestHandlers;
let li: SignedIn;
const decidedAt = '2026-11-02 09:00:00';
const rejected = { status: 'rejected', reason: '证书照片不清楚', decidedAt };
const contact = { contactName: '李志远', contactPhone: '13800138000' };
const creditCode = '51370000MJD0000010';
const takenCode = '52370100MJE0123450';

beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

beforeEach(async () => {
  const { db } = gateway;
  for (const table of ['volunteer_groups', 'uploads'] as const) await db.deleteFrom(table).execute();
  li = await gateway.signIn('李队长');
  await addTestUpload(db, 'licence', li.reader.id, { is_private: 1, subject: 'group-licence:grp-1' });
  await addTestGroup(db, 'grp-1', {
    owner_id: li.reader.id,
    credit_code: creditCode,
    licence_id: 'licence',
    contact_sealed: gateway.account.vault.encrypt(JSON.stringify(contact)),
    audit: 'rejected',
    reason: rejected.reason,
    decided_at: decidedAt,
  });
  await addTestGroup(db, 'grp-2', { name: '别的团队', credit_code: takenCode });
});

const transport = () => {
  const { publicPem: pem, bits } = gateway.account.transport;
  return { pem, bits };
};
const form = (code: string) => ({
  name: '泉城义工联',
  creditCode: code,
  cityId: '135',
  contact: encryptFor(JSON.stringify(contact), transport()),
  licenceId: '',
  logoId: '',
  introduction: '由退役军人和社区医生组成，周末做急救培训，汛期巡河。',
  consented: true,
});
const update = (code: string) =>
  call(gateway.handlers, 'updateCommonwealGroup', { body: { form: form(code), clientId: clientId() } }, li);
const home = (context: CallContext) =>
  call(gateway.handlers, 'getCommonwealGroupHome', { query: { groupId: 'grp-1' } }, context);
const refused = (response: Promise<unknown>, code: number) =>
  expect(response).rejects.toMatchObject({ code });

const rows: Readonly<Record<string, () => Promise<void>>> = {
  '`getCommonwealIdentity`': async () =>
    expect(await call(gateway.handlers, 'getCommonwealIdentity', { query: {} }, li)).toMatchObject({
      identity: 'ordinary',
      group: rejected,
      groupId: 'grp-1',
    }),

  '`getCommonwealAudit`': async () =>
    expect(
      await call(gateway.handlers, 'getCommonwealAudit', { query: { subject: 'group' } }, li),
    ).toMatchObject({ id: 'grp-1', audit: rejected }),

  '`getOwnCommonwealGroup`': async () => {
    const { key } = encryptFor('', transport());
    const own = await call(gateway.handlers, 'getOwnCommonwealGroup', { query: { key } }, li);
    expect(own).toMatchObject({ audit: rejected, name: '泉城义工联', creditCode });
    expect(own.licence.url).toMatch(/^\/media\/private\//);
  },

  '`getCommonwealGroupHome`, by its owner': async () =>
    expect(await home(li)).toMatchObject({ own: true, audit: rejected }),

  '`getCommonwealGroupHome`, by others': async () => {
    await refused(home(visitor), 404);
    await refused(home(await gateway.signIn('路人')), 404);
  },

  '`listCommonwealGroupNews`, `listCommonwealHonours`, by others': async () => {
    const query = { groupId: 'grp-1' };
    await refused(call(gateway.handlers, 'listCommonwealGroupNews', { query }), 404);
    const honours = { subject: 'group', id: 'grp-1' } as const;
    await refused(call(gateway.handlers, 'listCommonwealHonours', { query: honours }), 404);
  },

  '`listCommonwealGroups`': async () => {
    const { list } = await call(gateway.handlers, 'listCommonwealGroups', { query: {} }, li);
    expect(list.map(({ id }) => id)).toEqual(['grp-2']);
  },

  '`getGroupForActivity`, `listOwnGroupActivities`': async () => {
    await refused(call(gateway.handlers, 'getGroupForActivity', { query: {} }, li), 403);
    await refused(call(gateway.handlers, 'listOwnGroupActivities', { query: {} }, li), 403);
  },

  '`addCommonwealActivity`': async () => {
    const times = {
      startsAt: '2026-11-14 09:00:00',
      endsAt: '2026-11-14 12:00:00',
      registerUntil: '2026-11-13 18:00:00',
    };
    const what = { title: '小清河清洁日', place: '五柳闸东侧', introduction: '带手套和水杯，沿河捡拾垃圾。' };
    const who = { cityId: '135', quota: '20', minAge: '', maxAge: '', skills: [], coverId: 'cover' };
    const body = { form: { ...what, ...times, ...who }, clientId: clientId() };
    await refused(call(gateway.handlers, 'addCommonwealActivity', { body }, li), 403);
  },

  '`registerCommonwealGroup`': async () => {
    await addTestUpload(gateway.db, 'licence-2', li.reader.id, { is_private: 1 });
    await addTestUpload(gateway.db, 'logo-2', li.reader.id);
    const again = { ...form('51370000MJD0000023'), licenceId: 'licence-2', logoId: 'logo-2' };
    const body = { form: again, clientId: clientId() };
    await refused(call(gateway.handlers, 'registerCommonwealGroup', { body }, li), 409);
  },

  '`updateCommonwealGroup`': async () => {
    const { audit } = await update(creditCode);
    expect(audit).toEqual({ status: 'pending', sentAt: '2026-11-03 08:00:00' });
    expect((await home(li)).audit).toEqual(audit);
  },

  '`updateCommonwealGroup` to a credit code that is in use': async () => {
    await refused(update(takenCode), 409);
    expect((await home(li)).audit).toMatchObject(rejected);
  },
};

describe('a rejected group gets the answers of the contract', () => {
  test('in every row', async () => {
    expect(await rowsOf('A group that was rejected')).toEqual(Object.keys(rows));
  });

  test.each(Object.entries(rows))('%s', async (_row, check) => {
    expect.hasAssertions();
    await check();
  });
});
