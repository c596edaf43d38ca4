import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
const log: string[] = [];
const picture = '/media/store/p.jpg';

const drawPicture = (background: string) =>
  sharp({ create: { width: 1280, height: 853, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  server = await openTestServer({ logLevel: 'warn', logStream: { write: (line) => log.push(line) } });
  folder = join(server.dataDir, 'media');
  await mkdir(folder);
  await writeFile(join(folder, 'p.jpg'), await drawPicture('#b8141c'));
  await writeFile(join(folder, 'fake.jpg'), '<script>alert(1)</script>');
  await writeFile(join(folder, 'page.html'), '<script>alert(1)</script>');
  await writeFile(join(folder, '.hidden.jpg'), 'hidden');
  await mkdir(join(folder, 'folder.jpg'));
  const clip = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
  await writeFile(join(folder, 'clip.mp4'), clip);
});
afterAll(() => server.close());

test('a start logs no warnings', () => {
  expect(log).toEqual([]);
});

describe('a picture', () => {
  test.each([
    ['-newslist7.0.4', 480],
    ['-article7.0.4', 828],
  ])('with %s is %i px wide and immutable', async (suffix, width) => {
    const { rawPayload, headers } = await server.get(picture + suffix, { accept: 'image/webp' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    expect(String(headers['vary']).toLowerCase()).toBe('accept');
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('for a browser that accepts %s is %s', async (accept, type) => {
    const { headers } = await server.get(`${picture}-newslist7.0.4`, { accept });
    expect(headers['content-type']).toBe(type);
  });

  test('in its original size is revalidated with 304', async () => {
    const { headers } = await server.get(picture);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=2592000',
    });
    const again = await server.get(picture, { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is resized once for concurrent requests', async () => {
    const ask = () => server.get(`${picture}-article7.0.4`, { accept: 'image/avif' });
    const responses = await Promise.all(Array.from({ length: 8 }, ask));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const files = await readdir(join(server.dataDir, 'cache', 'store'));
    expect(files.filter((file) => file.startsWith('p.jpg-828-') && file.includes('.avif'))).toHaveLength(1);
  });

  test('that changed under its name is resized again', async () => {
    const path = join(folder, 'redrawn.jpg');
    const colour = async () => {
      const { rawPayload } = await server.get('/media/store/redrawn.jpg-newslist7.0.4', {
        accept: 'image/webp',
      });
      return (await sharp(rawPayload).stats()).dominant;
    };
    await writeFile(path, await drawPicture('#ff0000'));
    const before = await colour();
    await writeFile(path, await drawPicture('#0000ff'));
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect(before.r).toBeGreaterThan(200);
    expect((await colour()).r).toBeLessThan(50);
  });

  test('that is not an image is a 404, not a 500', async () => {
    const response = await server.get('/media/store/fake.jpg-newslist7.0.4');
    expect([response.statusCode, response.json().code]).toEqual([404, 404]);
    expect(log.at(-1)).toContain('a file is not a picture');
  });

  test('is sent in its original size when the resized one cannot be stored', async () => {
    const other = await openTestServer({ logLevel: 'error', logStream: { write: (line) => log.push(line) } });
    try {
      await mkdir(join(other.dataDir, 'media'));
      await writeFile(join(other.dataDir, 'media', 'p.jpg'), await drawPicture('#b8141c'));
      // like a full or read-only disk
      await rm(join(other.dataDir, 'cache'), { recursive: true, force: true });
      await writeFile(join(other.dataDir, 'cache'), '');
      const { statusCode, headers } = await other.get(`${picture}-newslist7.0.4`, { accept: 'image/webp' });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(String(headers['cache-control'])).not.toContain('immutable');
      expect(log.at(-1)).toContain('the original is sent');
    } finally {
      await other.close();
    }
  });
});

describe('audio and video', () => {
  const clip = '/media/store/clip.mp4';

  test('support range requests', async () => {
    const part = await server.get(clip, { range: 'bytes=10-19', 'accept-encoding': 'br, gzip' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000']);
    expect([...part.rawPayload]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(part.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' });
    expect(part.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['bytes=990-', 10],
    ['bytes=-5', 5],
    ['bytes=0-', 1000],
    ['bytes=500-5000', 500],
  ])('for the range %s are %i bytes', async (range, length) => {
    const part = await server.get(clip, { range });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, length]);
  });

  test('respond to a range beyond the end with 416 and the length', async () => {
    const response = await server.get(clip, { range: 'bytes=5000-' });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  test('are sent whole when they changed since the first range', async () => {
    const { etag } = (await server.get(clip)).headers;
    const go = (known: string) => server.get(clip, { range: 'bytes=0-9', 'if-range': known });
    expect((await go(String(etag))).statusCode).toBe(206);
    expect((await go('W/"another"')).statusCode).toBe(200);
  });

  test('have a length in HEAD responses', async () => {
    const { headers, rawPayload } = await server.app.inject({ method: 'HEAD', url: clip });
    expect([headers['content-length'], rawPayload.length]).toEqual(['1000', 0]);
  });

  test('have no other sizes', async () => {
    expect((await server.get(`${clip}-newslist7.0.4`)).statusCode).toBe(404);
  });
});

describe('other paths are not found', () => {
  test.each([
    '/media/store/page.html',
    '/media/store/page.html-newslist7.0.4',
    '/media/store/folder.jpg',
    '/media/store/folder.jpg-newslist7.0.4',
    '/media/store/../gateway.sqlite',
    '/media/store/..%2f..%2fetc%2fpasswd',
    '/media/store/%2e%2e/p.jpg',
    '/media/store/.hidden.jpg',
    '/media/store//p.jpg',
    '/media/store/p.jpg%00',
    '/media/constructor/p.jpg',
    '/media/none/p.jpg',
    '/media/store/none.jpg',
    '/media/store',
    `/media/store/${'x'.repeat(300)}.jpg`,
  ])('at %s', async (address) => {
    const response = await server.get(address);
    expect([response.statusCode, response.json().code]).toEqual([404, 404]);
  });

  test('for any combination of hostile path segments', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '~',
      'store',
      'gateway.sqlite',
      '.jpg',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 8 }), async (pieces) => {
        const address = `/media/store/${pieces.join('')}`;
        const { statusCode } = await server.get(address);
        // the URL parser resolves `..\..` to the root, which redirects to the home page
        const isRoot = new URL(address, 'http://localhost').pathname === '/';
        expect(isRoot ? [302] : [400, 404]).toContain(statusCode);
      }),
      { numRuns: 200 },
    );
  });
});
