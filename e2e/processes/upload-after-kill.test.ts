import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

/** far less than the locks of these uploads last */
const promptMs = 5000;

let dataDir: string;
let gateway: RunningGateway;
let picture: Buffer;
const start = () => startGateway({ dataDir, environment: { DATABASE_URL: '', DEMO_CONTENT: 'off' } });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upload-'));
  gateway = await start();
  picture = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer();
}, 60_000);
afterAll(async () => {
  await gateway.stop();
  await rm(dataDir, { recursive: true });
});

async function post(path: string, body: object | Buffer) {
  const isBytes = Buffer.isBuffer(body);
  const response = await fetch(`${gateway.origin}/gateway/x/uploads/${path}`, {
    method: 'POST',
    headers: {
      'upload-secret': 'A'.repeat(43),
      'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    },
    body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data: { id: string; width: number } };
  return { status: response.status, data };
}

const sendPicture = (id: string) => post(`chunk?uploadId=${id}&offset=0`, picture);
const finish = (uploadId: string) => post('finish', { uploadId });

/** The process that holds an upload, as the database has it. */
function holderOf(id: string): unknown {
  const file = new Sqlite(join(dataDir, 'gateway.sqlite'), { readonly: true });
  try {
    return file.prepare('select holder from uploads where id = ?').pluck().get(id);
  } finally {
    file.close();
  }
}

/** Puts a pipe with nothing at its other end in a file's place: the gateway waits when it opens the file. */
const putPipe = (path: string) => execFileSync('mkfifo', [path]);

const begin = async () =>
  (await post('start', { kind: 'picture', size: picture.byteLength, clientId: randomUUID() })).data.id;

test.skipIf(process.platform === 'win32')(
  'uploads that a gateway was writing and checking when it was killed are continued after the next start',
  async () => {
    const [written, checked] = [await begin(), await begin()];
    expect(await sendPicture(checked)).toMatchObject({ status: 200 });
    const drafts = join(dataDir, 'uploads', 'drafts');
    await rename(join(drafts, checked), join(drafts, 'whole'));
    for (const id of [written, checked]) putPipe(join(drafts, id));

    const unanswered = Promise.allSettled([sendPicture(written), finish(checked)]);
    for (const id of [written, checked])
      await expect.poll(() => holderOf(id), { timeout: 10_000 }).not.toBe('');
    const exited = once(gateway.process, 'exit');
    gateway.process.kill('SIGKILL');
    await exited;
    expect((await unanswered).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await rm(join(drafts, written));
    await rename(join(drafts, 'whole'), join(drafts, checked));

    gateway = await start();
    const since = performance.now();
    expect(await sendPicture(written)).toMatchObject({ status: 200 });
    for (const id of [written, checked])
      expect(await finish(id)).toMatchObject({ status: 200, data: { id, width: 300 } });
    expect(performance.now() - since).toBeLessThan(promptMs);
  },
  60_000,
);
