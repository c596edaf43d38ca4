// @vitest-environment node
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { expect, it, onTestFinished } from 'vitest';
import { nameMiddleware, openRouter } from './test-router.ts';

async function responseTo(path: string): Promise<Response> {
  const handle = createRequestHandler({
    request: new Request(`https://news.example/new${path}`),
    createRouter: () => openRouter(path),
  });
  return handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  );
}

it('responds with status 500 and the name if a page uses unknown middleware, in a complete document', async () => {
  onTestFinished(nameMiddleware(openRouter('/').routesById['/focusNews'], ['nobody']));
  const response = await responseTo('/focusNews');
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="zh-CN"/);
  expect(html).toContain('<title>齐鲁晚报</title>');
  expect(html).toContain('>页面出了点问题</h1>');
  expect(html).toContain('Unknown middleware nobody');
});

it('redirects a live page to its share page, with the query', async () => {
  const response = await responseTo('/live/12?token=t');
  expect([response.status, response.headers.get('location')]).toEqual([307, '/new/living/share/12?token=t']);
});
