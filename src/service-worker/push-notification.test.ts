// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerNotification, renewPush, showPush } from './push-notification.ts';

const pushed = { event: 'h1', title: '一座桥通车', text: '大桥今天通车', news: '1001' };
const endpoint = 'https://push.example/1';
const network = vi.fn<typeof fetch>();
const shown: { title: string; options: Record<string, unknown> }[] = [];
let subscription: object | null;

const registration = {
  showNotification: async (title: string, options: Record<string, unknown>) =>
    void shown.push({ title, options }),
  getNotifications: async ({ tag }: { tag: string }) =>
    shown.filter(({ options }) => options.tag === tag).map(({ options }) => ({ data: options.data })),
  pushManager: {
    getSubscription: async () => subscription,
    subscribe: async () => ({
      toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'p', auth: 'a' } }),
    }),
  },
} as unknown as ServiceWorkerRegistration;

function worker(...addresses: string[]) {
  const pages = addresses.map((url) => ({ url, focus: vi.fn(), postMessage: vi.fn() }));
  const openWindow = vi.fn();
  const self = { registration, clients: { matchAll: async () => pages, openWindow } };
  return { pages, openWindow, self: self as unknown as ServiceWorkerGlobalScope };
}
const notification = (data: unknown = pushed) => {
  const close = vi.fn();
  return { close, data } as unknown as Notification & { close: typeof close };
};
const message = (text: string) => ({ json: (): unknown => JSON.parse(text) }) as PushMessageData;

beforeEach(() => {
  shown.length = 0;
  subscription = { endpoint };
  network.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

it('a message is shown with title, text, icon, badge and two actions', async () => {
  await showPush(registration, message(JSON.stringify(pushed)));
  expect(shown).toEqual([
    {
      title: '一座桥通车',
      options: {
        body: '大桥今天通车',
        icon: '/new/icons/icon-192.png',
        badge: '/new/icons/badge-96.png',
        lang: 'zh-CN',
        tag: 'event h1',
        renotify: true,
        data: pushed,
        actions: [
          { action: 'show', title: '查看' },
          { action: 'stop', title: '停止提醒' },
        ],
      },
    },
  ]);
});

it('a message that arrives twice alerts once, further news again', async () => {
  await showPush(registration, message(JSON.stringify(pushed)));
  await showPush(registration, message(JSON.stringify(pushed)));
  await showPush(registration, message(JSON.stringify({ ...pushed, news: '1002' })));
  expect(shown.map(({ options }) => options.renotify)).toEqual([true, false, true]);
});

it('a message that cannot be read is shown without its content', async () => {
  for (const data of [null, message('{'), message('"text"'), message('{"event":1}')])
    await showPush(registration, data);
  expect(shown.map(({ title, options }) => [title, options.body])).toEqual(
    Array.from({ length: 4 }, () => ['齐鲁晚报', '您关注的热点有新进展']),
  );
  const { self, openWindow } = worker();
  await answerNotification(self, notification(null), '');
  expect(openWindow).toHaveBeenCalledWith('/new/my?list=follows');
});

it('a tap opens the event’s page, or shows it where it is open', async () => {
  const one = notification();
  const closed = worker('https://m.example.cn/new/');
  await answerNotification(closed.self, one, 'show');
  expect(one.close).toHaveBeenCalledOnce();
  expect(closed.openWindow).toHaveBeenCalledWith('/new/hotNews/h1');
  const open = worker('https://m.example.cn/new/', 'https://m.example.cn/new/hotNews/h1?from=share');
  await answerNotification(open.self, notification(), '');
  expect(open.openWindow).not.toHaveBeenCalled();
  expect(open.pages[1]?.focus).toHaveBeenCalledOnce();
  expect(network).not.toHaveBeenCalled();
});

it('停止提醒 stops this event without a page, and open pages read the state again', async () => {
  const { self, openWindow, pages } = worker('https://m.example.cn/new/');
  await answerNotification(self, notification(), 'stop');
  expect(network).toHaveBeenCalledWith('/gateway/x/news/push-unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, events: ['h1'] }),
  });
  expect(openWindow).not.toHaveBeenCalled();
  expect(pages[0]?.postMessage).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});

it.each([
  ['the network is lost', () => network.mockRejectedValue(new TypeError('no network'))],
  ['the gateway refuses', () => network.mockResolvedValue(new Response('', { status: 503 }))],
])('停止提醒 can be tapped again when %s', async (_what, fail) => {
  fail();
  await answerNotification(worker().self, notification(), 'stop');
  expect(shown).toMatchObject([
    { title: '一座桥通车', options: { body: expect.stringContaining('没有停下来'), data: pushed } },
  ]);
});

it('without a subscription nothing is stopped', async () => {
  subscription = null;
  await answerNotification(worker().self, notification(), 'stop');
  expect(network).not.toHaveBeenCalled();
});

it('a subscription that the browser ends is renewed', async () => {
  const oldSubscription = { endpoint, options: {} };
  await renewPush(registration, {
    oldSubscription,
    newSubscription: null,
  } as unknown as PushSubscriptionChangeEvent);
  expect(network).toHaveBeenCalledWith(
    '/gateway/x/news/push-subscribe',
    expect.objectContaining({
      body: JSON.stringify({
        endpoint: 'https://push.example/2',
        keys: { p256dh: 'p', auth: 'a' },
        replaces: endpoint,
      }),
    }),
  );
});
