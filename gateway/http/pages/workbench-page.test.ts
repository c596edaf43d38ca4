import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { toFailure, sendFailure } from '../middleware/failure-response.ts';
import { registerWorkbenchPage } from './workbench-page.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbench-page-'));
  await mkdir(join(folder, 'built', 'assets'), { recursive: true });
  await writeFile(join(folder, 'built', 'index.html'), '<title>状态机试验台</title>');
  await writeFile(join(folder, 'built', 'assets', 'main.js'), '0');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function get(build: string, url: string) {
  const app = fastify();
  app.setErrorHandler((error: Error, request, reply) =>
    sendFailure(request, reply, toFailure(error, request)),
  );
  await registerWorkbenchPage(app, join(folder, build));
  return app.inject({ method: 'GET', url });
}

test('the page and its files are served with a policy without connections', async () => {
  const page = await get('built', '/new/__machines/');
  expect([page.statusCode, page.body]).toEqual([200, '<title>状态机试验台</title>']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await get('built', '/new/__machines/assets/main.js')).statusCode).toBe(200);
});

test('the URL without a trailing slash redirects there', async () => {
  const { statusCode, headers } = await get('built', '/new/__machines');
  expect([statusCode, headers.location]).toEqual([302, '/new/__machines/']);
});

test('an unbuilt page responds with the build command', async () => {
  const { statusCode, body } = await get('nowhere', '/new/__machines/');
  expect([statusCode, body]).toEqual([503, expect.stringContaining('npm run build')]);
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'test' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', GATEWAY_MACHINES_PAGE: '1' }, true],
  [{ GATEWAY_MACHINES_PAGE: '0' }, false],
])('with %j the page is served: %s', (environment, served) => {
  expect(readConfig(environment).workbenchPage).toBe(served);
});
