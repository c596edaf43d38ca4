import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/open.ts';
import { type Audience, keepAudiences } from './viewer-counts.ts';

/** Who has lives open at this process, as far as others must know. */
export interface Attendance {
  /** Somebody opened a live, for the first time or after a while. */
  join(roomId: string): void;
  /** A page that no stream reaches has asked what happened: it counts as a viewer for some seconds. */
  touch(roomId: string, device: string): void;
  /** Keeps what changed, and what is kept once more before it is too old. @param streams open streams by live */
  keep(streams: ReadonlyMap<string, number>): Promise<void>;
  /** whether nobody is left to be kept */
  isOver(): boolean;
  /** Nobody is here any more. */
  leave(): Promise<void>;
}

/** ms for which a page that asks counts; it asks every three seconds, and a phone on a thin network less often */
const touchedFor = 15_000;
/** devices of one live that are remembered: what an anonymous caller may make up stays bounded */
const mostDevices = 5000;
/** ms after which an unchanged number is kept once more; past twice that it would count for nothing */
const keptFor = 10_000;

interface Kept {
  readonly viewers: number;
  readonly at: number;
}

export function createAttendance(db: Database, clock: () => Date): Attendance {
  const processId = randomUUID();
  const joined = new Map<string, number>();
  /** by live, the time until which each device counts */
  const devices = new Map<string, Map<string, number>>();
  const kept = new Map<string, Kept>();

  function asking(roomId: string, now: number): number {
    const here = devices.get(roomId);
    if (here === undefined) return 0;
    for (const [device, until] of here) if (until <= now) here.delete(device);
    if (here.size === 0) devices.delete(roomId);
    return here.size;
  }

  function changes(streams: ReadonlyMap<string, number>, now: number): Audience[] {
    const roomIds = new Set([...streams.keys(), ...devices.keys(), ...joined.keys(), ...kept.keys()]);
    return [...roomIds].flatMap((roomId) => {
      const viewers = (streams.get(roomId) ?? 0) + asking(roomId, now);
      const news = joined.get(roomId) ?? 0;
      const before = kept.get(roomId);
      const isFresh = before?.viewers === viewers && now - before.at < keptFor;
      const isNobody = before === undefined && viewers === 0;
      return news === 0 && (isFresh || isNobody) ? [] : [{ roomId, viewers, joined: news }];
    });
  }

  async function keep(streams: ReadonlyMap<string, number>): Promise<void> {
    const now = clock();
    const audiences = changes(streams, now.getTime());
    if (audiences.length === 0) return;
    await keepAudiences(db, processId, audiences, now);
    for (const { roomId, viewers, joined: told } of audiences) {
      if (viewers === 0) kept.delete(roomId);
      else kept.set(roomId, { viewers, at: now.getTime() });
      // who came while it was written counts the next time
      const rest = (joined.get(roomId) ?? 0) - told;
      if (rest > 0) joined.set(roomId, rest);
      else joined.delete(roomId);
    }
  }

  return {
    keep,
    join: (roomId) => void joined.set(roomId, (joined.get(roomId) ?? 0) + 1),
    touch(roomId, device) {
      const here = devices.get(roomId) ?? new Map<string, number>();
      devices.set(roomId, here);
      if (here.size < mostDevices || here.has(device)) here.set(device, clock().getTime() + touchedFor);
    },
    isOver: () => devices.size === 0 && kept.size === 0 && joined.size === 0,
    leave() {
      devices.clear();
      return keep(new Map());
    },
  };
}
