import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedMediaUrl } from '../../domains/shared/signed-media-url.ts';
import { privateUploadsFolder } from '../../services/uploads/upload-files.ts';
import { openTestServer, start, type TestServer } from '../testing/test-server.ts';

const file = `${'a1'.repeat(16)}.jpg`;
let server: TestServer;
let now = start;
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  const folder = privateUploadsFolder(server.dataDir);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), 'a licence');
});
afterAll(() => server.close());

const address = () => signedMediaUrl(server.account.vault.fingerprint, file, start).url;

test('a private picture is served by its signed URL and not cached', async () => {
  const response = await server.get(address());
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('a licence');
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store, private',
    'content-type': 'image/jpeg',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test('but not by its name, in another size or with the signature of another picture', async () => {
  const other = signedMediaUrl(server.account.vault.fingerprint, `${'b2'.repeat(16)}.jpg`, start).url;
  const pass = other.split('/')[3] ?? '';
  for (const url of [
    `/media/uploads/${file}`,
    `/media/private/${file}`,
    `${address()}-newslist7.0.4`,
    `/media/private/${pass}/${file}`,
    `/media/private/x.y/${file}`,
    `/media/private/${pass}/..%2f..%2fkeys%2ftransport.pem`,
  ])
    expect((await server.get(url)).statusCode, url).toBe(404);
});

test('and for ten minutes only', async () => {
  now = new Date(start.getTime() + 10 * 60_000);
  expect((await server.get(address())).statusCode).toBe(404);
  now = start;
});
