import type { Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { AutoShowTables } from '../../../db/tables/auto-show-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { type InquiryPerson, type InquiryPrices, personOf, touch } from './inquiry-rows.ts';

/** A shop's own view of an inquiry: nothing of the reader but the wish, until the reader reveals the number. */
export interface ShopInquiry {
  readonly id: string;
  readonly seriesName: string;
  readonly trimName: string | undefined;
  readonly cityId: string | undefined;
  readonly sentAt: string;
  readonly state: Selectable<AutoShowTables['inquiry_shops']>['state'];
  readonly wish: string;
  readonly person: Pick<InquiryPerson, 'name' | 'phone'> | undefined;
}

/** The inquiries that a shop may answer, oldest first. Received ones count as forwarded from now on. */
export async function inquiriesForShop(db: Database, vault: Vault, shopId: string): Promise<ShopInquiry[]> {
  await db
    .updateTable('inquiry_shops')
    .set({ state: 'forwarded' })
    .where('shop_id', '=', shopId)
    .where('state', '=', 'received')
    .where('is_open', '=', 1)
    .execute();
  const rows = await db
    .selectFrom('inquiry_shops')
    .innerJoin('inquiries', 'inquiries.id', 'inquiry_shops.inquiry_id')
    .innerJoin('auto_series', 'auto_series.id', 'inquiries.series_id')
    .leftJoin('auto_trims', 'auto_trims.id', 'inquiries.trim_id')
    .select(['inquiries.id', 'person_sealed', 'city_id', 'sent_at', 'inquiry_shops.state', 'revealed_at'])
    .select(['auto_series.name as series_name', 'auto_trims.name as trim_name'])
    .where('shop_id', '=', shopId)
    .where('is_open', '=', 1)
    .orderBy('inquiries.id')
    .execute();
  return rows.map((row) => {
    const person = personOf(vault, row);
    return {
      id: row.id,
      seriesName: row.series_name,
      trimName: row.trim_name ?? undefined,
      cityId: row.city_id ?? undefined,
      sentAt: row.sent_at,
      state: row.state,
      wish: person?.wish ?? '',
      person:
        row.revealed_at === null || person === undefined
          ? undefined
          : { name: person.name, phone: person.phone },
    };
  });
}

/** Stores or changes a shop's answer. @returns false if the inquiry has ended or did not ask the shop */
export async function answerInquiry(
  db: Database,
  vault: Vault,
  { id, shopId }: { readonly id: string; readonly shopId: string },
  { note, ...prices }: InquiryPrices & { readonly note: string },
  now: Date,
): Promise<boolean> {
  const time = shanghaiTime(now);
  return changeOpen(db, { id, shopId }, time, {
    state: 'answered',
    answer_json: JSON.stringify(prices),
    note_sealed: note === '' ? '' : vault.encrypt(note),
    answered_at: time,
  });
}

/** Ends an inquiry from the shop's side. @returns false if it has ended or did not ask the shop */
export const closeInquiry = (
  db: Database,
  inquiry: { readonly id: string; readonly shopId: string },
  now: Date,
): Promise<boolean> => changeOpen(db, inquiry, shanghaiTime(now), { state: 'closed', is_open: 0 });

async function changeOpen(
  db: Database,
  { id, shopId }: { readonly id: string; readonly shopId: string },
  time: string,
  changes: Partial<Selectable<AutoShowTables['inquiry_shops']>>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('inquiry_shops')
      .set(changes)
      .where('inquiry_id', '=', id)
      .where('shop_id', '=', shopId)
      .where('is_open', '=', 1)
      .returning('shop_id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    await touch(transaction, id, time);
    return true;
  });
}
