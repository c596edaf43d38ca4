import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';

/** seconds that a reader may take to return from the messaging app */
export const loginLifeSeconds = 600;

/** Stores a started login. @returns the state that the messaging app passes back */
export async function startLogin(db: Database, challenge: string, now: Date): Promise<string> {
  const state = newSecret();
  await db
    .insertInto('messaging_logins')
    .values({ state_hash: hashOfSecret(state), challenge, expires_at: loginExpiry(now) })
    .execute();
  return state;
}

/**
 * Whether this page started the login with this state; consumes the state. The state alone, for example seen in a
 * URL, neither works nor is consumed.
 * @param verifier the PKCE-style secret that the challenge was derived from
 */
export async function finishLogin(
  db: Database,
  { state, verifier }: { readonly state: string; readonly verifier: string },
  now: Date,
): Promise<boolean> {
  // of two concurrent calls, one deletes the row
  const ended = await db
    .deleteFrom('messaging_logins')
    .where('state_hash', '=', hashOfSecret(state))
    .where('challenge', '=', challengeOf(verifier))
    .where('expires_at', '>', shanghaiTime(now))
    .returning('state_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Same derivation as in the page; the contract specifies it. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const loginExpiry = (now: Date) => shanghaiTime(new Date(now.getTime() + loginLifeSeconds * 1000));
