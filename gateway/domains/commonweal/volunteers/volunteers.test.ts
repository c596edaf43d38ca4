import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../../src/lib/crypto/encrypted-text.ts';
import type { CallContext } from '../../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { deleteAccount } from '../../account/own-data.ts';
import { decide } from '../audit/decide.ts';
import { lockVolunteer, unlockVolunteer } from './lock-volunteer.ts';
import { readPerson } from './volunteer-person.ts';

let gateway: TestHandlers;
let wang: SignedIn;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.moveTo(0);
  wang = await gateway.signIn('晓芳');
});

// numbers with valid checksums that belong to nobody
const born1990 = '370102199005150028';
const born2010 = '370202201006200045';
const born1985 = '370102198504120021';
const born1978 = '37010219780921004X';

const transport = () => {
  const { publicPem: pem, bits } = gateway.account.transport;
  return { pem, bits };
};
const encrypted = (value: unknown) => encryptFor(JSON.stringify(value), transport());
interface Fields {
  readonly idNumber?: string;
  readonly name?: string;
  readonly guardianName?: string;
  readonly guardianPhone?: string;
  readonly guardianConsented?: boolean;
}
let phones = 13_800_000_000;
/** A form with its own phone and the code that was sent to it. */
async function form({ guardianConsented = false, ...person }: Fields = {}) {
  phones += 1;
  const phone = String(phones);
  // from its own address, so that no human check is required
  const from = { requestId: 'test', address: `10.0.0.${phones % 250}` };
  await call(gateway.handlers, 'sendSmsCode', { body: { phone: encryptFor(phone, transport()) } }, from);
  const code = gateway.account.messages.findLast((message) => message.phone === phone)?.code ?? '';
  return {
    person: encrypted({ name: '王晓芳', idNumber: born1990, phone, ...person }),
    code,
    cityId: '135',
    skills: [],
    guardianConsented,
    consented: true,
  };
}
type Form = Awaited<ReturnType<typeof form>>;
const send = (context: CallContext, sent: Form, id = clientId()) =>
  call(gateway.handlers, 'addCommonwealVolunteer', { body: { form: sent, clientId: id } }, context);
const update = (context: CallContext, sent: Form) =>
  call(
    gateway.handlers,
    'updateCommonwealVolunteer',
    { body: { form: sent, clientId: clientId() } },
    context,
  );
const decideOn = (id: string, to: 'approved' | 'rejected', reason = '') =>
  gateway.db
    .transaction()
    .execute((transaction) => decide(transaction, { id, to, reason, now: '2026-11-03 09:00:00' }));
const identity = (context: CallContext) =>
  call(gateway.handlers, 'getCommonwealIdentity', { query: {} }, context);
const drop = () => gateway.db.deleteFrom('volunteers').execute();

describe('an application as a volunteer', () => {
  beforeEach(drop);

  test('is pending, rejected with a reason, pending again after a correction, and approved', async () => {
    expect(await identity(wang)).toMatchObject({ identity: 'ordinary', volunteer: { status: 'none' } });
    const { id = '', audit } = await send(wang, await form());
    expect(audit).toMatchObject({ status: 'pending', sentAt: '2026-11-03 08:00:00' });
    expect(await decideOn(id, 'rejected', '照片不清楚')).toBe(true);
    expect((await identity(wang)).volunteer).toMatchObject({ status: 'rejected', reason: '照片不清楚' });
    gateway.moveTo(120);
    const updated = await update(wang, await form());
    expect(updated.audit).toEqual({ status: 'pending', sentAt: '2026-11-03 10:00:00' });
    expect(await decideOn(id, 'approved')).toBe(true);
    expect(await decideOn(id, 'rejected', '太晚了')).toBe(false);
    expect(await identity(wang)).toMatchObject({ identity: 'volunteer', volunteerId: id });
  });

  test('names every invalid field with the form’s messages', async () => {
    const sent = {
      ...(await form({ idNumber: '370102199005150029', name: '' })),
      cityId: '999',
      consented: false,
    };
    await expect(send(wang, sent)).rejects.toMatchObject({
      code: 400,
      fields: [
        { path: 'body.form.name', message: '请填写真实姓名，与身份证一致' },
        { path: 'body.form.idNumber', message: '身份证号不对，请逐位核对' },
        { path: 'body.form.cityId', message: '请选择所在城市' },
        { path: 'body.form.consented' },
      ],
    });
  });

  test('of a minor requires a guardian', async () => {
    await expect(send(wang, await form({ idNumber: born2010 }))).rejects.toMatchObject({
      fields: [
        { path: 'body.form.guardianName' },
        { path: 'body.form.guardianPhone' },
        { path: 'body.form.guardianConsented' },
      ],
    });
    const guardian = { guardianName: '王建国', guardianPhone: '13900139000', guardianConsented: true };
    expect(await send(wang, await form({ idNumber: born2010, ...guardian }))).toMatchObject({
      audit: { status: 'pending' },
    });
  });

  test('requires the code that was sent to the phone, which works once', async () => {
    const sent = await form();
    await expect(send(wang, { ...sent, code: '000000' })).rejects.toMatchObject({ code: 400 });
    const id = clientId();
    const first = await send(wang, sent, id);
    // the response was lost and the page retries
    expect(await send(wang, sent, id)).toEqual(first);
  });

  test('is unique per reader and per ID number', async () => {
    await send(wang, await form());
    await expect(send(wang, await form())).rejects.toMatchObject({ code: 409 });
    const li = await gateway.signIn('小李');
    await expect(send(li, await form())).rejects.toMatchObject({
      code: 409,
      message: '这个身份证号已经登记过志愿者，如有疑问请联系编辑部',
    });
  });

  test('stays unique per ID number when two change to the same number concurrently', async () => {
    const li = await gateway.signIn('小李');
    await send(wang, await form({ idNumber: born1985 }));
    await send(li, await form({ idNumber: born1978 }));
    const forms = [await form(), await form()] as const;
    const results = await Promise.allSettled([update(wang, forms[0]), update(li, forms[1])]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 409, message: '这个身份证号已经登记过志愿者，如有疑问请联系编辑部' },
    });
  });

  test('is stored so that the database alone reveals no personal data', async () => {
    await send(wang, await form());
    const row = await gateway.db.selectFrom('volunteers').selectAll().executeTakeFirstOrThrow();
    const receipts = await gateway.db.selectFrom('write_receipts').selectAll().execute();
    expect(JSON.stringify([row, receipts])).not.toMatch(/王晓芳|370102199005150028|138000/);
    expect(row.name).toBe('王*芳');
    expect(readPerson(gateway.account.vault, row.person_sealed ?? '', row.id)).toMatchObject({
      name: '王晓芳',
      idNumber: born1990,
      guardianName: '',
    });
  });

  test('that was approved keeps its name and ID number', async () => {
    const { id = '' } = await send(wang, await form());
    await decideOn(id, 'approved');
    await expect(update(wang, await form({ name: '王小芳' }))).rejects.toMatchObject({ code: 409 });
    expect(await update(wang, { ...(await form()), cityId: '136' })).toMatchObject({
      audit: { status: 'approved' },
    });
  });
});

describe('a lock', () => {
  beforeEach(drop);

  test('is reported until its end with the reason, and can be removed', async () => {
    const { id = '' } = await send(wang, await form());
    const lock = { volunteerId: id, until: '2026-11-03 09:00:00', reason: '三次未到' };
    const locking = () => gateway.db.transaction().execute((transaction) => lockVolunteer(transaction, lock));
    const lockState = () => call(gateway.handlers, 'checkVolunteerLock', { query: {} }, wang);
    expect(await locking()).toBe(false);
    await decideOn(id, 'approved');
    expect(await locking()).toBe(true);
    expect(await lockState()).toEqual({ lock: 'locked', until: '2026-11-03 09:00:00', reason: '三次未到' });
    gateway.moveTo(60);
    expect(await lockState()).toEqual({ lock: 'open' });
    gateway.moveTo(0);
    await gateway.db.transaction().execute((transaction) => unlockVolunteer(transaction, id));
    expect(await lockState()).toEqual({ lock: 'open' });
  });
});

describe('a volunteer’s home', () => {
  beforeEach(drop);

  test('is public once approved, and visible to its owner before', async () => {
    const { id: volunteerId = '' } = await send(wang, await form());
    const li = await gateway.signIn('小李');
    const home = (context: CallContext) =>
      call(gateway.handlers, 'getVolunteerHome', { query: { volunteerId } }, context);
    await expect(home(li)).rejects.toMatchObject({ code: 404 });
    expect(await home(wang)).toMatchObject({ own: true, audit: { status: 'pending' } });
    await decideOn(volunteerId, 'approved');
    expect(await home(li)).toMatchObject({
      own: false,
      volunteer: { name: '王*芳', level: 0 },
      audit: { status: 'approved' },
    });
    await expect(
      call(gateway.handlers, 'getVolunteerHome', { query: {} }, { requestId: 'test' }),
    ).rejects.toMatchObject({ code: 401 });
  });

  test('is deleted with the account of a volunteer who never took part', async () => {
    await send(wang, await form());
    await deleteAccount(
      gateway.db,
      gateway.account.vault,
      wang.reader.id,
      new Date('2026-11-03T09:00:00+08:00'),
    );
    expect(await gateway.db.selectFrom('volunteers').selectAll().execute()).toEqual([]);
  });
});
