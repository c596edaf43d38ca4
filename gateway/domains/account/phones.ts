import { isMobile } from '../../../rules/people/mobile.ts';
import { Failure } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { decryptText, type EncryptedText } from '../../services/encryption/transport-encryption.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { AccountServices } from './account-services.ts';

/** Decrypts the phone number that a page encrypted. @throws Failure 400 that names `body.phone` */
export function decryptPhone({ transport }: AccountServices, encrypted: EncryptedText): string {
  const phone = decryptText(encrypted, transport.privateKey);
  if (phone === undefined) throw wrongPhone('sealed', '手机号没有传好，请刷新页面再试一次');
  if (!isMobile(phone)) throw wrongPhone('phone', '请填写 11 位手机号');
  return phone;
}

function wrongPhone(rule: string, message: string): Failure {
  return new Failure(400, message, { fields: [{ path: 'body.phone', rule, message }] });
}

export const phoneHash = (vault: Vault, phone: string) => vault.fingerprint('phone', phone);

/** The phone number that a reader signs in with; undefined when they have none. */
export async function phoneOf(db: Database, vault: Vault, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_phones')
    .select('phone_sealed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && vault.decrypt(row.phone_sealed);
}
