import { randomInt } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { Failure } from '../../contract/failure.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Database } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import { shanghaiTime } from '../../db/time.ts';
import { lockCircle, membershipOf } from './circle-rows.ts';

/** without characters that are easily confused when read aloud or copied by hand */
const alphabet = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';
const codeLength = 8;
const lifetimeMs = 7 * 86_400_000;

interface Invitation {
  readonly inviterId: string;
  readonly inviter: Schemas['CircleInviter'];
}

/** A valid invitation of a circle; undefined if there is none or it has expired. */
export async function validInvitation(
  db: Database,
  circleId: string,
  code: string,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('circle_invitations')
    .innerJoin('users', 'users.id', 'circle_invitations.inviter_id')
    .select(['inviter_id', 'expires_at', 'users.name', 'users.head_img'])
    .where('code', '=', code)
    .where('circle_id', '=', circleId)
    .where('expires_at', '>', shanghaiTime(now))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    inviterId: row.inviter_id,
    inviter: {
      name: row.name,
      headImg: row.head_img,
      expiresAt: row.expires_at,
      invited: await countInvitees(db, circleId, row.inviter_id),
    },
  };
}

/** The reader's valid invitation, or a new one. @throws Failure 403 for a reader who is not a member, 404 */
export async function invitationOf(
  transaction: Transaction<Schema>,
  circleId: string,
  readerId: string,
  now: Date,
): Promise<Schemas['CircleInvitation']> {
  // of two concurrent requests the first makes the code
  await lockCircle(transaction, circleId);
  const membership = await membershipOf(transaction, circleId, readerId);
  if (membership?.state !== 'joined') throw new Failure(403, '加入圈子以后才能邀请朋友');
  const invited = await countInvitees(transaction, circleId, readerId);
  const existing = await transaction
    .selectFrom('circle_invitations')
    .select(['code', 'expires_at as expiresAt'])
    .where('circle_id', '=', circleId)
    .where('inviter_id', '=', readerId)
    .where('expires_at', '>', shanghaiTime(now))
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  if (existing) return { ...existing, invited };
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const expiresAt = shanghaiTime(new Date(now.getTime() + lifetimeMs));
  await transaction
    .insertInto('circle_invitations')
    .values({
      code,
      circle_id: circleId,
      inviter_id: readerId,
      created_at: shanghaiTime(now),
      expires_at: expiresAt,
    })
    .execute();
  return { code, expiresAt, invited };
}

interface Invitee {
  readonly circleId: string;
  readonly readerId: string;
  readonly inviterId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** Counts a reader for the first invitation that brought them; never for their own. */
export async function countInvitee(
  transaction: Transaction<Schema>,
  { circleId, readerId, inviterId, now }: Invitee,
): Promise<void> {
  if (readerId === inviterId) return;
  await transaction
    .insertInto('circle_invitees')
    .values({ circle_id: circleId, user_id: readerId, inviter_id: inviterId, created_at: now })
    .onConflict((conflict) => conflict.columns(['circle_id', 'user_id']).doNothing())
    .execute();
}

async function countInvitees(db: Database, circleId: string, inviterId: string): Promise<number> {
  const { invited } = await db
    .selectFrom('circle_invitees')
    .select(sql<number>`cast(count(*) as integer)`.as('invited'))
    .where('circle_id', '=', circleId)
    .where('inviter_id', '=', inviterId)
    .executeTakeFirstOrThrow();
  return invited;
}
