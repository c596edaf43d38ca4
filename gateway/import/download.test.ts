import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';
import { isPublicAddress } from '../services/network/public-address.ts';
import { createPictureLoader, type PictureLimits, type PictureLoader } from './story-pictures.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) close();
});

/** Starts a server on loopback and records the requested paths. */
async function site(listener: RequestListener) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, host: `127.0.0.1:${port}`, paths };
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const stored: string[] = [];
const loader = (privateHosts: readonly string[] = []) => {
  stored.length = 0;
  return createPictureLoader(
    {
      find: () => Promise.resolve(undefined),
      store(_bytes, originUrl) {
        stored.push(originUrl);
        return Promise.resolve({ url: '/media/x', width: 1, height: 1, color: '#000000' });
      },
    },
    privateHosts,
  );
};
const read = (url: string, privateHosts: readonly string[], maxBytes = 1000, timeoutMs = 5000) =>
  download(url, { accept: '*/*', maxBytes, timeoutMs, privateHosts });

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2400:3200::1', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['127.0.0.1', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433', 'localhost', '0'])(
  'a picture on http://%s is not requested',
  async (hostname) => {
    const { port, paths } = await site((_request, response) =>
      response.setHeader('content-type', 'image/png').end(png),
    );
    expect(await loader().load(`http://${hostname}:${port}/p.png`, '')).toBeUndefined();
    expect(paths).toEqual([]);
  },
);

test('a redirect from an allowed host to a private address is not followed', async () => {
  const secret = await site((_request, response) => response.setHeader('content-type', 'image/png').end(png));
  const open = await site((_request, response) =>
    response.writeHead(302, { location: `http://${secret.host}/secret.png` }).end(),
  );
  expect(await loader([open.host]).load(`http://${open.host}/p.png`, '')).toBeUndefined();
  expect(open.paths).toEqual(['/p.png']);
  expect(secret.paths).toEqual([]);
  await expect(read(`http://${open.host}/`, [open.host])).rejects.toThrow('private network');
});

test.each([
  ['private', [{ address: '127.0.0.1', family: 4 }]],
  [
    'public and private',
    [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  ],
  ['mapped', [{ address: '::ffff:127.0.0.1', family: 6 }]],
])('a name with %s addresses is not connected to, however it answered before', async (_name, addresses) => {
  const { port, paths } = await site((_request, response) =>
    response.setHeader('content-type', 'image/png').end(png),
  );
  const lookup = vi.spyOn(dns, 'lookup');
  lookup.mockImplementation(((
    _hostname: string,
    _options: object,
    callback: (...result: unknown[]) => void,
  ) => callback(null, addresses)) as typeof dns.lookup);
  expect(await loader().load(`http://pictures.example:${port}/p.png`, '')).toBeUndefined();
  expect(lookup).toHaveBeenCalledOnce();
  expect(paths).toEqual([]);
});

test('redirects are limited, and lead to http(s) only', async () => {
  const { host, paths } = await site(({ url }, response) =>
    response.writeHead(302, { location: url === '/file' ? 'file:///etc/passwd' : '/again' }).end(),
  );
  await expect(read(`http://${host}/`, [host])).rejects.toThrow('redirects more than 5 times');
  expect(paths).toHaveLength(6);
  await expect(read(`http://${host}/file`, [host])).rejects.toThrow('other than http(s)');
});

test.each([
  ['text/html', png, false],
  ['image/svg+xml', png, false],
  ['image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), false],
  ['image/jpeg', png, true],
])('content of type %s is stored only when it is a picture', async (type, body, isStored) => {
  const { host } = await site((_request, response) => response.setHeader('content-type', type).end(body));
  await loader([host]).load(`http://${host}/p`, '');
  expect(stored).toHaveLength(isStored ? 1 : 0);
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('a %s response is decompressed up to the limit and no further', async (encoding, compress) => {
  const { host } = await site(({ url }, response) =>
    response
      .setHeader('content-encoding', encoding)
      .end(compress(Buffer.alloc(url === '/bomb' ? 9_000_000 : 900))),
  );
  expect((await read(`http://${host}/`, [host])).bytes).toHaveLength(900);
  await expect(read(`http://${host}/bomb`, [host])).rejects.toThrow('too large');
});

test('a body that never ends is given up at the limit of bytes or time', async () => {
  const { host } = await site(({ url }, response) => {
    response.write('x');
    if (url === '/slow') return;
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1000)));
    };
    response.on('drain', more);
    more();
  });
  await expect(read(`http://${host}/fast`, [host])).rejects.toThrow('too large');
  await expect(read(`http://${host}/slow`, [host], 1000, 200)).rejects.toThrow('broke off');
});

test('at most two pictures are fetched at a time', async () => {
  let open = 0;
  let most = 0;
  const { host } = await site((_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.setHeader('content-type', 'image/png').end(png);
    }, 20);
  });
  const pictures = loader([host]);
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => pictures.load(`http://${host}/${index}.png`, '')),
  );
  expect(most).toBe(2);
  expect(stored).toHaveLength(8);
});

test('the pictures of a feed are limited in number, bytes and time, and stored ones are still found', async () => {
  const { host, paths } = await site(({ url }, response) => {
    if (url !== '/slow.png') response.setHeader('content-type', 'image/png').end(png);
  });
  const known = { url: '/media/known', width: 1, height: 1, color: '#000000' };
  const pictures = (limits: Partial<PictureLimits>) =>
    createPictureLoader(
      {
        find: (url) => Promise.resolve(url.endsWith('known.png') ? known : undefined),
        store: () => Promise.resolve({ ...known, url: '/media/new' }),
      },
      [host],
      { pictures: 9, bytes: 9000, timeMs: 60_000, ...limits },
    );
  const load = async (limited: PictureLoader, names: readonly string[]) => {
    const loaded: unknown[] = [];
    for (const name of names) loaded.push((await limited.load(`http://${host}/${name}.png`, ''))?.url);
    return loaded;
  };
  const few = pictures({ pictures: 2 });
  expect(await load(few, ['1', '2', '3', 'known'])).toEqual([
    '/media/new',
    '/media/new',
    undefined,
    '/media/known',
  ]);
  expect(few.exceeded).toContain('2 pictures');
  const small = pictures({ bytes: png.byteLength + 1 });
  expect(await load(small, ['1', '2', '3'])).toEqual(['/media/new', '/media/new', undefined]);
  expect(small.exceeded).toContain('MB');
  const short = pictures({ timeMs: 200 });
  expect(await load(short, ['slow', '4', 'known'])).toEqual([undefined, undefined, '/media/known']);
  expect(short.exceeded).toContain('minutes');
  expect(paths).not.toContain('/3.png');
  expect(paths).not.toContain('/4.png');
  expect(pictures({}).exceeded).toBeUndefined();
});
