import type { Page } from '@playwright/test';
import type { OutboxContext, OutboxDelivery, OutboxEvent } from '../../machines/outbox/outbox-setup.ts';
import { outboxMachine } from '../../machines/outbox/outbox.machine.ts';
import { outboxProof } from '../../machines/outbox/outbox.proof.ts';
import { outcomes } from '../../machines/outbox/outbox-samples.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { recordAnnouncements, closeToasts } from '../support/announcements.ts';
import { pauseClock, runClockUntil } from '../support/clock.ts';
import type { RunningGateway } from '../support/gateway.ts';
import {
  reconnect,
  abort,
  createHeldRoutes,
  respondWithFailure,
  untilFailureIsNoticed,
  type FailedResponse,
} from '../support/held-calls.ts';
import { addReaderCookie } from '../support/login.ts';
import {
  checkPathCount,
  coveringPaths,
  outcomeOf,
  possiblePaths,
  stateOf,
  type Edge,
} from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const contextOf = ({ context }: Snapshot): OutboxContext => context;
const idsOf = (snapshot: Snapshot) => contextOf(snapshot).pending.map(({ clientId }) => clientId);
const eventOf = ({ event }: Edge) => event as OutboxEvent;
const effectsOf = (edge: Edge) => stepOf(edge).effects.map(({ type }) => type);

/** longer than the 30 s of a call, so that the call is not repeated before the outbox hears of it */
const retryAfterSeconds = 40;
const { sent, unreached, tokenDead, tooFast, refused, gone, busy } = outcomes;
const deliveries: readonly OutboxDelivery[] = [
  sent,
  unreached,
  tokenDead,
  { ...tooFast, retryAfter: retryAfterSeconds },
  refused,
  gone,
  busy,
];

const isReaderKnown = (snapshot: Snapshot) => contextOf(snapshot).reader !== undefined;
const isUnchanged = (snapshot: Snapshot) => {
  const { pending, isOnline, isStored } = contextOf(snapshot);
  return pending.length === 0 && isOnline && isStored;
};

/** Paths that cover each possible event of each state with each pending mutation. */
function outboxPaths(): Path[] {
  const [start = ''] = Object.keys(outboxProof.starts);
  const graph = exploreStates(
    {
      ...outboxProof,
      actorOutcomes: { deliver: { done: deliveries } },
      // offline-mutations.spec.ts has a reader whose name is not known yet
      isSearchBoundary: (snapshot) =>
        outboxProof.isSearchBoundary(snapshot) || (!isReaderKnown(snapshot) && !isUnchanged(snapshot)),
    },
    start,
  );
  return coveringPaths(possiblePaths(pathsOf(graph), canHappen), (edge) => {
    const { from, event, to } = edge;
    const { sendingId, isOnline } = contextOf(from.snapshot);
    const mutation = outcomeOf(edge) === undefined ? isOnline : sendingId;
    return [
      ...[from, to].map(({ snapshot }) => stateOf(snapshot)),
      event.type,
      nameOf(edge),
      mutation,
      ...effectsOf(edge),
    ].join(' ');
  });
}

/** What an event is about, or brings. */
function nameOf(edge: Edge): string {
  const event = eventOf(edge);
  return event.type === 'mutation.made' ? event.pending.clientId : (outcomeOf(edge) ?? '');
}

function canHappen(edge: Edge, before: readonly Edge[]): boolean {
  const { snapshot } = edge.from;
  const { isOnline, sendingId } = contextOf(snapshot);
  const event = eventOf(edge);
  const last = before.at(-1);
  // a reader signs in and out on another page
  if (last === undefined || event.type === 'reader.changed')
    return last === undefined && event.type === 'reader.changed' && event.reader !== undefined;
  switch (event.type) {
    case 'network.lost':
    case 'network.restored':
      // the browser reports only changes
      return isOnline === (event.type === 'network.lost');
    case 'mutation.made':
      if (event.pending.clientId === 'c') return !idsOf(snapshot).includes('c');
      return isLiked(snapshot, before) === (event.pending.clientId === 'u');
    case 'mutation.cancelled':
    case 'mutation.retried':
      return sendingId !== event.clientId && idsOf(snapshot).includes(event.clientId);
    case 'store.refused':
      return effectsOf(last).includes('store');
    case 'store.changed':
      return true;
  }
  const outcome = outcomeOf(edge);
  // another page acts while the mutation waits; one that is new or retried is stored first
  const isJustSent = !last.from.snapshot.matches('sending');
  if (outcome === 'gone') return isJustSent && !last.event.type.startsWith('mutation');
  if (outcome === 'busy') return isJustSent;
  return isOnline || outcome === undefined || outcome === 'unreached';
}

/** Whether the page shows the like: the last one counts, pending or sent. */
function isLiked(snapshot: Snapshot, before: readonly Edge[]): boolean {
  const sentIds = before
    .filter((edge) => outcomeOf(edge) === 'sent')
    .map(({ from }) => contextOf(from.snapshot).sendingId);
  return [...sentIds, ...idsOf(snapshot)].findLast((id) => id !== 'c') === 'l';
}

const paths = outboxPaths();
checkPathCount('outbox', 'outbox-paths', paths);

test('the paths visit every state of the outbox', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(outboxMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of the outbox', async ({
  page,
  ownGateway: gateway,
}) => {
  test.setTimeout(240_000);
  const comments = await openComments(page, gateway);
  for (const { edges } of paths)
    await test.step(
      edges.map((edge) => `${edge.event.type} ${nameOf(edge)}`.trim()).join(' → '),
      async () => {
        for (const [index, edge] of edges.entries()) {
          const next = edges[index + 1];
          await comments.act(edge, next);
          // the next event follows at once
          if (next !== undefined && isPrepared(next)) continue;
          await comments.expectSnapshot(edge.to.snapshot);
          const before = isPrepared(edge) ? edges.slice(index - 1, index) : [];
          await comments.expectToasts([...before, edge]);
          await comments.expectStored(edge);
        }
        await comments.leave(edges.at(-1)?.to.snapshot);
      },
    );
});

/** What the outbox reports. */
function toastsOf(edge: Edge): string[] {
  const isComment = contextOf(edge.from.snapshot).sendingId === 'c';
  return effectsOf(edge).flatMap((effect) => {
    if (effect === 'reportSent') return isComment ? ['刚才没发出的评论，已经发出'] : [];
    if (effect === 'reportRefused')
      return [`${isComment ? '评论没能发出' : '赞没能送到'}：${refused.reason}`];
    return effect === 'reportNotStored' ? ['这台设备存不下了，发出去之前请不要关闭页面'] : [];
  });
}

/** Whether the event follows from what was prepared before the one before it. */
const isPrepared = (edge: Edge) =>
  edge.event.type === 'store.refused' || ['gone', 'busy'].includes(outcomeOf(edge) ?? '');

/** The gateway’s responses, by outcome. */
const failures: Readonly<Record<string, FailedResponse>> = {
  refused: { status: 409, msg: refused.reason },
  'too-fast': { status: 429, msg: '太快了', retryAfterSeconds },
};

interface StorageState {
  isStorageFull?: boolean;
  releaseLock?: () => void;
}

/** Whether another page holds the lock; answered after the page’s own request. */
const isLockedFor = (page: Page) =>
  page.evaluate(() => navigator.locks.request('outbox', { ifAvailable: true }, (lock) => lock === null));

/** Removes what is stored, as a page does that has sent or cancelled it. */
const removeStored = (at: Page) =>
  at.evaluate(() => {
    localStorage.setItem('unsent.other', '{}');
    for (const key of Object.keys(localStorage)) if (key.startsWith('unsent.')) localStorage.removeItem(key);
  });

/** Drives the comments of a story along the paths of the machine; the like is one of a comment. */
async function openComments(page: Page, gateway: RunningGateway) {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: '重发' });
  const cancel = main.getByRole('button', { name: '取消', exact: true });
  const sheet = page.getByRole('dialog', { name: '写评论' });
  const toast = page.locator('[role=status][data-position] p');
  const announcements = await recordAnnouncements(page);
  let heardBefore = 0;
  const held = createHeldRoutes(page);
  /** how often the page sends a new mutation before it leaves it to the outbox */
  let directCalls = 0;
  const callsLeft = new Map<string, number>();
  let written = 0;
  const text = () => `还没送到的第 ${written} 句`;

  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function store(key, value) {
      const isFull = (globalThis as StorageState).isStorageFull === true;
      if (isFull && key.startsWith('unsent.')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.route(/\/(add_lev1|newscomment_praise.do)\?/, async (route) => {
    const { clientId } = route.request().postDataJSON();
    const left = callsLeft.get(clientId) ?? directCalls;
    callsLeft.set(clientId, left - 1);
    if (left > 0) return abort(route);
    held.hold(route);
  });
  await addReaderCookie(page, gateway, await gateway.token('没有网的人'));
  await page.clock.install();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/healthz');
  // a background page renders about one frame a second, and a tap waits for several
  await page.bringToFront();
  await visit();
  const comment = (await main.locator('[id^=comment-]').nth(1).getAttribute('id')) ?? '';
  const like = main.locator(`#${comment}`).getByRole('button', { name: /^赞/ }).first();

  async function visit(): Promise<void> {
    // offline, the code that reads what is stored could not be loaded, and the page would be reloaded once online
    await otherTab.evaluate(() => localStorage.setItem('unsent.other', '{}'));
    const loaded = Promise.all([/comment-sheet/, /read-pending/].map((url) => page.waitForResponse(url)));
    await page.goto('/new/comment/1002');
    await hydrated(page);
    await loaded;
    await settled(page);
    await removeStored(otherTab);
    await pauseClock(page);
  }

  const isPending = async () => (await like.getAttribute('aria-label'))?.endsWith('未发送') === true;

  async function make({ from }: Edge, id: string): Promise<void> {
    const { isOnline } = contextOf(from.snapshot);
    const isSent = id === 'c' || idsOf(from.snapshot).every((one) => one === 'c');
    // a call and its two retries
    directCalls = isOnline && isSent ? 3 : 0;
    if (id !== 'c') {
      await like.tap();
      return runClockUntil(page, async () => (await isPending()) && likeIs(id === 'l'));
    }
    written += 1;
    await page.getByRole('button', { name: '写评论' }).tap();
    await runClockUntil(page, () => sheet.isVisible());
    await sheet.getByRole('textbox').fill(text());
    await sheet.getByRole('button', { name: '发布' }).tap();
    await runClockUntil(page, async () => (await sheet.isHidden()) && main.getByText(text()).isVisible());
  }

  const likeIs = async (isOn: boolean) => (await like.getAttribute('aria-pressed')) === String(isOn);

  async function takeBackLike(): Promise<void> {
    directCalls = 0;
    await like.tap();
    await (await held.next()).continue();
    await runClockUntil(page, () => likeIs(false));
  }

  async function deliver(kind: string): Promise<void> {
    if (kind === 'sent') return (await held.next()).continue();
    // a like looks the same before and after
    const noticed = untilFailureIsNoticed(page, 'addComment', 'praiseNewsComment');
    const failure = failures[kind];
    if (failure !== undefined) await held.end((route) => respondWithFailure(route, failure));
    else if (kind === 'token-dead')
      await held.end((route) =>
        route.continue({ headers: { ...route.request().headers(), token: 'nobody-holds-it' } }),
      );
    else await held.end(abort, 2);
    await noticed;
  }

  /** Prepares what happens between this event and the next. */
  async function prepare(next: Edge): Promise<void> {
    if (next.event.type === 'store.refused')
      await page.evaluate(() => void ((globalThis as StorageState).isStorageFull = true));
    // a page gets no storage event about what it removes itself
    if (outcomeOf(next) === 'gone') await removeStored(page);
    if (outcomeOf(next) !== 'busy') return;
    await otherTab.evaluate(
      () =>
        new Promise<void>((resolve) => {
          void navigator.locks.request('outbox', () => {
            resolve();
            return new Promise<void>((release) => ((globalThis as StorageState).releaseLock = release));
          });
        }),
    );
  }

  return {
    async act(edge: Edge, next: Edge | undefined) {
      const event = eventOf(edge);
      if (!isPrepared(edge)) heardBefore = announcements.length;
      if (next !== undefined) await prepare(next);
      const timer = edge.from.timers.find((one) => one.event.type === event.type);
      if (timer) return page.clock.runFor(timer.delayMs);
      switch (event.type) {
        case 'mutation.made':
          return make(edge, event.pending.clientId);
        case 'mutation.cancelled':
          return cancel.tap();
        case 'mutation.retried':
          return retry.tap();
        case 'network.lost':
        case 'network.restored':
          await page.context().setOffline(event.type === 'network.lost');
          // the browser reports it later
          return expect
            .poll(() => page.evaluate(() => navigator.onLine))
            .toBe(event.type === 'network.restored');
        case 'store.changed':
          return removeStored(otherTab);
      }
      const outcome = outcomeOf(edge);
      if (outcome !== undefined && !isPrepared(edge)) await deliver(outcome);
      if (outcome === 'busy') expect(await isLockedFor(page)).toBe(true);
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { pending, sendingId } = contextOf(snapshot);
      const isSending = sendingId === 'c';
      const waiting = pending.filter(({ clientId }) => clientId === 'c' && !isSending);
      await expect(main.getByText('发送中', { exact: true })).toHaveCount(isSending ? 1 : 0);
      await expect(retry).toHaveCount(waiting.length);
      await expect(cancel).toHaveCount(waiting.length);
      const mark = idsOf(snapshot).findLast((id) => id !== 'c');
      await expect.poll(isPending).toBe(mark !== undefined);
      if (mark !== undefined) await expect.poll(() => likeIs(mark === 'l')).toBe(true);
      for (const { refused: reason } of waiting)
        await expect(main.getByText(reason ?? '连上后自动发送', { exact: true })).toBeVisible();
      if (waiting.length > 0 || isSending)
        await expect(main.getByText(text(), { exact: true })).toBeVisible();
      // the call of the mutation in flight, and no other
      const path = isSending ? 'add_lev1' : 'newscomment_praise.do';
      await expect
        .poll(() => held.routes.map((route) => new URL(route.request().url()).pathname.split('/').at(-1)))
        .toEqual(snapshot.matches('sending') ? [path] : []);
    },
    async expectToasts(edges: readonly Edge[]) {
      await expect
        .poll(async () => {
          // the next one is shown when this one is closed
          await closeToasts(page);
          return announcements.slice(heardBefore).filter((one) => /刚才没|没能|存不下/.test(one));
        })
        .toEqual(edges.flatMap(toastsOf));
      await expect
        .poll(async () => {
          await closeToasts(page);
          return toast.count();
        })
        .toBe(0);
    },
    async expectStored(edge: Edge) {
      const { isStored, pending } = contextOf(edge.to.snapshot);
      // the one in flight is removed from storage with its response
      if (!isStored || edge.event.type === 'store.changed') return;
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent.'))))
        .toHaveLength(pending.length);
    },
    /** Restores the initial conditions for the next path. */
    async leave(last: Snapshot | undefined) {
      if (last === undefined) return;
      await otherTab.evaluate(() => (globalThis as StorageState).releaseLock?.());
      const { deadToken, isStored, sendingId } = contextOf(last);
      if (deadToken !== undefined || !isStored) {
        await removeStored(otherTab);
        await page.context().setOffline(false);
        await page.clock.resume();
        held.clear();
        return visit();
      }
      await clear(sendingId);
      await page.context().setOffline(false);
      if (sendingId !== undefined) await deliver('refused');
      // a refused comment waits for its reader
      if (sendingId === 'c') await expect(retry).toHaveCount(1);
      await clear(undefined);
      // the next pause is short again
      await reconnect(page);
      if (await likeIs(true)) await takeBackLike();
      expect(held.routes).toEqual([]);
    },
  };

  /** Cancels what is pending. @param sendingId of the mutation in flight, which stays */
  async function clear(sendingId: string | undefined): Promise<void> {
    await removeStored(otherTab);
    await expect(retry).toHaveCount(0);
    if (sendingId === undefined || sendingId === 'c') await expect.poll(isPending).toBe(false);
  }
}
