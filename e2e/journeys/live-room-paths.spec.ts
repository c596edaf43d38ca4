import type { Page } from '@playwright/test';
import type { LiveRoomContext, PollResult, RoomEvent } from '../../machines/live-room/live-room-setup.ts';
import { liveRoomProof } from '../../machines/live-room/live-room.proof.ts';
import type { Path } from '../../machines/proof/paths.ts';
import { sameValue } from '../../machines/proof/same-value.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { pauseClock, runClockUntil } from '../support/clock.ts';
import { createHeldRoutes, respond, respondWithFailure } from '../support/held-calls.ts';
import { createLiveRoom } from '../support/live-rooms.ts';
import { checkPathCount, coveringWalks, possibleGraph, type Edge } from '../support/machine-paths.ts';
import { networkIdle } from '../support/network.ts';
import { setVisibility } from '../support/polling.ts';
import { holdStreams, sendEvent } from '../support/servers/held-streams.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const [start = ''] = Object.keys(liveRoomProof.starts);
const input = liveRoomProof.starts[start] as { readonly last: number };

const contextOf = ({ context }: Snapshot): LiveRoomContext => context;
const stateName = ({ value }: Snapshot) => JSON.stringify(value);
const roomEventOf = ({ roomEvent }: Edge['event']) => roomEvent as RoomEvent;
const delayOf = ({ from, event }: Edge) =>
  from.timers.find((timer) => timer.event.type === event.type)?.delayMs;
const isSteady = (snapshot: Snapshot) =>
  !snapshot.hasTag('behind') ||
  snapshot.matches('asleep') ||
  (snapshot.matches({ awake: 'attached' }) && contextOf(snapshot).failures === 0);

function canHappen({ from, event }: Edge): boolean {
  const { snapshot } = from;
  // only the answer to the request for a stream refuses it
  if (event.type === 'stream.refused') return snapshot.matches({ awake: { attached: 'connecting' } });
  // a stream opens once
  if (event.type === 'stream.opened') return !snapshot.matches({ awake: { attached: 'streaming' } });
  return true;
}

/** Paths that cover each possible event, with each event of the room, outcome and delay, of each state. */
function roomPaths(): Path[] {
  const graph = possibleGraph(exploreStates(liveRoomProof, start), canHappen);
  return coveringWalks(graph, (edge) => {
    const { from, event, to } = edge;
    const { type, roomEvent, output, isOnline } = event;
    const payload = JSON.stringify([roomEvent, output, isOnline]);
    return [stateName(from.snapshot), type, payload, stateName(to.snapshot)].join(' ');
  });
}

const paths = roomPaths();
checkPathCount('live-room', 'live-room-paths', paths);

test('the paths visit every state of a live room', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateName(to.snapshot))));
  expect([...visited].toSorted()).toEqual([
    '"asleep"',
    '"offline"',
    '"removed"',
    '{"awake":"reloading"}',
    '{"awake":"waiting"}',
    '{"awake":{"attached":"connecting"}}',
    '{"awake":{"attached":"streaming"}}',
    '{"awake":{"polling":"requesting"}}',
    '{"awake":{"polling":"resting"}}',
  ]);
});

test('the page shows the machine’s state on every path of a live room', async ({
  page,
  ownGateway: gateway,
}) => {
  test.setTimeout(240_000);
  const room = await openRoom(page, gateway.origin, await createLiveRoom(gateway, '桥要合龙了'));
  for (const { edges } of paths) {
    await room.visit();
    for (const edge of edges)
      await test.step(`${stateName(edge.from.snapshot)} ${edge.event.type}`, async () => {
        await room.act(edge);
        await room.expectAfter(edge);
        await keepStatePictures(page, 'live-room', edge.to.snapshot);
      });
    await room.leave();
  }
  await room.close();
});

const badges = { preview: '直播预告', living: '直播中', paused: '直播暂停' };
const at = '2030-01-01 19:30:00';

/** Drives a live room along the paths of its machine; stream, polls and reloads are answered here. */
async function openRoom(page: Page, origin: string, id: string) {
  const streams = await holdStreams(page, '**/x/live/stream?*');
  const polls = createHeldRoutes(page);
  const reloads = createHeldRoutes(page);
  await page.route('**/x/live/events?*', (route) => polls.hold(route));
  await page.route('**/x/live/room?*', (route) => reloads.hold(route));
  await page.clock.install();
  await pauseClock(page);
  const { data } = await (await page.request.get(`${origin}/gateway/x/live/room?roomId=${id}`)).json();
  const { room } = data;
  const main = page.getByRole('main');
  const lines = page.getByRole('group', { name: '聊天内容' }).getByRole('listitem');
  /** from the numbers of the proof to those of the room */
  const numberOf = (seq: number) => seq - input.last + room.last;
  /** lines of the chat that are shown */
  let shown = 0;

  /** An event of the proof as the gateway sends it. */
  function liveEvent({ seq, phase, event }: RoomEvent) {
    const head = { seq: numberOf(seq), at };
    if (phase === 'removed') return { ...head, kind: 'removed' };
    if (event === undefined) return { ...head, kind: 'state', state: phase };
    const from = { name: '看桥的人', headImg: '', host: false, own: false };
    return {
      ...head,
      kind: 'message',
      message: { id: `m${seq}`, seq: head.seq, at, text: String(event), state: 'shown', ...from },
    };
  }

  const endPoll = async ({ from, event }: Edge) => {
    if (event.type.startsWith('xstate.error'))
      return polls.end((route) => respondWithFailure(route, { status: 500, msg: '服务出错了' }));
    const { roomEvents, isReset, pause } = event.output as PollResult;
    const events = roomEvents.map(liveEvent);
    const last = events.at(-1)?.seq ?? numberOf(contextOf(from.snapshot).last);
    const timing = { reset: isReset, pollAfter: pause / 1000 };
    return respond(await polls.next(), { events, last, ...timing, counts: room.counts });
  };
  const endReload = async ({ event }: Edge) => {
    if (event.type.startsWith('xstate.error'))
      return reloads.end((route) => respondWithFailure(route, { status: 500, msg: '服务出错了' }));
    const { phase, last } = event.output as { readonly phase: string; readonly last: number };
    if (phase === 'removed') return respond(await reloads.next(), { removed: true });
    return respond(await reloads.next(), {
      removed: false,
      room: { ...room, state: phase, last: numberOf(last) },
    });
  };

  async function setOnline(isOnline: boolean): Promise<void> {
    await page.context().setOffline(!isOnline);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(isOnline);
  }

  const actions: Readonly<Record<string, (edge: Edge) => unknown>> = {
    async 'stream.opened'() {
      const { response } = await streams.current();
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.flushHeaders();
    },
    'event.arrived': async ({ event }) =>
      sendEvent(await streams.current(), 'happened', liveEvent(roomEventOf(event))),
    'stream.reset': async () => sendEvent(await streams.current(), 'reset', {}),
    'stream.lost': async () => (await streams.current()).response.destroy(),
    async 'stream.refused'() {
      const { response } = await streams.current();
      response.writeHead(503, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: 503, msg: '观看的人太多了', data: {} }));
    },
    'page.hidden': () => setVisibility(page, 'hidden'),
    async 'page.shown'({ event }) {
      await setOnline(event['isOnline'] === true);
      await setVisibility(page, 'visible');
    },
    'network.lost': () => setOnline(false),
    'network.restored': () => setOnline(true),
  };

  return {
    async visit() {
      shown = 0;
      await page.goto(`/new/living/appc/${id}`);
      await runClockUntil(page, () => streams.streams.length === 1);
      await networkIdle(page);
    },
    async act(edge: Edge) {
      const { from, event } = edge;
      const delayMs = delayOf(edge);
      if (delayMs !== undefined) return page.clock.runFor(delayMs);
      if (!/^xstate\.(done|error)/.test(event.type)) return actions[event.type]?.(edge);
      return from.snapshot.matches({ awake: 'reloading' }) ? endReload(edge) : endPoll(edge);
    },
    async expectAfter(edge: Edge) {
      const { from, event, to } = edge;
      const { snapshot } = to;
      if (snapshot.matches('removed')) {
        await expect(page).toHaveURL(/\/living\/kong$/);
        await expect.poll(() => streams.streams.length).toBe(0);
        return;
      }
      const isReloaded =
        from.snapshot.matches({ awake: 'reloading' }) && event.type.startsWith('xstate.done');
      if (isReloaded) shown = 0;
      const { phase, last } = contextOf(snapshot);
      const badge = main.getByText(badges[phase as keyof typeof badges], { exact: true });
      // what arrives is shown by a timer
      if (!(await badge.isVisible())) await runClockUntil(page, () => badge.isVisible());
      const status = page.getByRole('status').filter({ hasText: /网络断开了|正在重新连接/ });
      if (snapshot.hasTag('offline')) await expect(status).toContainText('网络断开了');
      else if (isSteady(snapshot)) await expect(status).toHaveCount(0);
      else await expect(status).toContainText('正在重新连接');

      const isAttached = snapshot.matches({ awake: 'attached' });
      const isPolling = snapshot.matches({ awake: { polling: 'requesting' } });
      const isReloading = snapshot.matches({ awake: 'reloading' });
      const requests = () => [streams.streams, polls.routes, reloads.routes].map(({ length }) => length);
      const expected = [isAttached, isPolling, isReloading].map(Number);
      // a delay begins when the page has noticed what came before
      if (delayOf(edge) !== undefined) await runClockUntil(page, () => sameValue(requests(), expected));
      else await expect.poll(requests).toEqual(expected);
      const asked = isPolling
        ? polls.routes.map((route) => new URL(route.request().url()))
        : streams.streams.map(({ url }) => url);
      if (isPolling || snapshot.matches({ awake: { attached: 'connecting' } }))
        expect(asked.map(({ searchParams }) => searchParams.get('after'))).toEqual([String(numberOf(last))]);

      const said = stepOf(edge)
        .effects.filter(({ type }) => type === 'showEvents')
        .flatMap(({ params }) => (params as { readonly roomEvents: readonly RoomEvent[] }).roomEvents)
        .filter((one) => one.event !== undefined).length;
      shown += said;
      if ((await lines.count()) !== shown)
        await runClockUntil(page, async () => (await lines.count()) === shown);
    },
    async leave() {
      await setOnline(true);
      await setVisibility(page, 'visible');
      await page.goto('about:blank');
      for (const held of [polls, reloads]) held.clear();
      await expect.poll(() => streams.streams.length).toBe(0);
    },
    close: () => streams.close(),
  };
}
