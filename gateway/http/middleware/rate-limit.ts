import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { clientNetwork } from '../../domains/shared/client-network.ts';
import { countInWindows } from './call-counter.ts';
import type { InProcessCalls } from './internal-requests.ts';

/** ms */
const window = 60_000;

/**
 * Turns calls of one address (of one /64 network with IPv6) away when there are more than `max` a minute. Calls that
 * the gateway makes for its own pages do not count. A call waits for nothing here: it is counted in this process.
 */
export function limitRate(scope: FastifyInstance, max: number, calls: InProcessCalls): void {
  const count = countInWindows(window);
  scope.addHook('onRequest', (request, reply, done) => {
    if (calls.isOwn(request.raw)) return done();
    const { taken, left } = count(clientNetwork(request.ip));
    const seconds = Math.ceil(left / 1000);
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': Math.max(0, max - taken),
      'x-ratelimit-reset': seconds,
    });
    if (taken <= max) return done();
    done(new Failure(429, '操作太频繁了，请稍后再试。', { retryAfter: seconds }));
  });
}
