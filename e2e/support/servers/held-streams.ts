import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** An event stream that the page asked for. */
export interface HeldStream {
  /** of the request */
  readonly url: URL;
  readonly response: ServerResponse;
}

/** Event streams of a page, which a test answers itself: a fulfilled route cannot send one event after the other. */
export interface HeldStreams {
  /** those that the page has not given up */
  readonly streams: readonly HeldStream[];
  /** Waits for the only stream. */
  current(): Promise<HeldStream>;
  close(): Promise<void>;
}

/** @param url of the streams */
export async function holdStreams(page: Page, url: string): Promise<HeldStreams> {
  const streams: HeldStream[] = [];
  const server = createServer((request, response) => {
    const stream = { url: new URL(request.url ?? '', 'http://stream'), response };
    streams.push(stream);
    response.once('close', () => void streams.splice(streams.indexOf(stream), 1));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route(url, (route) => {
    const address = new URL(route.request().url());
    address.port = String(port);
    return route.continue({ url: address.href });
  });
  return {
    streams,
    async current() {
      await expect.poll(() => streams.length).toBe(1);
      const [stream] = streams;
      if (stream === undefined) throw new Error('no stream is open');
      return stream;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends an event as a server does. */
export function sendEvent({ response }: HeldStream, name: string, data: object): void {
  response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
