import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
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
