// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countReadScript } from './count-read-script.ts';

const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', send);
  window.beforeApp = {};
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/new/`);
  history.replaceState({}, '', '/new/general/1001');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.beforeApp;
});

function open(): void {
  const script = document.createElement('script');
  script.textContent = countReadScript({
    read: '/gateway/x/news/news-read',
    shareView: '/gateway/newsshare/addShareViewcount.do',
  });
  // eslint-disable-next-line no-eval -- runs as the page's inline script does
  (0, eval)(script.textContent);
}

it('counts a story after one second, with the uuid of the device', async () => {
  open();
  await vi.advanceTimersByTimeAsync(999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toMatch(/^\/gateway\/x\/news\/news-read\?timestamp=\d+$/);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const body: unknown = JSON.parse(String(init?.body));
  expect(body).toEqual({
    newsId: '1001',
    clientId: expect.stringMatching(uuid),
    ak: localStorage.getItem('uuid'),
    userAgent: navigator.userAgent,
    openId: '',
    unionId: '',
  });
  expect(localStorage.getItem('uuid')).toMatch(uuid);
  expect(window.beforeApp?.counted).toBe('1001');
});

it('counts the view of a shared page if the reader came from outside', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  history.replaceState({}, '', '/new/thematic/2001?openid=o%2F1');
  open();
  await vi.advanceTimersByTimeAsync(1000);
  const [, [address, init] = []] = send.mock.calls;
  expect(address).toMatch(/^\/gateway\/newsshare\/addShareViewcount\.do\?timestamp=\d+$/);
  expect(init?.headers).toMatchObject({ source_channel: 'thematic' });
  expect(JSON.parse(String(init?.body))).toMatchObject({ newsId: '2001', openId: 'o/1', unionId: '' });
});

it('counts no view of a shared page in the newspaper’s app', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('');
  document.documentElement.dataset.shell = 'app';
  open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset.shell;
});

it('leaves the count to the app if the request fails', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(window.beforeApp).toEqual({});
});

it.each([
  ['a token in the URL', () => history.replaceState({}, '', '/new/general/1001?token=t')],
  ['a token of the tab', () => sessionStorage.setItem('token', 't')],
  ['a page that is no story', () => history.replaceState({}, '', '/new/hotSearch')],
])('does not count with %s', async (_what, prepare) => {
  prepare();
  open();
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).not.toHaveBeenCalled();
});
