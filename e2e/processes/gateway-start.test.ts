import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort, startGateway } from '../support/gateway.ts';

const main = fileURLToPath(new URL('../../dist-gateway/main.js', import.meta.url));

/** how long a stopping gateway waits for requests in flight */
const maxStopMs = 5000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'starting-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('the first start loads the demo content, the second keeps it', async () => {
  const storyCount = async (origin: string) => {
    const list = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"pageSize":50}' };
    const response = await fetch(`${origin}/gateway/newsshare/listMainPageNews4Share.do`, list);
    const { data }: { data: { list: unknown[] } } = await response.json();
    return data.list.length;
  };
  const first = await startGateway({ dataDir });
  const stories = await storyCount(first.origin);
  await first.stop();
  expect(stories).toBeGreaterThanOrEqual(40);

  const second = await startGateway({ dataDir });
  expect(await storyCount(second.origin)).toBe(stories);
  await second.stop();
}, 180_000);

test.skipIf(process.platform === 'win32')(
  'everything in the data folder is for the gateway’s user only, whatever the umask of the shell',
  async () => {
    const before = process.umask(0);
    const own = join(dataDir, 'own');
    const gateway = await startGateway({ dataDir: own, environment: { DEMO_CONTENT: 'off' } });
    process.umask(before);
    try {
      await gateway.token('李明');
      const names = await readdir(own, { recursive: true });
      const modes = await Promise.all(
        ['.', ...names].map(async (name) => [name, (await stat(join(own, name))).mode & 0o077] as const),
      );
      expect(names).toContain('gateway.sqlite');
      expect(modes.filter(([, others]) => others !== 0)).toEqual([]);
    } finally {
      await gateway.stop();
    }
  },
  60_000,
);

test('the gateway prints its address once it answers there', async () => {
  const port = String(await freePort());
  const environment = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const gateway = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void gateway.kill('SIGKILL'));
  const [line] = (await once(gateway.stdout, 'data')) as [Buffer];
  const address = /^齐鲁晚报 已在 (http:\S+) 就绪\n/.exec(line.toString())?.[1];
  expect(address).toBe(`http://127.0.0.1:${port}/new/`);
  const page = await fetch(String(address));
  expect([page.ok, await page.text()]).toEqual([true, expect.stringContaining('<html')]);
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
}, 60_000);

test('a stopping gateway aborts a request that does not end, and exits cleanly', async () => {
  const gateway = await startGateway({ dataDir });
  const outcome = fetch(`${gateway.origin}/gateway/getNewsSection?tokenID=sentinel-slow-60000`).then(
    () => 'answered',
    () => 'aborted',
  );
  await wait(200);
  const killedAt = performance.now();
  const exited = once(gateway.process, 'exit');
  gateway.process.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - killedAt).toBeLessThan(maxStopMs + 2000);
  expect(await outcome).toBe('aborted');
}, 60_000);
