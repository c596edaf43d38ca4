import { randomUUID } from 'node:crypto';
import { access, copyFile, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { withPreload } from './preload.ts';

/** SIGUSR2 makes everything run that is due once a day; a file beside the database tells that it was checked whole. */
const daysPassAtSignal = `
  import { writeFileSync } from 'node:fs';
  import { isMainThread, workerData } from 'node:worker_threads';
  if (!isMainThread && String(workerData).endsWith('gateway.sqlite'))
    process.once('exit', () => writeFileSync(workerData + '-checked', ''));
  const { setInterval } = globalThis;
  globalThis.setInterval = (run, ms, ...args) => {
    if (isMainThread && ms === 24 * 3_600_000) process.on('SIGUSR2', () => run(...args));
    return setInterval(run, ms, ...args);
  };
`;

const environment = { DATABASE_URL: '', LOG_LEVEL: 'error', ...withPreload(daysPassAtSignal) };
let gateway: RunningGateway;
let log: string;
beforeEach(async () => {
  gateway = await startGateway({ environment });
  log = '';
  gateway.process.stdout?.on('data', (part: Buffer) => (log += part.toString()));
}, 60_000);
afterEach(() => gateway.stop());

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly problems: readonly string[] | undefined;
}

async function call(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${gateway.origin}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const { problems } = (await response.json()) as { problems?: string[] };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), problems };
}

const read = () => call('/gateway/getNewsSection?timestamp=0');
const write = () =>
  call('/gateway/newsshare/addShareViewcount.do', {
    newsId: '1001',
    ak: randomUUID(),
    clientId: randomUUID(),
  });
const refused = { status: 503, retryAfter: '30' };
const probe = () => call('/readyz');
/** on a busy machine the log or the end of a check takes a while to arrive */
const patience = { timeout: 15_000 };

/** Overwrites pages in the middle of a database file; the schema at the beginning stays sound. */
async function damage(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(64 * 4096, 0x5a), 0, 64 * 4096, Math.floor(size / 2 / 4096) * 4096);
  await handle.close();
}

test.each([
  ['deleted', (file: string) => rm(file)],
  [
    'replaced',
    async (file: string) => {
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
    },
  ],
])(
  'once the database file is %s no write is acknowledged, reads stop, and the cause is in the log',
  async (how, lose) => {
    for (const { status } of [await probe(), await read(), await write()]) expect(status).toBe(200);
    await lose(join(gateway.dataDir, 'gateway.sqlite'));
    expect(await write()).toMatchObject(refused);
    await expect.poll(probe, { timeout: 5000 }).toMatchObject({ status: 503 });
    expect(await read()).toMatchObject(refused);
    expect(await write()).toMatchObject(refused);
    expect((await call('/livez')).status).toBe(200);
    await expect.poll(() => log, patience).toMatch(new RegExp(`gateway\\.sqlite was ${how}`));
  },
  60_000,
);

test('a database file that is damaged while it is open is noticed by the daily check', async () => {
  for (const { status } of [await probe(), await read(), await write()]) expect(status).toBe(200);
  const file = join(gateway.dataDir, 'gateway.sqlite');
  // the check at the start must not be the one that finds it
  await expect
    .poll(
      () =>
        access(`${file}-checked`).then(
          () => true,
          () => false,
        ),
      patience,
    )
    .toBe(true);
  await damage(file);
  expect(await probe()).toMatchObject({ status: 200 });
  expect(log).not.toContain('is damaged');
  gateway.process.kill('SIGUSR2');
  await expect.poll(probe, { timeout: 10_000 }).toMatchObject({ status: 503 });
  expect((await probe()).problems).toContain('database');
  expect(await read()).toMatchObject(refused);
  expect(await write()).toMatchObject(refused);
  await expect.poll(() => log, patience).toMatch(/gateway\.sqlite is damaged: /);
}, 60_000);

test('a damaged database file is noticed after the start', async () => {
  const file = join(gateway.dataDir, 'gateway.sqlite');
  const { dataDir } = gateway;
  const exited = new Promise((resolve) => gateway.process.once('exit', resolve));
  gateway.process.kill('SIGTERM');
  await exited;
  await damage(file);
  const damaged = await startGateway({ dataDir, environment });
  try {
    await expect
      .poll(async () => (await fetch(`${damaged.origin}/readyz`)).status, { timeout: 10_000 })
      .toBe(503);
  } finally {
    await damaged.stop();
  }
}, 60_000);
