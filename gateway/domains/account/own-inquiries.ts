import * as v from 'valibot';
import type { HandlerResult } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { jsonColumn } from '../../db/json-column.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

const readPerson = jsonColumn('inquiries', 'person_sealed', v.object({ wish: v.string() }));

type Exported = Extract<HandlerResult<'downloadAccount'>, { comments: unknown }>;

/** Exports which shops a reader asked for their price. */
export async function exportedInquiries(
  db: Database,
  vault: Vault,
  userId: string,
): Promise<NonNullable<Exported['inquiries']>> {
  const shops = await db
    .selectFrom('inquiry_shops')
    .innerJoin('auto_shops', 'auto_shops.id', 'inquiry_shops.shop_id')
    .select(['inquiry_id', 'auto_shops.name', 'revealed_at'])
    .where('user_id', '=', userId)
    .orderBy('shop_id')
    .execute();
  const rows = await db
    .selectFrom('inquiries')
    .innerJoin('auto_series', 'auto_series.id', 'inquiries.series_id')
    .select(['inquiries.id', 'auto_series.name', 'person_sealed', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('inquiries.id')
    .execute();
  return rows.map(({ id, name, person_sealed, sent_at: sentAt }) => {
    const wish = person_sealed === null ? '' : readPerson(vault.decrypt(person_sealed), id).wish;
    return {
      id,
      seriesName: name,
      sentAt,
      ...(wish !== '' && { wish }),
      shops: shops
        .filter((shop) => shop.inquiry_id === id)
        .map((shop) => ({
          name: shop.name,
          ...(shop.revealed_at !== null && { revealedAt: shop.revealed_at }),
        })),
    };
  });
}
