import * as v from 'valibot';
import type { HandlerResult } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { releaseAttachments } from '../shared/attachments.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { jsonColumn } from '../../db/json-column.ts';

const readContact = jsonColumn('tips', 'contact_sealed', v.object({ phone: v.exactOptional(v.string()) }));

type Exported = Extract<HandlerResult<'downloadAccount'>, { comments: unknown }>;
type ExportedTip = NonNullable<Exported['tips']>[number] & { readonly phone?: string };

/** Exports the tips that a reader sent, anonymous or not. */
export async function exportedTips(db: Database, vault: Vault, userId: string): Promise<ExportedTip[]> {
  const tips = await db
    .selectFrom('tips')
    .select(['id', 'body as text', 'state', 'anonymous', 'city_id', 'place', 'contact_sealed', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return tips.map(({ anonymous, city_id, place, contact_sealed, created_at: createdAt, ...tip }) => ({
    ...tip,
    anonymous: anonymous === 1,
    ...(city_id !== null && { cityId: city_id }),
    ...(place !== '' && { place }),
    ...(contact_sealed !== null && readContact(vault.decrypt(contact_sealed), tip.id)),
    createdAt,
  }));
}

/** Anonymises a reader's published tips, deletes unpublished ones and removes all contact data. */
export async function removeTips(db: Database, userId: string): Promise<void> {
  const unseen = await db
    .deleteFrom('tips')
    .where('author_id', '=', userId)
    .where('shown_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of unseen) await releaseAttachments(db, `tip:${id}`);
  await db
    .updateTable('tips')
    .set({ anonymous: 1, contact_sealed: null })
    .where('author_id', '=', userId)
    .execute();
}
