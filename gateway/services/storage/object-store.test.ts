import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '../../db/start-error.ts';
import { sweepUploads } from '../../domains/uploads/sweep-uploads.ts';
import { attachmentIn, idOf, uploaderTo } from '../../http/testing/test-uploads.ts';
import { openTestServer, start, type TestServer, repository } from '../../http/testing/test-server.ts';
import { sharedStoreId } from '../../identity.ts';
import { limitConcurrency } from '../media/concurrency-limit.ts';
import { openObjectMediaStore } from '../media/media-store.ts';
import { openObjectUploadFiles } from '../uploads/object-upload-files.ts';
import { copiesFolder, openLocalCopies } from './local-copies.ts';
import { ObjectStoreUnavailable, type ObjectStore } from './object-store.ts';
import { objectStoreLocation, openObjectStore } from '../../open-object-store.ts';
import { openTestBucket, type TestBucket } from './test-object-store.ts';

let folder: string;
let bucket: TestBucket;
let objects: ObjectStore;
/** two machines: one database, a data folder each */
let here: TestServer;
let there: TestServer;
let picture: Buffer;
let token: string;

async function openStore(): Promise<ObjectStore> {
  const store = await openObjectStore(bucket.env);
  if (store === undefined) throw new Error('no object store is configured');
  return store;
}

async function openMachine(name: string, other?: TestServer): Promise<TestServer> {
  const uploads = openObjectUploadFiles(objects, join(folder, name));
  const shared = other && { database: other.database, account: other.account };
  return openTestServer({ objects, uploads, root: repository, ...shared });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  bucket = await openTestBucket();
  objects = await openStore();
  here = await openMachine('here');
  there = await openMachine('there', here);
  token = await here.signIn('甲');
  picture = await sharp(randomBytes(900 * 200 * 3), {
    raw: { width: 900, height: 200, channels: 3 },
  })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await there.close();
  await here.close();
  await bucket.close();
  await rm(folder, { recursive: true });
});

const keysBelow = async (prefix: string) => (await bucket.keys()).filter((key) => key.startsWith(prefix));

describe('a file of a reader', () => {
  let url: string;
  let id: string;

  test('arrives in pieces at two machines, and is served by both', async () => {
    const [mine, others] = [uploaderTo(here, { token }), uploaderTo(there, { token })];
    id = await mine.started(picture.length);
    await mine.chunk(id, 0, picture.subarray(0, 20_000));
    await others.chunk(id, 20_000, picture.subarray(20_000));
    const response = await others.finish(id);
    expect(attachmentIn(response)).toMatchObject({
      kind: 'picture',
      width: 900,
      height: 200,
    });
    ({ url } = attachmentIn(response));
    for (const machine of [here, there]) {
      const { rawPayload, headers } = await machine.get(url);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(rawPayload).metadata()).toMatchObject({
        width: 900,
        height: 200,
      });
    }
    expect(await keysBelow('uploads/drafts')).toEqual([]);
    expect(await readdir(join(folder, 'there'))).toEqual([]);
  });

  test('is resized by one machine for both', async () => {
    const resized = () => keysBelow('cache/uploads');
    const small = `${url}-newslist7.0.4`;
    const first = await here.get(small, { accept: 'image/webp' });
    const made = await resized();
    expect(made).toHaveLength(1);
    const changed = await objects.list('cache/uploads');
    const second = await there.get(small, { accept: 'image/webp' });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await objects.list('cache/uploads')).toEqual(changed);
  });

  test('supports range requests from the copy', async () => {
    const part = await there.get(url, { range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
  });

  test('leaves nothing in the bucket once it is removed, and is served by no machine', async () => {
    await uploaderTo(there, { token }).remove(id);
    expect(await keysBelow('uploads/')).toEqual([]);
    expect(await keysBelow('cache/uploads')).toEqual([]);
    for (const machine of [here, there]) expect((await machine.get(url)).statusCode).toBe(404);
  });

  test('that nobody attaches is swept away, draft or whole', async () => {
    const uploads = uploaderTo(here, { token });
    const draft = await uploads.started(picture.length);
    await uploads.chunk(draft, 0, picture.subarray(0, 20_000));
    await uploads.send(picture);
    await objects.putBytes('uploads/kept/orphan.jpg', picture);
    await objects.putBytes('uploads/drafts/orphan/000000000000', picture);
    const files = openObjectUploadFiles(objects, join(folder, 'here'));
    await sweepUploads(here.database.db, files, new Date(Date.now() + 3 * 86_400_000));
    expect(await keysBelow('uploads/')).toEqual([]);
  });
});

test('a private picture is loaded by an address of the bucket that expires', async () => {
  const started = await here.post(
    '/gateway/x/uploads/start',
    {
      kind: 'picture',
      size: picture.length,
      private: true,
      clientId: crypto.randomUUID(),
    },
    { token },
  );
  const uploads = uploaderTo(here, { token });
  await uploads.chunk(idOf(started), 0, picture);
  const { url } = attachmentIn(await uploads.finish(idOf(started)));
  const { statusCode, headers } = await there.get(url);
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store, private']);
  const address = new URL(String(headers.location));
  expect(address.origin).toBe(objects.origin);
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
  const loaded = await fetch(address);
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  // the test's server checks the age of addresses, but not their signature
  address.searchParams.set('X-Amz-Date', '20261103T080000Z');
  expect((await fetch(address)).status).toBe(403);
  expect((await there.get(url.replace('/private/', '/private/x'))).statusCode).toBe(404);
  const pages = await there.get('/new/');
  expect(String(pages.headers['content-security-policy'])).toContain(
    `img-src 'self' data: blob: ${objects.origin}`,
  );
});

test('an imported picture is served by every machine', async () => {
  const { url } = await openObjectMediaStore(objects).putPicture(picture);
  for (const machine of [here, there]) expect((await machine.get(url)).rawPayload.equals(picture)).toBe(true);
  expect((await there.get('/media/store/none.png')).statusCode).toBe(404);
});

test('a copy is made once for concurrent requests, and again after it was deleted for its age', async () => {
  await objects.putBytes('media/once.txt', Buffer.from('once'));
  let reads = 0;
  const counted: ObjectStore = {
    ...objects,
    appendTo(path, key) {
      reads += 1;
      return objects.appendTo(path, key);
    },
  };
  const copies = openLocalCopies(counted, copiesFolder(folder));
  await Promise.all(Array.from({ length: 5 }, () => copies.ensure('media/once.txt')));
  expect(reads).toBe(1);
  await utimes(join(copiesFolder(folder), 'media/once.txt'), start, new Date(Date.now() - 7_200_000));
  await copies.removeOlderThan(new Date(Date.now() - 3_600_000));
  expect(await readdir(join(copiesFolder(folder), 'media'))).toEqual([]);
  await copies.ensure('media/once.txt');
  expect(reads).toBe(2);
});

test('all gateways of a bucket find the same id', async () => {
  const id = await sharedStoreId(objects);
  expect(await sharedStoreId(await openStore())).toBe(id);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a list of more than a thousand objects is complete', async () => {
  const keys = Array.from({ length: 1100 }, (_, index) => `many/${index}`);
  const fewAtATime = limitConcurrency(10);
  await Promise.all(keys.map((key) => fewAtATime(() => objects.putBytes(key, Buffer.from('x')))));
  expect((await objects.list('many/')).map(({ key }) => key)).toEqual(keys.toSorted());
  await objects.remove(keys);
  expect(await objects.list('many/')).toEqual([]);
}, 60_000);

test.each([
  ['s3://Bucket_', 'a name that no bucket has'],
  ['https://bucket', 'another scheme'],
  ['s3://bucket/folder', 'a path'],
  ['s3://bucket?endpoint=ftp://files', 'an endpoint without http'],
  ['s3://bucket?endpiont=https://s3.example', 'an unknown parameter'],
])('MEDIA_STORE=%s is refused: %s', (text) => {
  expect(() => objectStoreLocation({ MEDIA_STORE: text })).toThrow(StartError);
});

test('a bucket that is not there stops the start, with the reason', async () => {
  const env = {
    MEDIA_STORE: bucket.env['MEDIA_STORE']?.replace('newspaper', 'unknown'),
  };
  await expect(openObjectStore(env)).rejects.toThrow(/unknown.*NoSuchBucket/);
});

describe('when the store is out of reach', () => {
  beforeAll(() => bucket.stop());

  test('an upload is refused with 503, a picture too; pages go on', async () => {
    const uploads = uploaderTo(here, { token });
    const id = await uploads.started(picture.length);
    for (const response of [
      await uploads.chunk(id, 0, picture),
      await here.get(`/media/store/${'a'.repeat(32)}.png`),
    ])
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
    expect((await here.get('/new/')).statusCode).toBe(200);
    await expect(objects.list('')).rejects.toThrow(ObjectStoreUnavailable);
  });

  test('a gateway does not start', async () => {
    await expect(openObjectStore(bucket.env)).rejects.toThrow(StartError);
  });
});
