import { expect, test, vi } from 'vitest';
import { getArticle, listImportantNews } from '../generated/operations/news.ts';
import { createGateway } from './gateway.ts';
import { sendInProcess, type InProcessRequest, type InProcessResponse } from './in-process.ts';

const open = (response: Omit<InProcessResponse, 'headers'>, headers: Record<string, string> = {}) => {
  const exchange = vi.fn(async (_request: InProcessRequest) => ({ ...response, headers }));
  const parts = {
    page: () => ({ queryToken: 't' }),
    device: () => ({ uuid: 'u', userAgent: 'a' }),
    userToken: () => undefined,
    now: () => 5,
  };
  return { exchange, parts, gateway: createGateway({ ...parts, send: sendInProcess(exchange) }) };
};

test('sends what fetch would send, and returns the parsed response', async () => {
  const body = '{"code":200,"msg":"ok","data":{"list":[]}}';
  const { exchange, parts, gateway } = open({ status: 200, body });
  const requests: Request[] = [];
  const fetch = async (...given: Parameters<typeof globalThis.fetch>) => {
    requests.push(new Request(...given));
    return new Response(body);
  };
  const input = { body: {} };
  expect(await gateway.data(listImportantNews, input)).toEqual({ list: [] });
  await createGateway({ ...parts, origin: 'http://gateway.internal', fetch }).data(listImportantNews, input);
  const sent = exchange.mock.lastCall?.[0];
  const [fetched] = requests;
  expect(`http://gateway.internal${sent?.url}`).toBe(fetched?.url);
  expect(sent?.method).toBe(fetched?.method);
  expect(sent?.body).toBe(await fetched?.text());
  expect(sent?.headers).toEqual(Object.fromEntries(fetched?.headers ?? []));
});

test('rejects like a call with fetch', async () => {
  const failed = open({ status: 404, body: '{"code":404,"msg":"没有","data":{}}' }, { 'retry-after': '3' });
  await expect(failed.gateway.data(getArticle, { body: { newsId: '1' } })).rejects.toMatchObject({
    failure: { kind: 'http', status: 404, code: 404, msg: '没有', retryAfter: 3 },
  });
  const cut = open({ status: 200, body: '{"code":200,' });
  await expect(cut.gateway.data(getArticle, { body: { newsId: '1' } })).rejects.toMatchObject({
    failure: { kind: 'malformed' },
  });
});
