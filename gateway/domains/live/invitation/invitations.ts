import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { yuanText } from '../../../../rules/money/yuan-text.ts';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { countInvited } from './invitees.ts';
import { fillPurse } from './red-packets.ts';
import { holdRoom, needRoom } from '../room/room-rows.ts';
import { openPacketOf } from '../room/live-rooms.ts';

/** letters that nobody takes for another when it is read aloud or copied by hand */
const alphabet = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';
const codeLength = 8;

interface Asked {
  readonly roomId: string;
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** What an invitation to a live counts for, for everybody. @throws Failure 404 when there is no such live */
export async function inviteRulesFor(
  db: Database,
  roomId: string,
  time: string,
): Promise<Schemas['LiveInviteRules']> {
  await needRoom(db, roomId);
  const packet = await openPacketOf(db, roomId, time);
  const terms = packet && (await termsOf(db, packet.id));
  return { rules: rulesOf(terms), ...(packet && { packet }) };
}

/** A reader's own code for a live, made when it is asked for first. @throws Failure 404 when there is no such live */
export async function invitationFor(
  db: Database,
  { roomId, readerId, now }: Asked,
): Promise<Schemas['LiveInvitation']> {
  const rules = await inviteRulesFor(db, roomId, now);
  const code = (await codeOf(db, roomId, readerId)) ?? (await makeCode(db, { roomId, readerId, now }));
  return { code, invited: await countInvited(db, roomId, readerId), ...rules };
}

interface Coming extends Asked {
  readonly code: string;
}

/**
 * Notes by whose code a reader came; the first one counts, and fills the inviter's purse where a red packet is open.
 * @throws Failure 404 for a code that is none of this live's, 409 for the reader's own
 */
export async function acceptInvitation(
  transaction: Transaction<Schema>,
  { roomId, readerId, code, now }: Coming,
): Promise<Schemas['LiveInvitationUse']> {
  await holdRoom(transaction, roomId);
  const invite = await transaction
    .selectFrom('live_invites')
    .select('user_id')
    .where('code', '=', code)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (invite === undefined) throw notFound('邀请码不对，请向邀请您的人核对');
  if (invite.user_id === readerId) throw new Failure(409, '这是您自己的邀请码，发给朋友才有用');
  const came = await transaction
    .insertInto('live_invitees')
    .values({ room_id: roomId, user_id: readerId, inviter_id: invite.user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'user_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  if (came === undefined) return { roomId, counted: false };
  const packet = await openPacketOf(transaction, roomId, now);
  if (packet) await fillPurse(transaction, packet.id, invite.user_id);
  return { roomId, counted: true };
}

async function codeOf(db: Database, roomId: string, readerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('live_invites')
    .select('code')
    .where('room_id', '=', roomId)
    .where('user_id', '=', readerId)
    .executeTakeFirst();
  return row?.code;
}

async function makeCode(db: Database, { roomId, readerId, now }: Asked): Promise<string> {
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  await db
    .insertInto('live_invites')
    .values({ code, room_id: roomId, user_id: readerId, created_at: now })
    // asked for twice at once: the first one's code is the reader's
    .onConflict((conflict) => conflict.columns(['room_id', 'user_id']).doNothing())
    .execute();
  return (await codeOf(db, roomId, readerId)) ?? code;
}

function termsOf(db: Database, packetId: string) {
  return db
    .selectFrom('live_packets')
    .select(['per_invite', 'minimum', 'ends_at'])
    .where('id', '=', packetId)
    .executeTakeFirstOrThrow();
}

function rulesOf(terms: Awaited<ReturnType<typeof termsOf>> | undefined): string[] {
  const always = [
    '把您的邀请码或邀请链接发给朋友，朋友登录后从链接进入直播间，就算邀请成功。',
    '每位朋友在一场直播里只计一次，以最先使用的邀请码为准；自己不能邀请自己。',
  ];
  if (terms === undefined) return always;
  const { per_invite, minimum, ends_at } = terms;
  return [
    ...always,
    `每邀请一位朋友，您得 ${yuanText(per_invite)} 元红包，发完为止。`,
    `满 ${yuanText(minimum)} 元即可提现，每人提现一次，一次提走全部余额；提现后再邀请不再计入。`,
    `红包活动到 ${ends_at.slice(0, 16)} 结束，届时没有提现的余额作废。`,
  ];
}
