import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBucket, type TestBucket } from '../../gateway/services/storage/test-object-store.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const picture = new URL('../../demo/media/pictures/clinic.jpg', import.meta.url);
let bucket: TestBucket;
let dataDir: string;
let gateway: RunningGateway;
const open = (environment = bucket.env) => startGateway({ dataDir, environment });
beforeAll(async () => {
  bucket = await openTestBucket();
  dataDir = await mkdtemp(join(tmpdir(), 'gateway-objects-'));
  gateway = await open();
}, 120_000);
afterAll(async () => {
  await gateway.stop();
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(isPrivate: boolean): Promise<string> {
  const bytes = await readFile(picture);
  const token = await gateway.token('李队长');
  const send = async (path: string, body: BodyInit, type: string) => {
    const headers = { token, 'content-type': type };
    const response = await fetch(`${gateway.origin}/gateway/x/uploads/${path}`, {
      method: 'POST',
      headers,
      body,
    });
    const { data } = (await response.json()) as {
      data: { id: string; url: string };
    };
    return data;
  };
  const json = (path: string, body: object) => send(path, JSON.stringify(body), 'application/json');
  const size = bytes.byteLength;
  const { id } = await json('start', {
    kind: 'picture',
    size,
    private: isPrivate,
    clientId: randomUUID(),
  });
  for (let at = 0; at < size; at += 1024 * 1024)
    await send(
      `chunk?uploadId=${id}&offset=${at}`,
      bytes.subarray(at, at + 1024 * 1024),
      'application/octet-stream',
    );
  return (await json('finish', { uploadId: id })).url;
}
const statusOf = async (address: string) => (await fetch(new URL(address, gateway.origin))).status;

test('a gateway keeps files in the bucket alone, and serves them after its copies were deleted', async () => {
  const [logo, licence] = [await upload(false), await upload(true)];
  expect(await statusOf(logo)).toBe(200);
  expect(await statusOf(`${logo}-newslist7.0.4`)).toBe(200);
  // follows the redirect to the bucket
  expect(await statusOf(licence)).toBe(200);
  const keys = await bucket.keys();
  for (const part of [/^uploads\/kept\/\w{32}\.jpg$/, /^uploads\/private\/\w{32}\.jpg$/, /^cache\/uploads\//])
    expect(keys.filter((key) => part.test(key))).toHaveLength(1);
  await gateway.stop();
  await rm(join(dataDir, 'copies'), { recursive: true });
  gateway = await open();
  for (const address of [logo, `${logo}-newslist7.0.4`, licence]) expect(await statusOf(address)).toBe(200);
}, 120_000);

test('a gateway with another bucket, or with none, is refused', async () => {
  await gateway.stop();
  const other = await openTestBucket();
  try {
    for (const environment of [other.env, {}])
      await expect(open(environment)).rejects.toThrow(/the place of media and uploads .* differs/);
  } finally {
    await other.close();
  }
  gateway = await open();
}, 120_000);
