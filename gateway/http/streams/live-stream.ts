import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveHub } from '../../domains/live/stream/live-hub.ts';
import type { Viewer } from '../../domains/live/stream/room-channel.ts';
import { fieldFailure } from '../../domains/shared/field-failure.ts';

/**
 * bytes that wait for a slow reader before the stream is let go of: some seconds of a busy chat. What waits is mostly shared
 * between readers; a browser comes back by itself and is told what it missed.
 */
const mostWaiting = 256 * 1024;

interface Asked {
  readonly roomId: string;
  /** number of the last event that the page has */
  readonly after: number;
  /** the browser lost the stream and comes back */
  readonly isBack: boolean;
}

/** The stream of what happens in a live, described in docs/contracts/live.md. */
export function registerLiveStream(app: FastifyInstance, hub: LiveHub): void {
  app.get('/gateway/x/live/stream', { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const { roomId, after, isBack } = askedOf(request);
    const { raw } = reply;
    let isBegun = false;
    const viewer: Viewer = {
      send(text) {
        // let go of, or gone, and not heard of yet
        if (raw.destroyed || raw.writableEnded) return;
        if (!isBegun) {
          isBegun = true;
          reply.headers({
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-store',
            // nginx passes on what it gets when it gets it
            'x-accel-buffering': 'no',
          });
          reply.hijack();
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) raw.setHeader(name, value);
          raw.writeHead(200);
        }
        // what was sent before still waits; a long message alone makes nobody slow
        if (raw.writableLength > mostWaiting) raw.destroy();
        else raw.write(text);
      },
      end: () => void raw.end(),
    };
    const leave = await hub.join(roomId, after, viewer);
    if (!isBack) hub.countView(roomId);
    raw.on('close', leave);
    // gone before that was heard
    if (raw.destroyed) leave();
    return reply;
  });
  // before the server waits for its connections to end
  app.addHook('preClose', () => hub.close());
}

function askedOf({ query, headers }: FastifyRequest): Asked {
  const { roomId, after }: { roomId?: unknown; after?: unknown } =
    typeof query === 'object' && query !== null ? query : {};
  const lastId = headers['last-event-id'];
  const isBack = typeof lastId === 'string' && lastId !== '';
  if (typeof roomId !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(roomId))
    throw fieldFailure('query.roomId', 'pattern', '直播的编号不对');
  const number = isBack ? lastId : after;
  if (typeof number !== 'string' || !/^\d{1,9}$/.test(number))
    throw fieldFailure(isBack ? 'headers.last-event-id' : 'query.after', 'pattern', '事件的编号不对');
  return { roomId, after: Number(number), isBack };
}
