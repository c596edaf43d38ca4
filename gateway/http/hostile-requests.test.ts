import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileRequests, type HostileRequest } from '../../e2e/fixtures/hostile-requests.ts';
import { openTestServer, storyOf, type TestServer, repository } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ root: repository });
  await server.addStories(storyOf('1001'));
});
afterAll(() => server.close());

const inject = async ({ method, url, headers = {}, body }: HostileRequest) =>
  server.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });

test.each(hostileRequests)(
  '$what is answered without a failure, a file or the payload as a page',
  async (request) => {
    const { statusCode, headers, body } = await inject(request);
    expect(statusCode, body).toBeLessThan(500);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/SQLITE|syntax error|at \w+ \(|node_modules|BEGIN [A-Z ]*KEY|root:x:/);
    if (String(headers['content-type']).includes('html')) expect(body).not.toMatch(/<script>|evil\.example"/);
    if (request.url.startsWith('/media/')) expect(statusCode).toBeGreaterThanOrEqual(400);
    else expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('the gateway answers as before afterwards', async () => {
  const answer = await server.post('/gateway/commennews_content.do', { newsId: '1001' });
  expect(answer.statusCode).toBe(200);
  expect(Object.prototype).not.toHaveProperty('admin');
  const { body } = await server.get('/gateway/getNewsSection');
  expect(body).not.toContain('evil.example');
});
