import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { clientNetwork } from '../../domains/shared/client-network.ts';
import { createCallCounter } from './call-counter.ts';
import type { InternalRequests } from './internal-requests.ts';

const windowMs = 60_000;

/**
 * Limits calls per IP address (per /64 network with IPv6) to `max` a minute. Internal requests are not counted. The
 * counters are in the memory of this process, so a call waits for nothing.
 */
export function limitRate(scope: FastifyInstance, max: number, internal: InternalRequests): void {
  const countCall = createCallCounter(windowMs);
  scope.addHook('onRequest', (request, reply, done) => {
    if (internal.isInternal(request.raw)) return done();
    const { count, remainingMs } = countCall(clientNetwork(request.ip));
    const seconds = Math.ceil(remainingMs / 1000);
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': Math.max(0, max - count),
      'x-ratelimit-reset': seconds,
    });
    if (count <= max) return done();
    done(new Failure(429, '操作太频繁了，请稍后再试。', { retryAfter: seconds }));
  });
}
