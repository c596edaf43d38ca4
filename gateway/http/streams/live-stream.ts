import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { clientNetwork } from '../../domains/shared/client-network.ts';
import type { LiveHub } from '../../domains/live/stream/live-hub.ts';
import type { Viewer } from '../../domains/live/stream/room-channel.ts';
import { createCallCounter } from '../middleware/call-counter.ts';
import { fieldFailure } from '../../domains/shared/field-failure.ts';

/**
 * bytes buffered for a slow client before its stream is closed: some seconds of a busy chat. The buffered strings are mostly
 * shared between clients. A browser reconnects and gets the events that it missed.
 */
const maxBufferedBytes = 256 * 1024;

interface StreamRequest {
  readonly roomId: string;
  /** number of the last event that the client has */
  readonly after: number;
  /** whether the browser reconnects */
  readonly isReconnect: boolean;
}

/** views of a room that the streams of one network add in a window */
const maxViewsPerNetwork = 300;
const viewWindowMs = 3_600_000;
/** `Retry-After` for a page without a stream; it polls meanwhile */
const retryWhenFullSeconds = 60;

export interface LiveStreamOptions {
  /** streams that an IP address (a /64 network with IPv6) may have open; 0 for no limit */
  readonly maxPerNetwork: number;
  readonly clock: () => Date;
}

/** Serves the SSE stream of a live, described in docs/contracts/live.md. */
export function registerLiveStream(
  app: FastifyInstance,
  hub: LiveHub,
  { maxPerNetwork, clock }: LiveStreamOptions,
): void {
  const openCounts = new Map<string, number>();
  const openings = createCallCounter(viewWindowMs, () => clock().getTime());

  /** Counts the stream until its response is closed. @throws Failure 429 beyond the limit */
  function countStream({ ip }: FastifyRequest, response: ServerResponse): void {
    const network = clientNetwork(ip);
    const count = openCounts.get(network) ?? 0;
    if (maxPerNetwork > 0 && count >= maxPerNetwork)
      throw new Failure(429, '这个网络上看直播的人太多了，请稍后再试。', {
        retryAfter: retryWhenFullSeconds,
      });
    // closed before it was counted: the event does not come again
    if (response.closed) return;
    openCounts.set(network, count + 1);
    response.once('close', () => {
      const left = (openCounts.get(network) ?? 0) - 1;
      if (left > 0) openCounts.set(network, left);
      else openCounts.delete(network);
    });
  }

  app.get('/gateway/x/live/stream', { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const { roomId, after, isReconnect } = parseStreamRequest(request);
    const { raw } = reply;
    countStream(request, raw);
    let hasStarted = false;
    const viewer: Viewer = {
      send(text) {
        // closed here or by the client, but the hub does not know yet
        if (raw.destroyed || raw.writableEnded) return;
        if (!hasStarted) {
          hasStarted = true;
          reply.headers({
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // disables buffering in nginx
            'x-accel-buffering': 'no',
          });
          reply.hijack();
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) raw.setHeader(name, value);
          raw.writeHead(200);
        }
        // counts what was sent before: one long message does not make a client slow
        if (raw.writableLength > maxBufferedBytes) raw.destroy();
        else raw.write(text);
      },
      end: () => void raw.end(),
    };
    const leave = await hub.join(roomId, after, viewer);
    if (!isReconnect && openings.count(`${clientNetwork(request.ip)} ${roomId}`).count <= maxViewsPerNetwork)
      hub.countView(roomId);
    raw.on('close', leave);
    // the client left before the listener was added
    if (raw.destroyed) leave();
    return reply;
  });
  // ends the streams before the server waits for its connections
  app.addHook('preClose', () => hub.close());
}

function parseStreamRequest({ query, headers }: FastifyRequest): StreamRequest {
  const { roomId, after }: { roomId?: unknown; after?: unknown } =
    typeof query === 'object' && query !== null ? query : {};
  const lastId = headers['last-event-id'];
  const isReconnect = typeof lastId === 'string' && lastId !== '';
  if (typeof roomId !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(roomId))
    throw fieldFailure('query.roomId', 'pattern', '直播的编号不对');
  const number = isReconnect ? lastId : after;
  if (typeof number !== 'string' || !/^\d{1,9}$/.test(number))
    throw fieldFailure(isReconnect ? 'headers.last-event-id' : 'query.after', 'pattern', '事件的编号不对');
  return { roomId, after: Number(number), isReconnect };
}
