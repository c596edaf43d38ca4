import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../contract/failure.ts';

const sentinel = /sentinel-(500|503|429|malformed|wrong-shape|(?:slow|busy)-\d{1,6})(?!\w)/;

/**
 * Fault injection, for tests and development only: a call with a sentinel text anywhere in its query or body fails as
 * the sentinel says. Described in docs/contracts/sentinels.md.
 */
export function injectFaults(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    const kind = faultIn(request.query, request.body);
    if (kind === undefined) return;
    if (kind.startsWith('slow-')) {
      await wait(Number(kind.slice('slow-'.length)), undefined, { ref: false });
      return;
    }
    if (kind.startsWith('busy-')) {
      const end = performance.now() + Number(kind.slice('busy-'.length));
      while (performance.now() < end);
      return;
    }
    if (kind === '429') throw new Failure(429, '操作太频繁了，请稍后再试。', { retryAfter: 1 });
    if (kind === '503') throw new Failure(503, '服务正忙，请稍后再试。', { retryAfter: 1 });
    if (kind === '500') throw new Error('fault injected by a sentinel');
    const body = kind === 'malformed' ? '{"code":200,' : '{"code":200,"msg":"ok","data":{"unknown":[]}}';
    await reply.type('application/json').serializer(String).send(body);
  });
}

/** Whether a request has a sentinel. */
export const hasFault = (query: unknown, body: unknown) => faultIn(query, body) !== undefined;

/** Uploaded bytes are not searched. */
const faultIn = (query: unknown, body: unknown) =>
  sentinel.exec(JSON.stringify([query, body instanceof Readable ? '' : body]))?.[1];
