import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A site whose pages say by `data-release` on their root of which release they are. */
export interface ReleaseProxy {
  readonly origin: string;
  /** From now on there is another release, and the files that were given of the one before are gone. */
  publish(name: string): void;
  /** of the release whose service worker was given last; undefined before the first */
  servedWorkerRelease(): string | undefined;
  stop(): Promise<void>;
}

/** Stands before a gateway as the same site released anew: a browser sees other pages and another service worker. */
export async function startReleaseProxy(gateway: string): Promise<ReleaseProxy> {
  let name = 'first';
  const given = new Set<string>();
  let gone: ReadonlySet<string> = new Set();
  let givenWorker: string | undefined;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (gone.has(path)) {
      answer.writeHead(404).end();
      return;
    }
    if (path.startsWith('/new/assets/')) given.add(path);
    const options = { method: asked.method ?? 'GET', headers: withoutConditions(asked.headers) };
    const passedOn = request(gateway + path, options, (told) => {
      const { statusCode = 502, headers } = told;
      told.on('error', () => answer.destroy());
      const isWorker = path === '/new/service-worker.js';
      if (!isWorker && headers['content-type']?.startsWith('text/html') !== true) {
        told.pipe(answer.writeHead(statusCode, headers));
        return;
      }
      const ofRelease = name;
      text(told).then(
        (page) => {
          answer.writeHead(statusCode, withoutLength(headers));
          answer.end(page.replace('<html', `<html data-release=${ofRelease}`));
          if (isWorker) givenWorker = ofRelease;
        },
        () => answer.destroy(),
      );
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    publish(next) {
      name = next;
      gone = new Set(given);
    },
    servedWorkerRelease: () => givenWorker,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const conditions = new Set(['accept-encoding', 'if-none-match', 'if-modified-since']);

/** Asks for the whole answer as it is written, so that something can be put into it. */
function withoutConditions(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !conditions.has(name)));
}

function withoutLength({ 'content-length': _length, ...others }: IncomingHttpHeaders): OutgoingHttpHeaders {
  return others;
}
