import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';

/** minutes that a code is valid */
export const codeMinutes = 5;
/** attempts, right or wrong, after which the code is invalid */
const maxAttempts = 5;
/** `tries` of a code that was used */
const usedTries = 1000;

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

/** `spent`: the phone's latest code, which was used, has expired or was tried too often; this is no guess */
type RedeemOutcome = 'redeemed' | 'wrong' | 'spent';

/** Redeems the phone's code, once. Each attempt is counted before the code is compared. */
export async function redeemCode(
  db: Database,
  vault: Vault,
  { phoneHash, code, now }: { readonly phoneHash: string; readonly code: string; readonly now: Date },
): Promise<RedeemOutcome> {
  const given = vault.fingerprint('code', phoneHash, code);
  const valid = await db
    .updateTable('sms_codes')
    .set({ tries: sql`tries + 1` })
    .where('phone_hash', '=', phoneHash)
    .where('expires_at', '>', shanghaiTime(now))
    .where('tries', '<', maxAttempts)
    .returning('code_hash')
    .executeTakeFirst();
  if (valid === undefined) return (await isLatest(db, phoneHash, given)) ? 'spent' : 'wrong';
  if (!areEqual(valid.code_hash, given)) return 'wrong';
  // of concurrent calls with the right code, one marks the row; it stays until it expires, to recognise the others
  const marked = await db
    .updateTable('sms_codes')
    .set({ tries: usedTries })
    .where('phone_hash', '=', phoneHash)
    .where('code_hash', '=', given)
    .where('tries', '<', usedTries)
    .returning('phone_hash')
    .executeTakeFirst();
  return marked === undefined ? 'spent' : 'redeemed';
}

async function isLatest(db: Database, phoneHash: string, given: string): Promise<boolean> {
  const latest = await db
    .selectFrom('sms_codes')
    .select('code_hash')
    .where('phone_hash', '=', phoneHash)
    .executeTakeFirst();
  return latest !== undefined && areEqual(latest.code_hash, given);
}

const areEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
