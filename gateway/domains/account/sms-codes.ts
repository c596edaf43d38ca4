import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

/** minutes that a code is valid */
export const codeMinutes = 5;
/** attempts, right or wrong, after which the code is invalid */
const maxAttempts = 5;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Stores a code as the only valid one of the phone. */
export async function storeCode(
  db: Database,
  vault: Vault,
  { phoneHash, code, now }: { readonly phoneHash: string; readonly code: string; readonly now: Date },
): Promise<void> {
  const fields = {
    code_hash: vault.fingerprint('code', phoneHash, code),
    tries: 0,
    expires_at: shanghaiTime(new Date(now.getTime() + codeMinutes * 60_000)),
  };
  await db
    .insertInto('sms_codes')
    .values({ phone_hash: phoneHash, ...fields })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet(fields))
    .execute();
}

export async function deleteCode(db: Database, phoneHash: string): Promise<void> {
  await db.deleteFrom('sms_codes').where('phone_hash', '=', phoneHash).execute();
}

/** Whether this is the phone's code; consumes it. Each attempt is counted before the code is compared. */
export async function redeemCode(
  db: Database,
  vault: Vault,
  { phoneHash, code, now }: { readonly phoneHash: string; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const kept = await db
    .updateTable('sms_codes')
    .set({ tries: sql`tries + 1` })
    .where('phone_hash', '=', phoneHash)
    .where('expires_at', '>', shanghaiTime(now))
    .where('tries', '<', maxAttempts)
    .returning('code_hash')
    .executeTakeFirst();
  const given = vault.fingerprint('code', phoneHash, code);
  if (kept === undefined || !timingSafeEqual(Buffer.from(kept.code_hash), Buffer.from(given))) return false;
  // of two concurrent calls with the right code, one deletes the row
  const used = await db
    .deleteFrom('sms_codes')
    .where('phone_hash', '=', phoneHash)
    .where('code_hash', '=', given)
    .returning('phone_hash')
    .executeTakeFirst();
  return used !== undefined;
}
