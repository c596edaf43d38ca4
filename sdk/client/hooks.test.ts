import { expect, test } from 'vitest';
import { listSections } from '../generated/operations/news.ts';
import { envelope, failureOf, response, testGateway } from './gateway.test-support.ts';

const sections = () => response(envelope({ list: [] }));

test('hooks see each request and each response of an operation, retries included', async () => {
  const seen: string[] = [];
  const { gateway } = testGateway([() => response('', 503), sections], {
    onRequest: (request, { id }) => void seen.push(`${id} ${request.method}`),
    onResponse: ({ status }, { id }) => void seen.push(`${id} ${status}`),
  });
  await gateway.call(listSections, {});
  expect(seen).toEqual(['listSections GET', 'listSections 503', 'listSections GET', 'listSections 200']);
});

test('a request that a hook returns is sent instead', async () => {
  const { gateway, sent } = testGateway(sections, {
    onRequest: (request) => new Request(request, { headers: { 'x-trace': '7' } }),
  });
  await gateway.call(listSections, {});
  expect(sent[0]?.headers.get('x-trace')).toBe('7');
});

test('a hook that fails rejects the call, which the error hook sees', async () => {
  const { gateway, failures } = testGateway(sections, {
    onResponse: () => Promise.reject(new Error('the log is full')),
  });
  const error = await failureOf(gateway.call(listSections, {}, { retry: { limit: 0 } }));
  expect(error.cause).toEqual(new Error('the log is full'));
  expect(failures).toEqual([error]);
});

test('headers of a client and of a call are sent, and do not replace those of the transport rules', async () => {
  const { gateway, sent } = testGateway(sections, {
    headers: { 'x-program': 'desk', token: 'other', 'x-trace': '1' },
    page: () => ({ queryToken: 'page' }),
  });
  await gateway.call(listSections, {}, { headers: { 'x-trace': '2' } });
  const of = (name: string) => sent[0]?.headers.get(name);
  expect([of('x-program'), of('x-trace'), of('token')]).toEqual(['desk', '2', 'page']);
});
