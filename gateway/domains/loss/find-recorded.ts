import type { Database } from '../../db/database.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { numberHash, type NoticeEntry } from './record-notices.ts';

/**
 * Finds a notice that was recorded before with the same kind, holder, number and days, so that a file can be imported again.
 * Also one that was corrected or revoked since.
 * @returns its id
 */
export async function findRecorded(
  db: Database,
  vault: Pick<Vault, 'fingerprint'>,
  { content: { kind, holder, number, lostOn }, insertion: { paperDate } }: NoticeEntry,
): Promise<string | undefined> {
  const hashed = number === '' ? null : numberHash(vault, number);
  const row = await db
    .selectFrom('loss_notices')
    .select('id')
    .where('number_hash', hashed === null ? 'is' : '=', hashed)
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .where('lost_on', '=', lostOn)
    .where('published_on', '=', paperDate)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
