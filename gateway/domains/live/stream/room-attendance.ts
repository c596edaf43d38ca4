import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { type RoomAttendance, saveAttendance } from './viewer-counts.ts';

/** Who watches live rooms at this process, saved so that all processes can add up their viewers. */
export interface Attendance {
  /** Adds a view: a page opened a room for the first time, not after a reconnect. */
  countView(roomId: string): void;
  /** Counts a page that polls for events as a viewer for 15 seconds. */
  countPoll(roomId: string, device: string, network: string): void;
  /** Saves what changed, and unchanged numbers before they expire. @param streams number of open streams by room */
  save(streams: ReadonlyMap<string, number>): Promise<void>;
  /** Whether there is nobody left to save or delete. */
  isEmpty(): boolean;
  /** Removes all viewers of this process. */
  clear(): Promise<void>;
}

/** a page polls every three seconds, and less often on a slow network */
const pollerLifetimeMs = 15_000;
/** devices remembered per room, since an anonymous caller can make up any number of them */
const maxDevicesPerRoom = 5000;
/** of them in one network, which many viewers behind a mobile carrier share */
const maxDevicesPerNetwork = 100;
/** an unchanged number is saved again after this time; readers of the table ignore rows older than twice that */
const resaveAfterMs = 10_000;

interface SavedNumber {
  readonly viewers: number;
  readonly at: number;
}

/** A device that counts as a viewer until a time. */
interface Poller {
  readonly network: string;
  /** ms since 1970 */
  readonly until: number;
}

function hasSpace(devices: ReadonlyMap<string, Poller>, network: string, now: number): boolean {
  if (devices.size >= maxDevicesPerRoom) return false;
  let ofNetwork = 0;
  for (const poller of devices.values()) if (poller.network === network && poller.until > now) ofNetwork += 1;
  return ofNetwork < maxDevicesPerNetwork;
}

export function createAttendance(db: Database, clock: () => Date): Attendance {
  const processId = randomUUID();
  const views = new Map<string, number>();
  /** by room, each device that polls */
  const pollers = new Map<string, Map<string, Poller>>();
  const saved = new Map<string, SavedNumber>();

  function countPollers(roomId: string, now: number): number {
    const devices = pollers.get(roomId);
    if (devices === undefined) return 0;
    for (const [device, { until }] of devices) if (until <= now) devices.delete(device);
    if (devices.size === 0) pollers.delete(roomId);
    return devices.size;
  }

  function changes(streams: ReadonlyMap<string, number>, now: number): RoomAttendance[] {
    const roomIds = new Set([...streams.keys(), ...pollers.keys(), ...views.keys(), ...saved.keys()]);
    return [...roomIds].flatMap((roomId) => {
      const viewers = (streams.get(roomId) ?? 0) + countPollers(roomId, now);
      const newViews = views.get(roomId) ?? 0;
      const before = saved.get(roomId);
      const isFresh = before?.viewers === viewers && now - before.at < resaveAfterMs;
      const isNobody = before === undefined && viewers === 0;
      return newViews === 0 && (isFresh || isNobody) ? [] : [{ roomId, viewers, newViews }];
    });
  }

  async function save(streams: ReadonlyMap<string, number>): Promise<void> {
    const now = clock();
    const rooms = changes(streams, now.getTime());
    if (rooms.length === 0) return;
    await saveAttendance(db, processId, rooms, now);
    for (const { roomId, viewers, newViews } of rooms) {
      if (viewers === 0) saved.delete(roomId);
      else saved.set(roomId, { viewers, at: now.getTime() });
      // views counted during the write are saved the next time
      const rest = (views.get(roomId) ?? 0) - newViews;
      if (rest > 0) views.set(roomId, rest);
      else views.delete(roomId);
    }
  }

  return {
    save,
    countView: (roomId) => void views.set(roomId, (views.get(roomId) ?? 0) + 1),
    countPoll(roomId, device, network) {
      const devices = pollers.get(roomId) ?? new Map<string, Poller>();
      pollers.set(roomId, devices);
      const now = clock().getTime();
      if (devices.has(device) || hasSpace(devices, network, now))
        devices.set(device, { network, until: now + pollerLifetimeMs });
    },
    isEmpty: () => pollers.size === 0 && saved.size === 0 && views.size === 0,
    clear() {
      pollers.clear();
      return save(new Map());
    },
  };
}
