import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
const picture = '/media/store/p.jpg';
beforeAll(async () => {
  server = await openTestServer();
  const folder = join(server.dataDir, 'media');
  await mkdir(folder);
  await sharp({ create: { width: 1280, height: 853, channels: 3, background: '#b8141c' } })
    .jpeg()
    .toFile(join(folder, 'p.jpg'));
  await writeFile(join(folder, 'fake.jpg'), '<script>alert(1)</script>');
  await writeFile(join(folder, 'page.html'), '<script>alert(1)</script>');
  await writeFile(
    join(folder, 'clip.mp4'),
    Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  );
});
afterAll(() => server.close());

describe('a picture', () => {
  test.each([
    ['-newslist7.0.4', 480],
    ['-article7.0.4', 828],
  ])('with %s is %i px wide', async (suffix, width) => {
    const { rawPayload, headers } = await server.get(picture + suffix, { accept: 'image/webp' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    expect(headers).toMatchObject({ 'content-type': 'image/webp', vary: expect.stringMatching(/accept/i) });
    expect(headers['cache-control']).toContain('immutable');
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('is sent to a browser that takes %s as %s', async (accept, type) => {
    const { headers } = await server.get(`${picture}-newslist7.0.4`, { accept });
    expect(headers['content-type']).toBe(type);
  });

  test('in one size is made once, also for many who ask at the same time', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => server.get(`${picture}-article7.0.4`, { accept: 'image/avif' })),
    );
    const files = await readdir(join(server.dataDir, 'cache'));
    expect(files.filter((file) => file.includes('828.avif'))).toEqual(['store-p.jpg-828.avif']);
  });

  test('that is none is missing, not a fault', async () => {
    const answer = await server.get('/media/store/fake.jpg-newslist7.0.4');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 404]);
  });
});

describe('sound and film', () => {
  const clip = '/media/store/clip.mp4';

  test('are sent in ranges', async () => {
    const part = await server.get(clip, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000']);
    expect([...part.rawPayload]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  test('refuse a range beyond their end', async () => {
    expect((await server.get(clip, { range: 'bytes=5000-' })).statusCode).toBe(416);
  });

  test('are not sent again to whoever has them', async () => {
    const { etag } = (await server.get(clip)).headers;
    expect((await server.get(clip, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

test.each([
  '/media/store/page.html',
  '/media/store/../gateway.sqlite',
  '/media/store/..%2f..%2fetc%2fpasswd',
  '/media/store/%2e%2e/p.jpg',
  '/media/store/.hidden.jpg',
  '/media/none/p.jpg',
  '/media/store/none.jpg',
  '/media/store',
])('%s is not there', async (address) => {
  expect((await server.get(address)).statusCode).toBe(404);
});
