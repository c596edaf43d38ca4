import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import { jsonColumn } from '../../../db/json-column.ts';
import type { AutoShowTables } from '../../../db/tables/auto-show-tables.ts';
import { parseShanghaiTime, shanghaiTime } from '../../../db/time.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { maskPhone } from '../../../services/sms/sms-service.ts';

type InquiryRow = Selectable<AutoShowTables['inquiries']>;
type InquiryShopRow = Selectable<AutoShowTables['inquiry_shops']>;
type State = Schemas['InquiryState'];

/** days after the last act of reader or shop, when personal data is erased */
export const keptDays = 30;
const dayMs = 24 * 3_600_000;

/** The personal data of an inquiry; stored encrypted. */
const personShape = v.object({ name: v.string(), phone: v.string(), wish: v.string() });
export type InquiryPerson = v.InferOutput<typeof personShape>;
const readPersonJson = jsonColumn('inquiries', 'person_sealed', personShape);

const pricesShape = v.object({
  bare: v.number(),
  purchaseTax: v.number(),
  insurance: v.number(),
  plate: v.number(),
  validUntil: v.string(),
});
/** A shop's answer in yuan. */
export type InquiryPrices = v.InferOutput<typeof pricesShape>;
const readPrices = jsonColumn('inquiry_shops', 'answer_json', pricesShape);

/** @returns undefined once it was erased. @throws Error when it was encrypted with another key */
export function personOf(
  vault: Vault,
  { id, person_sealed }: Pick<InquiryRow, 'id' | 'person_sealed'>,
): InquiryPerson | undefined {
  return person_sealed === null ? undefined : readPersonJson(vault.decrypt(person_sealed), id);
}

/** An inquiry of a reader. @throws Failure 404 for one of another reader as for an unknown one */
export async function requireOwnInquiry(db: Database, id: string, readerId: string): Promise<InquiryRow> {
  const row = await db
    .selectFrom('inquiries')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('没有这次询价');
  return row;
}

/** The inquiries of a reader, newest first. */
export async function ownInquiries(
  db: Database,
  vault: Vault,
  readerId: string,
): Promise<Schemas['Inquiry'][]> {
  const rows = await db
    .selectFrom('inquiries')
    .selectAll()
    .where('user_id', '=', readerId)
    .orderBy('id', 'desc')
    .execute();
  return Promise.all(rows.map((row) => toInquiry(db, vault, row)));
}

export async function toInquiry(db: Database, vault: Vault, row: InquiryRow): Promise<Schemas['Inquiry']> {
  const person = personOf(vault, row);
  const shops = await shopsOf(db, row.id);
  const series = await db
    .selectFrom('auto_series')
    .innerJoin('auto_brands', 'auto_brands.id', 'auto_series.brand_id')
    .select(['auto_series.name', 'auto_brands.name as brand_name'])
    .where('auto_series.id', '=', row.series_id)
    .executeTakeFirst();
  const trim =
    row.trim_id === null
      ? undefined
      : await db.selectFrom('auto_trims').select('name').where('id', '=', row.trim_id).executeTakeFirst();
  return {
    id: row.id,
    seriesId: row.series_id,
    seriesName: series?.name ?? '',
    brandName: series?.brand_name ?? '',
    ...(row.trim_id !== null && { trimId: row.trim_id }),
    ...(trim && { trimName: trim.name }),
    ...(row.city_id !== null && { cityId: row.city_id }),
    state: stateOf(row, shops),
    sentAt: row.sent_at,
    ...(person && { erasesOn: erasesOn(row.last_act_at), phoneMasked: maskPhone(person.phone) }),
    ...(person && person.wish !== '' && { wish: person.wish }),
    shops: shops.map((shop) => toShop(vault, row, shop)),
  };
}

/** The furthest state of the shops that have not closed, unless the inquiry ended as a whole. */
export function stateOf({ ended }: Pick<InquiryRow, 'ended'>, shops: readonly InquiryShopRow[]): State {
  if (ended !== '') return ended;
  const states = new Set(shops.map(shopState));
  return (
    (['revealed', 'answered', 'forwarded', 'received'] as const).find((one) => states.has(one)) ?? 'closed'
  );
}

export const shopsOf = (db: Database, inquiryId: string) =>
  db
    .selectFrom('inquiry_shops')
    .innerJoin('auto_shops', 'auto_shops.id', 'inquiry_shops.shop_id')
    .selectAll('inquiry_shops')
    .select('auto_shops.name')
    .where('inquiry_id', '=', inquiryId)
    .orderBy('shop_id')
    .execute();

type NamedShopRow = Awaited<ReturnType<typeof shopsOf>>[number];

const shopState = ({ state, revealed_at }: InquiryShopRow): State =>
  state === 'answered' && revealed_at !== null ? 'revealed' : state;

function toShop(vault: Vault, { ended }: InquiryRow, shop: NamedShopRow): Schemas['InquiryShop'] {
  const state = shopState(shop);
  return {
    shopId: shop.shop_id,
    name: shop.name,
    state: ended !== '' && state !== 'closed' ? ended : state,
    ...(shop.answer_json !== null && { answer: toAnswer(vault, shop, shop.answer_json) }),
    ...(shop.revealed_at !== null && { revealedAt: shop.revealed_at }),
    ...(shop.reported_at !== null && { reportedAt: shop.reported_at }),
  };
}

function toAnswer(vault: Vault, shop: NamedShopRow, answer: string): Schemas['InquiryAnswer'] {
  const prices = readPrices(answer, `${shop.inquiry_id} ${shop.shop_id}`);
  const { bare, purchaseTax, insurance, plate } = prices;
  return {
    ...prices,
    total: bare + purchaseTax + insurance + plate,
    ...(shop.note_sealed !== '' && { note: vault.decrypt(shop.note_sealed) }),
    answeredAt: shop.answered_at ?? '',
  };
}

const erasesOn = (lastActAt: string) =>
  shanghaiTime(new Date(parseShanghaiTime(lastActAt).getTime() + keptDays * dayMs)).slice(0, 10);

/**
 * Erases the personal data of inquiries in which nobody has acted for 30 days; those that still went on have expired.
 */
export async function eraseOldInquiries(db: Database, now: Date): Promise<void> {
  const past = shanghaiTime(new Date(now.getTime() - keptDays * dayMs));
  const old = await db
    .selectFrom('inquiries')
    .select('id')
    .where('person_sealed', 'is not', null)
    .where('last_act_at', '<', past)
    .execute();
  for (const { id } of old)
    await db.transaction().execute((transaction) => erase(transaction, id, 'expired'));
}

/** Erases name, number, wish, notes and reports; ids, states, prices and times stay. */
export async function erase(db: Database, id: string, ended: 'withdrawn' | 'expired'): Promise<void> {
  await db
    .updateTable('inquiries')
    .set(({ eb }) => ({
      person_sealed: null,
      // one that was withdrawn stays withdrawn
      ended: eb.case().when('ended', '=', '').then(ended).else(eb.ref('ended')).end(),
    }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('inquiry_shops')
    .set({ is_open: 0, note_sealed: '', report_sealed: '' })
    .where('inquiry_id', '=', id)
    .execute();
}

/** An act of the reader or a shop: personal data is kept for thirty days more. */
export async function touch(db: Database, id: string, time: string): Promise<void> {
  await db.updateTable('inquiries').set({ last_act_at: time }).where('id', '=', id).execute();
}
