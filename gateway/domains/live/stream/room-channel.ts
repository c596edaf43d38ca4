import type { Schemas } from '../../../contract/schemas.ts';
import { type LiveEvent, mostMissed } from './live-events.ts';
import { countsLine, eventLine } from './sse-messages.ts';

type Counts = Schemas['LiveCounts'];

/** Where a stream goes. */
export interface Viewer {
  /** Passes text on, or lets go of a reader who is too slow to take it. */
  send(text: Buffer): void;
  /** No more will come. */
  end(): void;
}

/** A viewer, with what waits until they were told what they missed. */
interface Seat {
  readonly viewer: Viewer;
  held: Buffer[] | undefined;
  /** no more will come once that was told */
  isOver: boolean;
}

/** One live with all who have it open here. Knows nothing of where events come from. */
export interface Channel {
  /** number of the last event that was told here */
  readonly last: number;
  readonly viewers: number;
  /** Takes a viewer in: from now on they get what is told, once `begin` said what they missed. */
  take(viewer: Viewer): { begin(missed: string): void; leave(): void };
  /** Events after one, as far as they are still known here; undefined where they are not. */
  since(after: number): readonly LiveEvent[] | undefined;
  /** Tells the next events, in their order. */
  tell(events: readonly LiveEvent[]): void;
  /** Tells the numbers of the moment, where they changed. */
  tellCounts(counts: Counts): void;
  /** Tells everybody something outside of the events. */
  say(line: string): void;
  /** Goes on from another event: those between were not told. */
  skipTo(last: number): void;
  end(): void;
}

export function openChannel(last: number): Channel {
  const seats = new Set<Seat>();
  const recent: LiveEvent[] = [];
  let told = last;
  let counts = '';

  function pass(text: Buffer): void {
    for (const { viewer, held } of seats) {
      if (held) held.push(text);
      else viewer.send(text);
    }
  }

  return {
    get last() {
      return told;
    },
    get viewers() {
      return seats.size;
    },
    take(viewer) {
      const seat: Seat = { viewer, held: [], isOver: false };
      seats.add(seat);
      return {
        begin(missed) {
          const held = seat.held ?? [];
          seat.held = undefined;
          viewer.send(Buffer.concat([Buffer.from(missed + counts), ...held]));
          if (seat.isOver) viewer.end();
        },
        leave: () => void seats.delete(seat),
      };
    },
    since(after) {
      const [oldest] = recent;
      if (after === told) return [];
      if (after > told || oldest === undefined || after < oldest.seq - 1) return undefined;
      return recent.filter(({ seq }) => seq > after);
    },
    tell(events) {
      const next = events.at(-1);
      if (next === undefined) return;
      told = next.seq;
      recent.push(...events);
      recent.splice(0, Math.max(0, recent.length - mostMissed));
      // made once for all: two thousand sockets share one piece of memory
      pass(Buffer.from(events.map(eventLine).join('')));
    },
    tellCounts(now) {
      const line = countsLine(now);
      if (line === counts) return;
      counts = line;
      pass(Buffer.from(line));
    },
    say: (line) => pass(Buffer.from(line)),
    skipTo(next) {
      told = next;
      recent.length = 0;
    },
    end() {
      for (const seat of seats) {
        if (seat.held) seat.isOver = true;
        else seat.viewer.end();
      }
      seats.clear();
    },
  };
}
