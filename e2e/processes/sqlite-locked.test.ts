import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { commentsIn } from './comments.ts';

const lockedMs = 13_000;
/** how long a write waits for a lock at most, with time for the answer of a busy machine */
const writeLimitMs = 12_000;
/** when writes begin after the lock was taken: together, so that one queues behind others, and later */
const writeDelaysMs = [0, 0, 0, 5000, 9000];
/** far less than the lock is held */
const readLimitMs = 1000;

let gateway: RunningGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ environment: { DATABASE_URL: '' } });
  token = await gateway.token('读者');
}, 60_000);
afterAll(() => gateway.stop());

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** of the comment that was written */
  readonly id: string | undefined;
  readonly ms: number;
}

async function call(path: string, body?: object): Promise<Answer> {
  const since = performance.now();
  const response = await fetch(`${gateway.origin}${path}`, {
    headers: { token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { data?: { id?: string } };
  const { status } = response;
  const ms = performance.now() - since;
  return { status, retryAfter: response.headers.get('retry-after'), id: data?.id, ms };
}

// a field that is not in the contract makes the request unique, so that no cached response is returned
const list = () => call('/gateway/getImportantNewsList.do', { pageSize: 20, unique: randomUUID() });
const comment = (clientId: string) => call('/gw/add_lev1', { newsId: '1001', body: '好', clientId });

test('while another process locks the database for 13 s reads are answered, and each write is saved or refused', async () => {
  let log = '';
  gateway.process.stdout?.on('data', (part: Buffer) => (log += part.toString()));
  const other = new Sqlite(join(gateway.dataDir, 'gateway.sqlite'));
  other.exec('begin immediate');
  const released = wait(lockedMs).then(() => other.close());
  const since = performance.now();
  const writes = writeDelaysMs.map(async (delayMs) => {
    await wait(delayMs);
    const clientId = randomUUID();
    return { clientId, ...(await comment(clientId)) };
  });

  while (performance.now() - since < lockedMs - readLimitMs) {
    for (const { status, ms } of await Promise.all([list(), call('/livez'), call('/readyz')])) {
      expect(status).toBe(200);
      expect(ms).toBeLessThan(readLimitMs);
    }
    await wait(100);
  }

  await released;
  const answers = await Promise.all(writes);
  for (const { status, retryAfter, ms } of answers) {
    expect([status, retryAfter]).toEqual(status === 200 ? [200, null] : [503, '1']);
    expect(ms).toBeLessThan(writeLimitMs);
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  // the log arrives on its own way
  await expect
    .poll(() => log, { timeout: 5000 })
    .toContain('another process has locked the database for 10 s');

  const refused = answers.filter(({ status }) => status === 503);
  const repeated = await Promise.all(refused.map(({ clientId }) => comment(clientId)));
  const written = [...answers, ...repeated].flatMap(({ id }) => id ?? []);
  expect(written).toHaveLength(writeDelaysMs.length);
  expect(commentsIn(gateway.dataDir)).toEqual(expect.arrayContaining(written));
}, 60_000);
