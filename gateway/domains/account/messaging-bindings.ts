import type { Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { MessagingUser } from '../../services/messaging-app/messaging-app.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { plainText } from '../shared/plain-text.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';
import type { User } from './tokens.ts';

/** seconds that a bind ticket is valid: enough for two SMS codes */
export const ticketLifeSeconds = 900;
/** maximum characters of the name that is copied from the messaging app */
const maxNameLength = 20;

const openHash = (vault: Vault, { openId }: MessagingUser) => vault.fingerprint('messaging-open', openId);
const unionHash = (vault: Vault, { unionId }: MessagingUser) =>
  unionId === undefined ? null : vault.fingerprint('messaging-union', unionId);

/** The reader bound to a messaging app user, by openid (per account) or unionid (all accounts of the owner). */
export async function boundUser(
  db: Database,
  vault: Vault,
  person: MessagingUser,
): Promise<User | undefined> {
  const union = unionHash(vault, person);
  return db
    .selectFrom('messaging_bindings')
    .innerJoin('users', 'users.id', 'messaging_bindings.user_id')
    .selectAll('users')
    .where((is) =>
      is.or([
        is('messaging_bindings.open_hash', '=', openHash(vault, person)),
        ...(union === null ? [] : [is('messaging_bindings.union_hash', '=', union)]),
      ]),
    )
    .orderBy('messaging_bindings.created_at')
    .orderBy('messaging_bindings.open_hash')
    .executeTakeFirst();
}

/** Creates a bind ticket for a messaging app user. */
export async function createTicket(
  db: Database,
  vault: Vault,
  person: MessagingUser,
  now: Date,
): Promise<{ readonly bindTicket: string; readonly name: string }> {
  const bindTicket = newSecret();
  const name = Array.from(plainText(person.name).replaceAll(/\s+/g, ' ')).slice(0, maxNameLength).join('');
  await db
    .insertInto('messaging_tickets')
    .values({
      ticket_hash: hashOfSecret(bindTicket),
      open_hash: openHash(vault, person),
      union_hash: unionHash(vault, person),
      name_sealed: vault.encrypt(name),
      expires_at: shanghaiTime(new Date(now.getTime() + ticketLifeSeconds * 1000)),
    })
    .execute();
  return { bindTicket, name };
}

/**
 * Reads the messaging app name on a ticket without consuming the ticket.
 * @throws Failure 400 that names `body.bindTicket`
 */
export async function nameOnTicket(
  db: Database,
  vault: Vault,
  bindTicket: string,
  now: Date,
): Promise<string> {
  const ticket = await db
    .selectFrom('messaging_tickets')
    .select('name_sealed')
    .where('ticket_hash', '=', hashOfSecret(bindTicket))
    .where('expires_at', '>', shanghaiTime(now))
    .executeTakeFirst();
  if (ticket === undefined) throw expiredTicket();
  return vault.decrypt(ticket.name_sealed);
}

/**
 * Binds the messaging app user of the ticket to a reader and consumes the ticket. A messaging app user is bound to
 * one reader; a reader may have several bindings, such as on two phones.
 * @throws Failure 400 as above, 409 when the user was bound to another reader in the meantime
 */
export async function bindPerson(
  transaction: Transaction<Schema>,
  { bindTicket, userId, now }: { readonly bindTicket: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  const person = await transaction
    .deleteFrom('messaging_tickets')
    .where('ticket_hash', '=', hashOfSecret(bindTicket))
    .where('expires_at', '>', shanghaiTime(now))
    .returning(['open_hash', 'union_hash'])
    .executeTakeFirst();
  if (person === undefined) throw expiredTicket();
  await transaction
    .insertInto('messaging_bindings')
    .values({ ...person, user_id: userId, created_at: shanghaiTime(now) })
    .onConflict((conflict) => conflict.column('open_hash').doNothing())
    .execute();
  const { user_id: boundTo } = await transaction
    .selectFrom('messaging_bindings')
    .select('user_id')
    .where('open_hash', '=', person.open_hash)
    .executeTakeFirstOrThrow();
  if (boundTo !== userId) throw new Failure(409, '这个微信号已经绑定了别的手机号，请重新用微信登录');
}

/** When each binding of a reader was created. */
export async function bindingTimes(db: Database, userId: string): Promise<string[]> {
  const bindings = await db
    .selectFrom('messaging_bindings')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return bindings.map(({ created_at: at }) => at);
}

function expiredTicket(): Failure {
  const message = '微信授权已过期，请重新用微信登录';
  return new Failure(400, message, { fields: [{ path: 'body.bindTicket', rule: 'ticket', message }] });
}
