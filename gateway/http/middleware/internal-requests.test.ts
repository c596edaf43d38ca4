import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createInternalRequests, rejectOnAbort } from './internal-requests.ts';

function open() {
  const calls = createInternalRequests();
  const app = fastify({ genReqId: calls.requestId, requestIdHeader: false });
  app.post('/echo', async (request, reply) => {
    reply.header('x-two', ['a', 'b']).code(201);
    return {
      id: request.id,
      own: calls.isInternal(request),
      body: request.body,
      token: request.headers['token'],
    };
  });
  app.get('/never', () => new Promise(() => {}));
  return { calls, app };
}

const { signal } = new AbortController();
const post = {
  url: '/echo?x=1',
  signal,
  method: 'POST',
  headers: { 'content-type': 'application/json', token: 't' },
  body: '{"a":"济南"}',
};

describe('an internal request', () => {
  test('is answered like an external one, with the request id of its page', async () => {
    const { calls, app } = open();
    const response = await calls.exchangeFor(app, 'id-of-the-page', signal)(post);
    expect([response.status, response.headers['x-two']]).toEqual([201, 'a, b']);
    expect(JSON.parse(response.body)).toEqual({
      id: 'id-of-the-page',
      own: true,
      body: { a: '济南' },
      token: 't',
    });
  });

  test('cannot be forged from outside', async () => {
    const { app } = open();
    const headers = { ...post.headers, 'x-in-process': 'guess', 'x-request-id': 'chosen' };
    const { id, own } = (
      await app.inject({ method: 'POST', url: '/echo', headers, payload: post.body })
    ).json();
    expect(own).toBe(false);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('rejects when the time limit of the page or the caller aborts it', async () => {
    const { calls, app } = open();
    const never = { method: 'GET', url: '/never', headers: {}, signal };
    const page = new AbortController();
    const caller = new AbortController();
    const ofPage = calls.exchangeFor(app, 'a', page.signal)(never);
    const ofCaller = calls.exchangeFor(app, 'a', signal)({ ...never, signal: caller.signal });
    page.abort(new Error('too late'));
    caller.abort(new Error('given up'));
    await expect(ofPage).rejects.toThrow('too late');
    await expect(ofCaller).rejects.toThrow('given up');
    await expect(calls.exchangeFor(app, 'a', page.signal)(never)).rejects.toThrow('too late');
  });
});

test('ignores an abort after the work has ended', async () => {
  const controller = new AbortController();
  const work = rejectOnAbort(controller.signal, Promise.resolve('done'));
  await work;
  controller.abort(new Error('later'));
  await expect(work).resolves.toBe('done');
  await expect(rejectOnAbort(new AbortController().signal, Promise.reject(new Error('own')))).rejects.toThrow(
    'own',
  );
});
