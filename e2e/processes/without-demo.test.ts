import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway } from '../support/gateway.ts';
import { runProcess } from './run-process.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const picture = '/media/demo/pictures/clinic.jpg';

/** A copy of the repository without `demo/`. Links would not do: Node resolves a linked module to its original path. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'without-demo-'));
  const isInstalled = (path: string) => path.includes('node_modules');
  for (const folder of ['dist-gateway', 'gateway', 'rules', 'sdk'])
    await cp(join(repository, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !isInstalled(path),
    });
  await cp(join(repository, 'package.json'), join(root, 'package.json'));
  for (const folder of ['node_modules', 'gateway/node_modules'])
    await symlink(join(repository, folder), join(root, folder));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function headlines(origin: string): Promise<unknown[]> {
  const response = await fetch(`${origin}/gateway/getImportantNewsList.do`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data }: { data: { list: unknown[] } } = await response.json();
  return data.list;
}

test('with DEMO_CONTENT=off the gateway starts without the demo folder', async () => {
  const environment = { DEMO_CONTENT: 'off', NODE_ENV: 'production' };
  const gateway = await startGateway({ root, environment });
  try {
    expect(await headlines(gateway.origin)).toEqual([]);
    expect((await fetch(gateway.origin + picture)).status).toBe(404);
    expect(await gateway.token('李明')).toBeTruthy();
  } finally {
    await gateway.stop();
  }
}, 60_000);

test('with demo content the gateway reports the missing folder and how to switch demo content off', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'without-demo-data-'));
  const environment = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', DEMO_CONTENT: '' };
  const { code, stderr } = await runProcess(['dist-gateway/main.js'], {
    folder: root,
    environment,
    timeoutMs: 50_000,
  });
  await rm(dataDir, { recursive: true, force: true });
  expect([code, stderr]).toEqual([1, expect.stringContaining('set DEMO_CONTENT=off')]);
  expect(stderr).not.toMatch(/^ {4}at /m);
}, 60_000);

test('demo media are served once the demo content is loaded, even if it is switched off later', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'with-demo-'));
  for (const content of ['on', 'off']) {
    const gateway = await startGateway({ dataDir, environment: { DEMO_CONTENT: content } });
    const media = await fetch(gateway.origin + picture);
    const stories = await headlines(gateway.origin);
    await gateway.stop();
    expect([media.status, media.headers.get('content-type')], content).toEqual([200, 'image/jpeg']);
    expect(stories.length, content).toBeGreaterThan(0);
  }
  await rm(dataDir, { recursive: true, force: true });
  // loads the demo content
}, 180_000);
