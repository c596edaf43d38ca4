import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { countNewsRead, listSections, searchNews } from '../generated/operations/news.ts';
import { createGateway } from './gateway.ts';
import { envelope, failureOf } from './gateway.test-support.ts';

const clientId = 'aaaaaaaa-0000-4000-8000-000000000001';
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(handler: RequestListener) {
  const listening = createServer(handler);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return createGateway({
    origin: `http://127.0.0.1:${port}`,
    page: () => ({}),
    device: () => ({ uuid: 'device-1', userAgent: 'reader/1' }),
    userToken: () => 'user-token',
    wait: () => Promise.resolve(),
  });
}

describe('a call over HTTP', () => {
  test('sends and receives JSON', async () => {
    const gateway = await listen(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
      response.setHeader('content-type', 'application/json');
      response.end(
        envelope({ list: [], total: 0, echo: { body, token: request.headers.token, url: request.url } }),
      );
    });
    const data = await gateway.data(searchNews, { body: { query: '泉城', tokenID: 't-1' } });
    expect(data).toMatchObject({
      total: 0,
      echo: {
        body: { query: '泉城', tokenID: 't-1', ak: 'device-1', userAgent: 'reader/1' },
        token: 'user-token',
        url: expect.stringMatching(/^\/gateway\/x\/news\/search\?tokenID=t-1&timestamp=\d{13}$/u),
      },
    });
  });

  test('fails as network if nothing listens', async () => {
    const gateway = await listen(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect((await failureOf(gateway.call(listSections, {}))).failure).toEqual({ kind: 'network' });
  });

  test('fails as network if the response breaks off, and is retried', async () => {
    let requests = 0;
    const gateway = await listen((_request, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":200');
      setImmediate(() => response.destroy());
    });
    expect((await failureOf(gateway.call(listSections, {}))).failure).toEqual({ kind: 'network' });
    expect(requests).toBe(3);
  });

  test('closes the connection when the caller aborts', async () => {
    const controller = new AbortController();
    let left: Promise<void> | undefined;
    const gateway = await listen((request) => {
      left = new Promise((resolve) => request.once('close', resolve));
      controller.abort();
    });
    const call = gateway.call(
      countNewsRead,
      { body: { newsId: '7', clientId } },
      { signal: controller.signal },
    );
    expect((await failureOf(call)).failure).toEqual({ kind: 'aborted' });
    await left;
  });
});
