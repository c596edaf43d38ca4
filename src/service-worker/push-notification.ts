/** What the gateway sends (gateway/domains/news/push/notify-followers.ts). */
interface PushedNews {
  /** id of the hot event */
  readonly event: string;
  readonly title: string;
  readonly text: string;
  /** id of the newest story */
  readonly news: string;
}

/** Actions on a notification, in TypeScript's types of no worker. */
interface ShownNotification extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

const unsubscribeAddress = '/gateway/x/news/push-unsubscribe';
const subscribeAddress = '/gateway/x/news/push-subscribe';
const stopAction = 'stop';
const pictures = {
  icon: '/new/icons/icon-192.png',
  badge: '/new/icons/badge-96.png',
  lang: 'zh-CN',
} as const;

/** Shows a pushed message; browsers require a notification for each, also for one that cannot be read. */
export async function showPush(
  registration: ServiceWorkerRegistration,
  data: PushMessageData | null,
): Promise<void> {
  const pushed = readPush(data);
  if (pushed === undefined)
    return registration.showNotification('齐鲁晚报', { ...pictures, body: '您关注的热点有新进展' });
  const tag = `event ${pushed.event}`;
  const shown = await registration.getNotifications({ tag });
  // a message that arrives twice alerts once
  const isNew = !shown.some((notification) => readData(notification.data)?.news === pushed.news);
  return registration.showNotification(pushed.title, optionsOf(pushed, { tag, renotify: isNew }));
}

/** 停止提醒 stops without opening a page; anything else shows the event's page. */
export async function answerNotification(
  self: ServiceWorkerGlobalScope,
  notification: Notification,
  action: string,
): Promise<void> {
  notification.close();
  const data = readData(notification.data);
  if (data !== undefined && action === stopAction) return stop(self, data);
  await show(
    self.clients,
    data === undefined ? '/new/my?list=follows' : `/new/hotNews/${encodeURIComponent(data.event)}`,
  );
}

/** Replaces a subscription that the browser has ended, so that notifications go on. */
export async function renewPush(
  { pushManager }: ServiceWorkerRegistration,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  // some browsers fire the event without it
  if (!oldSubscription) return;
  const { endpoint, keys } = (
    newSubscription ?? (await pushManager.subscribe(oldSubscription.options))
  ).toJSON();
  await call(subscribeAddress, { endpoint, keys, replaces: oldSubscription.endpoint });
}

function optionsOf(
  data: PushedNews,
  more: { readonly tag: string; readonly renotify: boolean },
): ShownNotification {
  return {
    ...pictures,
    ...more,
    body: data.text,
    data,
    actions: [
      { action: 'show', title: '查看' },
      { action: stopAction, title: '停止提醒' },
    ],
  };
}

async function stop({ registration, clients }: ServiceWorkerGlobalScope, data: PushedNews): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null) return;
  try {
    await call(unsubscribeAddress, { endpoint: subscription.endpoint, events: [data.event] });
  } catch {
    // the reader sees it, and can tap again
    await registration.showNotification(data.title, {
      ...optionsOf(data, { tag: `event ${data.event}`, renotify: false }),
      body: '没有停下来，请检查网络后再点一次停止提醒',
    });
    return;
  }
  // pages that show the state read it again
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a client's method has no target origin
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage('push stopped');
}

async function show(clients: Clients, address: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname === address || pathname + search === address;
  });
  if (open !== undefined) await open.focus();
  else await clients.openWindow(address);
}

/** @throws Error if the gateway is not reached or refuses */
async function call(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
}

function readPush(data: PushMessageData | null): PushedNews | undefined {
  try {
    return readData(data?.json());
  } catch {
    // not JSON: shown without its content
    return undefined;
  }
}

function readData(value: unknown): PushedNews | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { event, title, text, news } = value as Readonly<Record<string, unknown>>;
  return typeof event === 'string' &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof news === 'string'
    ? { event, title, text, news }
    : undefined;
}
