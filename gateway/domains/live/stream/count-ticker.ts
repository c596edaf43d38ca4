import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../shared/deps.ts';
import { createAttendance } from './room-attendance.ts';
import { viewersOf } from './viewer-counts.ts';
import { countsOf } from '../room/room-rows.ts';
import type { RoomChannel } from './room-channel.ts';

const tickIntervalMs = 2000;

/** Every two seconds saves how many watch each room at this process, and sends the totals of all processes to viewers. */
export interface CountTicker {
  start(): void;
  stop(): void;
  /** Adds a view: a page opened a room for the first time, not after a reconnect. */
  countView(roomId: string): void;
  /** Counts a page that polls for events as a viewer for some seconds. */
  countPoll(roomId: string, device: string, network: string): void;
  /** Whether this process has no viewers or views to save. */
  isIdle(): boolean;
  /** Waits for the tick in flight, then removes this process from the totals. Call `stop` first: a tick would count views twice. */
  close(): Promise<void>;
}

/** @param onSaved called at each tick after this process's numbers are saved */
export function createCountTicker(
  db: Database,
  channels: ReadonlyMap<string, RoomChannel>,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
  onSaved: () => Promise<void>,
): CountTicker {
  const attendance = createAttendance(db, clock);
  let timer: NodeJS.Timeout | undefined;
  let tickInFlight: Promise<void> | undefined;

  async function tick(): Promise<void> {
    await attendance.save(new Map(Array.from(channels, ([roomId, { viewers }]) => [roomId, viewers])));
    await onSaved();
    await sendCounts();
  }

  async function sendCounts(): Promise<void> {
    const roomIds = [...channels.keys()];
    if (roomIds.length === 0) return;
    const rows = await db
      .selectFrom('live_rooms')
      .select(['id', 'views', 'likes', 'appointments'])
      .where('id', 'in', roomIds)
      .execute();
    const viewers = await viewersOf(db, roomIds, clock());
    for (const row of rows) channels.get(row.id)?.sendCounts(countsOf(row, viewers.get(row.id) ?? 0));
  }

  return {
    start() {
      timer = setInterval(() => {
        // a tick that a slow database delays takes the place of the next ones
        tickInFlight ??= tick()
          .catch((error: unknown) => log.error({ err: error }, 'failed to save or send live viewer counts'))
          .finally(() => {
            tickInFlight = undefined;
          });
      }, tickIntervalMs);
      timer.unref();
    },
    stop: () => clearInterval(timer),
    countView: (roomId) => attendance.countView(roomId),
    countPoll: (roomId, device, network) => attendance.countPoll(roomId, device, network),
    isIdle: () => attendance.isEmpty(),
    async close() {
      await tickInFlight;
      await attendance.clear();
    },
  };
}
