import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { yuanText } from '../../../../rules/money/yuan-text.ts';
import { Failure, notFound } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { tookPartEarlier } from '../../shared/earlier-participation.ts';
import { countInvitees } from './invitees.ts';
import { addToPurse } from './red-packets.ts';
import { lockRoom, requireRoom } from '../room/room-rows.ts';
import { openPacketOf } from '../room/live-rooms.ts';

/** without characters that are easily confused when read aloud or copied by hand */
const alphabet = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678';
const codeLength = 8;

interface InvitationRequest {
  readonly roomId: string;
  readonly readerId: string;
  /** `YYYY-MM-DD HH:MM:SS` */
  readonly now: string;
}

/** The rules of a room's invitations, the same for all readers. @throws Failure 404 if there is no such room */
export async function inviteRulesFor(
  db: Database,
  roomId: string,
  time: string,
): Promise<Schemas['LiveInviteRules']> {
  await requireRoom(db, roomId);
  const packet = await openPacketOf(db, roomId, time);
  const terms = packet && (await termsOf(db, packet.id));
  return { rules: ruleTexts(terms), ...(packet && { packet }) };
}

/** A reader's invitation code for a room, created on first use. @throws Failure 404 if there is no such room */
export async function invitationFor(
  db: Database,
  { roomId, readerId, now }: InvitationRequest,
): Promise<Schemas['LiveInvitation']> {
  const rules = await inviteRulesFor(db, roomId, now);
  const code = (await codeOf(db, roomId, readerId)) ?? (await makeCode(db, { roomId, readerId, now }));
  return { code, invited: await countInvitees(db, roomId, readerId), ...rules };
}

interface AcceptedInvitation extends InvitationRequest {
  readonly code: string;
}

/**
 * Records whose code brought a reader. The first code counts, and adds to the inviter's purse if the room has an open red
 * packet.
 * @throws Failure 404 for a code of another room or none, 409 for the reader's own code
 */
export async function acceptInvitation(
  transaction: Transaction<Schema>,
  { roomId, readerId, code, now }: AcceptedInvitation,
): Promise<Schemas['LiveInvitationUse']> {
  await lockRoom(transaction, roomId);
  const invite = await transaction
    .selectFrom('live_invites')
    .select('user_id')
    .where('code', '=', code)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  if (invite === undefined) throw notFound('邀请码不对，请向邀请您的人核对');
  if (invite.user_id === readerId) throw new Failure(409, '这是您自己的邀请码，发给朋友才有用');
  if (await tookPartEarlier(transaction, { readerId, kind: 'live', itemId: roomId }))
    return { roomId, counted: false };
  const accepted = await transaction
    .insertInto('live_invitees')
    .values({ room_id: roomId, user_id: readerId, inviter_id: invite.user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['room_id', 'user_id']).doNothing())
    .returning('room_id')
    .executeTakeFirst();
  if (accepted === undefined) return { roomId, counted: false };
  const packet = await openPacketOf(transaction, roomId, now);
  if (packet) await addToPurse(transaction, packet.id, invite.user_id);
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

async function makeCode(db: Database, { roomId, readerId, now }: InvitationRequest): Promise<string> {
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  await db
    .insertInto('live_invites')
    .values({ code, room_id: roomId, user_id: readerId, created_at: now })
    // of two concurrent requests the first creates the code
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

function ruleTexts(terms: Awaited<ReturnType<typeof termsOf>> | undefined): string[] {
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
