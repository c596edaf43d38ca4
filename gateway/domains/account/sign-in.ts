import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import { newId } from '../../db/ids.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import type { Deps } from '../shared/deps.ts';
import { bindPerson, nameOnTicket } from './messaging-bindings.ts';
import { recordEarlierParticipations } from './participation-fingerprints.ts';
import { phoneHash } from './phones.ts';
import type { AccountServices } from './account-services.ts';
import { redeemCode } from './sms-codes.ts';
import { createWrongCodes } from './wrong-codes.ts';
import { issueToken, type IssuedToken, type User } from './tokens.ts';

/** days that a token is valid */
export const tokenDays = 30;

interface SignIn {
  readonly phone: string;
  readonly code: string;
  /** hash of the client's network */
  readonly addressHash: string;
  /** bind ticket of the messaging app login, to be bound to the phone's reader */
  readonly bindTicket?: string;
}

/**
 * Signs a reader in and creates the reader for a new phone; the response does not tell which.
 * @throws Failure 400, 409, 429
 */
export async function signIn(
  deps: Deps,
  services: AccountServices,
  { phone, code, addressHash, bindTicket }: SignIn,
): Promise<IssuedToken & { readonly user: User }> {
  const { db, clock } = deps;
  const { vault } = services;
  // before the code is consumed, so that an expired ticket does not cost a code
  const name = bindTicket === undefined ? '' : await nameOnTicket(db, vault, bindTicket, clock());
  await checkCode(deps, services, { phone, code, addressHash });
  const now = clock();
  const user = await db.transaction().execute(async (transaction) => {
    const reader = await userOfPhone(transaction, vault, { phone, name, now });
    if (bindTicket !== undefined) await bindPerson(transaction, { bindTicket, userId: reader.id, now });
    return reader;
  });
  return { ...(await issueToken(db, user.id, { days: tokenDays, now })), user };
}

/**
 * Consumes the phone's code. @throws Failure 400 that names `body.code`, 429 after too many wrong codes (`wrong-codes.ts`)
 */
export async function checkCode(
  { db, clock }: Deps,
  { vault }: AccountServices,
  { phone, code, addressHash }: SignIn,
): Promise<void> {
  const now = clock();
  const hash = phoneHash(vault, phone);
  const wrongCodes = createWrongCodes(db, vault, { phoneHash: hash, addressHash });
  const wait = await wrongCodes.refusedFor(now);
  if (wait !== undefined)
    throw new Failure(429, '试的次数太多了，请重新获取验证码，或稍后再试', { retryAfter: wait });
  const outcome = await redeemCode(db, vault, { phoneHash: hash, code, now });
  if (outcome === 'redeemed') return;
  if (outcome === 'wrong') await wrongCodes.count(now);
  const message = '验证码不对或已失效，请核对，或重新获取';
  throw new Failure(400, message, { fields: [{ path: 'body.code', rule: 'code', message }] });
}

async function userOfPhone(
  transaction: Transaction<Schema>,
  vault: Vault,
  {
    phone,
    name,
    now,
  }: { readonly phone: string; /** of a new reader */ readonly name: string; readonly now: Date },
): Promise<User> {
  const hash = phoneHash(vault, phone);
  const known = await transaction
    .selectFrom('user_phones')
    .innerJoin('users', 'users.id', 'user_phones.user_id')
    .selectAll('users')
    .where('user_phones.phone_hash', '=', hash)
    .executeTakeFirst();
  if (known) return known;
  const id = newId(now);
  const user = await transaction
    .insertInto('users')
    .values({
      id,
      // the id's end is random, so the name does not reveal the phone
      name: name || `读者${id.slice(-6)}`,
      head_img: '',
      user_type: 0,
      user_des: '',
      city_id: null,
      created_at: shanghaiTime(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('user_phones')
    .values({
      user_id: id,
      phone_hash: hash,
      phone_sealed: vault.encrypt(phone),
      created_at: shanghaiTime(now),
    })
    .execute();
  await recordEarlierParticipations(transaction, vault, { userId: id, phoneHash: hash });
  return user;
}
