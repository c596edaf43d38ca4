import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../../contract/failure.ts';
import type { StopListening } from '../../../db/bell.ts';
import type { OpenDatabase } from '../../../db/open.ts';
import type { Deps } from '../../shared/deps.ts';
import { createAttendance } from './attendance.ts';
import { viewersOf } from './viewer-counts.ts';
import { type Channel, openChannel, type Viewer } from './room-channel.ts';
import { eventsBetween, liveChannel } from './live-events.ts';
import { countsOf, needRoom } from '../room-rows.ts';
import { breathLine, eventLine, helloLine, resetLine } from './sse-messages.ts';

/** Passes on to open pages what happens in lives, whichever process wrote it. Does nothing while nobody watches. */
export interface LiveHub {
  /**
   * Takes a viewer in, who first gets what happened after an event.
   * @returns what to call when they are gone
   * @throws Failure 404 when there is no such live, 503 when this process has as many viewers as it can
   */
  join(roomId: string, after: number, viewer: Viewer): Promise<() => void>;
  /** A page opened a live, rather than came back to it. */
  countView(roomId: string): void;
  /** A page that no stream reaches has asked for events. */
  touch(roomId: string, device: string): void;
  /** Ends all streams. */
  close(): Promise<void>;
}

/** ms between two looks: what happens meanwhile goes out together */
const lookEvery = 150;
/** ms after a look that failed */
const lookAgainAfter = 1000;
/** ms between two countings: who is here is kept, and viewers and likes are told */
const countEvery = 2000;
/** ms of silence that no proxy takes for the end */
const breathEvery = 20_000;
/** ms after which a browser comes back */
const comeBackAfter = 2000;
/** viewers of one process */
const mostViewers = 10_000;

const full = () => new Failure(503, '看直播的人太多了，请稍后再试', { retryAfter: 5 });

interface Told {
  readonly id: string;
  readonly seq: number;
  readonly removed_at: string | null;
}

export function createLiveHub(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): LiveHub {
  const { db } = database;
  const channels = new Map<string, Channel>();
  const opening = new Map<string, Promise<void>>();
  const attendance = createAttendance(db, clock);
  /** lives in which something may have happened */
  const changed = new Set<string>();
  let look: Promise<void> | undefined;
  /** never fails: whoever asked for the telling hears of that */
  let telling = Promise.resolve();
  let counting: Promise<void> | undefined;
  let running: Promise<StopListening> | undefined;
  let isClosed = false;

  /** Begins to listen, and to tell what is told by the clock. */
  function run(): Promise<StopListening> {
    running ??= database.listen(liveChannel, onRing).then((stopListening) => {
      const timers = [
        setInterval(count, countEvery),
        setInterval(() => channels.forEach((channel) => channel.say(breathLine)), breathEvery),
      ];
      for (const timer of timers) timer.unref();
      return async () => {
        for (const timer of timers) clearInterval(timer);
        await stopListening();
      };
    });
    // who comes next tries again
    running.catch(() => {
      running = undefined;
    });
    return running;
  }

  /** Does nothing while a slow database still has the last one to do. */
  function count(): void {
    counting ??= keep()
      .then(tellCounts)
      .catch((error: unknown) => log.error({ err: error }, 'who has lives open was not told'))
      .finally(() => {
        counting = undefined;
      });
  }

  function onRing(what: string | undefined): void {
    for (const roomId of what === undefined ? channels.keys() : [what])
      if (channels.has(roomId)) changed.add(roomId);
    lookSoon(lookEvery);
  }

  function lookSoon(wait: number): void {
    if (look !== undefined || changed.size === 0 || isClosed) return;
    look = lookOnce(wait);
  }

  async function lookOnce(wait: number): Promise<void> {
    const next = await lookAfter(wait);
    look = undefined;
    lookSoon(next);
  }

  /** @returns ms until it is looked again */
  async function lookAfter(wait: number): Promise<number> {
    await pause(wait, undefined, { ref: false });
    try {
      await tellEvents();
      return lookEvery;
    } catch (error) {
      log.error({ err: error }, 'events of lives were not told');
      return lookAgainAfter;
    }
  }

  async function tellEvents(): Promise<void> {
    const roomIds = [...changed];
    // what happens from here on rings again
    changed.clear();
    try {
      await tellRooms(roomIds);
    } catch (error) {
      for (const roomId of roomIds) changed.add(roomId);
      throw error;
    }
  }

  /** Tells what is new in lives. One after another: a row read before another's was told would seem to go back. */
  function tellRooms(roomIds: readonly string[]): Promise<void> {
    const told = telling.then(() => tellRoomsNow(roomIds));
    telling = told.catch(() => undefined);
    return told;
  }

  async function tellRoomsNow(roomIds: readonly string[]): Promise<void> {
    const opened = new Map(roomIds.map((id) => [id, channels.get(id)]));
    const rows = await db
      .selectFrom('live_rooms')
      .select(['id', 'seq', 'removed_at'])
      .where('id', 'in', roomIds)
      .execute();
    for (const row of rows) await tellRoom(row, opened.get(row.id));
  }

  async function tellRoom({ id, seq, removed_at }: Told, channel: Channel | undefined): Promise<void> {
    // one that was opened meanwhile is ahead of this row, and rings for itself
    if (channel === undefined || channel !== channels.get(id)) return;
    const events = await eventsBetween(db, id, channel.last, seq);
    if (events) channel.tell(events);
    else {
      channel.skipTo(seq);
      channel.say(resetLine);
    }
    if (removed_at === null) return;
    channels.delete(id);
    channel.end();
  }

  async function tellCounts(): Promise<void> {
    const roomIds = [...channels.keys()];
    if (roomIds.length === 0) return;
    const rows = await db
      .selectFrom('live_rooms')
      .select(['id', 'views', 'likes', 'appointments'])
      .where('id', 'in', roomIds)
      .execute();
    const viewers = await viewersOf(db, roomIds, clock());
    for (const row of rows) channels.get(row.id)?.tellCounts(countsOf(row, viewers.get(row.id) ?? 0));
  }

  async function keep(): Promise<void> {
    await attendance.keep(new Map(Array.from(channels, ([roomId, { viewers }]) => [roomId, viewers])));
    for (const [roomId, { viewers }] of channels) if (viewers === 0) channels.delete(roomId);
    if (channels.size > 0 || opening.size > 0 || !attendance.isOver()) return;
    const ended = running;
    running = undefined;
    await (
      await ended
    )?.();
  }

  /** Opens a live here, once for all who come at once. @throws Failure 404 */
  function open(roomId: string): Promise<void> {
    const begun = opening.get(roomId) ?? openNow(roomId).finally(() => opening.delete(roomId));
    opening.set(roomId, begun);
    return begun;
  }

  async function openNow(roomId: string): Promise<void> {
    await run();
    const { seq } = await needRoom(db, roomId);
    // closed meanwhile: nobody would end its streams
    if (isClosed) throw full();
    channels.set(roomId, openChannel(seq));
    // something may have happened between the row and now, and have rung before anybody here heard it
    onRing(roomId);
  }

  function isFull(): boolean {
    let viewers = 0;
    for (const channel of channels.values()) viewers += channel.viewers;
    return viewers >= mostViewers;
  }

  return {
    async join(roomId, after, viewer) {
      if (isClosed || isFull()) throw full();
      let channel = channels.get(roomId);
      let isTold = false;
      // whoever comes over from a process that is quicker knows of more than was told here yet, also where the live was
      // just opened for somebody who came before
      while (channel === undefined || (after > channel.last && !isTold)) {
        isTold = channel !== undefined;
        await (isTold ? tellRooms([roomId]) : open(roomId));
        // found and taken in one go: nobody closes it in between
        channel = channels.get(roomId);
      }
      const { begin, leave } = channel.take(viewer);
      const { last } = channel;
      try {
        const missed = channel.since(after) ?? (await eventsBetween(db, roomId, after, last));
        begin(helloLine(comeBackAfter) + (missed ? missed.map(eventLine).join('') : resetLine));
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    countView: (roomId) => attendance.join(roomId),
    touch(roomId, device) {
      if (isClosed) return;
      attendance.touch(roomId, device);
      run().catch((error: unknown) => log.error({ err: error }, 'viewers who ask are not counted'));
    },
    async close() {
      isClosed = true;
      for (const channel of channels.values()) channel.end();
      channels.clear();
      // first of all, so that nothing is counted beside the last counting: who came would count twice
      await (
        await running
      )?.();
      await look;
      await counting;
      await attendance.leave();
    },
  };
}
