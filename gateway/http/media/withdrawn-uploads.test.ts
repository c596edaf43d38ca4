import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseAttachments } from '../../domains/shared/attachments.ts';
import { moveTip, type NextState } from '../../domains/tips/move-tip.ts';
import { video } from '../../services/uploads/test-videos.ts';
import { clientId } from '../testing/test-handlers.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { attachmentIn, uploaderTo } from '../testing/test-uploads.ts';

/** required by the operation */
const clientHeaders = { 'client-type': '3', 'source-channel': '2' };
let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = { token: await server.signIn('泉城老李'), ...clientHeaders };
});
afterAll(() => server.close());

const jpeg = () =>
  sharp(randomBytes(600 * 400 * 3), { raw: { width: 600, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer();

/** Publishes a tip with a file, accepted by an editor. */
async function publicTip(content: Uint8Array, kind = 'picture') {
  const { id: uploadId, response } = await uploaderTo(server, headers).send(content, kind);
  const { url } = attachmentIn(response);
  const body = { text: '路灯坏了', category: 'traffic', attachments: [uploadId], clientId: clientId() };
  const sent = await server.post('/gateway/publish', body, headers);
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const { id } = sent.json<{ data: { id: string } }>().data;
  await move(id, 'accepted');
  return { id, url };
}

const move = (tipId: string, to: NextState) =>
  server.database.db
    .transaction()
    .execute((transaction) => moveTip(transaction, { tipId, to, note: '', now: '2026-11-03 09:00:00' }));

const sizesOf = (url: string) => [url, `${url}-newslist7.0.4`, `${url}-article7.0.4`];
const requests: readonly Record<string, string>[] = [
  {},
  { accept: 'image/avif,image/webp' },
  { range: 'bytes=0-9' },
];

describe('a picture of a hidden tip', () => {
  test('is refused in every size and format, also to caches that ask again, until it is published again', async () => {
    const { id, url } = await publicTip(await jpeg());
    const before = await Promise.all(sizesOf(url).map((address) => server.get(address)));
    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await move(id, 'hidden');
    for (const [index, address] of sizesOf(url).entries()) {
      const etag = String(before[index]?.headers.etag);
      for (const asked of [...requests, { 'if-none-match': etag }])
        expect((await server.get(address, asked)).statusCode, address).toBe(404);
      expect((await server.app.inject({ method: 'HEAD', url: address })).statusCode).toBe(404);
    }
    await move(id, 'accepted');
    expect((await server.get(url)).statusCode).toBe(200);
  });

  test('is not named to its sender either, who still sees the tip', async () => {
    const { id } = await publicTip(await jpeg());
    await move(id, 'hidden');
    const answer = await server.get(`/gateway/x/tips/tip?tipId=${id}`, headers);
    expect(answer.json()).toMatchObject({ data: { text: '路灯坏了', state: 'hidden', pictures: [] } });
  });
});

test('a video of a hidden tip is refused', async () => {
  const { id, url } = await publicTip(video(), 'video');
  expect((await server.get(url, { range: 'bytes=0-3' })).statusCode).toBe(206);
  await move(id, 'hidden');
  for (const asked of requests) expect((await server.get(url, asked)).statusCode).toBe(404);
  const answer = await server.get(`/gateway/x/tips/tip?tipId=${id}`, headers);
  expect(answer.json()).not.toHaveProperty('data.video');
});

test('no cache shows a reader’s file for longer than a minute without asking again', async () => {
  const { url } = await publicTip(await jpeg());
  for (const address of sizesOf(url))
    expect((await server.get(address)).headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const { headers: first } = await server.get(url);
  expect((await server.get(url, { 'if-none-match': String(first.etag) })).statusCode).toBe(304);
});

test('a file that its deleted subject released is refused before the sweep deletes it', async () => {
  const { id, url } = await publicTip(await jpeg());
  await server.database.db
    .transaction()
    .execute((transaction) => releaseAttachments(transaction, `tip:${id}`));
  for (const address of sizesOf(url)) expect((await server.get(address)).statusCode).toBe(404);
});
