import type { Page, Route } from '@playwright/test';

/** The line that a page's sounds come over, held in the hand: nothing comes until it is let through. */
export interface AudioResponses {
  /** Lets what was asked for come, and what is asked for of the same sound. @param part of the sound, 1 for all of it */
  serve(part?: number): Promise<void>;
  /** Tears what was asked for. */
  abort(): Promise<void>;
  /** Holds whatever is asked for from now on. */
  hold(): void;
}

/** To be called before the page opens. @param url of the sounds, as a glob */
export async function holdAudioResponses(page: Page, url: string): Promise<AudioResponses> {
  const bytes = new Map<string, Buffer>();
  let waiting: Route[] = [];
  /** part of a sound that comes, none while the line is held */
  let open = 0;

  async function soundOf(route: Route): Promise<Buffer> {
    const address = route.request().url();
    const known = bytes.get(address);
    if (known) return known;
    // the browser's own header would ask for a part of it
    const body = await (await route.fetch({ headers: {} })).body();
    bytes.set(address, body);
    return body;
  }

  async function answer(route: Route): Promise<void> {
    const sound = await soundOf(route);
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const end = Math.floor(sound.length * open);
    if (from >= end) return void waiting.push(route);
    await route.fulfill({
      status: 206,
      contentType: 'audio/mp4',
      headers: {
        'accept-ranges': 'bytes',
        // a browser that keeps a sound asks for it no second time
        'cache-control': 'no-store',
        'content-range': `bytes ${from}-${end - 1}/${sound.length}`,
      },
      body: sound.subarray(from, end),
    });
  }

  async function forAllWaiting(act: (route: Route) => Promise<void>): Promise<void> {
    const routes = waiting;
    waiting = [];
    // one that the page has given up meanwhile is nobody's any more
    await Promise.allSettled(routes.map(act));
  }

  await page.route(url, answer);
  return {
    async serve(part = 1) {
      open = part;
      await forAllWaiting(answer);
    },
    abort: () => forAllWaiting((route) => route.abort('connectionreset')),
    hold() {
      open = 0;
    },
  };
}
