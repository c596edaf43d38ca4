import type { Transaction } from 'kysely';
import type { LiveChat, LiveState } from '../../../db/tables/live-tables.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { secondsAired } from '../playback/air-time.ts';
import { recordEvent } from '../stream/live-events.ts';
import { holdRoom, type RoomRow } from './room-rows.ts';
import { type LiveSource, playOf } from '../playback/film-source.ts';

/** What a desk does with a live, from which states it can, and what the live is then. */
const ways = {
  start: { from: ['preview'], to: 'living' },
  pause: { from: ['living'], to: 'paused' },
  resume: { from: ['paused'], to: 'living' },
  end: { from: ['living', 'paused'], to: 'ended' },
  replay: { from: ['ended'], to: 'replay' },
} as const satisfies Readonly<Record<string, { from: readonly LiveState[]; to: LiveState }>>;

export type LiveMove = keyof typeof ways;
export const isLiveMove = (word: string): word is LiveMove => Object.hasOwn(ways, word);

/**
 * Moves a live on, in its row, on its card, and for everybody who has it open.
 * @returns the state it is in then; undefined when it was in none from which it moves so
 * @throws Failure 404 when there is none
 */
export async function moveRoom(
  transaction: Transaction<Schema>,
  roomId: string,
  move: LiveMove,
  now: Date,
): Promise<LiveState | undefined> {
  const row = await holdRoom(transaction, roomId);
  const { from, to } = ways[move];
  if (!(from as readonly LiveState[]).includes(row.state)) return undefined;
  const moved = { ...row, state: to };
  await transaction
    .updateTable('live_rooms')
    .set({ state: to, ...timesOf(row, to, now) })
    .where('id', '=', roomId)
    .execute();
  await transaction.updateTable('news').set({ live_state: to }).where('id', '=', roomId).execute();
  await recordEvent(transaction, roomId, () => stateOf(moved), now);
  return to;
}

function timesOf(row: RoomRow, to: LiveState, now: Date) {
  const time = shanghaiTime(now);
  if (to === 'living') return { on_air_since: time, began_at: row.began_at ?? time };
  if (to === 'replay') return {};
  return {
    aired: Math.floor(secondsAired(row, now)),
    on_air_since: null,
    ...(to === 'ended' && { ended_at: time }),
  };
}

/** What a page is told of a live's state. */
function stateOf(row: Parameters<typeof playOf>[0]) {
  const play = playOf(row);
  return { kind: 'state' as const, state: row.state, ...(play && { play }) };
}

/** Says who may speak in a live. @throws Failure 404 */
export async function setChat(
  transaction: Transaction<Schema>,
  roomId: string,
  chat: LiveChat,
  now: Date,
): Promise<void> {
  const row = await holdRoom(transaction, roomId);
  if (row.chat === chat) return;
  await transaction.updateTable('live_rooms').set({ chat }).where('id', '=', roomId).execute();
  await recordEvent(transaction, roomId, () => ({ kind: 'chat', chat }), now);
}

export interface Film {
  /** undefined leaves it as it is */
  readonly source?: LiveSource;
  readonly replayUrl?: string;
}

/** Says what a live plays; who has it open goes on with that. @throws Failure 404 */
export async function setFilm(
  transaction: Transaction<Schema>,
  roomId: string,
  { source, replayUrl }: Film,
  now: Date,
): Promise<void> {
  const row = await holdRoom(transaction, roomId);
  const film = {
    source_json: source === undefined ? row.source_json : JSON.stringify(source),
    replay_url: replayUrl ?? row.replay_url,
  };
  await transaction.updateTable('live_rooms').set(film).where('id', '=', roomId).execute();
  await recordEvent(transaction, roomId, () => stateOf({ ...row, ...film }), now);
}

/**
 * Removes a live. Who has it open is told so; its row stays, so that who comes later is told too.
 * @returns whether there was one that was not removed before
 */
export async function removeRoom(
  transaction: Transaction<Schema>,
  roomId: string,
  now: Date,
): Promise<boolean> {
  const removed = await transaction
    .updateTable('live_rooms')
    .set({ removed_at: shanghaiTime(now), on_air_since: null })
    .where('id', '=', roomId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return false;
  await recordEvent(transaction, roomId, () => ({ kind: 'removed' }), now);
  return true;
}
