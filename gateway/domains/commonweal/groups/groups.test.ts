import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../../src/lib/crypto/encrypted-text.ts';
import type { CallContext } from '../../../contract/handler.ts';
import { newId } from '../../../db/ids.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  start,
  type TestHandlers,
  visitor,
} from '../../../http/testing/test-handlers.ts';
import { decide } from '../audit/decide.ts';
import { addTestUpload } from '../test-commonweal.ts';

let gateway: TestHandlers;
let li: SignedIn;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.moveTo(0);
  await gateway.db.deleteFrom('volunteer_groups').execute();
  li = await gateway.signIn('李队长');
});

/** A processed picture of a reader. */
async function upload({ reader }: SignedIn, isPrivate: boolean): Promise<string> {
  const id = newId(start);
  await addTestUpload(gateway.db, id, reader.id, { is_private: isPrivate ? 1 : 0 });
  return id;
}

const encrypted = (value: unknown) => {
  const { publicPem: pem, bits } = gateway.account.transport;
  return encryptFor(JSON.stringify(value), { pem, bits });
};
const form = async (owner: SignedIn, fields: { creditCode?: string; name?: string } = {}) => ({
  name: '泉城应急救援队',
  creditCode: '51370000MJD0000010',
  cityId: '135',
  contact: encrypted({ contactName: '李志远', contactPhone: '13800138000' }),
  licenceId: await upload(owner, true),
  logoId: await upload(owner, false),
  introduction: '由退役军人和社区医生组成，周末做急救培训，汛期巡河。',
  consented: true,
  ...fields,
});
type Form = Awaited<ReturnType<typeof form>>;
const send = (context: CallContext, sent: Form) =>
  call(gateway.handlers, 'registerCommonwealGroup', { body: { form: sent, clientId: clientId() } }, context);
const update = (context: CallContext, sent: Form) =>
  call(gateway.handlers, 'updateCommonwealGroup', { body: { form: sent, clientId: clientId() } }, context);
const decideOn = (id: string, to: 'approved' | 'rejected', reason = '') =>
  gateway.db
    .transaction()
    .execute((transaction) => decide(transaction, { id, to, reason, now: '2026-11-03 09:00:00' }));

describe('a group', () => {
  test('is rejected with a reason, corrected, approved, and public then', async () => {
    const { id = '' } = await send(li, await form(li));
    const home = (context: CallContext) =>
      call(gateway.handlers, 'getCommonwealGroupHome', { query: { groupId: id } }, context);
    await expect(home(visitor)).rejects.toMatchObject({ code: 404 });
    await decideOn(id, 'rejected', '证书照片不清楚');
    expect((await home(li)).audit).toMatchObject({ status: 'rejected', reason: '证书照片不清楚' });
    const kept = { ...(await form(li)), logoId: '' };
    expect((await update(li, kept)).audit.status).toBe('pending');
    await decideOn(id, 'approved');
    expect(await home(visitor)).toMatchObject({ own: false, group: { name: '泉城应急救援队' } });
    const { list } = await call(gateway.handlers, 'listCommonwealGroups', { query: {} });
    expect(list.map((group) => group.id)).toEqual([id]);
  });

  test('cannot change its identity once approved, but the other fields', async () => {
    const sent = await form(li);
    const { id = '' } = await send(li, sent);
    await decideOn(id, 'approved');
    const same = { ...sent, licenceId: '', logoId: '' };
    await expect(update(li, { ...same, name: '别的救援队伍' })).rejects.toMatchObject({ code: 409 });
    const updated = await update(li, { ...same, introduction: '每周三晚上教街坊用灭火器，周末做急救培训。' });
    expect(updated.audit.status).toBe('approved');
  });

  test('is unique per credit code, and cannot use other readers’ pictures', async () => {
    await send(li, await form(li));
    const wang = await gateway.signIn('王队长');
    await expect(send(wang, await form(wang))).rejects.toMatchObject({ code: 409 });
    const other = {
      ...(await form(wang, { creditCode: '52370100MJE0123450' })),
      licenceId: await upload(li, true),
    };
    await expect(send(wang, other)).rejects.toMatchObject({
      code: 409,
      message: '证书照片已经失效，请重新上传',
    });
  });

  test('stays unique per credit code when two change to the same code concurrently', async () => {
    const wang = await gateway.signIn('王队长');
    await send(li, await form(li, { creditCode: '52370100MJE0123450' }));
    await send(wang, await form(wang, { creditCode: '51370000MJD0000023' }));
    const kept = { ...(await form(li)), licenceId: '', logoId: '' };
    const results = await Promise.allSettled([update(li, kept), update(wang, kept)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 409, message: '这个统一社会信用代码已经登记过团队，如有疑问请联系编辑部' },
    });
  });

  test('shows its licence to its owner only, for ten minutes', async () => {
    await send(li, await form(li));
    const { publicPem: pem, bits } = gateway.account.transport;
    const { key } = encryptFor('', { pem, bits });
    const own = (context: CallContext) =>
      call(gateway.handlers, 'getOwnCommonwealGroup', { query: { key } }, context);
    const { licence } = await own(li);
    expect(licence.url).toMatch(/^\/media\/private\/[\w.-]+\/[0-9a-z]{32}\.jpg$/);
    expect(licence.expiresAt).toBe('2026-11-03 08:10:00');
    await expect(own(await gateway.signIn('路人'))).rejects.toMatchObject({ code: 404 });
  });

  test('with a public upload as licence is rejected', async () => {
    const sent = { ...(await form(li)), licenceId: await upload(li, false) };
    await expect(send(li, sent)).rejects.toMatchObject({ code: 409 });
    const shown = { ...(await form(li)), logoId: await upload(li, true) };
    await expect(send(li, shown)).rejects.toMatchObject({ code: 409 });
  });
});

describe('an activity', () => {
  const activity = async (fields: { startsAt?: string; endsAt?: string } = {}) => ({
    title: '小清河清洁日',
    startsAt: '2026-11-14 09:00:00',
    endsAt: '2026-11-14 12:00:00',
    registerUntil: '2026-11-13 18:00:00',
    cityId: '135',
    place: '五柳闸东侧',
    quota: '20',
    minAge: '',
    maxAge: '',
    skills: [],
    coverId: await upload(li, false),
    introduction: '带手套和水杯，沿河捡拾垃圾。',
    ...fields,
  });
  const begin = (sent: Awaited<ReturnType<typeof activity>>) =>
    call(gateway.handlers, 'addCommonwealActivity', { body: { form: sent, clientId: clientId() } }, li);

  test('can be started by an approved group, and is public once approved', async () => {
    const { id = '' } = await send(li, await form(li));
    await expect(begin(await activity())).rejects.toMatchObject({ code: 403 });
    await decideOn(id, 'approved');
    const started = await begin(await activity());
    expect(started.audit.status).toBe('pending');
    const activityId = started.activity.id;
    const details = (context: CallContext) =>
      call(gateway.handlers, 'getCommonwealActivity', { query: { activityId } }, context);
    await expect(details(visitor)).rejects.toMatchObject({ code: 404 });
    expect(await details(li)).toMatchObject({ own: true, step: 'closed' });
    await decideOn(activityId, 'approved');
    expect(await details(visitor)).toMatchObject({ own: false, step: 'not-signed-in' });
    const home = await call(gateway.handlers, 'getCommonwealGroupHome', { query: { groupId: id } });
    expect(home.group.activities).toBe(1);
  });

  test('of a group with another activity at that time names that activity', async () => {
    const { id = '' } = await send(li, await form(li));
    await decideOn(id, 'approved');
    await begin(await activity());
    await expect(
      begin(await activity({ startsAt: '2026-11-14 11:00:00', endsAt: '2026-11-14 15:00:00' })),
    ).rejects.toMatchObject({
      code: 400,
      fields: [{ path: 'body.form.startsAt', message: '这段时间团队已有活动“小清河清洁日”，请错开' }],
    });
    const both = await Promise.allSettled(
      ['2026-11-20', '2026-11-20'].map(async (day) =>
        begin(await activity({ startsAt: `${day} 09:00:00`, endsAt: `${day} 12:00:00` })),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
