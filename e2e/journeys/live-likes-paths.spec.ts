import type { Page } from '@playwright/test';
import {
  collectMs,
  defaultRetryDelayMs,
  liveLikesMachine,
  type LiveLikesContext,
} from '../../machines/live-likes/live-likes.machine.ts';
import { liveLikesProof } from '../../machines/live-likes/live-likes.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import {
  reconnect,
  abort,
  createHeldRoutes,
  respond,
  respondWithFailure,
  untilFailureIsNoticed,
} from '../support/held-calls.ts';
import { createLiveRoom } from '../support/live-rooms.ts';
import {
  checkPathCount,
  coveringPaths,
  outcomeOf,
  possiblePaths,
  stateOf,
  type Edge,
} from '../support/machine-paths.ts';
import { settled } from '../support/network.ts';
import { setVisibility } from '../support/polling.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

/** a batch of two likes in the proof is one of fifty on the page */
const likesPerEvent = 25;
const [start = ''] = Object.keys(liveLikesProof.starts);

const contextOf = ({ context }: Snapshot): LiveLikesContext => context;
const pendingOf = (snapshot: Snapshot) => {
  const { collected, batch } = contextOf(snapshot);
  return collected.length + batch.count;
};
const delayOf = ({ from, event }: Edge) =>
  from.timers.find((timer) => timer.event.type === event.type)?.delayMs;

/** Paths that cover each possible event of each state, with and without likes for the next batch. */
function likePaths(): Path[] {
  // all likes are alike
  const events = liveLikesProof.events.filter((event) => event['id'] !== 'b');
  const graph = exploreStates({ ...liveLikesProof, events }, start);
  // the page turns every failure into an outcome
  const canHappen = ({ event }: Edge) => !event.type.startsWith('xstate.error');
  return coveringPaths(possiblePaths(pathsOf(graph), canHappen), (edge) => {
    const { from, event, to } = edge;
    const { collected } = contextOf(from.snapshot);
    const states = [stateOf(from.snapshot), stateOf(to.snapshot)];
    const outcome = outcomeOf(edge);
    const pause = outcome === 'too-fast' ? contextOf(to.snapshot).pause : '';
    return [...states, event.type, outcome, pause, delayOf(edge), collected.length > 0].join(' ');
  });
}

const paths = likePaths();
checkPathCount('live-likes', 'live-likes-paths', paths);

test('the paths visit every state of the likes but the one that ends at once', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited, 'settled'].toSorted()).toEqual(Object.keys(liveLikesMachine.states).toSorted());
});

// each like shows a heart, which many likes need not
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the live room shows the machine’s likes on every path', async ({ page, ownGateway: gateway }) => {
  test.setTimeout(240_000);
  const room = await openRoom(page, await createLiveRoom(gateway, '点赞的一场'));
  for (const { edges } of paths)
    await test.step(
      edges.map((edge) => `${edge.event.type} ${outcomeOf(edge) ?? ''}`.trim()).join(' → '),
      async () => {
        for (const edge of edges) {
          await room.act(edge);
          await room.expectAfter(edge);
        }
        await room.leave(edges.at(-1)?.to.snapshot);
      },
    );
});

interface Batch {
  readonly count: number;
  readonly clientId: string;
}

/** Drives the likes of a live room along the paths of the machine; batches are answered here. */
async function openRoom(page: Page, id: string) {
  const held = createHeldRoutes(page);
  const button = page.getByRole('button', { name: /^点赞/ });
  /** likes that the gateway has */
  let received = 0;
  let batch: Batch | undefined;
  await page.route('**/x/live/likes?*', (route) => held.hold(route));
  await page.clock.install();
  await page.goto(`/new/living/share/${id}`);
  await hydrated(page);
  await settled(page);
  await pauseClock(page);

  const heldBatches = () => held.routes.map((route): Batch => route.request().postDataJSON());

  async function end({ from, to }: Edge, outcome: string): Promise<void> {
    if (outcome === 'sent') {
      // one like of another reader shows that the response has arrived
      received += contextOf(from.snapshot).batch.count * likesPerEvent + 1;
      return respond(await held.next(), { roomId: id, likes: received });
    }
    const noticed = untilFailureIsNoticed(page, 'sendLiveLikes');
    const { pause } = contextOf(to.snapshot);
    const retryAfterSeconds = pause === defaultRetryDelayMs ? undefined : pause / 1000;
    const failures = {
      refused: { status: 404, msg: '直播已被移除' },
      'too-fast': { status: 429, msg: '点赞太快了', retryAfterSeconds },
    };
    if (outcome === 'refused') await held.end((route) => respondWithFailure(route, failures.refused));
    else if (outcome === 'too-fast')
      // a call is repeated unless the gateway asks for a longer pause than a call may take
      await held.end(
        (route) => respondWithFailure(route, failures['too-fast']),
        retryAfterSeconds === undefined ? 2 : 0,
      );
    else await held.end(abort, 2);
    await noticed;
  }

  /** @param pending likes of the proof that the gateway does not have yet */
  const expectShown = (pending: number) =>
    expect(button).toHaveAccessibleName(`点赞 ${received + pending * likesPerEvent}`);

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    async 'like.given'() {
      await button.tap();
      await button.evaluate((element: HTMLElement, taps) => {
        for (let tap = 1; tap < taps; tap += 1) element.click();
      }, likesPerEvent);
    },
    async 'page.hidden'() {
      await setVisibility(page, 'hidden');
      await setVisibility(page, 'visible');
    },
    'network.restored': () => reconnect(page),
  };

  return {
    async act(edge: Edge) {
      const [delayMs, outcome] = [delayOf(edge), outcomeOf(edge)];
      if (delayMs !== undefined) await page.clock.runFor(delayMs);
      else if (outcome !== undefined) await end(edge, outcome);
      else await actions[edge.event.type]?.();
    },
    async expectAfter({ from, to: { snapshot } }: Edge) {
      await expectShown(pendingOf(snapshot));
      const { count } = contextOf(snapshot).batch;
      const isSending = snapshot.matches('sending');
      await expect
        .poll(() => heldBatches().map((one) => one.count))
        .toEqual(isSending ? [count * likesPerEvent] : []);
      if (!isSending) return;
      const [sent] = heldBatches();
      // a batch that is sent again keeps its id
      const isSame = contextOf(from.snapshot).batch.clientId !== '';
      if (batch !== undefined) expect(sent?.clientId === batch.clientId).toBe(isSame);
      batch = sent;
    },
    /** Sends what is left, so that the next path begins without likes. */
    async leave(last: Snapshot | undefined) {
      if (last === undefined) return;
      if (last.matches('waiting')) await reconnect(page);
      for (let left = pendingOf(last); left > 0;) {
        if (!last.matches('sending')) await page.clock.runFor(collectMs);
        const route = await held.next();
        const { count }: Batch = route.request().postDataJSON();
        received += count + 1;
        await respond(route, { roomId: id, likes: received });
        left -= count / likesPerEvent;
        await expectShown(left);
        if (left > 0) await page.clock.runFor(collectMs);
      }
    },
  };
}
