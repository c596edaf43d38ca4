import type { Schemas } from '../../../contract/schemas.ts';
import type { LiveEvent } from './live-events.ts';

// Server-sent events (HTML standard, 9.2). Each `data` is one line, since JSON has no raw line feeds.

/** An event; a browser repeats its `id` as `Last-Event-ID` when it reconnects. */
export function eventMessage(event: LiveEvent): string {
  return `id: ${event.seq}\nevent: happened\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Current counts. Without an `id`: a missed one is of no use after a reconnect. */
export function countsMessage(counts: Schemas['LiveCounts']): string {
  return `event: counts\ndata: ${JSON.stringify(counts)}\n\n`;
}

/** Too many events were missed: the page reloads the room and goes on from there. */
export const resetMessage = 'event: reset\ndata: {}\n\n';

/** Sets the delay after which a browser reconnects. */
export const retryMessage = (delayMs: number) => `retry: ${delayMs}\n\n`;

/** A comment line, which keeps proxies from closing an idle stream. */
export const heartbeatMessage = ':\n\n';
