import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../shared/deps.ts';
import type { RoomChannel } from './room-channel.ts';
import { eventsBetween, type LiveEvent } from './live-events.ts';
import { resetMessage } from './sse-messages.ts';

/** time between a notification and the read, so that a burst of events is one read and one write per socket */
const batchIntervalMs = 150;
const retryDelayMs = 1000;

/** Moves the cursor of each open room forward: reads the events after it and publishes them to the room's channel. */
export interface EventCatchUp {
  /** Schedules a read. @param roomId a room that may have new events; undefined for every open room */
  schedule(roomId: string | undefined): void;
  /** Reads a room as soon as the reads in flight are done. */
  catchUp(roomId: string): Promise<void>;
  /**
   * Events from a page's last number up to a room's cursor: from memory, else from the database. Undefined where too many were
   * missed or they are deleted.
   */
  missedEvents(
    roomId: string,
    channel: RoomChannel,
    after: number,
  ): Promise<readonly LiveEvent[] | undefined>;
  /** Schedules no further reads; resolves when the read in flight is done. */
  stop(): Promise<void>;
}

interface RoomHead {
  readonly id: string;
  readonly seq: number;
  readonly removed_at: string | null;
}

/** @param channels open rooms; a room that was removed is deleted from it */
export function createEventCatchUp(
  db: Database,
  channels: Map<string, RoomChannel>,
  log: Deps['log'],
): EventCatchUp {
  /** rooms that may have new events */
  const changed = new Set<string>();
  let poll: Promise<void> | undefined;
  /** the last read; never rejects, because its caller gets the error */
  let lastRead = Promise.resolve();
  let isStopped = false;

  function startPoll(delayMs: number): void {
    if (poll === undefined && changed.size > 0 && !isStopped) poll = pollOnce(delayMs);
  }

  async function pollOnce(delayMs: number): Promise<void> {
    await pause(delayMs, undefined, { ref: false });
    const nextDelayMs = await readChanged().then(
      () => batchIntervalMs,
      (error: unknown) => {
        log.error({ err: error }, 'failed to read live events');
        return retryDelayMs;
      },
    );
    poll = undefined;
    startPoll(nextDelayMs);
  }

  async function readChanged(): Promise<void> {
    const roomIds = [...changed];
    // anything written after this line notifies again
    changed.clear();
    try {
      await read(roomIds);
    } catch (error) {
      for (const roomId of roomIds) changed.add(roomId);
      throw error;
    }
  }

  /** Reads run one at a time: a cursor must not be compared with a row that is older than it. */
  function read(roomIds: readonly string[]): Promise<void> {
    const next = lastRead.then(() => readNow(roomIds));
    lastRead = next.catch(() => undefined);
    return next;
  }

  async function readNow(roomIds: readonly string[]): Promise<void> {
    const channelsBefore = new Map(roomIds.map((id) => [id, channels.get(id)]));
    const heads = await db
      .selectFrom('live_rooms')
      .select(['id', 'seq', 'removed_at'])
      .where('id', 'in', roomIds)
      .execute();
    for (const head of heads) await advance(head, channelsBefore.get(head.id));
  }

  async function advance({ id, seq, removed_at }: RoomHead, channel: RoomChannel | undefined): Promise<void> {
    // a channel opened during the read is ahead of this row, and has scheduled a read of its own
    if (channel === undefined || channel !== channels.get(id)) return;
    const events = await eventsBetween(db, id, channel.cursor, seq);
    if (events) channel.publish(events);
    else {
      channel.skipTo(seq);
      channel.broadcast(resetMessage);
    }
    if (removed_at === null) return;
    channels.delete(id);
    channel.end();
  }

  return {
    schedule(roomId) {
      for (const id of roomId === undefined ? channels.keys() : [roomId])
        if (channels.has(id)) changed.add(id);
      startPoll(batchIntervalMs);
    },
    catchUp: (roomId) => read([roomId]),
    missedEvents: async (roomId, channel, after) =>
      channel.recentEvents(after) ?? eventsBetween(db, roomId, after, channel.cursor),
    async stop() {
      isStopped = true;
      await poll;
    },
  };
}
