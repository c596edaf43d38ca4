import type { Page, Route } from '@playwright/test';

/** Controls the responses to a page's requests for sound and video: none is answered until it is served. */
export interface MediaResponses {
  /** Answers waiting and later requests. @param fraction of the file that is available, 1 for all of it */
  serve(fraction?: number): Promise<void>;
  /** As `serve`, but behind its headers the file cannot be decoded. */
  serveDamaged(): Promise<void>;
  /** Breaks the connection of waiting requests. */
  abort(): Promise<void>;
  /** Holds all requests from now on. */
  hold(): void;
}

/** bytes at the beginning of a demo video that hold its headers */
const headerBytes = 10_000;

/** Must be called before the page is opened. @param url of the files, as a glob */
export async function holdMediaResponses(page: Page, url: string): Promise<MediaResponses> {
  const bodies = new Map<string, Buffer>();
  let waiting: Route[] = [];
  /** fraction of each file that is available; 0 while requests are held */
  let available = 0;
  let isDamaged = false;

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
    const whole = await bodyOf(route);
    const file = isDamaged ? Buffer.concat([whole.subarray(0, headerBytes)], whole.length) : whole;
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const end = Math.floor(file.length * available);
    if (from >= end) return void waiting.push(route);
    await route.fulfill({
      status: 206,
      contentType: route.request().url().endsWith('.m4a') ? 'audio/mp4' : 'video/mp4',
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

  async function serve(fraction: number, damaged: boolean): Promise<void> {
    available = fraction;
    isDamaged = damaged;
    await settleWaiting(respond);
  }

  await page.route(url, respond);
  return {
    serve: (fraction = 1) => serve(fraction, false),
    serveDamaged: () => serve(1, true),
    abort: () => settleWaiting((route) => route.abort('connectionreset')),
    hold() {
      available = 0;
    },
  };
}
