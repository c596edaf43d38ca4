import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../../services/metrics/metrics.ts';
import { openTestServer, repository, type TestServer } from '../testing/test-server.ts';
import { listenForMetrics } from './metrics-routes.ts';

const metricsToken = 'a-token-of-24-characters';
const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const lines: string[] = [];
const metrics = createMetrics({ version: '1.2.3', revision: 'abc' });
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    metrics,
    metricsToken,
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => server.close());

const read = async () => (await server.get('/metrics', { authorization: `Bearer ${metricsToken}` })).body;

test('metrics are for clients with the token', async () => {
  expect((await server.get('/metrics')).statusCode).toBe(401);
  expect((await server.get('/metrics', { authorization: `Bearer ${metricsToken}x` })).statusCode).toBe(401);
  const response = await server.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, metrics.contentType]);
});

test('a port of their own serves the metrics and nothing else', async () => {
  const { port, close } = await listenForMetrics(server.app, metrics, { host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain(
    'gateway_build_info{version="1.2.3",revision="abc"} 1',
  );
  expect((await fetch(`${origin}/readyz`)).status).toBe(404);
  close();
});

test('are served without the free bytes of a data folder that is gone', async () => {
  const other = await openTestServer({
    metrics: createMetrics({ version: '1', revision: '' }),
    metricsToken,
  });
  await rm(other.dataDir, { recursive: true });
  const response = await other.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/^gateway_disk_free_bytes NaN$/im);
  await other.close();
});

test('requests are measured by operation, and paths that clients make up have no series', async () => {
  await server.get('/gateway/getNewsSection?timestamp=0');
  await server.get('/gateway/made-up-by-a-client');
  await server.get('/media/store/made-up.jpg');
  const text = await read();
  expect(text).toMatch(
    /gateway_request_duration_seconds_count\{operation="listSections",method="GET",status="200"\} 1/,
  );
  expect(text).not.toContain('made-up');
});

test('jobs, codes and files are counted with their result', async () => {
  await metrics.runJob('good', async () => 'done');
  await expect(metrics.runJob('bad', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const sms = metrics.measureSms({ sendCode: () => Promise.reject(new Error('refused')) });
  await expect(sms.sendCode('13800138000', '123456', 5)).rejects.toThrow('refused');
  const text = await read();
  expect(text).toMatch(/gateway_job_duration_seconds_count\{task="good",result="done"\} 1/);
  expect(text).toMatch(/gateway_job_duration_seconds_count\{task="bad",result="failed"\} 1/);
  expect(text).toMatch(/gateway_job_last_success_timestamp_seconds\{task="good"\} \d/);
  expect(text).toMatch(/gateway_sms_total\{result="failed"\} 1/);
  // labels that Prometheus adds to what it reads
  expect(text).not.toMatch(/[{,](?:job|instance)="/);
});

test('a line of the log names the trace of its request, if the header is well formed', async () => {
  lines.length = 0;
  await server.get('/gateway/getNewsSection?timestamp=0', { traceparent: trace });
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { traceparent: trace, msg: 'request' },
  ]);
  lines.length = 0;
  await server.get('/gateway/getNewsSection?timestamp=0', { traceparent: `${trace}\n"injected"` });
  expect(lines.join('')).not.toContain('traceparent');
});

test.each(['dashboard.json', 'alerts.yaml'])('%s asks for metrics that the gateway has', async (file) => {
  const text = await readFile(join(repository, 'docs', 'monitoring', file), 'utf8');
  const known = new Set(
    Array.from((await read()).matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type = '']) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ).flat(),
  );
  const asked = Array.from(text.matchAll(/\b(?:gateway|process|nodejs)_\w+/g), ([name]) => name);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
