import { copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

let gateway: RunningGateway;
beforeEach(async () => {
  gateway = await startGateway({ environment: { DATABASE_URL: '', LOG_LEVEL: 'error' } });
}, 60_000);
afterEach(() => gateway.stop());

const status = async (path: string) => (await fetch(`${gateway.origin}${path}`)).status;
const list = '/gateway/getNewsSection?timestamp=0';

test.each([
  ['deleted', (file: string) => rm(file)],
  [
    'replaced',
    async (file: string) => {
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
    },
  ],
])('a database file that is %s stops reads and writes, and the cause is in the log', async (how, lose) => {
  expect([await status('/readyz'), await status(list)]).toEqual([200, 200]);
  let log = '';
  gateway.process.stdout?.on('data', (part: Buffer) => (log += part.toString()));
  await lose(join(gateway.dataDir, 'gateway.sqlite'));
  await expect.poll(() => status('/readyz'), { timeout: 5000 }).toBe(503);
  const refused = await fetch(`${gateway.origin}${list}`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await status('/livez')).toBe(200);
  await expect.poll(() => log).toMatch(new RegExp(`gateway\\.sqlite was ${how}`));
});

test('a damaged database file is noticed after the start', async () => {
  await gateway.run('desk', 'token', '读者');
  const file = join(gateway.dataDir, 'gateway.sqlite');
  const { dataDir } = gateway;
  const exited = new Promise((resolve) => gateway.process.once('exit', resolve));
  gateway.process.kill('SIGTERM');
  await exited;
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  // pages in the middle; the schema at the beginning stays sound
  await handle.write(Buffer.alloc(64 * 4096, 0x5a), 0, 64 * 4096, Math.floor(size / 2 / 4096) * 4096);
  await handle.close();
  const damaged = await startGateway({ dataDir, environment: { DATABASE_URL: '', LOG_LEVEL: 'error' } });
  try {
    await expect
      .poll(async () => (await fetch(`${damaged.origin}/readyz`)).status, { timeout: 10_000 })
      .toBe(503);
  } finally {
    await damaged.stop();
  }
}, 60_000);
