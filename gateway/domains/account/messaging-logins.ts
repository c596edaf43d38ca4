import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import { hashOfSecret, newSecret } from './random-secret.ts';

/** seconds that a reader may take to come back from the messaging app */
export const loginLife = 600;

/** Notes that a reader set out for the messaging app. @returns the state that comes back with them */
export async function beginLogin(db: Database, challenge: string, now: Date): Promise<string> {
  const state = newSecret();
  await db
    .insertInto('messaging_logins')
    .values({ state_hash: hashOfSecret(state), challenge, expires_at: inLoginLife(now) })
    .execute();
  return state;
}

/**
 * Whether this page set out with this state, which is used up by it. Whoever has the state alone, out of an address that
 * they saw, neither uses it nor uses it up.
 * @param verifier what the challenge was made of
 */
export async function endLogin(
  db: Database,
  { state, verifier }: { readonly state: string; readonly verifier: string },
  now: Date,
): Promise<boolean> {
  // of two calls at once, one deletes it
  const ended = await db
    .deleteFrom('messaging_logins')
    .where('state_hash', '=', hashOfSecret(state))
    .where('challenge', '=', challengeOf(verifier))
    .where('expires_at', '>', shanghaiTime(now))
    .returning('state_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

/** As the page makes it, and the contract says. */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const inLoginLife = (now: Date) => shanghaiTime(new Date(now.getTime() + loginLife * 1000));
