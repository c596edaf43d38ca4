import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../contract/failure.ts';
import type { InProcessCalls } from './in-process-calls.ts';

/** ms */
const window = 60_000;

/**
 * Turns calls of one address (of one /64 network with IPv6) away when there are more than `max` a minute. Calls that
 * the gateway makes for its own pages do not count.
 */
export async function limitRate(scope: FastifyInstance, max: number, calls: InProcessCalls): Promise<void> {
  await scope.register(rateLimit, {
    max,
    timeWindow: window,
    allowList: (request) => calls.isOwn(request.raw),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure(429, '操作太频繁了，请稍后再试。', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}
