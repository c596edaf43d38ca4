import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { video, webm } from '../../services/uploads/test-videos.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { attachmentIn, uploaderTo } from '../testing/test-uploads.ts';

let server: TestServer;
let me: ReturnType<typeof uploaderTo>;
beforeAll(async () => {
  server = await openTestServer();
  me = uploaderTo(server, { 'upload-secret': 'A'.repeat(43) });
});
afterAll(() => server.close());

const drawn = (width = 300, height = 200): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const script = '<script>alert(document.cookie)</script>';

/** Uploads a file and fetches what is served. */
async function served(content: Uint8Array, kind = 'picture') {
  const { response } = await me.send(content, kind);
  expect(response.statusCode).toBe(200);
  const attachment = attachmentIn(response);
  return { attachment, file: await server.get(attachment.url) };
}

describe('a picture', () => {
  test('is rotated upright and loses place and camera metadata', async () => {
    const sent = await drawn()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'SecretPhone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 39/1 4/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>SecretPlace</rdf></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(sent.includes('SecretPhone') && sent.includes('SecretPlace')).toBe(true);
    const { attachment, file } = await served(sent);
    expect(attachment).toMatchObject({ kind: 'picture', width: 200, height: 300 });
    const kept = await sharp(file.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 200, height: 300 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc, kept.orientation]).toEqual(Array(5).fill(undefined));
    expect(file.rawPayload.includes('Secret')).toBe(false);
    expect(attachment.bytes).toBe(file.rawPayload.length);
  });

  test.each([
    ['JPEG', () => drawn().jpeg()],
    ['PNG', () => drawn().png()],
    ['WebP', () => drawn().webp()],
    ['GIF', () => drawn().gif()],
    ['AVIF', () => drawn(64, 64).avif({ effort: 0 })],
  ])('in %s is stored as JPEG with a policy against scripts', async (_, draw) => {
    const { file, attachment } = await served(await draw().toBuffer());
    expect(file.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await server.get(`${attachment.url}-newslist7.0.4`, { accept: 'image/webp' })).statusCode).toBe(
      200,
    );
  });

  test('is at most 2560 px on its longer side', async () => {
    const long = await drawn(5200, 40).jpeg().toBuffer();
    expect((await served(long)).attachment).toMatchObject({ width: 2560, height: 20 });
  });

  test('with transparency gets a white background', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const create = { width: 20, height: 20, channels: 4 as const, background: clear };
    const { file } = await served(await sharp({ create }).png().toBuffer());
    const [red = 0] = await sharp(file.rawPayload).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  test('that is also a page or a script is stored as a picture only', async () => {
    const jpeg = await drawn().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    const gif = await drawn(20, 20).gif().toBuffer();
    for (const polyglot of [
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      Buffer.concat([jpeg, Buffer.from(`<html>${script}`)]),
      Buffer.concat([gif, Buffer.from(`*/=1;${script}`)]),
    ])
      expect((await served(polyglot)).file.rawPayload.includes('alert')).toBe(false);
  });
});

/** A PNG of less than a hundred bytes with a size of 30000 × 30000 px in its header. */
function bomb(): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  // a valid checksum, so that only the size is wrong
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let rest = 0xffff_ffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb8_8320 : 0);
  }
  return (rest ^ 0xffff_ffff) >>> 0;
}

describe('rejected uploads leave no files', () => {
  test.each([
    ['a drawing with a script', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a page', () => Buffer.from(`<!doctype html>${script}`)],
    ['a page that begins as a GIF', () => Buffer.from(`GIF89a/*${script}*/=1`)],
    ['a document', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a program', () => Buffer.from('MZ\x90\x00\x03')],
    ['a picture that unfolds to gigabytes', bomb],
    ['a video', video],
    ['a picture of a kind that needs a licence', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a picture that is cut off', async () => (await drawn().jpeg().toBuffer()).subarray(0, 2000)],
    ['a drawing that is cut off', async () => (await drawn().png().toBuffer()).subarray(0, 2000)],
    ['nothing but zeros', () => Buffer.alloc(5000)],
  ])('is %s among pictures', async (_, make) => {
    const before = await kept();
    const { id, response } = await me.send(await make());
    expect(response.statusCode).toBe(422);
    expect(response.json().msg).toMatch(/^这/);
    expect((await me.progress(id)).statusCode).toBe(404);
    expect(await kept()).toEqual(before);
  });

  test.each([
    ['a picture', () => drawn().jpeg().toBuffer()],
    ['a page', () => Buffer.from(`<!doctype html>${script}`)],
    ['a list of other videos', () => Buffer.from('#EXTM3U\nhttp://a/b.ts')],
  ])('is %s among videos', async (_, make) => {
    expect((await me.send(await make(), 'video')).response.statusCode).toBe(422);
  });

  const kept = async () => [
    await readdir(join(server.dataDir, 'uploads', 'kept')).catch(() => []),
    await readdir(join(server.dataDir, 'uploads', 'drafts')).catch(() => []),
  ];
});

describe('a video', () => {
  test.each([
    ['video/mp4', video()],
    ['video/webm', webm()],
  ])('of type %s is served by ranges and runs nothing', async (type, content) => {
    const { attachment, file } = await served(content, 'video');
    expect(attachment).toMatchObject({ kind: 'video', width: 640, height: 360, duration: 5 });
    expect(file.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await server.get(attachment.url, { range: 'bytes=4-7' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-7/${content.length}`]);
    expect((await server.get(attachment.url, { range: 'bytes=9999999-' })).statusCode).toBe(416);
  });
});

test('files outside the upload folder are not served', async () => {
  for (const path of ['../drafts/a.jpg', '..%2fdrafts%2fa.jpg', '.hidden.jpg', 'a.html', ''])
    expect((await server.get(`/media/uploads/${path}`)).statusCode).toBe(404);
});
