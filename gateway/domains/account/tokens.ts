import type { Selectable } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Reader } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import type { UsersTable } from '../../db/tables/account-tables.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';

const dayMs = 86_400_000;
/** ms that an exchanged token stays valid, for calls in flight that carry it */
const exchangeGraceMs = 60_000;

export interface IssuedToken {
  readonly token: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly expiresAt: string;
}

interface TokenLife {
  readonly days: number;
  readonly now: Date;
}

/** Issues a token for a reader: 256 random bits, of which the database stores the SHA-256 only. */
export async function issueToken(db: Database, userId: string, life: TokenLife): Promise<IssuedToken> {
  const token = newSecret();
  const row = tokenRow(token, userId, life);
  await db.insertInto('tokens').values(row).execute();
  return { token, expiresAt: row.expires_at };
}

const tokenRow = (token: string, userId: string, { days, now }: TokenLife) => ({
  token_hash: hashOfSecret(token),
  user_id: userId,
  created_at: shanghaiTime(now),
  expires_at: shanghaiTime(new Date(now.getTime() + days * dayMs)),
  revoked_at: null,
});

/** The reader of a token; undefined when the token is unknown, expired or revoked. */
export async function readerOfToken(db: Database, token: string, now: Date): Promise<Reader | undefined> {
  const user = await userOfToken(db, token, now);
  return user && { id: user.id, name: user.name };
}

export type User = Selectable<UsersTable>;

export async function userOfToken(
  db: Database,
  token: string,
  now: Date,
): Promise<(User & { readonly token_expires_at: string }) | undefined> {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .selectAll('users')
    .select('tokens.expires_at as token_expires_at')
    .where('tokens.token_hash', '=', hashOfSecret(token))
    .where('tokens.expires_at', '>', shanghaiTime(now))
    .where('tokens.revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Issues the successor of a valid token, which itself stays valid for one more minute. A token has one successor, derived
 * from it with the vault's key: repeated calls return the same, so that a lost response does not sign the reader out and
 * no number of calls creates a second session.
 * @throws Failure 401 once the successor was revoked
 */
export async function exchangeToken(
  db: Database,
  vault: Vault,
  { userId, old, days, now }: TokenExchange,
): Promise<IssuedToken> {
  const soon = shanghaiTime(new Date(now.getTime() + exchangeGraceMs));
  await db
    .updateTable('tokens')
    .set({ expires_at: soon })
    .where('token_hash', '=', hashOfSecret(old))
    .where('expires_at', '>', soon)
    .execute();
  const token = vault.fingerprint('successor-token', old);
  await db
    .insertInto('tokens')
    .values(tokenRow(token, userId, { days, now }))
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  const successor = await db
    .selectFrom('tokens')
    .select('expires_at')
    .where('token_hash', '=', hashOfSecret(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (successor === undefined) throw new Failure(401, '登录已失效，请重新登录');
  return { token, expiresAt: successor.expires_at };
}

interface TokenExchange extends TokenLife {
  readonly userId: string;
  readonly old: string;
}

/** Revokes one token of a reader, or all of them. @returns how many */
export async function revokeTokens(
  db: Database,
  userId: string,
  { only, now }: { /** only this token */ readonly only?: string; readonly now: Date },
): Promise<number> {
  const time = shanghaiTime(now);
  const ended = await db
    .updateTable('tokens')
    .set({ revoked_at: time })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', time)
    .$if(only !== undefined, (query) => query.where('token_hash', '=', hashOfSecret(only ?? '')))
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}
