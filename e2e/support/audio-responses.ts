import type { Page, Route } from '@playwright/test';

/** Controls the responses to a page's audio requests: none is answered until it is served. */
export interface AudioResponses {
  /** Answers waiting and later requests. @param fraction of the file that is available, 1 for all of it */
  serve(fraction?: number): Promise<void>;
  /** Breaks the connection of waiting requests. */
  abort(): Promise<void>;
  /** Holds all requests from now on. */
  hold(): void;
}

/** Must be called before the page is opened. @param url of the audio files, as a glob */
export async function holdAudioResponses(page: Page, url: string): Promise<AudioResponses> {
  const bodies = new Map<string, Buffer>();
  let waiting: Route[] = [];
  /** fraction of each file that is available; 0 while requests are held */
  let available = 0;

  async function bodyOf(route: Route): Promise<Buffer> {
    const address = route.request().url();
    const known = bodies.get(address);
    if (known) return known;
    // whole, not the range that the browser asks for; the page may close before it has arrived
    const body = Buffer.from(await (await fetch(address)).arrayBuffer());
    bodies.set(address, body);
    return body;
  }

  async function respond(route: Route): Promise<void> {
    const file = await bodyOf(route);
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const end = Math.floor(file.length * available);
    if (from >= end) return void waiting.push(route);
    await route.fulfill({
      status: 206,
      contentType: 'audio/mp4',
      headers: {
        'accept-ranges': 'bytes',
        // a browser requests a cached file only once
        'cache-control': 'no-store',
        'content-range': `bytes ${from}-${end - 1}/${file.length}`,
      },
      body: file.subarray(from, end),
    });
  }

  async function settleWaiting(settle: (route: Route) => Promise<void>): Promise<void> {
    const routes = waiting;
    waiting = [];
    // ignores requests that the page has aborted meanwhile
    await Promise.allSettled(routes.map(settle));
  }

  await page.route(url, respond);
  return {
    async serve(fraction = 1) {
      available = fraction;
      await settleWaiting(respond);
    },
    abort: () => settleWaiting((route) => route.abort('connectionreset')),
    hold() {
      available = 0;
    },
  };
}
