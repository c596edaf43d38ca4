import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseLocation } from '../db/location.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';

const megabyte = 1024 * 1024;
const maxPeakBytes = 300 * megabyte;
/** for one run with one hostile feed; includes the start of the process on a busy machine */
const maxRunMs = 60_000;
/** prints the peak memory of the process at its end */
const printPeak = `data:text/javascript,${encodeURIComponent(
  "import{readFileSync}from'node:fs';process.on('exit',()=>process.stderr.write(/VmHWM.*\\n/.exec(readFileSync('/proc/self/status','utf8'))[0]))",
)}`;

let database: TestDatabase;
let folder: string;
let site: Server;
let host: string;
/** responses by path */
const pages = new Map<string, RequestListener>();

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'import-memory-'));
  site = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) page(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await rm(folder, { recursive: true, force: true });
  await database.close();
});

interface Run {
  readonly output: string;
  readonly peakBytes: number;
}

/** Runs the command line in a process of its own. */
async function runImport({ dataDir, databaseUrl = '' }: DatabaseLocation, ...args: string[]): Promise<Run> {
  const program = fileURLToPath(new URL('../../tools/import.mjs', import.meta.url));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: `--import ${printPeak}`,
  };
  const argv = [program, '--private-host', host, ...args];
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve, reject) => {
    execFile(
      process.execPath,
      argv,
      { env, timeout: maxRunMs, maxBuffer: 64 * megabyte },
      (error, ...out) => {
        // the exit code is 1 when a feed is refused
        if (error && (error.killed || error.code !== 1)) reject(error);
        else resolve({ stdout: out[0], stderr: out[1] });
      },
    );
  });
  // the launcher prints its own as well
  const peaks = [...stderr.matchAll(/VmHWM:\s+(\d+) kB/g)].map(([, kilobytes]) => Number(kilobytes) * 1024);
  return { output: stdout + stderr, peakBytes: Math.max(...peaks) };
}

const rss = (items: string, title = '源') =>
  `<rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`;
const item = (key: number | string, html: string) =>
  `<item><guid>${key}</guid><title>标题${key}</title><description><![CDATA[${html}]]></description></item>`;
const jsonFeed = (items: unknown) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: '源', items });
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');
/** different characters: each pair of them is a term of the index */
const text = (characters: number, different = 20_000) =>
  times(characters, (index) => String.fromCodePoint(0x4e00 + ((index * 7919) % different)));
/** a picture of one colour: a few hundred kilobytes, decoded four bytes a pixel */
const square = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: '#12345680' },
    limitInputPixels: false,
  });
/** below the limit of a feed */
const bytes = 3_100_000;

const listener =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, headers).end(body);

const tooLarge = /feed\S*: the download is too large \(the limit is 3 MB\).*Nothing was written/;
const skipped = /0 new, 0 updated, 0 unchanged, 1 skipped[^]*skipped “标题1.*”: it/;
const refused = /feed\S*: [^]*Nothing was written/;
const imported = / [1-9]\d* new, 0 updated, 0 unchanged, 0 skipped/;
const laughs = times(9, (index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`);

type Feed = string | Buffer | RequestListener;

/** Feeds and what is reported; made when they are needed. */
const feedsByName: Readonly<Record<string, readonly [report: RegExp, make: () => Feed | Promise<Feed>]>> = {
  'ordinary items, as large as the limit allows': [
    imported,
    () => rss(times(340, (index) => item(index, `<p>${text(3000, 60)}</p>`))),
  ],
  'many short items': [refused, () => rss(times(30_000, (index) => item(index, '字')))],
  'more bytes than the limit': [tooLarge, () => rss(item(1, 'a'.repeat(40 * megabyte)))],
  'HTML of many elements in one item': [
    skipped,
    () => rss(item(1, '<p><b>x</b><i>y</i></p>'.repeat(bytes / 24))),
  ],
  'HTML of many elements in many items': [
    imported,
    () => rss(times(100, (index) => item(index, '<b>x</b><a>y</a>'.repeat(bytes / 1700)))),
  ],
  'HTML of unclosed and unopened elements': [
    refused,
    // the time grows with the product of both numbers, which are as large as the limit of an item allows
    () => rss(times(6, (index) => item(index, '<b>'.repeat(80_000) + '</x>'.repeat(62_000)))),
  ],
  'HTML of many attributes': [
    refused,
    () => rss(item(1, `<p ${times(230_000, (index) => ` a${index}=""`)}>字</p>`)),
  ],
  'one very long text': [skipped, () => rss(item(1, `<p>${text(bytes / 3)}</p>`))],
  'texts that are longer in normal form': [
    /10 skipped[^]*its text has more than/,
    () => rss(times(10, (index) => item(index, `<p>${'\ufdfa'.repeat(99_000)}</p>`))),
  ],
  'the longest text that is allowed': [
    imported,
    () => rss(times(10, (index) => item(index, `<p>${text(99_000)}</p>`))),
  ],
  'a very long title and a very long id': [
    skipped,
    () =>
      rss(`<item><guid>${'k'.repeat(bytes / 2)}</guid><title>标题1 ${'t'.repeat(bytes / 3)}</title></item>`),
  ],
  'very many elements': [refused, () => rss('<item/>'.repeat(bytes / 8))],
  'very many elements in one item': [
    imported,
    () => rss(`<item><title>标题1</title>${'<category>a</category>'.repeat(bytes / 24)}</item>`),
  ],
  'very many attributes': [refused, () => rss(`<item ${times(230_000, (index) => `a${index}="" `)}/>`)],
  'elements nested deeply': [refused, () => rss('<a>'.repeat(bytes / 8) + '</a>'.repeat(bytes / 8))],
  'elements that never end': [refused, () => rss('<item>'.repeat(bytes / 8))],
  'HTML nested deeply': [
    skipped,
    () => rss(item(1, '<div>'.repeat(bytes / 12) + '</div>'.repeat(bytes / 12))),
  ],
  'HTML nested deeply, within the limits': [
    imported,
    () => rss(item(1, `${'<blockquote>'.repeat(17_000)}字${'</blockquote>'.repeat(17_000)}`)),
  ],
  'JSON nested deeply': [
    refused,
    () => jsonFeed('x').replace('"x"', '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  ],
  'JSON of many empty items': [refused, () => jsonFeed('x').replace('"x"', `[${'{},'.repeat(bytes / 4)}{}]`)],
  'JSON of many keys': [
    refused,
    () => jsonFeed([Object.fromEntries(Array.from({ length: 180_000 }, (_, index) => [`k${index}`, index]))]),
  ],
  'JSON of one very long text': [
    skipped,
    () => jsonFeed([{ id: '1', title: '标题1', content_text: text(bytes / 3) }]),
  ],
  'thousands of pictures in one item': [
    skipped,
    () =>
      rss(
        item(
          1,
          times(3000, (index) => `<img src="http://${host}/${index}">`),
        ),
      ),
  ],
  'thousands of pictures in many items': [
    imported,
    () =>
      rss(
        times(360, (index) =>
          item(
            index,
            times(190, (picture) => `<img src="http://${host}/${index}-${picture}">`),
          ),
        ),
      ),
  ],
  'large files instead of pictures': [
    imported,
    () => {
      const file = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(14 * megabyte)]);
      return rss(
        item(
          1,
          times(20, (index) => {
            pages.set(`/large-${index}.png`, listener(file, { 'content-type': 'image/png' }));
            return `<img src="http://${host}/large-${index}.png">`;
          }),
        ),
      );
    },
  ],
  'short links to long addresses': [
    refused,
    () =>
      rss(
        times(
          30,
          (index) =>
            `<item><guid>${index}</guid><title>标题</title><link>http://a.example/${'l'.repeat(1900)}/</link><description><![CDATA[${'<a href=x>y</a>'.repeat(200)}]]></description></item>`,
        ),
      ),
  ],
  'entities that expand': [
    /declares XML entities.*Nothing was written/,
    () => `<!DOCTYPE r [<!ENTITY a0 "ha">${laughs}]>${rss(item(1, '&a9;'))}`,
  ],
  'entities that read files': [
    /declares XML entities.*Nothing was written/,
    () =>
      `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY % b SYSTEM "http://${host}/b.dtd">%b;]>${rss('<item><title>&a;</title></item>')}`,
  ],
  'entities that expand, in UTF-16': [
    /declares XML entities.*Nothing was written/,
    () => Buffer.from(`\ufeff<!DOCTYPE r [<!ENTITY a0 "ha">${laughs}]>${rss(item(1, '&a9;'))}`, 'utf16le'),
  ],
  'many character references': [
    skipped,
    () =>
      rss(
        `<item><guid>1</guid><title>标题1</title><description>${'&amp;#38;lt;'.repeat(bytes / 12)}</description></item>`,
      ),
  ],
  'a gzip bomb': [
    tooLarge,
    () => listener(gzipSync(Buffer.alloc(300 * megabyte)), { 'content-encoding': 'gzip' }),
  ],
  'a deflate bomb': [
    tooLarge,
    () => listener(deflateSync(Buffer.alloc(300 * megabyte)), { 'content-encoding': 'deflate' }),
  ],
  'a brotli bomb': [
    tooLarge,
    () => listener(brotliCompressSync(Buffer.alloc(100 * megabyte)), { 'content-encoding': 'br' }),
  ],
  'a gzip file that is not announced': [
    /gzip file.*Nothing was written/,
    () => gzipSync(Buffer.alloc(100 * megabyte)),
  ],
  'a body without end': [
    tooLarge,
    () => (_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(megabyte, 'a')));
      };
      response.on('drain', write);
      write();
    },
  ],
  'a body that arrives a byte at a time': [
    /feed\S*: the download broke off.*Nothing was written/,
    () => (_request, response) => {
      const timer = setInterval(() => response.write('<'), 100);
      response.on('close', () => clearInterval(timer));
    },
  ],
  'bytes of no encoding': [
    refused,
    () =>
      Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="utf-8"?><rss>'),
        Buffer.alloc(bytes, '\xff\xc0\xed\xa0\x80\xf8', 'latin1'),
      ]),
  ],
  'an encoding that is none': [
    /encoding “constructor” is unknown.*Nothing was written/,
    () => `<?xml version="1.0" encoding="constructor"?>${rss(item(1, '字'))}`,
  ],
  'an encoding that is not its own': [
    refused,
    () =>
      Buffer.from(
        `\ufeff<?xml version="1.0" encoding="utf-16"?>${rss(item(1, 'a'.repeat(bytes / 3)))}`,
        'utf16le',
      ).subarray(1),
  ],
  'pictures that grow when decoded': [
    // those that are larger than the limits
    / 5 pictures could not be fetched/,
    async () => {
      const zeros = Buffer.alloc(200 * megabyte);
      const pictures: Readonly<Record<string, readonly [body: Buffer, encoding?: string]>> = {
        'huge.png': [await square(10_000).png().toBuffer()],
        'interlaced.png': [await square(4900).png({ progressive: true }).toBuffer()],
        'progressive.jpg': [await square(4900).jpeg({ progressive: true }).toBuffer()],
        'large.webp': [await square(4900).webp({ effort: 0 }).toBuffer()],
        'huge.gif': [await square(8000).gif({ effort: 1 }).toBuffer()],
        'gzip.png': [gzipSync(zeros), 'gzip'],
        'deflate.png': [deflateSync(zeros), 'deflate'],
        'brotli.png': [brotliCompressSync(zeros.subarray(0, 60 * megabyte)), 'br'],
      };
      const tags = Object.entries(pictures).map(([name, [body, encoding = 'identity']]) => {
        pages.set(`/${name}`, listener(body, { 'content-type': 'image/png', 'content-encoding': encoding }));
        return `<img src="http://${host}/${name}">`;
      });
      return rss(item(1, tags.join('')));
    },
  ],
};
const feeds = new Map(Object.entries(feedsByName));

/** they end by a limit of 30 s */
const slow = new Set(['HTML of unclosed and unopened elements', 'a body that arrives a byte at a time']);

async function importHostile(name: string): Promise<void> {
  const hostile = feeds.get(name);
  if (!hostile) throw new Error(`no feed ${name}`);
  // a database has one import at a time, and the slow ones run beside each other
  const location = slow.has(name) ? { dataDir: await mkdtemp(join(folder, 'data-')) } : database.location;
  const [report, make] = hostile;
  const feed = await make();
  const path = `/feed-${[...feeds.keys()].indexOf(name)}`;
  pages.set(path, typeof feed === 'function' ? feed : listener(feed, { 'content-type': 'application/xml' }));
  const next = join(folder, `next-${path.slice(1)}.xml`);
  await writeFile(next, rss(item('next', '字'), '下一个'));
  const { output, peakBytes } = await runImport(location, `http://${host}${path}`, next);
  expect(output).toMatch(report);
  expect(output).toContain('(下一个): 1 new');
  expect(peakBytes).toBeLessThan(maxPeakBytes);
}

describe.skipIf(process.platform !== 'linux')(
  'the import takes less than 300 MB and ends in a minute',
  () => {
    const names = [...feeds.keys()];
    test.each(names.filter((name) => !slow.has(name)))(
      'for a feed with %s, and imports the next feed',
      importHostile,
      maxRunMs + 10_000,
    );
    test.concurrent.each([...slow])(
      'for a slow feed with %s, and imports the next feed',
      importHostile,
      maxRunMs + 10_000,
    );
  },
);
