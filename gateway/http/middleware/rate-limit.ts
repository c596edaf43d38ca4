import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../contract/failure.ts';
import { clientNetwork } from '../../domains/shared/client-network.ts';
import { createCallCounter, type CallCounter } from './call-counter.ts';
import type { InternalRequests } from './internal-requests.ts';

const windowMs = 60_000;

/**
 * Counts a request for its IP address (for its /64 network with IPv6), and sets the headers of the limit.
 * @returns a 429 beyond the limit
 */
export type RateLimiter = (request: FastifyRequest, reply: FastifyReply) => Failure | undefined;

/**
 * Limits requests per IP address to `max` a minute. Internal requests are not counted. The counters are in the memory of
 * this process, so a request waits for nothing.
 * @param max 0 for no limit
 * @param share shares the counters with other gateways
 */
export function createRateLimiter(
  max: number,
  internal: InternalRequests,
  { clock, share }: { readonly clock?: () => number; readonly share?: (counter: CallCounter) => void } = {},
): RateLimiter {
  if (max === 0) return () => undefined;
  const counter = createCallCounter(windowMs, clock);
  share?.(counter);
  return (request, reply) => {
    if (internal.isInternal(request.raw)) return undefined;
    const { count, remainingMs } = counter.count(clientNetwork(request.ip));
    const seconds = Math.ceil(remainingMs / 1000);
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': Math.max(0, max - count),
      'x-ratelimit-reset': seconds,
    });
    return count <= max ? undefined : new Failure(429, '操作太频繁了，请稍后再试。', { retryAfter: seconds });
  };
}

/** Applies a limit to every route of a scope. */
export function limitCalls(scope: FastifyInstance, limit: RateLimiter): void {
  scope.addHook('onRequest', (request, reply, done) => done(limit(request, reply)));
}
