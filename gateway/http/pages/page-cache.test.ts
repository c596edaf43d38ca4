import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { noncePlaceholder, pageStream } from './page-body.ts';
import {
  createPageCache,
  type EncodedPage,
  type PageRenderRequest,
  type RenderedPage,
} from './page-cache.ts';

const request = (url: string, token?: string): PageRenderRequest => ({
  url,
  userAgent: '',
  cookies: token === undefined ? {} : { token },
  nonce: 'n',
  exchange: () => Promise.reject(new Error('not used')),
  origin: 'http://localhost',
});

function open(capacity = 2) {
  let time = 0;
  let version: string | undefined;
  const finish: (() => void)[] = [];
  const render = vi.fn(
    ({ url, nonce }: PageRenderRequest) =>
      new Promise<RenderedPage>((resolve) => {
        finish.push(() => resolve({ status: 200, html: [`${url} ${nonce}`], headers: {} }));
      }),
  );
  const pageCacheKey = ({ url, cookies }: PageRenderRequest) =>
    cookies['token'] === undefined ? url : undefined;
  const cache = createPageCache(
    { render, pageCacheKey },
    capacity,
    () => time,
    () => version,
  );
  return {
    cache,
    render,
    /** starts all requested renderings and finishes those that have started */
    async finishAll() {
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      finish.splice(0).forEach((done) => done());
    },
    pass: (ms: number) => (time += ms),
    /** the database is unchanged as long as its version is the same */
    setVersion: (value: string) => (version = value),
  };
}

test('renders a page once for all requests within a second', async () => {
  const { cache, render, finishAll, pass } = open();
  const [first, second] = [cache.get(request('/new/')), cache.get(request('/new/'))];
  await finishAll();
  expect(await first).toBe(await second);
  pass(999);
  expect(await cache.get(request('/new/'))).toBe(await first);
  expect(render).toHaveBeenCalledTimes(1);
  pass(1);
  void cache.get(request('/new/'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('caches a page for half a minute while the database version is unchanged', async () => {
  const { cache, render, finishAll, pass, setVersion } = open();
  const ask = async () => {
    void cache.get(request('/new/'));
    await finishAll();
  };
  setVersion('one');
  await ask();
  pass(29_999);
  await ask();
  expect(render).toHaveBeenCalledTimes(1);
  pass(1);
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
  pass(999);
  // such as a count, which does not invalidate pages
  setVersion('two');
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
  pass(1);
  await ask();
  expect(render).toHaveBeenCalledTimes(3);
});

test('invalidates cached pages on a write', async () => {
  const { cache, render, finishAll } = open();
  void cache.get(request('/new/'));
  await finishAll();
  cache.invalidate();
  void cache.get(request('/new/'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('renders a cached page with a placeholder for the nonce, a personal page with the nonce itself', async () => {
  const { cache, render, finishAll } = open();
  const [shared, own] = [cache.get(request('/new/')), cache.get(request('/new/', 't'))];
  await finishAll();
  const sent = async (page: EncodedPage | undefined, nonce: string) =>
    page && Buffer.concat(await pageStream(page.body, nonce, false).toArray()).toString();
  expect(render.mock.calls.map(([{ nonce }]) => nonce)).toEqual([noncePlaceholder, 'n']);
  expect(await sent(await shared, 'one')).toBe('/new/ one');
  expect(await sent(await shared, 'two')).toBe('/new/ two');
  expect(await sent(await own, 'one')).toBe('/new/ n');
});

test('never caches a personal page', async () => {
  const { cache, render, finishAll } = open();
  void cache.get(request('/new/', 'a'));
  void cache.get(request('/new/', 'a'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('returns undefined at capacity, and renders again below it', async () => {
  const { cache, finishAll } = open(1);
  const first = cache.get(request('/a'));
  expect(cache.get(request('/b'))).toBeUndefined();
  await finishAll();
  await first;
  expect(cache.get(request('/b'))).toBeDefined();
});

test('counts simultaneous requests before the first rendering starts', async () => {
  const { cache, render } = open(2);
  const responses = ['/a', '/b', '/c', '/d'].map((url) => cache.get(request(url)));
  expect(render).not.toHaveBeenCalled();
  expect(responses.map((response) => response !== undefined)).toEqual([true, true, false, false]);
});

test('starts each rendering in its own turn of the event loop', async () => {
  const { cache, render } = open(2);
  void cache.get(request('/a'));
  void cache.get(request('/b'));
  const begun: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await nextTurn();
    begun.push(render.mock.calls.length);
  }
  expect(begun.filter((pages) => pages === 1)).not.toEqual([]);
  expect(begun.at(-1)).toBe(2);
});

test('shares one rendering even if it takes longer than the cache lifetime', async () => {
  const { cache, render, finishAll, pass } = open();
  const first = cache.get(request('/new/'));
  pass(5000);
  const second = cache.get(request('/new/'));
  await finishAll();
  expect(await second).toBe(await first);
  expect(render).toHaveBeenCalledTimes(1);
  void cache.get(request('/new/'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('does not cache a page with status 500', async () => {
  const render = vi.fn(async () => ({ status: 500, html: [], headers: {} }));
  const cache = createPageCache({ render, pageCacheKey: ({ url }) => url }, 2, () => 0);
  expect(await cache.get(request('/a'))).toMatchObject({ status: 500 });
  await cache.get(request('/a'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('evicts the oldest pages when long pages exceed the memory limit', async () => {
  const html = ['x'.repeat(5 * 1024 * 1024)];
  const render = vi.fn(async () => ({ status: 200, html, headers: {} }));
  const cache = createPageCache({ render, pageCacheKey: ({ url }) => url }, 2, () => 0);
  const ask = (url: string) => cache.get(request(url));
  for (const url of ['/a', '/b', '/c', '/c', '/b', '/a']) await ask(url);
  expect(render).toHaveBeenCalledTimes(3);
  await ask('/d');
  await ask('/b');
  expect(render).toHaveBeenCalledTimes(4);
  await ask('/a');
  expect(render).toHaveBeenCalledTimes(5);
});

test('the nonce placeholder cannot be guessed', () => {
  expect(noncePlaceholder).toMatch(/^[0-9a-f-]{36}$/);
});

test('renders again after a failure', async () => {
  const render = vi
    .fn()
    .mockRejectedValueOnce(new Error('x'))
    .mockResolvedValueOnce({ status: 200, html: [], headers: {} });
  const cache = createPageCache({ render, pageCacheKey: ({ url }) => url }, 2);
  await expect(cache.get(request('/a'))).rejects.toThrow('x');
  await expect(cache.get(request('/a'))).resolves.toMatchObject({ status: 200 });
});

describe('while the gateway answers calls with 503', () => {
  /** A cache whose renderer shows the status of one call, as a page without its optional data does. */
  function openWithCall() {
    let [status, time] = [200, 0];
    const render = vi.fn(async ({ url, exchange }: PageRenderRequest) => {
      const call = { method: 'GET', url: '/call', headers: {}, signal: new AbortController().signal };
      const { status: answered } = await exchange(call);
      if (answered !== 200 && url === '/throws') throw new Error('no data');
      return {
        status: answered >= 500 && url === '/500' ? 500 : 200,
        html: [String(answered)],
        headers: {},
      };
    });
    const pageCacheKey = ({ url, cookies }: PageRenderRequest) =>
      cookies['token'] === undefined ? url : undefined;
    const cache = createPageCache({ render, pageCacheKey }, 1, () => time);
    const exchange = async () => ({ status, headers: {}, body: '' });
    const textOf = async (page: EncodedPage | undefined) =>
      page && Buffer.concat(await pageStream(page.body, '', false).toArray()).toString();
    return {
      cache,
      render,
      exchange,
      show: async (url: string, token?: string) =>
        textOf(await cache.get({ ...request(url, token), exchange })),
      setStatus: (value: number) => (status = value),
      pass: (ms: number) => (time += ms),
    };
  }

  test.each(['/partial', '/500'])('serves the last complete page for five minutes: %s', async (url) => {
    const { render, show, setStatus, pass } = openWithCall();
    expect(await show(url)).toBe('200');
    setStatus(503);
    for (let seconds = 0; seconds < 299; seconds += 1) {
      pass(1000);
      expect(await show(url)).toBe('200');
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      // within a second rendering is not tried again
      expect(await show(url)).toBe('200');
    }
    expect(render).toHaveBeenCalledTimes(300);
    pass(1000);
    expect(await show(url)).toBe('503');
  });

  test('renders the page again after the end of the failures', async () => {
    const { show, setStatus, pass } = openWithCall();
    await show('/partial');
    setStatus(503);
    pass(1000);
    await show('/partial');
    setStatus(200);
    pass(1000);
    await show('/partial');
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    setStatus(404);
    expect(await show('/partial')).toBe('200');
    pass(1000);
    expect(await show('/partial')).toBe('404');
  });

  test('offers the last page when the rendering fails, and while others take up the capacity', async () => {
    const { cache, show, setStatus, pass } = openWithCall();
    await show('/throws');
    setStatus(503);
    pass(1000);
    await expect(show('/throws')).rejects.toThrow('no data');
    expect(cache.getStale(request('/throws'))).toMatchObject({ status: 200 });
    expect(cache.getStale(request('/other'))).toBeUndefined();
    expect(await show('/throws')).toBe('200');
    pass(2000);
    const other = cache.get(request('/other'))?.catch(() => undefined);
    expect(await show('/throws')).toBe('200');
    await other;
    expect(cache.size.pages).toBe(1);
  });

  test('answers 503 with the error page of a page that has no complete rendering', async () => {
    const { cache, exchange, setStatus } = openWithCall();
    setStatus(503);
    expect(await cache.get({ ...request('/500'), exchange })).toMatchObject({ status: 503 });
    setStatus(500);
    expect(await cache.get({ ...request('/500'), exchange })).toMatchObject({ status: 500 });
  });

  test('shows an answer of 500 at once, and none of the pages before it', async () => {
    const { cache, show, setStatus, pass } = openWithCall();
    expect(await show('/500')).toBe('200');
    setStatus(500);
    pass(1000);
    expect(await show('/500')).toBe('500');
    expect(cache.getStale(request('/500'))).toBeUndefined();
    setStatus(503);
    expect(await show('/500')).toBe('503');
  });

  test('keeps no personal page', async () => {
    const { cache, show, setStatus } = openWithCall();
    await show('/partial', 'a');
    setStatus(503);
    expect(await show('/partial', 'a')).toBe('503');
    expect(cache.getStale(request('/partial', 'a'))).toBeUndefined();
  });

  test('keeps stale pages within the memory limit', async () => {
    const html = ['x'.repeat(5 * 1024 * 1024)];
    let time = 0;
    const render = vi.fn(async () => ({ status: 200, html, headers: {} }));
    const cache = createPageCache({ render, pageCacheKey: ({ url }) => url }, 1, () => time);
    for (const url of ['/a', '/b', '/c', '/d', '/b']) {
      await cache.get(request(url));
      time += 1000;
    }
    await nextTurn();
    expect(cache.size).toEqual({ pages: 3, bytes: 15 * 1024 * 1024 });
    expect(cache.getStale(request('/a'))).toBeUndefined();
    time += 300_000;
    await cache.get(request('/e'));
    await nextTurn();
    expect(cache.size).toEqual({ pages: 1, bytes: 5 * 1024 * 1024 });
  });
});
