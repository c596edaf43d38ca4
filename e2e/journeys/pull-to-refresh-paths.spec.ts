import type { Page } from '@playwright/test';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pullToRefreshMachine } from '../../machines/pull-to-refresh/pull-to-refresh.machine.ts';
import { pullToRefreshProof } from '../../machines/pull-to-refresh/pull-to-refresh.proof.ts';
import { pauseClock } from '../support/clock.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { holdCalls } from '../support/held-calls.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { importStories } from '../support/news-feed.ts';
import { settled } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { createTouchInput } from '../support/touch-input.ts';

type Snapshot = Edge['to']['snapshot'];

const outcomeShownMs = 1600;

/** Whether an edge is possible in a browser. */
function canHappen({ from: { snapshot }, event: { type } }: Edge): boolean {
  const isInHand = snapshot.hasTag('in-hand');
  // a finger is put down once, and not while the page refreshes
  if (type === 'pull.began') return !isInHand && !snapshot.matches('refreshing');
  if (type === 'pull.passed') return snapshot.matches('pulled');
  if (type === 'pull.fell') return snapshot.matches('armed');
  return !type.startsWith('pull.') || isInHand;
}

/** Paths that cover each event of each state. */
function pullPaths(): Path[] {
  const [start = ''] = Object.keys(pullToRefreshProof.starts);
  const possible = pathsOf(exploreStates(pullToRefreshProof, start)).map((path): Path => {
    const until = path.edges.findIndex((edge) => !canHappen(edge));
    return until < 0 ? path : { ...path, edges: path.edges.slice(0, until) };
  });
  return coveringPaths(
    possible.filter(({ edges }) => edges.length > 0),
    ({ from, event, to }) =>
      [stateOf(from.snapshot), event.type, String(event['output']), stateOf(to.snapshot)].join(' '),
  );
}

const paths = pullPaths();
checkPathCount('pull-to-refresh', 'pull-to-refresh-paths', paths);

test('the paths visit every state of a pull', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(pullToRefreshMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of a pull', async ({ page, gateway, pageErrors }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  const channel = await openChannel(page, gateway);
  for (const { edges } of paths) {
    await test.step(edges.map(({ event }) => event.type).join(' → '), async () => {
      for (const edge of edges) {
        await channel.act(edge);
        await channel.expectAfter(edge);
        await keepStatePictures(page, 'pull-to-refresh', edge.to.snapshot);
      }
      await channel.leave(edges.at(-1)?.to.snapshot);
    });
  }
  // the refreshes that failed
  expect(pageErrors.filter((error) => !/^500: |status of 500/.test(error))).toEqual([]);
});

/** Drives the list of a channel along the paths of the machine. */
async function openChannel(page: Page, gateway: RunningGateway) {
  const place = page.locator('[data-phase]');
  const refreshes = await holdCalls(page, /getNewsSectionLabelNewsPage/);
  let requested = 0;
  page.on('request', (request) => {
    if (request.url().includes('getNewsSectionLabelNewsPage')) requested += 1;
  });
  await page.goto('/new/?channel=culture');
  await hydrated(page);
  // the gesture is loaded at the first touch
  await page.getByRole('heading', { level: 1 }).tap();
  await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'contain');
  await settled(page);
  await pauseClock(page);
  const finger = await createTouchInput(page);
  const moveTo = (travel: number) => finger.moveTo([195, 300 + travel]);
  requested = 0;
  let expected = 0;

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    async 'pull.began'() {
      await finger.press([195, 300]);
      await moveTo(40);
    },
    'pull.passed': () => moveTo(260),
    'pull.fell': () => moveTo(30),
    'pull.released': () => finger.lift(),
    'pull.cancelled': () => finger.cancel(),
    'refresh.requested': () => page.getByRole('link', { name: '文化', exact: true }).press('Enter'),
  };

  async function endRefresh(count: unknown): Promise<void> {
    if (typeof count !== 'number') return refreshes.end('broken');
    if (count > 0) await importStories(gateway, 'culture', newTitles(count));
    refreshes.end();
  }

  return {
    async act({ event: { type, output }, to }: Edge) {
      if (to.snapshot.matches('refreshing')) await refreshes.hold();
      if (type.startsWith('xstate.after')) await page.clock.runFor(outcomeShownMs);
      else if (type.startsWith('xstate.')) await endRefresh(output);
      else await actions[type]?.();
    },
    async expectAfter({ from, to: { snapshot } }: Edge) {
      const state = stateOf(snapshot);
      await expect(place).toHaveAttribute('data-phase', state);
      await expect(place.locator('> [role=status]')).toHaveText(textOf(snapshot));
      // the page moves with the finger
      const isInHand = snapshot.hasTag('in-hand');
      await expect(place.locator('> div')).toHaveAttribute('style', isInHand ? /translateY\(\d/ : '');
      if (snapshot.matches('refreshing') && !from.snapshot.matches('refreshing')) expected += 1;
      await expect.poll(() => requested).toBe(expected);
    },
    /** Lets go of the page, and waits until nothing is shown. */
    async leave(snapshot: Snapshot | undefined) {
      if (snapshot?.hasTag('in-hand')) await finger.cancel();
      refreshes.end();
      if (snapshot?.matches('refreshing')) await expect(place).toHaveAttribute('data-phase', 'done');
      await page.clock.runFor(outcomeShownMs);
      await expect(place).toHaveAttribute('data-phase', 'resting');
    },
  };
}

let imported = 0;
const newTitles = (count: number) => Array.from({ length: count }, () => `新消息第 ${(imported += 1)} 条`);

/** What the page says about a pull. */
function textOf(snapshot: Snapshot): string {
  const count = Number(snapshot.context['count']);
  const texts: Readonly<Record<string, string>> = {
    resting: '',
    pulled: '下拉刷新',
    armed: '松开刷新',
    refreshing: '正在刷新…',
    done: count > 0 ? `更新了 ${count} 条` : '已是最新',
    failed: '没能刷新，请检查网络后再试',
  };
  return texts[stateOf(snapshot)] ?? '';
}
