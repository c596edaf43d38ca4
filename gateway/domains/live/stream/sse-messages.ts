import type { Schemas } from '../../../contract/schemas.ts';
import type { LiveEvent } from './live-events.ts';

// The stream's form, as browsers read it (HTML, server-sent events). JSON has no line feeds, so that each is one line.

/** An event with its number, which a browser names as `Last-Event-ID` when it comes back. */
export function eventLine(event: LiveEvent): string {
  return `id: ${event.seq}\nevent: happened\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Numbers of the moment: nobody needs those that they missed, so they have no number of their own. */
export function countsLine(counts: Schemas['LiveCounts']): string {
  return `event: counts\ndata: ${JSON.stringify(counts)}\n\n`;
}

/** Too many were missed: the page asks for everything anew, and comes back to the stream from there. */
export const resetLine = 'event: reset\ndata: {}\n\n';

/** @param wait ms after which a browser comes back to a stream that it lost */
export const helloLine = (wait: number) => `retry: ${wait}\n\n`;

/** Says nothing; keeps proxies from taking the stream for dead. */
export const breathLine = ':\n\n';
