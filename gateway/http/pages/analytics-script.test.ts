import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import {
  localAnalytics,
  outsideAnalytics,
  type Analytics,
} from '../../services/analytics/visit-analytics.ts';
import { registerAnalytics } from './analytics-script.ts';
import { toFailure, sendFailure } from '../middleware/failure-response.ts';
import { pagePolicy } from '../middleware/security-headers.ts';

function open(analytics: Analytics) {
  const app = fastify();
  app.setErrorHandler((error: Error, request, reply) =>
    sendFailure(request, reply, toFailure(error, request)),
  );
  registerAnalytics(app, analytics);
  return (search: string) => app.inject(`/analytics.js${search}`);
}

test('the local script logs each visit by its path and is empty', async () => {
  const note = vi.fn<(visit: { readonly page: string }) => void>();
  const get = open(localAnalytics(note));
  const responses = [await get('?page=/new/general/1001'), await get('?page=/new/&token=secret')];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(responses[0]?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(note.mock.calls).toEqual([[{ page: '/new/general/1001' }], [{ page: '/new/' }]]);
});

test('an external script is a redirect without data of the visit', async () => {
  const get = open(outsideAnalytics('https://count.example/hm.js?site=7'));
  const { statusCode, headers } = await get('?page=/new/general/1001');
  expect([statusCode, headers.location]).toEqual([302, 'https://count.example/hm.js?site=7']);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  '',
  '?page=',
  '?page=https://other.example/',
  '?page=/new/&page=/new/',
  `?page=/new/${'a'.repeat(300)}`,
])('an invalid page is rejected: %s', async (search) => {
  const note = vi.fn<() => void>();
  const { statusCode } = await open(localAnalytics(note))(search);
  expect(statusCode).toBe(400);
  expect(note).not.toHaveBeenCalled();
});

test('pages may load from and connect to the analytics origin only', () => {
  const directives = (origin?: string) =>
    Object.fromEntries(
      pagePolicy('n', [], { analytics: origin })
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive]),
    );
  expect(directives('https://count.example')).toMatchObject({
    'script-src': "script-src 'self' 'nonce-n' https://count.example",
    'img-src': "img-src 'self' data: blob: https://count.example",
    'connect-src': "connect-src 'self' https://count.example",
  });
  expect(Object.values(directives()).join()).not.toContain('count.example');
});
