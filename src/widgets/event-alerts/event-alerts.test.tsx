// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBlock } from '#app/test-page.tsx';
import { eventually, mount } from '#ui/state/test-mount.ts';
import { EventAlertsOffer } from './event-alerts-offer.tsx';
// loaded before the test starts
import './event-alerts.tsx';

const key = `B${'A'.repeat(86)}`;
const address = { endpoint: 'https://push.example/1', keys: { p256dh: key, auth: 'a'.repeat(22) } };
let permission: NotificationPermission;
/** what the reader answers */
let answer: NotificationPermission;
let on: string[];
let subscribed: boolean;
let worker: EventTarget;
const calls: [string, unknown][] = [];

beforeEach(() => {
  [permission, answer, on, subscribed] = ['default', 'granted', [], false];
  calls.length = 0;
  const subscription = {
    ...address,
    options: {},
    toJSON: () => address,
    unsubscribe: async () => (subscribed = false),
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => ((subscribed = true), subscription),
    },
  };
  worker = Object.assign(new EventTarget(), {
    controller: {},
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: worker }));
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(events: readonly string[], shell: 'browser' | 'app' | 'wechat' = 'browser') {
  const record =
    (name: string, change: (body: { events: string[] }) => void = () => {}) =>
    ({ body }: { body: { events: string[] } }) => {
      calls.push([name, body.events]);
      change(body);
      return { events: on };
    };
  const { page, notices } = await openBlock(
    () => <EventAlertsOffer events={events} />,
    {
      getPushKey: { key },
      getPushState: record('state'),
      startPush: record('subscribe', ({ events: wanted }) => (on = [...new Set([...on, ...wanted])])),
      stopPush: record('unsubscribe', ({ events: given }) => (on = on.filter((id) => !given.includes(id)))),
    },
    { shell },
  );
  return { place: await mount(page), notices };
}
type Place = { readonly place: HTMLElement };
const toggle = ({ place }: Place) => place.querySelector<HTMLButtonElement>('[role=switch]');
const isOn = (opened: Place) => toggle(opened)?.getAttribute('aria-checked');
const tap = (button: HTMLButtonElement | null) => act(async () => button?.click());

it('turns on after the reader’s tap, shows it, and stops with one tap', async () => {
  const opened = await open(['h1']);
  await eventually(() => expect(isOn(opened)).toBe('false'));
  expect(opened.place.textContent).toBe('有新进展时通知我夜里 10 点到早上 7 点不打扰');
  expect([permission, calls]).toEqual(['default', []]);
  await tap(toggle(opened));
  await eventually(() => expect(isOn(opened)).toBe('true'));
  expect(opened.place.textContent).toContain('已打开');
  await tap(toggle(opened));
  await eventually(() => expect(isOn(opened)).toBe('false'));
  expect(calls).toEqual([
    ['subscribe', ['h1']],
    ['unsubscribe', ['h1']],
  ]);
  expect(subscribed).toBe(false);
});

it('explains a refusal in words, and a question that was closed stays open', async () => {
  answer = 'default';
  const opened = await open(['h1']);
  await eventually(() => expect(isOn(opened)).toBe('false'));
  await tap(toggle(opened));
  await eventually(() => expect(isOn(opened)).toBe('false'));
  answer = 'denied';
  await tap(toggle(opened));
  await eventually(() => expect(opened.place.textContent).toContain('浏览器不让本站发通知'));
  expect(toggle(opened)).toBeNull();
});

it('of several events shows how many are on, and turns on the others', async () => {
  [permission, subscribed, on] = ['granted', true, ['h1', 'other']];
  const opened = await open(['h1', 'h2']);
  await eventually(() => expect(opened.place.textContent).toContain('已打开 1 个，共 2 个'));
  await tap(opened.place.querySelector('[aria-label="另外 1 个热点也通知"]'));
  await eventually(() => expect(opened.place.textContent).toContain('已打开，'));
  await tap(toggle(opened));
  await eventually(() => expect(isOn(opened)).toBe('false'));
  expect(on).toEqual(['other']);
});

it('follows what a notification stopped', async () => {
  [permission, subscribed, on] = ['granted', true, ['h1']];
  const opened = await open(['h1']);
  await eventually(() => expect(isOn(opened)).toBe('true'));
  on = [];
  await act(async () => worker.dispatchEvent(new Event('message')));
  await eventually(() => expect(isOn(opened)).toBe('false'));
});

it('says so when the browser’s push service is not reached', async () => {
  const opened = await open(['h1']);
  await eventually(() => expect(isOn(opened)).toBe('false'));
  const { pushManager } = await navigator.serviceWorker.ready;
  pushManager.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  vi.spyOn(console, 'warn').mockReturnValue();
  await tap(toggle(opened));
  await eventually(() => expect(opened.notices).toEqual(['浏览器的通知服务连不上，请稍后再试']));
  expect(isOn(opened)).toBe('false');
});

it('names the home screen where only an installed site is notified', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { serviceWorker: worker, standalone: false }),
  );
  Reflect.deleteProperty(window, 'PushManager');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const opened = await open(['h1']);
  await eventually(() => expect(opened.place.textContent).toContain('添加到主屏幕'));
});

it.each(['app', 'wechat'] as const)('shows nothing in the shell %s', async (shell) => {
  expect((await open(['h1'], shell)).place.textContent).toBe('');
});

it('shows nothing before an event is followed, or in a browser without notifications', async () => {
  expect((await open([])).place.textContent).toBe('');
  Reflect.deleteProperty(window, 'PushManager');
  expect((await open(['h1'])).place.textContent).toBe('');
});
