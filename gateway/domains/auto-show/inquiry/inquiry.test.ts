import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encryptFor } from '../../../../src/lib/crypto/encrypted-text.ts';
import {
  call,
  clientId,
  minute,
  openTestHandlers,
  start,
  type SignedIn,
  type TestHandlers,
} from '../../../http/testing/test-handlers.ts';
import { deleteAccount } from '../../account/own-data.ts';
import { insertModels, insertShops } from '../auto-show-store.ts';
import { answerInquiry, closeInquiry, inquiriesForShop } from './answer-inquiry.ts';
import { eraseOldInquiries } from './inquiry-rows.ts';

const day = 24 * 60;
const phone = '13800138042';
const name = '孟先生';
const wish = '周末方便看车';
const shopIds = ['shop-1', 'shop-2', 'shop-3'];

let gateway: TestHandlers;
let li: SignedIn;
let zhou: SignedIn;
beforeEach(async () => {
  gateway = await openTestHandlers();
  li = await gateway.signIn('泉城老李');
  zhou = await gateway.signIn('周晓');
  await gateway.db.transaction().execute(async (transaction) => {
    const brand = { name: '岱行', letter: 'D', initials: 'dx', color: '#112233', introduction: '' };
    await insertModels(
      transaction,
      [
        { id: 'b-1', ...brand },
        { id: 'b-2', ...brand },
      ],
      ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6'].map((id) => ({
        id,
        brandId: 'b-1',
        name: `车系${id}`,
        body: 'suv',
        energy: 'petrol',
        summary: '',
        pictures: [
          {
            part: 'exterior',
            picture: { url: '/media/a.webp', width: 3, height: 2, color: '#aabbcc', alt: '' },
          },
        ],
        trims: [
          {
            id: `${id}-t`,
            name: '舒适版',
            guidePrice: 99_000,
            dealerPrice: 95_000,
            dealerPriceAsOf: '2026-11-01',
            displacementMl: 1498,
            seats: 5,
            specifications: {},
          },
        ],
      })),
    );
    await insertShops(
      transaction,
      [...shopIds, 'other'].map((id, index) => ({
        id,
        name: `店${index + 1}`,
        cityId: '135',
        address: '',
        place: { longitude: 117, latitude: 36.6 },
        phone: '0531-00000000',
        creditCode: `91370000MA3C00${index}`,
        openingHours: [],
        brandIds: [id === 'other' ? 'b-2' : 'b-1'],
        offers: [],
      })),
    );
  });
});
afterEach(() => gateway.close());

const transport = () => {
  const { publicPem: pem, bits } = gateway.account.transport;
  return { pem, bits };
};
/** A code for the phone, as sent by short message. */
async function newCode(): Promise<string> {
  await call(
    gateway.handlers,
    'sendSmsCode',
    { body: { phone: encryptFor(phone, transport()) } },
    { requestId: 'test', address: '10.0.0.1' },
  );
  return gateway.account.messages.findLast((message) => message.phone === phone)?.code ?? '';
}
async function giveAccountPhone({ reader }: SignedIn): Promise<void> {
  const { vault } = gateway.account;
  await gateway.db
    .insertInto('user_phones')
    .values({
      phone_hash: vault.fingerprint('phone', phone),
      phone_sealed: vault.encrypt(phone),
      user_id: reader.id,
      created_at: '2026-11-01 08:00:00',
    })
    .execute();
}
interface Changed {
  readonly seriesId?: string;
  readonly shopIds?: string[];
  readonly code?: string;
  readonly clientId?: string;
  readonly trimId?: string;
}
const send = (changed: Changed = {}, reader = li) =>
  call(
    gateway.handlers,
    'createInquiry',
    {
      body: {
        seriesId: 's-1',
        shopIds,
        consented: true,
        cityId: '135',
        wish,
        person: encryptFor(JSON.stringify({ name, phone }), transport()),
        clientId: clientId(),
        ...changed,
      },
    },
    reader,
  );
const get = (id: string, reader = li) => call(gateway.handlers, 'getInquiry', { query: { id } }, reader);
const reveal = (id: string, shopId: string) =>
  call(gateway.handlers, 'revealInquiryNumber', { body: { id, shopId, clientId: clientId() } }, li);
const prices = { bare: 90_000, purchaseTax: 7965, insurance: 5000, plate: 125, validUntil: '2026-11-30' };
const answer = (id: string, shopId: string) =>
  answerInquiry(gateway.db, gateway.account.vault, { id, shopId }, { ...prices, note: '送脚垫' }, start);
const forShop = (shopId: string) => inquiriesForShop(gateway.db, gateway.account.vault, shopId);

/** Everything that the tables of inquiries and the records of writes hold, as text. */
async function storedText(): Promise<string> {
  const tables = ['inquiries', 'inquiry_shops', 'write_receipts', 'rate_counters'];
  const rows = await Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(gateway.db)).rows),
  );
  return JSON.stringify(rows);
}

test('three shops are asked, one answers, and the number is revealed to that one only', async () => {
  const { id, state } = await send({ code: await newCode(), trimId: 's-1-t' });
  expect(state).toBe('received');
  expect(await get(id)).toMatchObject({
    seriesName: '车系s-1',
    brandName: '岱行',
    trimName: '舒适版',
    phoneMasked: '138****8042',
    wish,
    erasesOn: '2026-12-03',
    shops: shopIds.map((shopId) => ({ shopId, state: 'received' })),
  });
  expect((await forShop('shop-1')).map(({ person, wish: read }) => [person, read])).toEqual([
    [undefined, wish],
  ]);
  expect((await get(id)).state).toBe('forwarded');
  await expect(reveal(id, 'shop-1')).rejects.toMatchObject({ code: 409 });
  expect(await answer(id, 'shop-1')).toBe(true);
  expect(await get(id)).toMatchObject({
    state: 'answered',
    shops: [{ answer: { ...prices, total: 103_090, note: '送脚垫' } }, {}, {}],
  });
  expect(await reveal(id, 'shop-1')).toEqual({ id, state: 'revealed' });
  expect((await forShop('shop-1'))[0]?.person).toEqual({ name, phone });
  expect((await forShop('shop-2'))[0]?.person).toBeUndefined();
  await expect(get(id, zhou)).rejects.toMatchObject({ code: 404 });
  const text = await storedText();
  for (const personal of [phone, name, wish, '送脚垫']) expect(text).not.toContain(personal);
});

test('a withdrawn inquiry holds nothing personal, and shops can no longer answer', async () => {
  const { id } = await send({ code: await newCode() });
  await answer(id, 'shop-1');
  await call(
    gateway.handlers,
    'reportInquiryShop',
    { body: { id, shopId: 'shop-2', reason: 'calledBefore', text: '打了我的电话', clientId: clientId() } },
    li,
  );
  const body = { id, clientId: clientId() };
  expect(await call(gateway.handlers, 'withdrawInquiry', { body }, li)).toEqual({ id, state: 'withdrawn' });
  const { phoneMasked, wish: left, erasesOn, shops } = await get(id);
  expect([phoneMasked, left, erasesOn]).toEqual([undefined, undefined, undefined]);
  expect(shops.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
  expect(await forShop('shop-1')).toEqual([]);
  expect(await answer(id, 'shop-2')).toBe(false);
  const { person_sealed } = await gateway.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow();
  const sealed = await gateway.db
    .selectFrom('inquiry_shops')
    .select(['note_sealed', 'report_sealed'])
    .execute();
  expect([person_sealed, ...sealed.flatMap((row) => Object.values(row))].filter(Boolean)).toEqual([]);
  // the same shops may be asked again
  gateway.moveTo(2);
  expect((await send({ code: await newCode() })).state).toBe('received');
});

test('thirty days after the last act of reader or shop everything personal is erased', async () => {
  const { id } = await send({ code: await newCode() });
  const at = (days: number) => new Date(start.getTime() + days * day * minute);
  await answerInquiry(
    gateway.db,
    gateway.account.vault,
    { id, shopId: 'shop-1' },
    { ...prices, note: '' },
    at(20),
  );
  await eraseOldInquiries(gateway.db, at(49));
  expect((await get(id)).phoneMasked).toBeDefined();
  await eraseOldInquiries(gateway.db, at(51));
  expect(await get(id)).toMatchObject({ state: 'expired' });
  expect((await get(id)).phoneMasked).toBeUndefined();
});

test('an inquiry that is open for a series and shop is refused by the name of the shop', async () => {
  await giveAccountPhone(li);
  await send({ shopIds: ['shop-1'] });
  await expect(send({ shopIds: ['shop-2', 'shop-1'] })).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('“店1”') as string,
  });
  const { id } = await send({ shopIds: ['shop-2'] });
  expect(await closeInquiry(gateway.db, { id, shopId: 'shop-2' }, start)).toBe(true);
  expect((await get(id)).state).toBe('closed');
  await send({ shopIds: ['shop-2'] });
});

test('five inquiries a day, and a refused one does not count', async () => {
  await giveAccountPhone(li);
  for (const seriesId of ['s-1', 's-2', 's-3', 's-4', 's-5']) {
    await send({ seriesId });
    await expect(send({ seriesId })).rejects.toMatchObject({ code: 409 });
  }
  await expect(send({ seriesId: 's-6' })).rejects.toMatchObject({ code: 429, retryAfter: 86_400 });
  gateway.moveTo(day);
  await send({ seriesId: 's-6' });
});

test('a repeat has no second effect; parallel inquiries to one shop are one', async () => {
  await giveAccountPhone(li);
  const id = clientId();
  const first = await send({ clientId: id });
  expect(await send({ clientId: id })).toEqual(first);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => send({ seriesId: 's-2' })));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('another phone needs its code; wrong shops and trims are named', async () => {
  await expect(send({ code: '000000' })).rejects.toMatchObject({ code: 400 });
  await giveAccountPhone(li);
  const field = (path: string) => ({ code: 400, fields: [expect.objectContaining({ path }) as object] });
  await expect(send({ shopIds: ['shop-1', 'other'] })).rejects.toMatchObject(field('body.shopIds.1'));
  await expect(send({ trimId: 's-2-t' })).rejects.toMatchObject(field('body.trimId'));
  await expect(send({ seriesId: 'none' })).rejects.toMatchObject({ code: 404 });
});

test('a reader’s own data holds the inquiries, and a deleted account leaves none', async () => {
  await giveAccountPhone(li);
  const { id } = await send();
  const { account } = await gateway.exportOf(li);
  expect(account.inquiries?.map((one) => one.id)).toEqual([id]);
  await deleteAccount(gateway.db, gateway.account.vault, li.reader.id, start);
  expect(await gateway.db.selectFrom('inquiry_shops').selectAll().execute()).toEqual([]);
});
