import { Failure } from '../../../contract/failure.ts';
import type { StopListening } from '../../../db/notify.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import type { Deps } from '../../shared/deps.ts';
import { createCountTicker } from './count-ticker.ts';
import { createEventCatchUp } from './event-catch-up.ts';
import { liveNotificationChannel } from './live-events.ts';
import { openRoomChannel, type RoomChannel, type Viewer } from './room-channel.ts';
import { requireRoom } from '../room/room-rows.ts';
import { eventMessage, heartbeatMessage, resetMessage, retryMessage } from './sse-messages.ts';

/*
 * How the events of a live room reach the pages that watch it.
 *
 * Every event gets the next number of its room (1, 2, 3 … without a gap) in the transaction that writes it, in whichever
 * process; the room's row is locked until the commit, so numbers are committed in order. A page loads the room, which says
 * the number of its last event, and then joins the stream with that number. Per room, a process that has viewers keeps a
 * channel with a cursor: the number of the last event that it sent to them.
 *
 * A stream has three phases:
 *
 *  1. Open. The first viewer of a room opens its channel, with the room's last number as cursor. A viewer whose number is
 *     ahead of the cursor comes from a process that has read more; the channel first catches up with the database, so
 *     that the viewer gets no event twice.
 *  2. Backfill. The viewer is added to the channel, which buffers everything for them. The events between their number
 *     and the cursor are read from the channel's memory (the last 500), else from the database, and sent in one write
 *     together with the current counts and the buffer.
 *  3. Live. New events are sent as they are read. A burst within 150 ms is one read, and one buffer for all sockets.
 *
 * Reading. A database notification only says that a room may have changed; events are always read from the table, after
 * the cursor. So a notification may be lost, doubled or late: the next one brings the rest, and after a lost connection
 * to the database every open room is read. Reads run one at a time and the cursor follows the last number sent. A failed
 * read is repeated after a second.
 *
 * Guarantees. On one connection a viewer gets each event once, in order, without gaps; or a `reset`, when more than 500
 * events were missed or they are deleted (after three days): the page then reloads the room and goes on from there. A
 * browser that lost the stream reconnects after the `retry` delay with the number of its last event. Counts (viewers,
 * likes …) have no numbers: only the current ones matter, sent every two seconds at most. After the event `removed` the
 * stream ends.
 *
 * Idle. A channel without viewers is dropped at the next count; without channels the process stops listening.
 */

/** Sends the events and counts of live rooms to open pages, whichever process wrote them. */
export interface LiveHub {
  /**
   * Adds a viewer to a room, starting with the events after a number.
   * @returns a function to call when the viewer has disconnected
   * @throws Failure 404 when there is no such room, 503 when this process is full or closing
   */
  join(roomId: string, after: number, viewer: Viewer): Promise<() => void>;
  /** Adds a view: a page opened a room for the first time, not after a reconnect. */
  countView(roomId: string): void;
  /** Counts a page that polls for events, because no stream reaches it, as a viewer. */
  countPoll(roomId: string, device: string, network: string): void;
  /** streams that are open in this process */
  readonly viewers: number;
  /** Ends all streams. */
  close(): Promise<void>;
}

/** SSE heartbeat; shorter than common proxy idle timeouts (30 s) */
const heartbeatIntervalMs = 20_000;
/** SSE `retry`: delay after which a browser reconnects */
const reconnectDelayMs = 2000;
const maxViewersPerProcess = 10_000;

const full = () => new Failure(503, '看直播的人太多了，请稍后再试', { retryAfter: 5 });

export function createLiveHub(
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): LiveHub {
  const channels = new Map<string, RoomChannel>();
  const opening = new Map<string, Promise<void>>();
  const catchUp = createEventCatchUp(db, channels, log);
  const ticker = createCountTicker(db, channels, { clock, log }, dropUnwatched);
  let listening: Promise<StopListening> | undefined;
  let isClosed = false;

  /** Starts listening for notifications, the count ticker and heartbeats, unless they run already. */
  function start(): Promise<StopListening> {
    listening ??= listen(liveNotificationChannel, catchUp.schedule).then((stopListening) => {
      const heartbeat = setInterval(
        () => channels.forEach((channel) => channel.broadcast(heartbeatMessage)),
        heartbeatIntervalMs,
      );
      heartbeat.unref();
      ticker.start();
      return async () => {
        clearInterval(heartbeat);
        ticker.stop();
        await stopListening();
      };
    });
    // the next viewer tries again
    listening.catch(() => {
      listening = undefined;
    });
    return listening;
  }

  async function stop(): Promise<void> {
    const started = listening;
    listening = undefined;
    const stopAll = await started;
    await stopAll?.();
  }

  async function dropUnwatched(): Promise<void> {
    for (const [roomId, { viewers }] of channels) if (viewers === 0) channels.delete(roomId);
    if (channels.size === 0 && opening.size === 0 && ticker.isIdle()) await stop();
  }

  /** Opens a room's channel, once for all viewers that arrive meanwhile. @throws Failure 404 */
  function open(roomId: string): Promise<void> {
    const inFlight = opening.get(roomId) ?? openNow(roomId).finally(() => opening.delete(roomId));
    opening.set(roomId, inFlight);
    return inFlight;
  }

  async function openNow(roomId: string): Promise<void> {
    if (isClosed) throw full();
    await start();
    const { seq } = await requireRoom(db, roomId);
    // closed meanwhile: nothing would end the streams of a channel opened now
    if (isClosed) throw full();
    channels.set(roomId, openRoomChannel(seq));
    // an event may have been committed after the row was read, and its notification ignored since no channel was open
    catchUp.schedule(roomId);
  }

  function countViewers(): number {
    let viewers = 0;
    for (const channel of channels.values()) viewers += channel.viewers;
    return viewers;
  }

  return {
    get viewers() {
      return countViewers();
    },
    async join(roomId, after, viewer) {
      if (isClosed || countViewers() >= maxViewersPerProcess) throw full();
      let channel = channels.get(roomId);
      let isCaughtUp = false;
      // also a channel that was just opened for another viewer may be behind
      while (channel === undefined || (after > channel.cursor && !isCaughtUp)) {
        isCaughtUp = channel !== undefined;
        await (isCaughtUp ? catchUp.catchUp(roomId) : open(roomId));
        channel = channels.get(roomId);
      }
      // No await from the lookup to the start of the backfill: a channel without viewers may be dropped at any await, and
      // the backfill must end at the cursor at which buffering begins.
      const { begin, leave } = channel.subscribe(viewer);
      try {
        const missed = await catchUp.missedEvents(roomId, channel, after);
        begin(retryMessage(reconnectDelayMs) + (missed?.map(eventMessage).join('') ?? resetMessage));
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    countView: ticker.countView,
    countPoll(roomId, device, network) {
      if (isClosed) return;
      ticker.countPoll(roomId, device, network);
      start().catch((error: unknown) => log.error({ err: error }, 'failed to count viewers that poll'));
    },
    async close() {
      isClosed = true;
      for (const channel of channels.values()) channel.end();
      channels.clear();
      // first, so that no tick runs beside the last save and counts views twice
      await stop();
      await catchUp.stop();
      await ticker.close();
    },
  };
}
