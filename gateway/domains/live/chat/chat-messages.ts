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
import { needsSecondLook } from '../../shared/second-look.ts';
import { wrongField } from '../../shared/wrong-field.ts';
import { recordEvent } from '../stream/live-events.ts';
import { countMessage } from '../live-limits.ts';
import { holdRoom, needRoom, type RoomRow } from '../room/room-rows.ts';

export type Message = Schemas['LiveMessage'];

/** characters of a message */
const longest = 100;

/** What a reader typed, tidied to one line. @throws Failure 400 */
export function tidyMessage(typed: string): string {
  const text = plainText(typed).replaceAll(/\s*\n\s*/g, ' ');
  if (text === '') throw wrongField('body.text', 'text', '写点什么再发送吧');
  if (Array.from(text).length > longest) throw wrongField('body.text', 'text', `最多写 ${longest} 字`);
  return text;
}

/** Messages with whoever said them. */
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
  /** null for what the desk says */
  readonly author_name: string | null;
  readonly author_img: string | null;
  readonly host_name: string;
  readonly host_img: string;
}

/** What is said in a live, newest first; who wrote one that is held finds it too. @throws Failure 404 */
export async function listMessages(
  db: Database,
  roomId: string,
  readerId: string | undefined,
  page: Page<number>,
): Promise<Schemas['LiveMessagePage']> {
  await needRoom(db, roomId);
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

export interface Saying {
  /** undefined for what the desk says in the host's name */
  readonly author?: { readonly id: string };
  readonly text: string;
}

/**
 * Says something in a live that is held by this transaction. Words that need a second look wait for an editor, and so does
 * everything where the live wants it; the host never waits. @throws Failure 409 while nothing may be said, 429 for haste
 */
export async function say(
  transaction: Transaction<Schema>,
  room: RoomRow,
  { author, text }: Saying,
  now: Date,
): Promise<Message> {
  const byHost = author === undefined || author.id === room.host_id;
  if (!byHost && room.chat === 'closed') throw new Failure(409, '主持人暂时关闭了聊天');
  if (room.state === 'ended' || room.state === 'replay') throw new Failure(409, '直播已经结束，聊天已关闭');
  if (author) await countMessage(transaction, room.id, author.id, now);
  const isHeld = !byHost && (room.chat === 'held' || needsSecondLook(text));
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
  if (!isHeld) await showHeld(transaction, id, now);
  return toMessage(await messageWith(transaction, id), author?.id);
}

/** Shows a message that is held, at the end of all that were said. @returns whether it was */
export async function showMessage(
  transaction: Transaction<Schema>,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const message = await heldStill(transaction, messageId);
  if (message?.state !== 'held') return false;
  await showHeld(transaction, messageId, now);
  return true;
}

/** Takes a message from everybody's sight. @returns whether somebody could see it */
export async function dropMessage(
  transaction: Transaction<Schema>,
  messageId: string,
  now: Date,
): Promise<boolean> {
  const message = await heldStill(transaction, messageId);
  if (message === undefined || message.state === 'removed') return false;
  // the author of one that was held may have it open too
  await recordEvent(transaction, message.room_id, () => ({ kind: 'message-removed', id: messageId }), now);
  await transaction
    .updateTable('live_messages')
    .set({ state: 'removed' })
    .where('id', '=', messageId)
    .execute();
  return true;
}

/** A message that nobody else changes until the transaction ends, since its live is held. */
async function heldStill(transaction: Transaction<Schema>, messageId: string) {
  const find = () =>
    transaction
      .selectFrom('live_messages')
      .select(['room_id', 'state'])
      .where('id', '=', messageId)
      .executeTakeFirst();
  const message = await find();
  if (message === undefined) return undefined;
  await holdRoom(transaction, message.room_id);
  return find();
}

async function showHeld(transaction: Transaction<Schema>, id: string, now: Date): Promise<void> {
  const row = await messageWith(transaction, id);
  const shown = toMessage({ ...row, state: 'shown' }, undefined);
  const what = (seq: number) => ({ kind: 'message' as const, message: { ...shown, seq } });
  const seq = await recordEvent(transaction, row.room_id, what, now);
  await transaction.updateTable('live_messages').set({ state: 'shown', seq }).where('id', '=', id).execute();
}

function messageWith(db: Database, id: string): Promise<MessageRow> {
  return messageQuery(db).where('live_messages.id', '=', id).executeTakeFirstOrThrow();
}

function toMessage(row: MessageRow, readerId: string | undefined): Message {
  return {
    id: row.id,
    seq: row.seq,
    name: row.author_name ?? row.host_name,
    headImg: row.author_img ?? row.host_img,
    host: row.by_host === 1,
    text: row.body,
    // what is removed is in no list
    state: row.state === 'held' ? 'held' : 'shown',
    own: readerId !== undefined && row.author_id === readerId,
    at: row.created_at,
  };
}
