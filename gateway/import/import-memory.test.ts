import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const megabyte = 1024 * 1024;
const maxPeakBytes = 300 * megabyte;
/** prints the peak memory of the process at its end */
const printPeak = `data:text/javascript,${encodeURIComponent(
  "import{readFileSync}from'node:fs';process.on('exit',()=>process.stderr.write(readFileSync('/proc/self/status')))",
)}`;

/** a picture of one colour: a few hundred kilobytes, decoded four bytes a pixel */
const square = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: '#12345680' },
    limitInputPixels: false,
  });
const zeros = Buffer.alloc(200 * megabyte);
const pictures: Readonly<Record<string, { encoding?: string; body: () => Promise<Buffer> | Buffer }>> = {
  'huge.png': { body: () => square(10_000).png().toBuffer() },
  'interlaced.png': { body: () => square(4900).png({ progressive: true }).toBuffer() },
  'progressive.jpg': { body: () => square(4900).jpeg({ progressive: true }).toBuffer() },
  'large.webp': { body: () => square(4900).webp({ effort: 0 }).toBuffer() },
  'huge.gif': { body: () => square(8000).gif({ effort: 1 }).toBuffer() },
  'gzip.png': { encoding: 'gzip', body: () => gzipSync(zeros) },
  'deflate.png': { encoding: 'deflate', body: () => deflateSync(zeros) },
  'brotli.png': { encoding: 'br', body: () => brotliCompressSync(zeros.subarray(0, 60 * megabyte)) },
};

let folder: string;
let site: Server;
let host: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-memory-'));
  const bodies = new Map<string, Buffer>();
  for (const [name, { body }] of Object.entries(pictures)) bodies.set(`/${name}`, await body());
  site = createServer((request, response) => {
    const path = request.url ?? '';
    const encoding = pictures[path.slice(1)]?.encoding;
    response.setHeader('content-type', 'image/png');
    if (encoding !== undefined) response.setHeader('content-encoding', encoding);
    response.end(bodies.get(path));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  site.close();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(process.platform !== 'linux')(
  'the import of pictures that grow when decoded takes less than 300 MB of memory',
  async () => {
    const feed = join(folder, 'feed.xml');
    const tags = Object.keys(pictures).map((name) => `&lt;img src="http://${host}/${name}"&gt;`);
    await writeFile(
      feed,
      `<rss version="2.0"><channel><title>图</title><item><guid>1</guid><title>图</title><description>${tags.join('')}</description></item></channel></rss>`,
    );
    const program = fileURLToPath(new URL('import-cli.ts', import.meta.url));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', printPeak, program, '--private-host', host, feed],
      { env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }, timeout: 100_000 },
    );
    // those that are larger than the limits
    expect(stdout).toContain('5 pictures could not be fetched');
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(stderr)?.[1]) * 1024).toBeLessThan(maxPeakBytes);
  },
  120_000,
);
