import * as v from 'valibot';
import { Failure, notFound } from '../../contract/failure.ts';
import type { HandlerResult } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import { parseShanghaiTime, shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { QrDevice } from './qr-device.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';
import { jsonColumn } from '../../db/json-column.ts';

const readDevice = jsonColumn(
  'qr_logins',
  'asker_sealed',
  v.object({ browser: v.string(), system: v.string(), network: v.string() }),
);

/** seconds from creating a code until its token must be collected */
export const qrLoginLifeSeconds = 120;

/** Creates a QR login: the id that the code contains, and the secret that collects the token. */
export async function newQrLogin(
  db: Database,
  vault: Vault,
  {
    requester,
    addressHash,
    now,
  }: { readonly requester: QrDevice; readonly addressHash: string; readonly now: Date },
): Promise<{ readonly id: string; readonly secret: string }> {
  const code = { id: newSecret(), secret: newSecret() };
  await db
    .insertInto('qr_logins')
    .values({
      id_hash: hashOfSecret(code.id),
      secret_hash: hashOfSecret(code.secret),
      state: 'waiting',
      asker_sealed: vault.encrypt(JSON.stringify(requester)),
      address_hash: addressHash,
      user_id: null,
      created_at: shanghaiTime(now),
      expires_at: shanghaiTime(new Date(now.getTime() + qrLoginLifeSeconds * 1000)),
    })
    .execute();
  return code;
}

/** The state of a QR login and who scanned it; an unknown one is reported as expired. */
export async function progressOf(
  db: Database,
  secret: string,
  now: Date,
): Promise<HandlerResult<'checkQrLogin'>> {
  const row = await db
    .selectFrom('qr_logins')
    .leftJoin('users', 'users.id', 'qr_logins.user_id')
    .select(['qr_logins.state', 'users.name'])
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('expires_at', '>', shanghaiTime(now))
    .executeTakeFirst();
  if (row === undefined || row.state === 'used') return { state: 'expired' };
  return { state: row.state, ...(row.name !== null && { name: row.name }) };
}

/** The reader who confirmed; the first call consumes the login. @throws Failure 409 */
export async function collectConfirmedReader(db: Database, secret: string, now: Date): Promise<string> {
  const row = await db
    .updateTable('qr_logins')
    .set({ state: 'used' })
    .where('secret_hash', '=', hashOfSecret(secret))
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', shanghaiTime(now))
    .returning('user_id')
    .executeTakeFirst();
  if (row?.user_id) return row.user_id;
  throw new Failure(409, '二维码已失效，请刷新后再扫');
}

/**
 * Assigns a scanned code to a reader and returns the device that asks.
 * @param addressHash hash of the scanning client's network
 * @throws Failure 404 when it has expired, 409 when another reader scanned it first or it is already decided
 */
export async function claimQrLogin(
  db: Database,
  vault: Vault,
  {
    id,
    userId,
    addressHash,
    now,
  }: { readonly id: string; readonly userId: string; readonly addressHash: string; readonly now: Date },
): Promise<HandlerResult<'scanQrLogin'>> {
  const row = await db
    .updateTable('qr_logins')
    .set({ state: 'scanned', user_id: userId })
    .where('id_hash', '=', hashOfSecret(id))
    .where('expires_at', '>', shanghaiTime(now))
    // the same phone reloading the page
    .where((is) => is.or([is('state', '=', 'waiting'), is.and({ state: 'scanned', user_id: userId })]))
    .returning(['id_hash', 'asker_sealed', 'address_hash', 'created_at', 'expires_at'])
    .executeTakeFirst();
  if (row === undefined) throw await claimFailure(db, id, now);
  const requester = readDevice(vault.decrypt(row.asker_sealed), row.id_hash);
  return {
    ...requester,
    sameNetwork: row.address_hash === addressHash,
    askedAt: row.created_at,
    expiresIn: Math.ceil((parseShanghaiTime(row.expires_at).getTime() - now.getTime()) / 1000),
  };
}

/**
 * Confirms or refuses a scanned code; repeating the same decision changes nothing.
 * @throws Failure 404 when it has expired, 409 when another reader scanned it or it was decided differently
 */
export async function decideQrLogin<Decision extends 'confirmed' | 'refused'>(
  db: Database,
  { id, userId, decision, now }: { id: string; userId: string; decision: Decision; now: Date },
): Promise<{ readonly state: Decision }> {
  const row = await db
    .updateTable('qr_logins')
    .set({ state: decision })
    .where('id_hash', '=', hashOfSecret(id))
    .where('user_id', '=', userId)
    .where('state', 'in', ['scanned', decision])
    .where('expires_at', '>', shanghaiTime(now))
    .returning('id_hash')
    .executeTakeFirst();
  if (row === undefined) throw await claimFailure(db, id, now);
  return { state: decision };
}

/** Deletes the QR logins that a reader scanned, so that confirmed ones issue no token any more. */
export async function dropQrLogins(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('qr_logins').where('user_id', '=', userId).execute();
}

async function claimFailure(db: Database, id: string, now: Date): Promise<Failure> {
  const row = await db
    .selectFrom('qr_logins')
    .select('state')
    .where('id_hash', '=', hashOfSecret(id))
    .where('expires_at', '>', shanghaiTime(now))
    .executeTakeFirst();
  if (row === undefined || row.state === 'used') return notFound('二维码已失效，请在电脑上刷新后再扫');
  if (row.state === 'waiting') return new Failure(409, '请先扫码，再确认');
  return new Failure(409, '这个二维码已经有人扫过了，请在电脑上刷新后再扫');
}
