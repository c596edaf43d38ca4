import type { Selectable } from 'kysely';
import type { Reader } from '../../contract/handler.ts';
import type { Database } from '../../db/database.ts';
import type { UsersTable } from '../../db/tables/account-tables.ts';
import { shanghaiTime } from '../../db/time.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';

const dayMs = 86_400_000;
/** ms that an exchanged token stays valid, for calls in flight that carry it */
const exchangeGraceMs = 60_000;

export interface IssuedToken {
  readonly token: string;
  /** `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly expiresAt: string;
}

/** Issues a token for a reader: 256 random bits, of which the database stores the SHA-256 only. */
export async function issueToken(
  db: Database,
  userId: string,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<IssuedToken> {
  const token = newSecret();
  const expiresAt = shanghaiTime(new Date(now.getTime() + days * dayMs));
  await db
    .insertInto('tokens')
    .values({
      token_hash: hashOfSecret(token),
      user_id: userId,
      created_at: shanghaiTime(now),
      expires_at: expiresAt,
      revoked_at: null,
    })
    .execute();
  return { token, expiresAt };
}

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

/** Issues a new token for a valid one, which stays valid for one more minute. */
export async function exchangeToken(
  db: Database,
  userId: string,
  old: string,
  { days, now }: { readonly days: number; readonly now: Date },
): Promise<IssuedToken> {
  const soon = shanghaiTime(new Date(now.getTime() + exchangeGraceMs));
  await db
    .updateTable('tokens')
    .set({ expires_at: soon })
    .where('token_hash', '=', hashOfSecret(old))
    .where('expires_at', '>', soon)
    .execute();
  return issueToken(db, userId, { days, now });
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
