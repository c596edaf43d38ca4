import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testAccountServices } from '../account/test-services.ts';
import { openTestServer, start, type TestServer } from '../../http/testing/test-server.ts';
import { attachmentIn, idOf, uploaderTo } from '../../http/testing/test-uploads.ts';
import { openUploadFiles } from '../../services/uploads/upload-files.ts';
import { deleteAccount } from '../account/own-data.ts';
import { attachmentsOf, claimAttachments, releaseAttachments } from '../shared/attachments.ts';
import { uploadOwners } from '../shared/upload-owners.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { unlockAbandonedUploads } from './uploads.ts';

const secret = 'A'.repeat(43);
const hour = 3_600_000;

let server: TestServer;
let now = start;
let me: ReturnType<typeof uploaderTo>;
let picture: Buffer;
beforeEach(async () => {
  now = start;
  server = await openTestServer({ clock: () => now });
  me = uploaderTo(server, { token: await server.signIn('甲') });
  picture = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .png()
    .toBuffer();
});
afterEach(() => server.close());

const owners = uploadOwners({ reader: { id: 'reader1', name: '甲' } });
const claim = (ids: readonly string[], subject = 'tip:1', of = owners) =>
  server.database.db
    .transaction()
    .execute((transaction) => claimAttachments(transaction, of, { subject, ids }));
const names = (folder: string) => readdir(join(server.dataDir, 'uploads', folder)).catch(() => []);
const sweepAt = (later: number) =>
  sweepUploads(server.database.db, openUploadFiles(server.dataDir), new Date(start.getTime() + later));

describe('a file', () => {
  test('resumes after an interruption, and is stored once it is complete', async () => {
    const id = await me.started(picture.length);
    const middle = 20_000;
    expect((await me.chunk(id, 0, picture.subarray(0, middle))).json().data).toEqual({
      state: 'open',
      received: middle,
      size: picture.length,
    });
    expect((await me.progress(id)).json().data.received).toBe(middle);
    expect((await me.finish(id)).statusCode).toBe(409);
    expect((await me.chunk(id, middle, picture.subarray(middle))).statusCode).toBe(200);
    const response = await me.finish(id);
    expect(attachmentIn(response)).toMatchObject({ id, kind: 'picture', width: 300, height: 200 });
    expect((await me.finish(id)).json()).toEqual(response.json());
    expect((await me.progress(id)).json().data.state).toBe('ready');
    expect(await names('drafts')).toEqual([]);
  });

  test.each([
    ['before what was received', 0],
    ['beyond what was received', 40_000],
  ])('rejects bytes %s', async (_, offset) => {
    const id = await me.started(picture.length);
    await me.chunk(id, 0, picture.subarray(0, 20_000));
    expect((await me.chunk(id, offset, picture.subarray(0, 20_000))).statusCode).toBe(409);
    await me.chunk(id, 20_000, picture.subarray(20_000));
    expect((await me.finish(id)).statusCode).toBe(200);
  });

  test('accepts one of several concurrent chunks for the same offset', async () => {
    const id = await me.started(picture.length);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        me.chunk(id, 0, index === 0 ? picture.subarray(0, 20_000) : picture.subarray(0, 20_000 + index)),
      ),
    );
    const codes = Map.groupBy(responses, ({ statusCode }) => statusCode);
    expect([codes.get(200)?.length, codes.get(409)?.length]).toEqual([1, 7]);
    const { received } = (await me.progress(id)).json().data;
    await me.chunk(id, received, picture.subarray(received));
    expect((await me.finish(id)).statusCode).toBe(200);
  });

  test('started twice with the same clientId is one file', async () => {
    const id = crypto.randomUUID();
    expect((await me.start(1000, 'picture', id)).json()).toEqual(
      (await me.start(1000, 'picture', id)).json(),
    );
  });

  test('rejects more bytes than announced, too large requests and too small ones', async () => {
    const id = await me.started(2 * 1024 * 1024 + 5);
    expect((await me.chunk(id, 0, Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await me.chunk(id, 0, Buffer.alloc(100))).statusCode).toBe(400);
    expect((await me.chunk(id, 0, Buffer.alloc(0))).statusCode).toBe(400);
    await me.chunk(id, 0, Buffer.alloc(1024 * 1024));
    await me.chunk(id, 1024 * 1024, Buffer.alloc(1024 * 1024));
    expect((await me.chunk(id, 2 * 1024 * 1024, Buffer.alloc(6))).statusCode).toBe(413);
    expect((await me.chunk(id, 2 * 1024 * 1024, Buffer.alloc(5))).statusCode).toBe(200);
  });

  test('is rejected at the start if it is too large', async () => {
    expect((await me.start(20 * 1024 * 1024 + 1)).statusCode).toBe(413);
    expect((await me.start(200 * 1024 * 1024, 'video')).statusCode).toBe(200);
    expect((await me.start(200 * 1024 * 1024 + 1, 'video')).statusCode).toBe(400);
  });

  test('is rejected with Retry-After if its owner has too many unattached files', async () => {
    for (let count = 0; count < 40; count += 1) await me.started(1000);
    const { statusCode, headers } = await me.start(1000);
    expect([statusCode, headers['retry-after']]).toEqual([429, '300']);
    expect((await uploaderTo(server, { 'upload-secret': secret }).start(1000)).statusCode).toBe(200);
    // after the clock was set back they would count for an hour longer
    const { db } = server.database;
    await db.updateTable('uploads').set({ created_at: '2026-11-03 09:00:00' }).execute();
    expect((await me.start(1000)).statusCode).toBe(200);
  });

  test('sent with another content type is rejected', async () => {
    const id = await me.started(picture.length);
    const url = `/gateway/x/uploads/chunk?uploadId=${id}&offset=0`;
    const token = await server.signIn('乙');
    expect((await server.post(url, { a: 1 }, { token })).statusCode).toBe(400);
  });
});

describe('the owner of a file', () => {
  test('is the device of a reader who is not signed in, and only that', async () => {
    const device = uploaderTo(server, { 'upload-secret': secret });
    const other = uploaderTo(server, { 'upload-secret': 'B'.repeat(43) });
    const id = await device.started(picture.length);
    for (const stranger of [other, me]) {
      expect((await stranger.progress(id)).statusCode).toBe(404);
      expect((await stranger.chunk(id, 0, picture)).statusCode).toBe(404);
      expect((await stranger.finish(id)).statusCode).toBe(404);
      expect((await stranger.remove(id)).json().data).toEqual({ removed: true });
    }
    expect((await uploaderTo(server, {}).start(1000)).statusCode).toBe(401);
    await device.chunk(id, 0, picture);
    expect((await device.finish(id)).statusCode).toBe(200);
    expect(
      JSON.stringify(await server.database.db.selectFrom('uploads').selectAll().execute()),
    ).not.toContain(secret);
  });

  test('stays the device when its reader signs in during the upload', async () => {
    const id = await uploaderTo(server, { 'upload-secret': secret }).started(picture.length);
    const signedIn = uploaderTo(server, { 'upload-secret': secret, token: await server.signIn('乙') });
    expect((await signedIn.chunk(id, 0, picture)).statusCode).toBe(200);
  });

  test('is not stored once the file is attached or the account is deleted', async () => {
    const { id } = await me.send(picture);
    await me.started(1000);
    await claim([id]);
    await deleteAccount(server.database.db, testAccountServices().vault, 'reader1', now);
    expect(await server.database.db.selectFrom('uploads').select(['id', 'owner']).execute()).toEqual([
      { id, owner: '' },
    ]);
  });
});

describe('attached files', () => {
  test('are attached once, in order', async () => {
    const [one, two] = [(await me.send(picture)).id, (await me.send(picture)).id];
    expect((await claim([two, one])).map(({ id }) => id)).toEqual([two, one]);
    const found = await attachmentsOf(server.database.db, ['tip:1', 'tip:2']);
    expect(found.get('tip:1')?.map(({ id }) => id)).toEqual([two, one]);
    expect(found.has('tip:2')).toBe(false);
    await expect(claim([one], 'tip:2')).rejects.toMatchObject({ code: 409 });
    expect((await me.remove(one)).json().data).toEqual({ removed: true });
    expect((await server.get(found.get('tip:1')?.[1]?.url ?? '')).statusCode).toBe(200);
  });

  test('are attached all or none', async () => {
    const { id } = await me.send(picture);
    await expect(claim([id, await me.started(1000)])).rejects.toMatchObject({ code: 409 });
    await expect(claim([id, id])).rejects.toMatchObject({ code: 400 });
    const stranger = uploadOwners({}, secret);
    await expect(claim([id], 'tip:1', stranger)).rejects.toMatchObject({ code: 409 });
    expect(await claim([id])).toHaveLength(1);
  });

  test('are at most nine pictures, or one video', async () => {
    const { db } = server.database;
    const { id } = await me.send(picture);
    const row = await db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 12 }, (_, index) => ({
      ...row,
      id: `copy${index}`,
      kind: index < 10 ? ('picture' as const) : ('video' as const),
    }));
    await db.insertInto('uploads').values(copies).execute();
    const of = (...indexes: number[]) => indexes.map((index) => `copy${index}`);
    for (const ids of [of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), of(10, 11), of(0, 10)])
      await expect(claim(ids)).rejects.toMatchObject({ code: 400 });
    expect(await claim([...of(0, 1, 2, 3, 4, 5, 6, 7), id])).toHaveLength(9);
    expect(await claim(of(10), 'tip:2')).toHaveLength(1);
  });
});

describe('an unattached file', () => {
  test('is deleted after a day, with its upload', async () => {
    const claimed = (await me.send(picture)).id;
    await me.send(picture);
    await me.chunk(await me.started(picture.length), 0, picture.subarray(0, 20_000));
    await claim([claimed]);
    await sweepAt(23 * hour);
    expect([await names('kept'), await names('drafts')].map(({ length }) => length)).toEqual([2, 1]);
    await sweepAt(25 * hour);
    expect(await server.database.db.selectFrom('uploads').select('id').execute()).toEqual([{ id: claimed }]);
    expect([await names('kept'), await names('drafts')].map(({ length }) => length)).toEqual([1, 0]);
    await releaseAttachments(server.database.db, 'tip:1');
    await sweepAt(25 * hour);
    expect(await names('kept')).toEqual([]);
  });

  test('is deleted with its resized copies', async () => {
    const { response } = await me.send(picture);
    const { url } = attachmentIn(response);
    expect((await server.get(`${url}-newslist7.0.4`)).statusCode).toBe(200);
    const copies = () => readdir(join(server.dataDir, 'cache', 'uploads'));
    const ofThisFile = async () => (await copies()).filter((name) => url.endsWith(name.slice(0, 36)));
    expect(await ofThisFile()).toHaveLength(1);
    await sweepAt(25 * hour);
    expect(await ofThisFile()).toEqual([]);
  });

  test('without an upload is deleted after a day', async () => {
    const folder = join(server.dataDir, 'uploads', 'drafts');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'lost'), '');
    await utimes(join(folder, 'lost'), start, start);
    await sweepAt(23 * hour);
    expect(await names('drafts')).toEqual(['lost']);
    await sweepAt(25 * hour);
    expect(await names('drafts')).toEqual([]);
  });

  test('is deleted at once when its owner removes it', async () => {
    const { id, response } = await me.send(picture);
    const begun = await me.started(picture.length);
    await me.chunk(begun, 0, picture.subarray(0, 20_000));
    for (const which of [id, begun, id]) expect((await me.remove(which)).statusCode).toBe(200);
    expect((await server.get(attachmentIn(response).url)).statusCode).toBe(404);
    expect([await names('kept'), await names('drafts')]).toEqual([[], []]);
  });
});

describe('reservations without bytes', () => {
  const megabyte = 1024 * 1024;
  const video = 200 * megabyte;
  let folder: string;
  let crowded: TestServer;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reservations-'));
    const uploads = { ...openUploadFiles(folder), freeBytes: async () => 1024 * megabyte };
    crowded = await openTestServer({ clock: () => now, uploads, dataDir: folder, trustProxy: 'loopback' });
  });
  afterEach(async () => {
    await crowded.close();
    await rm(folder, { recursive: true, force: true });
  });
  /** a device of its own in a network */
  const device = (number: number, network = `10.1.${number >> 8}.${number & 255}`) =>
    uploaderTo(crowded, {
      'upload-secret': String(number).padStart(43, 'A'),
      'x-forwarded-for': network,
    });

  test('take no space from other readers', async () => {
    for (let number = 0; number < 378; number += 1)
      expect((await device(number).start(video, 'video')).statusCode, `reservation ${number}`).toBe(200);
    const honest = device(999);
    expect((await honest.send(picture)).response.statusCode).toBe(200);
    expect((await honest.start(video, 'video')).statusCode).toBe(200);
  });

  test('expire after five minutes; a file whose sending has begun does not', async () => {
    const sender = device(1);
    const begun = await sender.started(picture.length);
    await sender.chunk(begun, 0, picture.subarray(0, 20_000));
    const untouched = await sender.started(picture.length);
    for (let count = 2; count < 40; count += 1) await sender.started(1000);
    const refused = await sender.start(1000);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
    now = new Date(start.getTime() + 299_000);
    expect((await sender.progress(untouched)).statusCode).toBe(200);
    now = new Date(start.getTime() + 300_000);
    for (const answer of [
      await sender.progress(untouched),
      await sender.chunk(untouched, 0, picture.subarray(0, 20_000)),
      await sender.finish(untouched),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await sender.start(1000)).statusCode).toBe(200);
    await sender.chunk(begun, 20_000, picture.subarray(20_000));
    expect((await sender.finish(begun)).statusCode).toBe(200);
  });

  test('are limited for each reader to 400 MB', async () => {
    const sender = device(1);
    const first = await sender.started(video, 'video');
    await sender.started(video - megabyte, 'video');
    expect((await sender.start(2 * megabyte, 'video')).statusCode).toBe(429);
    expect((await sender.start(megabyte)).statusCode).toBe(200);
    // what has arrived is no longer reserved
    await sender.chunk(first, 0, Buffer.alloc(megabyte));
    expect((await sender.start(megabyte)).statusCode).toBe(200);
    expect((await sender.start(megabyte)).statusCode).toBe(429);
    await sender.remove(first);
    expect((await sender.start(megabyte)).statusCode).toBe(200);
  });

  test('end when nothing has arrived for five minutes, and the file can still be continued', async () => {
    const sender = device(1);
    const ids = [await sender.started(video, 'video'), await sender.started(video, 'video')];
    for (const id of ids) await sender.chunk(id, 0, Buffer.alloc(megabyte));
    expect((await sender.start(5 * megabyte)).statusCode).toBe(429);
    now = new Date(start.getTime() + 330_000);
    expect((await sender.start(5 * megabyte)).statusCode).toBe(200);
    expect((await sender.chunk(ids[0] ?? '', megabyte, Buffer.alloc(megabyte))).statusCode).toBe(200);
  });

  test('are limited for each network to 4 GB, also if they come at once', async () => {
    const here = '203.0.113.1';
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => device(number, here).start(video, 'video')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await device(40, '203.0.113.2').start(video, 'video')).statusCode).toBe(200);
    const stored = await device(41, '203.0.113.2').send(picture);
    const rows = await crowded.database.db
      .selectFrom('uploads')
      .select(['id', 'network'])
      .where('state', '=', 'ready')
      .execute();
    // nothing records where a stored file came from
    expect(rows).toEqual([{ id: stored.id, network: '' }]);
  });

  test('do not let the disk run full: bytes are refused before it is', async () => {
    const full = await openTestServer({
      clock: () => now,
      uploads: { ...openUploadFiles(folder), freeBytes: async () => free },
      dataDir: folder,
    });
    let free = 1024 * megabyte;
    try {
      const sender = uploaderTo(full, { 'upload-secret': secret });
      const id = await sender.started(picture.length);
      free = 1000;
      const refused = await sender.chunk(id, 0, picture);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '600']);
      free = 1024 * megabyte;
      await sender.chunk(id, 0, picture);
      free = 1000;
      expect((await sender.finish(id)).statusCode).toBe(503);
      free = 1024 * megabyte;
      expect((await sender.finish(id)).statusCode).toBe(200);
    } finally {
      await full.close();
    }
  });
});

test('an upload locked by a gateway that was killed can be resumed', async () => {
  const { db } = server.database;
  const id = idOf(await me.start(picture.length));
  await me.chunk(id, 0, picture);
  await db
    .updateTable('uploads')
    .set({ state: 'checking', holder: 'killed', held_until: '2026-11-03 08:02:00' })
    .execute();
  expect((await me.finish(id)).statusCode).toBe(409);
  now = new Date(start.getTime() + 180_000);
  expect((await me.finish(id)).statusCode).toBe(200);
});

test('at the start, uploads are unlocked that a killed process of this machine held', async () => {
  const { db } = server.database;
  const hold = async (holder: string) => {
    const id = idOf(await me.start(picture.length));
    await me.chunk(id, 0, picture);
    const changes = { state: 'checking', holder, held_until: '2026-11-03 08:02:00' } as const;
    await db.updateTable('uploads').set(changes).where('id', '=', id).execute();
    return id;
  };
  const killed = spawnSync(process.execPath, ['--version']).pid;
  const abandoned = [await hold(`${hostname()} ${killed} a`), await hold(`${hostname()} ${process.pid} b`)];
  const held = [await hold(`${hostname()} ${process.ppid} c`), await hold(`elsewhere ${killed} d`)];
  await unlockAbandonedUploads(db);
  for (const id of abandoned) expect((await me.finish(id)).statusCode).toBe(200);
  for (const id of held) expect((await me.finish(id)).statusCode).toBe(409);
});
