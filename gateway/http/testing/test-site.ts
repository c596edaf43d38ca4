import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface TestSite {
  /** in place of the repository root, with the output of a build */
  readonly root: string;
  remove(): Promise<void>;
}

export const plainShell = '<!doctype html><title>plain shell</title>';
export const script = `console.log(${JSON.stringify('泰山'.repeat(400))});`;

/** A minimal server build: the URL controls its behaviour, and it calls the gateway like the app. */
const renderer = `
const { signal } = new AbortController();

export const pageCacheKey = ({ url, cookies }) => (cookies.wxToken ? undefined : url);

export async function render({ url, nonce, cookies, origin, exchange }) {
  if (url.includes('broken')) throw new Error('this page cannot be rendered');
  if (url.includes('moved')) return { status: 307, html: [], headers: { location: '/new/elsewhere' } };
  // waits until the test responds
  if (url.includes('held')) await exchange({ method: 'GET', url: '/held', headers: {}, signal });
  const [, slow] = /slow-(\\d+)/.exec(url) ?? [];
  const answer = await exchange({
    url: '/gateway/commennews_content.do',
    signal,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ newsId: '1001', ...(slow && { ak: 'sentinel-slow-' + slow }) }),
  });
  const { data } = JSON.parse(answer.body);
  const html =
    '<!doctype html><title>' + data.title + '</title><p>likes ' + data.counts.likes + '</p><p>' +
    [url, origin, cookies.theme, Math.random(), answer.headers['x-request-id']].join(' ') +
    '</p><p>' + '山东'.repeat(url.includes('long') ? 6000 : 600) + '</p><script nonce="' + nonce + '"></script>';
  return { status: url.includes('none') ? 404 : 200, html: [html], headers: {} };
}
`;

/** Writes a minimal built site to disk. */
export async function openTestSite(serverBuild: string = renderer): Promise<TestSite> {
  const root = await mkdtemp(join(tmpdir(), 'gateway-site-'));
  const client = join(root, 'dist', 'new');
  const server = join(root, 'dist-server');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(server);
  const write = (path: string, content: string | Uint8Array) => writeFile(path, content);
  await write(join(root, 'package.json'), '{ "type": "module" }');
  await write(join(client, 'index.html'), plainShell);
  await write(join(client, 'manifest.json'), '{}');
  await write(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write(join(client, 'assets', 'app-1a2b3c.js'), script);
  await write(join(client, 'assets', 'app-1a2b3c.js.br'), await promisify(brotliCompress)(script));
  await write(join(server, 'entry-server.js'), serverBuild);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
