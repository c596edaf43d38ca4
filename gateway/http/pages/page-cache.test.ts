import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createFirstViews, nonceMark, type FirstView, type FirstViewRequest } from './page-cache.ts';

const request = (url: string, token?: string): FirstViewRequest => ({
  url,
  userAgent: '',
  cookies: token === undefined ? {} : { token },
  nonce: 'n',
  fetch: globalThis.fetch,
  origin: 'http://localhost',
});

function open(capacity = 2) {
  let time = 0;
  let version: string | undefined;
  const finish: (() => void)[] = [];
  const render = vi.fn(
    ({ url, nonce }: FirstViewRequest) =>
      new Promise<FirstView>((resolve) => {
        finish.push(() => resolve({ status: 200, html: `${url} ${nonce}`, headers: {} }));
      }),
  );
  const firstViewKey = ({ url, cookies }: FirstViewRequest) =>
    cookies['token'] === undefined ? url : undefined;
  const views = createFirstViews(
    { render, firstViewKey },
    capacity,
    () => time,
    () => version,
  );
  return {
    views,
    render,
    /** lets every page that was asked for begin, and ends those that have begun */
    async finishAll() {
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      finish.splice(0).forEach((done) => done());
    },
    pass: (ms: number) => (time += ms),
    /** the database is as it was as long as it says the same */
    tell: (told: string) => (version = told),
  };
}

test('the same page is rendered once for all who ask within a second', async () => {
  const { views, render, finishAll, pass } = open();
  const [first, second] = [views.get(request('/new/')), views.get(request('/new/'))];
  await finishAll();
  expect(await first).toBe(await second);
  pass(999);
  expect(await views.get(request('/new/'))).toBe(await first);
  expect(render).toHaveBeenCalledTimes(1);
  pass(1);
  void views.get(request('/new/'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page is kept for half a minute where the database tells that nothing at all was written', async () => {
  const { views, render, finishAll, pass, tell } = open();
  const ask = async () => {
    void views.get(request('/new/'));
    await finishAll();
  };
  tell('one');
  await ask();
  pass(29_999);
  await ask();
  expect(render).toHaveBeenCalledTimes(1);
  pass(1);
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
  pass(999);
  // such as a count, which no page is forgotten for at once
  tell('two');
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
  pass(1);
  await ask();
  expect(render).toHaveBeenCalledTimes(3);
});

test('a write makes kept pages out of date', async () => {
  const { views, render, finishAll } = open();
  void views.get(request('/new/'));
  await finishAll();
  views.forget();
  void views.get(request('/new/'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a kept page has a mark in place of the nonce, a reader’s own page the nonce itself', async () => {
  const { views, finishAll } = open();
  const [shared, own] = [views.get(request('/new/')), views.get(request('/new/', 't'))];
  await finishAll();
  expect((await shared)?.html).toBe(`/new/ ${nonceMark}`);
  expect((await own)?.html).toBe('/new/ n');
});

test('a reader’s own page is never kept', async () => {
  const { views, render, finishAll } = open();
  void views.get(request('/new/', 'a'));
  void views.get(request('/new/', 'a'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('past its capacity it gives nothing at once, and renders again when there is room', async () => {
  const { views, finishAll } = open(1);
  const first = views.get(request('/a'));
  expect(views.get(request('/b'))).toBeUndefined();
  await finishAll();
  await first;
  expect(views.get(request('/b'))).toBeDefined();
});

test('those who come at the same moment are counted before the first of their pages is begun', async () => {
  const { views, render } = open(2);
  const answers = ['/a', '/b', '/c', '/d'].map((url) => views.get(request(url)));
  expect(render).not.toHaveBeenCalled();
  expect(answers.map((answer) => answer !== undefined)).toEqual([true, true, false, false]);
});

test('each page is begun in a turn of its own, so that others are heard between two of them', async () => {
  const { views, render } = open(2);
  void views.get(request('/a'));
  void views.get(request('/b'));
  const begun: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await nextTurn();
    begun.push(render.mock.calls.length);
  }
  expect(begun.filter((pages) => pages === 1)).not.toEqual([]);
  expect(begun.at(-1)).toBe(2);
});

test('a page that takes longer than it is kept is still rendered once for all who wait', async () => {
  const { views, render, finishAll, pass } = open();
  const first = views.get(request('/new/'));
  pass(5000);
  const second = views.get(request('/new/'));
  await finishAll();
  expect(await second).toBe(await first);
  expect(render).toHaveBeenCalledTimes(1);
  void views.get(request('/new/'));
  await finishAll();
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page whose rendering met a fault is shown to who waited and to nobody after', async () => {
  const render = vi.fn(async () => ({ status: 500, html: '', headers: {} }));
  const views = createFirstViews({ render, firstViewKey: ({ url }) => url }, 2, () => 0);
  expect(await views.get(request('/a'))).toMatchObject({ status: 500 });
  await views.get(request('/a'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('of long pages fewer are kept: the oldest are let go', async () => {
  const html = 'x'.repeat(4 * 1024 * 1024);
  const render = vi.fn(async () => ({ status: 200, html, headers: {} }));
  const views = createFirstViews({ render, firstViewKey: ({ url }) => url }, 2, () => 0);
  const ask = (url: string) => views.get(request(url));
  for (const url of ['/a', '/b', '/c', '/c', '/b', '/a']) await ask(url);
  expect(render).toHaveBeenCalledTimes(3);
  await ask('/d');
  await ask('/b');
  expect(render).toHaveBeenCalledTimes(4);
  await ask('/a');
  expect(render).toHaveBeenCalledTimes(5);
});

test('the mark of a kept page cannot be known outside', () => {
  expect(nonceMark).toMatch(/^[0-9a-f-]{36}$/);
});

test('a page that failed is tried anew', async () => {
  const render = vi
    .fn()
    .mockRejectedValueOnce(new Error('x'))
    .mockResolvedValueOnce({ status: 200, html: '', headers: {} });
  const views = createFirstViews({ render, firstViewKey: ({ url }) => url }, 2);
  await expect(views.get(request('/a'))).rejects.toThrow('x');
  await expect(views.get(request('/a'))).resolves.toMatchObject({ status: 200 });
});
