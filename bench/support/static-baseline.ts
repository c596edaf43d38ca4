import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface StaticBaseline {
  readonly address: string;
  close(): Promise<void>;
}

interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Serves a hand-written page, compressed and from memory, with a bare server: the fastest that the page can load.
 * @param origin of the gateway whose pictures it shows
 */
export async function serveStaticPage(origin: string, html: string): Promise<StaticBaseline> {
  const page = brotliCompressSync(html);
  const media = new Map<string, Picture>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
      return;
    }
    void fetchPicture(origin + path, media).then(({ type, body }) =>
      response.writeHead(200, { 'content-type': type }).end(body),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (const [path] of html.matchAll(/\/media\/[^\s",]+-(?:article|newslist)7\.0\.4/g))
    await fetchPicture(origin + path, media);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function fetchPicture(address: string, cache: Map<string, Picture>): Promise<Picture> {
  const known = cache.get(address);
  if (known) return known;
  const response = await fetch(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
  const fetched = {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
  cache.set(address, fetched);
  return fetched;
}
