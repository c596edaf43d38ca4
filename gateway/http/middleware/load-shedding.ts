import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';

/** ms of one turn of the event loop in which requests are started; whatever arrives meanwhile waits for its end */
const turnBudgetMs = 12;
/**
 * libuv accepts one connection per turn. While there are new ones, requests wait for at most this long, so that hundreds of
 * clients that connect at once are accepted within hundredths of a second, a probe among them.
 */
const maxAcceptingMs = 50;
/** ms that a call may have waited to be started while a crowd waits with it */
export const defaultCallDelayLimitMs = 300;
/** fewer requests are handled however late: the process had a pause, such as reading from a slow disk */
const crowdSize = 32;

/** Answered at once, however busy the gateway is. */
const probePaths = /^\/(?:livez|readyz|healthz|version)(?:$|\?)/;

/** Starts requests, a few in each turn of the event loop, so that no crowd of them keeps it from anything else. */
export interface RequestQueue {
  /** Whether a request waited too long to be started, which then answers 503 or does without what takes time. */
  isOverdue(request: IncomingMessage): boolean;
  /** ms that the request at the head of the queue has waited */
  readonly delayMs: number;
  /** requests that were overdue so far */
  readonly overdueCount: number;
}

interface RequestQueueOptions {
  /** a request that waits longer is overdue; 0 for no limit */
  readonly maxDelayMs: number;
  /** monotonic clock in ms */
  readonly now?: () => number;
}

/**
 * Puts a queue between a server and what handles its requests. Requests that are injected do not pass through it.
 */
export function queueRequests(
  server: Server,
  { maxDelayMs, now = () => performance.now() }: RequestQueueOptions,
): RequestQueue {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const waiting: { readonly start: () => void; readonly since: number; readonly request: IncomingMessage }[] =
    [];
  const overdue = new WeakSet<IncomingMessage>();
  let overdueCount = 0;
  let lastStartedAt = -Infinity;
  let hasAccepted = false;
  /** whether the last turn had a new connection */
  let isAccepting = false;
  /** when the first request of this turn was started */
  let turnStartedAt: number | undefined;
  let isTurnEnding = false;

  function hasTime(): boolean {
    const time = now();
    if (isAccepting && time - lastStartedAt < maxAcceptingMs) return false;
    turnStartedAt ??= time;
    if (time - turnStartedAt >= turnBudgetMs) return false;
    lastStartedAt = time;
    return true;
  }

  function endTurnOnce(): void {
    if (isTurnEnding) return;
    isTurnEnding = true;
    setImmediate(() => {
      isTurnEnding = false;
      turnStartedAt = undefined;
      isAccepting = hasAccepted;
      hasAccepted = false;
    });
  }

  /** In an immediate of its own, since what a request makes the process do follows in ticks and promises. */
  function startNext(): void {
    if (!hasTime()) {
      endTurnOnce();
      setImmediate(startNext);
      return;
    }
    const next = waiting.shift();
    // its client may have left
    if (next === undefined || next.request.destroyed) return;
    if (maxDelayMs > 0 && waiting.length >= crowdSize && now() - next.since > maxDelayMs) {
      overdue.add(next.request);
      overdueCount += 1;
    }
    next.start();
  }

  server.on('connection', () => (hasAccepted = true));
  server.on('request', (request, response) => {
    const start = () => handlers.forEach((handle) => handle(request, response));
    if (probePaths.test(request.url ?? '')) return start();
    endTurnOnce();
    if (waiting.length === 0 && hasTime()) return start();
    waiting.push({ start, since: now(), request });
    setImmediate(startNext);
  });
  return {
    isOverdue: (request) => overdue.has(request),
    get delayMs() {
      return waiting[0] === undefined ? 0 : now() - waiting[0].since;
    },
    get overdueCount() {
      return overdueCount;
    },
  };
}

/** Refuses calls with 503 that waited too long: their clients come back when others have been answered. */
export function shedOverdueCalls(scope: FastifyInstance, queue: RequestQueue): void {
  scope.addHook('onRequest', (request, _reply, done) =>
    done(
      queue.isOverdue(request.raw)
        ? new Failure(503, '现在来的人太多了，请稍后再试。', { retryAfter: 1 })
        : undefined,
    ),
  );
}
