import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A site whose pages name their release in `data-release` on the root element. */
export interface ReleaseProxy {
  readonly origin: string;
  /** Switches to another release; the asset files that were served of the previous one answer 404. */
  publish(name: string): void;
  /** the release of the service worker whose script was sent last; undefined before the first */
  servedWorkerRelease(): string | undefined;
  stop(): Promise<void>;
}

/** A proxy before a gateway that simulates releases: after each, browsers get other pages and another service worker. */
export async function startReleaseProxy(gateway: string): Promise<ReleaseProxy> {
  let name = 'first';
  const served = new Set<string>();
  let gone: ReadonlySet<string> = new Set();
  let servedWorkerRelease: string | undefined;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (gone.has(path)) {
      outgoing.writeHead(404).end();
      return;
    }
    if (path.startsWith('/new/assets/')) served.add(path);
    const options = { method: incoming.method ?? 'GET', headers: withoutConditions(incoming.headers) };
    const forwarded = request(gateway + path, options, (response) => {
      const { statusCode = 502, headers } = response;
      response.on('error', () => outgoing.destroy());
      const isWorker = path === '/new/service-worker.js';
      if (!isWorker && headers['content-type']?.startsWith('text/html') !== true) {
        response.pipe(outgoing.writeHead(statusCode, headers));
        return;
      }
      const release = name;
      text(response).then(
        (page) => {
          outgoing.writeHead(statusCode, withoutLength(headers));
          outgoing.end(page.replace('<html', `<html data-release=${release}`), () => {
            if (isWorker) servedWorkerRelease = release;
          });
        },
        () => outgoing.destroy(),
      );
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    publish(next) {
      name = next;
      gone = new Set(served);
    },
    servedWorkerRelease: () => servedWorkerRelease,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const conditionalHeaders = new Set(['accept-encoding', 'if-none-match', 'if-modified-since']);

/** Requests the full uncompressed response, so that it can be changed. */
function withoutConditions(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !conditionalHeaders.has(name)));
}

function withoutLength({ 'content-length': _length, ...others }: IncomingHttpHeaders): OutgoingHttpHeaders {
  return others;
}
