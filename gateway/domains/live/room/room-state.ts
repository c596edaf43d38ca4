import type { Transaction } from 'kysely';
import type { LiveChat, LiveState } from '../../../db/tables/live-tables.ts';
import type { Schema } from '../../../db/schema.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { secondsAired } from '../playback/air-time.ts';
import { recordEvent } from '../stream/live-events.ts';
import { lockRoom, type RoomRow } from './room-rows.ts';
import { type StreamSource, playOf } from '../playback/stream-source.ts';

/** The transitions that editors trigger. */
const transitions = {
  start: { from: ['preview'], to: 'living' },
  pause: { from: ['living'], to: 'paused' },
  resume: { from: ['paused'], to: 'living' },
  end: { from: ['living', 'paused'], to: 'ended' },
  replay: { from: ['ended'], to: 'replay' },
} as const satisfies Readonly<Record<string, { from: readonly LiveState[]; to: LiveState }>>;

export type RoomTransition = keyof typeof transitions;
export const isRoomTransition = (name: string): name is RoomTransition => Object.hasOwn(transitions, name);

/**
 * Changes the state of a room and of its card, and notifies viewers.
 * @returns the new state; undefined if the transition is not allowed from the present one
 * @throws Failure 404
 */
export async function changeRoomState(
  transaction: Transaction<Schema>,
  roomId: string,
  transition: RoomTransition,
  now: Date,
): Promise<LiveState | undefined> {
  const row = await lockRoom(transaction, roomId);
  const { from, to } = transitions[transition];
  if (!(from as readonly LiveState[]).includes(row.state)) return undefined;
  const changed = { ...row, state: to };
  await transaction
    .updateTable('live_rooms')
    .set({ state: to, ...timesOf(row, to, now) })
    .where('id', '=', roomId)
    .execute();
  await transaction.updateTable('news').set({ live_state: to }).where('id', '=', roomId).execute();
  await recordEvent(transaction, roomId, () => stateEvent(changed), now);
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

/** The event that tells pages a room's state. */
function stateEvent(row: Parameters<typeof playOf>[0]) {
  const play = playOf(row);
  return { kind: 'state' as const, state: row.state, ...(play && { play }) };
}

/** Opens, moderates or closes a room's chat. @throws Failure 404 */
export async function setChat(
  transaction: Transaction<Schema>,
  roomId: string,
  chat: LiveChat,
  now: Date,
): Promise<void> {
  const row = await lockRoom(transaction, roomId);
  if (row.chat === chat) return;
  await transaction.updateTable('live_rooms').set({ chat }).where('id', '=', roomId).execute();
  await recordEvent(transaction, roomId, () => ({ kind: 'chat', chat }), now);
}

export interface VideoChange {
  /** left out: unchanged */
  readonly source?: StreamSource;
  readonly replayUrl?: string;
}

/** Changes what a room plays; open pages switch to it. @throws Failure 404 */
export async function setVideo(
  transaction: Transaction<Schema>,
  roomId: string,
  { source, replayUrl }: VideoChange,
  now: Date,
): Promise<void> {
  const row = await lockRoom(transaction, roomId);
  const video = {
    source_json: source === undefined ? row.source_json : JSON.stringify(source),
    replay_url: replayUrl ?? row.replay_url,
  };
  await transaction.updateTable('live_rooms').set(video).where('id', '=', roomId).execute();
  await recordEvent(transaction, roomId, () => stateEvent({ ...row, ...video }), now);
}

/**
 * Removes a room and notifies viewers. The row stays, so that later visitors see that it was removed.
 * @returns whether there was such a room that was not removed before
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
