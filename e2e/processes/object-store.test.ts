import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucket, parseBucketAddress } from '../../gateway/open-object-store.ts';
import { openTestBucket, type TestBucket } from '../../gateway/services/storage/test-object-store.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';
import { runProcess } from './run-process.ts';

const picture = new URL('../../demo/media/pictures/clinic.jpg', import.meta.url);
let bucket: TestBucket;
let dataDir: string;
let gateway: RunningGateway;
const open = (environment = bucket.env, folder = dataDir) =>
  startGateway({ dataDir: folder, environment: { ...environment, DEMO_CONTENT: 'off' } });
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

test('a backup in a bucket has the gateway’s files, and is restored into another one', async () => {
  const files = [await upload(false), await upload(true)];
  const address = bucket.env['MEDIA_STORE']?.replace('?', '/nightly/backups?') ?? '';
  const cli = (verb: string, environment: Readonly<Record<string, string>>, ...more: readonly string[]) =>
    runProcess(['gateway/backup/backup-cli.ts', verb, address, ...more], {
      environment: { DATABASE_URL: undefined, INIT_CWD: undefined, ...environment },
      timeoutMs: 60_000,
    });
  const own = { DATA_DIR: dataDir, ...bucket.env };
  for (let count = 0; count < 2; count += 1)
    expect(await cli('create', own, '--keep', '1')).toMatchObject({ code: 0, stderr: '' });
  const manifests = (await bucket.keys()).filter((key) => key.endsWith('/manifest.json'));
  expect(manifests).toEqual([expect.stringMatching(/^nightly\/backups\/\d{8}T\d{9}Z\/manifest\.json$/)]);
  expect(await cli('verify', own)).toMatchObject({ code: 0, stderr: '' });

  const other = await openTestBucket();
  const restored = { DATA_DIR: join(dataDir, 'restored'), ...other.env };
  try {
    expect(await cli('restore', restored)).toMatchObject({ code: 0, stderr: '' });
    await gateway.stop();
    gateway = await open(other.env, restored.DATA_DIR);
    for (const file of files) expect(await statusOf(file)).toBe(200);
    const again = await cli('restore', { ...restored, DATA_DIR: join(dataDir, 'empty') });
    expect(again.code).toBe(1);
    expect(again.stderr).toContain('The bucket of MEDIA_STORE is not empty');
  } finally {
    await gateway.stop();
    await other.close();
    gateway = await open();
  }

  const place = parseBucketAddress(address);
  if (place === undefined) throw new Error(`${address} is no address of a bucket`);
  const kept = (await bucket.keys()).find((key) => /\/uploads\/kept\/\w+\.jpg$/.test(key)) ?? '';
  await (await openBucket(place.location)).remove([kept]);
  const refused = await cli('verify', own);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`${kept.slice(kept.indexOf('data/'))} 不见了 (is missing)`);
}, 240_000);
