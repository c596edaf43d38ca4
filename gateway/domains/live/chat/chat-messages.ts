import type { Selectable, Transaction } from 'kysely';
import { Failure } from '../../../contract/failure.ts';
import type { Schemas } from '../../../contract/schemas.ts';
import { newId } from '../../../db/ids.ts';
import type { LiveMessagesTable } from '../../../db/tables/live-tables.ts';
import type { Database } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { fetchPage, highestSeqFirst, type Page } from '../../shared/paging.ts';
import { plainText } from '../../shared/plain-text.ts';
import { needsReview } from '../../shared/needs-review.ts';
import { fieldFailure } from '../../shared/field-failure.ts';
import { recordEvent } from '../stream/live-events.ts';
import { limitMessages } from '../live-limits.ts';
import { lockRoom, requireRoom, type RoomRow } from '../room/room-rows.ts';

export type LiveMessage = Schemas['LiveMessage'];

/** characters */
const maxMessageLength = 100;

/** Normalizes what a reader typed to one line of plain text. @throws Failure 400 if it is empty or too long */
export function normalizeMessage(typed: string): string {
  const text = plainText(typed).replaceAll(/\s*\n\s*/g, ' ');
  if (text === '') throw fieldFailure('body.text', 'text', '写点什么再发送吧');
  if (Array.from(text).length > maxMessageLength)
    throw fieldFailure('body.text', 'text', `最多写 ${maxMessageLength} 字`);
  return text;
}

/** Messages with their authors. */
function messageQuery(db: Database) {
  return db
    .selectFrom('live_messages')
    .innerJoin('live_rooms as room', 'room.id', 'live_messages.room_id')
    .leftJoin('users as author', 'author.id', 'live_messages.author_id')
    .selectAll('live_messages')
    .select([
      'author.name as author_name',
      'author.head_img as author_img',
      'room.host_name',
      'room.host_img',
    ]);
}

interface MessageRow extends Selectable<LiveMessagesTable> {
  /** null for messages that editors post in the host's name */
  readonly author_name: string | null;
  readonly author_img: string | null;
  readonly host_name: string;
  readonly host_img: string;
}

/** A room's messages, newest first, with the reader's own ones that await moderation. @throws Failure 404 */
export async function listMessages(
  db: Database,
  roomId: string,
  readerId: string | undefined,
  page: Page<number>,
): Promise<Schemas['LiveMessagePage']> {
  await requireRoom(db, roomId);
  const query = messageQuery(db)
    .where('live_messages.room_id', '=', roomId)
    .where((eb) =>
      eb.or([
        eb('live_messages.state', '=', 'shown'),
        ...(readerId === undefined
          ? []
          : [eb.and([eb('live_messages.state', '=', 'held'), eb('live_messages.author_id', '=', readerId)])]),
      ]),
    );
  const { rows, ...next } = await fetchPage(query, page, {
    order: highestSeqFirst,
    by: ['live_messages.seq', 'live_messages.id'],
    positionOf: ({ seq, id }) => ({ key: seq, id }),
  });
  return { list: rows.map((row) => toMessage(row, readerId)), ...next };
}

export interface NewMessage {
  /** left out for messages that editors post in the host's name */
  readonly author?: { readonly id: string };
  readonly text: string;
}

/**
 * Posts a message in a room; the transaction holds the room's lock. Messages with words that need moderation wait for an
 * editor, and so do all messages of a moderated chat; those of the host never do.
 * @throws Failure 409 while the chat is closed, 429 beyond the rate limit
 */
export async function postMessage(
  transaction: Transaction<Schema>,
  room: RoomRow,
  { author, text }: NewMessage,
  now: Date,
): Promise<LiveMessage> {
  const byHost = author === undefined || author.id === room.host_id;
  if (!byHost && room.chat === 'closed') throw new Failure(409, '主持人暂时关闭了聊天');
  if (room.state === 'ended' || room.state === 'replay') throw new Failure(409, '直播已经结束，聊天已关闭');
  if (author) await limitMessages(transaction, room.id, author.id, now);
  const isHeld = !byHost && (room.chat === 'held' || needsReview(text));
  const id = newId(now);
  await transaction
    .insertInto('live_messages')
    .values({
      id,
      room_id: room.id,
      seq: room.seq,
      author_id: author?.id ?? null,
      by_host: byHost ? 1 : 0,
      body: text,
      state: 'held',
      created_at: shanghaiTime(now),
    })
    .execute();
  if (!isHeld) await publishMessage(transaction, id, now);
  return toMessage(await messageById(transaction, id), author?.id);
}

/** Publishes a message that awaits moderation, as the newest one. @returns whether it was awaiting moderation */
export async function approveMessage(
  transaction: Transaction<Schema>,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const message = await lockMessage(transaction, messageId);
  if (message?.state !== 'held') return false;
  await publishMessage(transaction, messageId, now);
  return true;
}

/** Removes a message. @returns whether it was not removed before */
export async function removeMessage(
  transaction: Transaction<Schema>,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const message = await lockMessage(transaction, messageId);
  if (message === undefined || message.state === 'removed') return false;
  // also for a held message: its author may have it on screen
  await recordEvent(transaction, message.room_id, () => ({ kind: 'message-removed', id: messageId }), now);
  await transaction
    .updateTable('live_messages')
    .set({ state: 'removed' })
    .where('id', '=', messageId)
    .execute();
  return true;
}

/** Reads a message and prevents changes to it until the transaction ends, by locking its room. */
async function lockMessage(transaction: Transaction<Schema>, messageId: string) {
  const find = () =>
    transaction
      .selectFrom('live_messages')
      .select(['room_id', 'state'])
      .where('id', '=', messageId)
      .executeTakeFirst();
  const message = await find();
  if (message === undefined) return undefined;
  await lockRoom(transaction, message.room_id);
  return find();
}

async function publishMessage(transaction: Transaction<Schema>, id: string, now: Date): Promise<void> {
  const row = await messageById(transaction, id);
  const shown = toMessage({ ...row, state: 'shown' }, undefined);
  const eventOf = (seq: number) => ({ kind: 'message' as const, message: { ...shown, seq } });
  const seq = await recordEvent(transaction, row.room_id, eventOf, now);
  await transaction.updateTable('live_messages').set({ state: 'shown', seq }).where('id', '=', id).execute();
}

function messageById(db: Database, id: string): Promise<MessageRow> {
  return messageQuery(db).where('live_messages.id', '=', id).executeTakeFirstOrThrow();
}

function toMessage(row: MessageRow, readerId: string | undefined): LiveMessage {
  return {
    id: row.id,
    seq: row.seq,
    name: row.author_name ?? row.host_name,
    headImg: row.author_img ?? row.host_img,
    host: row.by_host === 1,
    text: row.body,
    // no list contains removed messages
    state: row.state === 'held' ? 'held' : 'shown',
    own: readerId !== undefined && row.author_id === readerId,
    at: row.created_at,
  };
}
