import type { Page } from '@playwright/test';
import { eventAlertsMachine } from '../../machines/event-alerts/event-alerts.machine.ts';
import { eventAlertsProof } from '../../machines/event-alerts/event-alerts.proof.ts';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import type { AlertStatus } from '../../machines/event-alerts/event-alerts.machine.ts';
import { closeToasts } from '../support/announcements.ts';
import { changeRows, readRows, timestampInHours } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls } from '../support/held-calls.ts';
import { checkPathCount, coveringPaths, type Edge } from '../support/machine-paths.ts';
import { watchCalls, type Call } from '../support/network.ts';
import { returnToPage } from '../support/polling.ts';
import { makeUpSubscriptions } from '../support/push-subscriptions.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const followed = ['h1', 'h2'];
/** the events that the proof calls h1 and h2 */
const eventIds = ['h01', 'h02'];
const ready = (...on: string[]): AlertStatus => ({ kind: 'ready', on });
const denied: AlertStatus = { kind: 'denied' };

const onIn = ({ context }: Snapshot): readonly string[] => context['on'];
const statusOf = ({ event: { output } }: Edge) => output as AlertStatus | undefined;
const stateIn = (snapshot: Snapshot) => statesOf(snapshot).join();

/** What an event brings. */
function nameOf(edge: Edge): string {
  const status = statusOf(edge);
  const type = edge.event.type.replace(/^xstate\.(done|error)\.actor\..*\./, '$1 ');
  if (status === undefined) return type;
  return [type, status.kind, ...(status.kind === 'ready' ? status.on : [])].join(' ');
}

/** The paths on a page with two followed events that cover each possible event of each state. */
function alertPaths(): Path[] {
  const events = [
    { type: 'alerts.wanted', events: followed },
    { type: 'alerts.stopped', events: ['h1'] },
    { type: 'alerts.stopped', events: followed },
    { type: 'page.shown' },
  ];
  const statuses = [denied, ready(), ready('h1'), ready(...followed)];
  const actorOutcomes = {
    read: { done: [{ kind: 'unsupported' }, { kind: 'uninstalled' }, ...statuses], error: ['network'] },
    subscribe: { done: statuses, error: ['network'] },
    stop: { done: [ready()], error: ['network'] },
  };
  const [start = ''] = Object.keys(eventAlertsProof.starts);
  const possible = pathsOf(exploreStates({ ...eventAlertsProof, events, actorOutcomes }, start)).map(
    ({ edges }) => {
      const end = edges.findIndex((edge, index) => !canHappen(edge, index));
      return { start, edges: end < 0 ? edges : edges.slice(0, end) };
    },
  );
  return coveringPaths(
    possible.filter(({ edges }) => edges.length > 0),
    (edge) =>
      [
        stateIn(edge.from.snapshot),
        onIn(edge.from.snapshot).length,
        nameOf(edge),
        stateIn(edge.to.snapshot),
      ].join(' '),
  );
}

function canHappen(edge: Edge, index: number): boolean {
  const {
    from: { snapshot },
    event,
  } = edge;
  const [on, status] = [onIn(snapshot), statusOf(edge)];
  // what a browser supports is known from the start
  if (status?.kind === 'unsupported' || status?.kind === 'uninstalled') return index === 0;
  // a tap turns on what is missing, or turns off all that is on
  if (event.type === 'alerts.wanted') return on.length < followed.length;
  if (event.type === 'alerts.stopped') return String(event['events']) === on.join();
  // a question that is closed changes nothing
  if (snapshot.matches('subscribing') && status?.kind === 'ready')
    return [followed.join(), on.join()].includes(status.on.join());
  return true;
}

const paths = alertPaths();
checkPathCount('event-alerts', 'event-alerts-paths', paths);

test('the paths visit every state of notifications', () => {
  const visited = new Set(
    paths.flatMap(({ edges }) =>
      edges.flatMap(({ from, to }) => [from, to].map((one) => stateIn(one.snapshot))),
    ),
  );
  const { ready: inner, ...others } = eventAlertsMachine.states;
  const states = [
    ...Object.keys(others),
    ...Object.keys(inner?.states ?? {}).map((state) => `ready.${state}`),
  ];
  expect([...visited].toSorted()).toEqual(states.toSorted());
});

test('the page shows the machine’s state on every path of notifications', async ({ page, gateway }) => {
  test.setTimeout(240_000);
  const site = await openFollows(page, gateway);
  for (const { edges } of paths)
    await test.step(edges.map(nameOf).join(' → '), async () => {
      await site.visit(edges);
      for (const [index, edge] of edges.entries()) {
        const next = edges[index + 1];
        await site.act(edge, next);
        // the browser itself knows the answer
        if (next !== undefined && isKnownAtOnce(next)) continue;
        await site.expectStep(edge);
        await keepStatePictures(page, 'event-alerts', edge.to.snapshot);
      }
    });
  site.leave();
});

/** Whether a status is read without a call to the gateway. */
const isKnownAtOnce = (edge: Edge) =>
  /checking|refreshing/.test(stateIn(edge.from.snapshot)) && (statusOf(edge)?.kind ?? 'ready') !== 'ready';

/** Whether a subscription is made, rather than a question closed. */
const isTurnedOn = (edge: Edge) => {
  const status = statusOf(edge);
  return status?.kind === 'ready' && status.on.length === followed.length;
};

interface FakeBrowser {
  /** closes the browser's question */
  answerQuestion(answer: NotificationPermission): void;
}

/** Fakes the browser's question, and a service worker, which would hide calls from the test. */
async function fakeBrowser(page: Page) {
  await makeUpSubscriptions(page.context());
  await page.addInitScript(() => {
    const registration = { pushManager: Object.create(PushManager.prototype) as PushManager };
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve(registration) });
    Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
    const permission = () => localStorage.getItem('permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = async () => {
      if (permission() !== 'default') return permission() as NotificationPermission;
      const { promise, resolve } = Promise.withResolvers<NotificationPermission>();
      Object.assign(globalThis, { answerQuestion: resolve });
      const answer = await promise;
      localStorage.setItem('permission', answer);
      return answer;
    };
    const support = localStorage.getItem('support');
    if (support === null) return;
    Reflect.deleteProperty(globalThis, 'PushManager');
    if (support === 'uninstalled') Object.assign(navigator, { standalone: false });
  });
}

/** Drives the switch in 我的关注, with two followed events, along the paths of the machine. */
async function openFollows(page: Page, gateway: RunningGateway) {
  await fakeBrowser(page);
  const reads = await holdCalls(page, '**/x/news/push-state?*');
  const subscribes = await holdCalls(page, '**/x/news/push-subscribe?*');
  const stops = await holdCalls(page, '**/x/news/push-unsubscribe?*');
  const calls = watchCalls(page);
  const part = page.getByRole('region', { name: '标签、热点和记者' });
  const row = part.locator('[aria-busy]');
  const alerts = part.getByRole('switch', { name: '有新进展时通知我' });
  const others = part.getByRole('button', { name: '另外 1 个热点也通知' });
  const toast = page.locator('[role=status][data-position] p');
  const list = '/new/my?list=follows';
  const set = (key: string, value: string | undefined) =>
    page.evaluate(
      ([name, text]) =>
        text === undefined ? localStorage.removeItem(name) : localStorage.setItem(name, text),
      [key, value] as const,
    );

  for (const id of eventIds) {
    await page.goto(`/new/hotNews/${id}`);
    await hydrated(page);
    await page.getByRole('button', { name: /^关注/ }).tap();
    await expect(page.getByRole('button', { name: /^已关注/ })).toBeVisible();
  }
  await set('permission', 'granted');
  await page.getByRole('switch').tap();
  await expect(page.getByRole('switch')).toBeChecked();
  const subscription = await page.evaluate(() => localStorage.getItem('madeUpSubscription') ?? '');
  const [device = {}] = readRows(gateway, 'select * from push_devices');

  let sentBefore = 0;
  /** the browser's question is open */
  let isAsking = false;

  /** Changes the events of which the gateway notifies this browser. */
  function setOn(names: readonly string[]) {
    changeRows(
      gateway,
      ['delete from push_events'],
      ['delete from push_devices'],
      [
        `insert into push_devices (${Object.keys(device).join()}) values (${Object.keys(device).fill('?').join()})`,
        ...Object.values(device),
      ],
      ...idsOf(names).map(
        (id) =>
          [
            'insert into push_events (endpoint_hash, event_id, notified_at) values (?, ?, ?)',
            device['endpoint_hash'] ?? '',
            id,
            timestampInHours(0),
          ] as const,
      ),
    );
  }

  /** Prepares the next reading of the status. */
  async function beforeReading(next: Edge | undefined) {
    await set('madeUpSubscription', subscription);
    await set('permission', next !== undefined && statusOf(next)?.kind === 'denied' ? 'denied' : 'granted');
    await reads.hold();
  }

  const actions: Readonly<Record<string, (edge: Edge, next: Edge | undefined) => Promise<unknown>>> = {
    async 'page.shown'({ from }, next) {
      await beforeReading(next);
      if (from.snapshot.matches('unknown')) await part.getByRole('button', { name: '重试' }).tap();
      else await returnToPage(page);
    },
    async 'alerts.wanted'({ from }, next) {
      const isAsked = next !== undefined && statusOf(next) !== undefined && !isTurnedOn(next);
      isAsking = isAsked;
      if (isAsked) await set('permission', undefined);
      setOn(onIn(from.snapshot));
      await subscribes.hold();
      await (onIn(from.snapshot).length > 0 ? others : alerts).tap();
    },
    async 'alerts.stopped'({ from }) {
      isAsking = false;
      setOn(onIn(from.snapshot));
      await stops.hold();
      await alerts.tap();
    },
  };

  function end(edge: Edge) {
    const { snapshot } = edge.from;
    const status = statusOf(edge);
    const outcome = status === undefined ? 'broken' : undefined;
    if (snapshot.matches('stopping')) return stops.end(outcome);
    if (!snapshot.matches('subscribing')) {
      if (status?.kind === 'ready') setOn(status.on);
      return reads.end(outcome);
    }
    if (outcome !== undefined || isTurnedOn(edge)) return subscribes.end(outcome);
    reads.end();
    return page.evaluate(
      (answer) => (globalThis as unknown as FakeBrowser).answerQuestion(answer),
      status?.kind === 'denied' ? ('denied' as const) : ('default' as const),
    );
  }

  const expectCalls = (operation: string, count: number) =>
    expect
      .poll(() => calls.slice(sentBefore).filter(({ path }) => path.endsWith(`/push-${operation}`)).length)
      .toBe(count);

  return {
    async visit([first]: readonly Edge[]) {
      const kind = first === undefined ? undefined : statusOf(first)?.kind;
      for (const one of [reads, subscribes, stops]) one.end('broken');
      await set('support', kind === 'unsupported' || kind === 'uninstalled' ? kind : undefined);
      await beforeReading(first);
      sentBefore = calls.length;
      await page.goto(list);
      await hydrated(page);
      if (first === undefined || isKnownAtOnce(first)) return;
      await expectCalls('state', 1);
      await expectSnapshot(first.from.snapshot);
    },
    async act(edge: Edge, next: Edge | undefined) {
      sentBefore = calls.length;
      if (!edge.event.type.startsWith('xstate.')) await actions[edge.event.type]?.(edge, next);
      else if (!isKnownAtOnce(edge)) await end(edge);
    },
    async expectStep({ from, event, to }: Edge) {
      if (event.type === 'page.shown') await expectCalls('state', 1);
      if (event.type === 'alerts.stopped') await expectCalls('unsubscribe', 1);
      // the browser's question comes before the call
      if (event.type === 'alerts.wanted') await expectCalls('subscribe', isAsking ? 0 : 1);
      if (event.type.startsWith('alerts.') && !isAsking)
        expect(eventsOf(calls.findLast(({ path }) => /push-(un)?subscribe$/.test(path)))).toEqual(
          idsOf(event['events'] as readonly string[]),
        );
      const hasFailed =
        event.type.startsWith('xstate.error') && /subscribing|stopping/.test(stateIn(from.snapshot));
      await expect(toast).toHaveText(hasFailed ? ['没有成功，请稍后再试'] : []);
      await closeToasts(page);
      await expectSnapshot(to.snapshot);
    },
    /** Deletes what the gateway knows of this browser. */
    leave: () => changeRows(gateway, ['delete from push_events'], ['delete from push_devices']),
  };

  async function expectSnapshot(snapshot: Snapshot) {
    const texts = {
      uninstalled: '添加到主屏幕，从那里打开，就可以收到新进展的通知',
      denied: '浏览器不让本站发通知，可以在浏览器的网站设置里允许',
      unknown: '没有网络，不知道通知开没开',
    };
    for (const [state, text] of Object.entries(texts))
      await expect(part.getByText(text)).toHaveCount(snapshot.hasTag(state) ? 1 : 0);
    const isReady = snapshot.hasTag('ready');
    await expect(alerts).toHaveCount(isReady ? 1 : 0);
    if (!isReady) return;
    const on = onIn(snapshot).length;
    const isBusy = snapshot.hasTag('busy');
    await expect(row).toHaveAttribute('aria-busy', String(isBusy));
    await expect(row.getByRole('status')).toHaveText(isBusy ? '正在设置' : (shownCounts[on] ?? ''));
    await expect(alerts).toBeChecked({ checked: on > 0 });
    await expect(others).toHaveCount(on === 1 ? 1 : 0);
  }
}

/** By the number of events that are on. */
const shownCounts = ['夜里 10 点到早上 7 点不打扰', '已打开 1 个，共 2 个', '已打开，夜里不打扰'];

const idsOf = (names: readonly string[]) => names.map((name) => eventIds[followed.indexOf(name)] ?? name);
const eventsOf = (call: Call | undefined): string[] =>
  JSON.parse(call?.body ?? '{}').events?.toSorted() ?? [];
