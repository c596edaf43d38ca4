import type { Transaction } from 'kysely';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Vault } from '../../../services/encryption/personal-data-vault.ts';
import { fieldFailure } from '../../shared/field-failure.ts';
import { consume, type RateLimit } from '../../shared/rate-counters.ts';
import { onUniqueViolation } from '../../shared/unique-violation.ts';
import type { InquiryPerson } from './inquiry-rows.ts';

const perDay: RateLimit = { name: 'inquiries', max: 5, seconds: 24 * 3600 };

export interface NewInquiry {
  readonly readerId: string;
  readonly seriesId: string;
  readonly trimId: string | undefined;
  readonly cityId: string | undefined;
  readonly shopIds: readonly string[];
  readonly person: InquiryPerson;
}

/**
 * Stores an inquiry for its shops.
 * @throws Failure 400 for a shop or trim that does not belong to the series, 409 where a shop was asked already, 429
 *   beyond five a day
 */
export async function sendInquiry(
  transaction: Transaction<Schema>,
  vault: Vault,
  { readerId, seriesId, trimId, cityId, shopIds, person }: NewInquiry,
  now: Date,
): Promise<Schemas['InquiryReceipt']> {
  await checkCar(transaction, seriesId, trimId);
  const names = await namesOfShops(transaction, seriesId, shopIds);
  await refuseDuplicates(transaction, { readerId, seriesId, shopIds, names });
  const wait = await consume(transaction, perDay, vault.fingerprint('inquiry', readerId), now);
  if (wait !== undefined)
    throw new Failure(429, `一天最多询价 ${perDay.max} 次，请过 ${Math.ceil(wait / 3600)} 小时再来`, {
      retryAfter: wait,
    });
  const id = `inq-${newId(now)}`;
  const time = shanghaiTime(now);
  await transaction
    .insertInto('inquiries')
    .values({
      id,
      user_id: readerId,
      series_id: seriesId,
      trim_id: trimId ?? null,
      city_id: cityId ?? null,
      person_sealed: vault.encrypt(JSON.stringify(person)),
      sent_at: time,
      last_act_at: time,
      ended: '',
    })
    .execute();
  await transaction
    .insertInto('inquiry_shops')
    .values(
      shopIds.map((shopId) => ({
        inquiry_id: id,
        shop_id: shopId,
        user_id: readerId,
        series_id: seriesId,
        state: 'received' as const,
        is_open: 1 as const,
        note_sealed: '',
        report_sealed: '',
      })),
    )
    .execute()
    // another inquiry was sent concurrently
    .catch(onUniqueViolation(() => alreadyAsked('其中一家店')));
  return { id, state: 'received' };
}

async function checkCar(
  transaction: Transaction<Schema>,
  seriesId: string,
  trimId: string | undefined,
): Promise<void> {
  const series = await transaction
    .selectFrom('auto_series')
    .select('id')
    .where('id', '=', seriesId)
    .executeTakeFirst();
  if (series === undefined) throw notFound('没有这个车系');
  if (trimId === undefined) return;
  const trim = await transaction
    .selectFrom('auto_trims')
    .select('id')
    .where('id', '=', trimId)
    .where('series_id', '=', seriesId)
    .executeTakeFirst();
  if (trim === undefined) throw fieldFailure('body.trimId', 'trim', '这个车系没有这一款，请重新选择');
}

/** @throws Failure 400 for a shop that does not sell the series */
async function namesOfShops(
  transaction: Transaction<Schema>,
  seriesId: string,
  shopIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const shops = await transaction
    .selectFrom('auto_shops')
    .innerJoin('auto_shop_brands', 'auto_shop_brands.shop_id', 'auto_shops.id')
    .innerJoin('auto_series', 'auto_series.brand_id', 'auto_shop_brands.brand_id')
    .select(['auto_shops.id', 'auto_shops.name'])
    .where('auto_series.id', '=', seriesId)
    .where('auto_shops.id', 'in', shopIds)
    .execute();
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  const other = shopIds.findIndex((id) => !names.has(id));
  if (other !== -1)
    throw fieldFailure(`body.shopIds.${other}`, 'shop', '选的店里有一家不卖这款车，请重新选择');
  return names;
}

async function refuseDuplicates(
  transaction: Transaction<Schema>,
  {
    readerId,
    seriesId,
    shopIds,
    names,
  }: Pick<NewInquiry, 'readerId' | 'seriesId' | 'shopIds'> & { readonly names: ReadonlyMap<string, string> },
): Promise<void> {
  const open = await transaction
    .selectFrom('inquiry_shops')
    .select('shop_id')
    .where('user_id', '=', readerId)
    .where('series_id', '=', seriesId)
    .where('shop_id', 'in', shopIds)
    .where('is_open', '=', 1)
    .execute();
  if (open.length > 0)
    throw alreadyAsked(open.map(({ shop_id }) => `“${names.get(shop_id) ?? shop_id}”`).join('、'));
}

const alreadyAsked = (shops: string) =>
  new Failure(409, `您已经就这款车问过${shops}，在“我的询价”里可以看到进展`);
