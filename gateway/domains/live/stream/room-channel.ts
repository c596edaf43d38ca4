import type { Schemas } from '../../../contract/schemas.ts';
import { type LiveEvent, maxMissedEvents } from './live-events.ts';
import { countsMessage, eventMessage } from './sse-messages.ts';

type Counts = Schemas['LiveCounts'];

/** The connection of one page that watches a room. */
export interface Viewer {
  /** Sends text, or closes the connection of a client that reads too slowly. */
  send(text: Buffer): void;
  end(): void;
}

interface Subscription {
  readonly viewer: Viewer;
  /** what was published during the viewer's backfill; undefined after it */
  buffer: Buffer[] | undefined;
  /** the channel ended during the backfill: end the connection after it */
  isEnded: boolean;
}

/** The viewers of one room at this process. Does not know where events come from. */
export interface RoomChannel {
  /** number of the last event that was published here */
  readonly cursor: number;
  readonly viewers: number;
  /** Adds a viewer and buffers what is published, until `begin` sends the backfill and the buffer. */
  subscribe(viewer: Viewer): { begin(backfill: string): void; leave(): void };
  /** Events after a number, where all of them are in memory; else undefined. */
  recentEvents(after: number): readonly LiveEvent[] | undefined;
  /** Sends the next events and moves the cursor to the last. */
  publish(events: readonly LiveEvent[]): void;
  /** Sends counts if they changed, and to each new viewer. */
  sendCounts(counts: Counts): void;
  /** Sends a message that is not an event. */
  broadcast(message: string): void;
  /** Moves the cursor without sending the events up to it. */
  skipTo(cursor: number): void;
  end(): void;
}

export function openRoomChannel(start: number): RoomChannel {
  const subscriptions = new Set<Subscription>();
  const recent: LiveEvent[] = [];
  let cursor = start;
  let counts = '';

  function sendToAll(text: Buffer): void {
    for (const { viewer, buffer } of subscriptions) {
      if (buffer) buffer.push(text);
      else viewer.send(text);
    }
  }

  return {
    get cursor() {
      return cursor;
    },
    get viewers() {
      return subscriptions.size;
    },
    subscribe(viewer) {
      const subscription: Subscription = { viewer, buffer: [], isEnded: false };
      subscriptions.add(subscription);
      return {
        begin(backfill) {
          const buffer = subscription.buffer ?? [];
          subscription.buffer = undefined;
          viewer.send(Buffer.concat([Buffer.from(backfill + counts), ...buffer]));
          if (subscription.isEnded) viewer.end();
        },
        leave: () => void subscriptions.delete(subscription),
      };
    },
    recentEvents(after) {
      const [oldest] = recent;
      if (after === cursor) return [];
      if (after > cursor || oldest === undefined || after < oldest.seq - 1) return undefined;
      return recent.filter(({ seq }) => seq > after);
    },
    publish(events) {
      const last = events.at(-1);
      if (last === undefined) return;
      cursor = last.seq;
      recent.push(...events);
      recent.splice(0, Math.max(0, recent.length - maxMissedEvents));
      // one buffer for all sockets, which may be thousands
      sendToAll(Buffer.from(events.map(eventMessage).join('')));
    },
    sendCounts(next) {
      const message = countsMessage(next);
      if (message === counts) return;
      counts = message;
      sendToAll(Buffer.from(message));
    },
    broadcast: (message) => sendToAll(Buffer.from(message)),
    skipTo(next) {
      cursor = next;
      recent.length = 0;
    },
    end() {
      for (const subscription of subscriptions) {
        if (subscription.buffer) subscription.isEnded = true;
        else subscription.viewer.end();
      }
      subscriptions.clear();
    },
  };
}
