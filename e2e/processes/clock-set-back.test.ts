import { randomUUID } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseShanghaiTime } from '../../gateway/db/time.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { withPreload } from './preload.ts';

/** a live room of the demo content that is on air */
const roomId = 'live-peony';
/** of messages of one reader in one room */
const burst = { max: 2, seconds: 4 };
const hourMs = 3_600_000;

/** A clock that SIGUSR2 sets: the file in DATA_DIR holds the ms by which it differs from the machine's, and is deleted once it does. */
const adjustableClock = `
  import { readFileSync, rmSync } from 'node:fs';
  import { join } from 'node:path';
  import { isMainThread } from 'node:worker_threads';
  const MachineDate = Date;
  let offsetMs = 0;
  globalThis.Date = class extends MachineDate {
    constructor(...parts) {
      if (parts.length === 0) super(MachineDate.now() + offsetMs);
      else super(...parts);
    }
    static now() {
      return MachineDate.now() + offsetMs;
    }
  };
  if (isMainThread)
    process.on('SIGUSR2', () => {
      const file = join(process.env.DATA_DIR, 'clock-offset');
      offsetMs = Number(readFileSync(file, 'utf8'));
      rmSync(file);
    });
`;

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ environment: { DATABASE_URL: '', ...withPreload(adjustableClock) } });
}, 60_000);
afterAll(() => gateway.stop());

async function setClock(offsetMs: number): Promise<void> {
  const file = join(gateway.dataDir, 'clock-offset');
  await writeFile(file, String(offsetMs));
  gateway.process.kill('SIGUSR2');
  await expect
    .poll(
      () =>
        access(file).then(
          () => 'unread',
          () => 'read',
        ),
      // a busy machine delivers a signal late
      { timeout: 15_000 },
    )
    .toBe('read');
}

interface Answer {
  readonly status: number;
  /** seconds */
  readonly retryAfter: number;
  readonly message: string;
}

async function post(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${gateway.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { token }) },
    body: JSON.stringify({ clientId: randomUUID(), ...body }),
  });
  const { msg = '', data } = (await response.json()) as { msg?: string; data?: { at?: string } };
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    message: data?.at ?? msg,
  };
}

test('after the clock was set back an hour, a reader of a live waits no longer than the limit’s window', async () => {
  const token = await gateway.token('观众');
  const say = (text: string) => post('/gateway/x/live/message', { roomId, text }, token);
  const untilRefused = async () => {
    for (let count = 0; count <= burst.max; count += 1) {
      const answer = await say(`第${count}句`);
      if (answer.status !== 200) return answer;
    }
    throw new Error('messages are not limited');
  };
  expect((await untilRefused()).status).toBe(429);

  await setClock(-hourMs);
  const refused = await untilRefused();
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(burst.seconds);
  expect(refused.message).toContain(` ${refused.retryAfter} 秒`);
  await wait(refused.retryAfter * 1000);
  const sent = await say('又能说话了');
  expect(sent.status).toBe(200);
  // the time of the message: the gateway did use the earlier time
  expect(parseShanghaiTime(sent.message).getTime()).toBeLessThan(Date.now() - hourMs / 2);
}, 60_000);
