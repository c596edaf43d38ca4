import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  configureMessagingApp,
  showMessagingCard,
  type MessagingAppObject,
  type MessagingSignature,
} from './messaging-app.ts';

const signature: MessagingSignature = {
  appId: 'wx1',
  timestamp: 1,
  nonceStr: 'n',
  signature: 's',
  script: 'https://messaging.example/wx.js',
};
const card = {
  title: '泰山日出',
  desc: '摘要',
  link: 'https://news.example/new/general/1001',
  imgUrl: 'https://news.example/a.jpg',
};

interface SdkCall {
  readonly success: () => void;
  readonly fail: (reason: { readonly errMsg?: string }) => void;
}

/** A messaging app that records calls. */
function fakeApp(refuses?: 'config' | 'menus') {
  const calls: [name: string, data: unknown][] = [];
  let whenReady = () => {};
  let whenRefused: Parameters<MessagingAppObject['error']>[0] = () => {};
  const take =
    (name: string, isRefused = false) =>
    ({ success, fail, ...data }: SdkCall) => {
      calls.push([name, data]);
      if (isRefused) fail({ errMsg: 'permission denied' });
      else success();
    };
  const app: MessagingAppObject = {
    config(options) {
      calls.push(['config', options]);
      setTimeout(() => {
        if (refuses === 'config') whenRefused({ errMsg: 'config:invalid signature' });
        else whenReady();
      });
    },
    ready: (listener) => {
      whenReady = listener;
    },
    error: (listener) => {
      whenRefused = listener;
    },
    updateAppMessageShareData: take('friend'),
    updateTimelineShareData: take('moments'),
    hideMenuItems: take('hide', refuses === 'menus'),
    showMenuItems: take('show'),
  };
  Reflect.set(window, 'wx', app);
  return calls;
}

beforeEach(() => Reflect.deleteProperty(window, 'wx'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('passes signature and list of calls to the messaging app, and not where they came from', async () => {
  const calls = fakeApp();
  await configureMessagingApp(signature);
  const { script: _, ...rest } = signature;
  expect(calls).toEqual([
    [
      'config',
      {
        debug: false,
        ...rest,
        jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData', 'hideMenuItems', 'showMenuItems'],
      },
    ],
  ]);
});

test('a refused signature is an error with the app’s message', async () => {
  fakeApp('config');
  await expect(configureMessagingApp(signature)).rejects.toThrow('config:invalid signature');
});

test('the refusal of a page that was left does not fail the next page', async () => {
  const results: (() => void)[] = [];
  let whenReady = () => {};
  let whenRefused: Parameters<MessagingAppObject['error']>[0] = () => {};
  fakeApp();
  Object.assign(Reflect.get(window, 'wx'), {
    config: ({ nonceStr }: MessagingSignature) =>
      results.push(() => (nonceStr === 'left' ? whenRefused({ errMsg: 'invalid' }) : whenReady())),
    ready: (listener: () => void) => (whenReady = listener),
    error: (listener: typeof whenRefused) => (whenRefused = listener),
  });
  const left = configureMessagingApp({ ...signature, nonceStr: 'left' });
  const next = configureMessagingApp(signature);
  await vi.waitFor(() => expect(results).toHaveLength(1));
  results[0]?.();
  await expect(left).rejects.toThrow('invalid');
  await vi.waitFor(() => expect(results).toHaveLength(2));
  results[1]?.();
  await expect(next).resolves.toBeUndefined();
});

test('skips a page that is left before its turn, and times out an app that does not answer', async () => {
  vi.useFakeTimers();
  const calls = fakeApp();
  Object.assign(Reflect.get(window, 'wx'), { ready() {} });
  void configureMessagingApp(signature);
  const leaving = new AbortController();
  const left = configureMessagingApp({ ...signature, nonceStr: 'left' }, leaving.signal).then(
    () => 'asked about',
    (cause: unknown) => String(cause),
  );
  leaving.abort();
  await vi.advanceTimersByTimeAsync(9999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await left).toContain('aborted');
  expect(calls).toHaveLength(1);
  const next = fakeApp();
  const trusted = configureMessagingApp(signature);
  await vi.advanceTimersByTimeAsync(10);
  await trusted;
  expect(next).toHaveLength(1);
});

test('sets the card for friends, a shorter one for moments, and the menu', async () => {
  const calls = fakeApp();
  await showMessagingCard(card, { shown: ['menuItem:copyUrl'], hidden: ['menuItem:favorite'] });
  const { desc: _, ...less } = card;
  expect(calls).toEqual([
    ['friend', card],
    ['moments', less],
    ['hide', { menuList: ['menuItem:favorite'] }],
    ['show', { menuList: ['menuItem:copyUrl'] }],
  ]);
});

test('a refused call is an error', async () => {
  fakeApp('menus');
  await expect(showMessagingCard(card, { shown: [], hidden: ['menuItem:favorite'] })).rejects.toThrow(
    'permission denied',
  );
});

test('calls nothing without a messaging app, or in one that is too old', async () => {
  await expect(showMessagingCard(card, { shown: [], hidden: [] })).rejects.toThrow('no messaging app');
  Reflect.set(window, 'wx', { config() {}, ready() {}, error() {} });
  await expect(showMessagingCard(card, { shown: [], hidden: [] })).rejects.toThrow('no messaging app');
});

test('loads the app’s script if it is missing, and again after a failure', async () => {
  const scripts: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  const configuring = configureMessagingApp(signature);
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  expect(scripts.map(({ src }) => src)).toEqual([signature.script]);
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(configuring).rejects.toThrow('no script');

  const again = configureMessagingApp(signature);
  await vi.waitFor(() => expect(scripts).toHaveLength(2));
  fakeApp();
  scripts[1]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBeUndefined();
});
