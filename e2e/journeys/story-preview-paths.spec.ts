import type { Page } from '@playwright/test';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { maxVisibleMs, paintTimeoutMs } from '../../machines/story-preview/story-preview.machine.ts';
import { storyPreviewProof } from '../../machines/story-preview/story-preview.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { holdCalls } from '../support/held-calls.ts';
import { openHome, storyLink } from '../support/home-page.ts';
import { checkPathCount, coveringPaths, type Edge } from '../support/machine-paths.ts';
import { watchCalls } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { untilPreviewReady } from '../support/story-previews.ts';
import { expect, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const stateIn = (snapshot: Snapshot) => statesOf(snapshot).join();

/** Paths that cover each event of each state, with what it leads to. */
function previewPaths(): Path[] {
  const [start = ''] = Object.keys(storyPreviewProof.starts);
  return coveringPaths(
    pathsOf(exploreStates(storyPreviewProof, start)).filter(({ edges }) => edges.every(canHappen)),
    (edge) =>
      [
        stateIn(edge.from.snapshot),
        edge.event.type,
        stateIn(edge.to.snapshot),
        ...stepOf(edge).effects.map(({ type }) => type),
      ].join(' '),
  );
}

/** Waiting for a paint does not fail. */
const canHappen = ({ event: { type } }: Edge) => !type.startsWith('xstate.error');

const paths = previewPaths();
checkPathCount('story-preview', 'story-preview-paths', paths);

test('the paths visit every state of a preview', () => {
  const visited = new Set(
    paths.flatMap(({ edges }) =>
      edges.flatMap(({ from, to }) => [from, to].map((one) => stateIn(one.snapshot))),
    ),
  );
  expect([...visited].toSorted()).toEqual(['away', 'shown.going', 'shown.painting']);
});

test('the page shows the machine’s state on every path of a preview', async ({ page }) => {
  test.setTimeout(240_000);
  await page.clock.install();
  const site = await openList(page);
  for (const { edges } of paths)
    await test.step(edges.map(({ event }) => event.type).join(' → '), async () => {
      await site.visit();
      for (const [index, edge] of edges.entries()) {
        await site.act(edge, edges[index + 1]);
        await site.expectStep(edge);
        await keepStatePictures(page, 'story-preview', edge.to.snapshot);
      }
    });
});

/** longer than the router and the cache keep a prefetched story */
const idleMs = 31 * 60_000;
/** the story's Back button, below the link to the app */
const storyBack = [24, 68] as const;

/** Drives the front page along the paths of the machine. */
async function openList(page: Page) {
  const articles = await holdCalls(page, '**/commennews_content.do?*');
  const calls = watchCalls(page);
  const card = storyLink(page, 6);
  const shown = page.locator('[data-shown]');
  const heading = page.getByRole('heading', { level: 1 });
  let title = '';
  let id = '';

  const actions: Readonly<Record<string, (next: Edge | undefined) => Promise<unknown>>> = {
    async 'story.opened'(next) {
      // a hidden page paints nothing
      if (next?.event.type.includes('paintTimeoutMs'))
        await page.evaluate(() => void Object.assign(globalThis, { requestAnimationFrame: () => 0 }));
      await card.tap();
    },
    'preview.tapped': () => page.touchscreen.tap(...storyBack),
    'navigation.ended': async () => articles.end(),
    'history.stepped': () => page.goBack(),
    // the preview covers the links, not their keyboard focus
    'other.opened': () => page.getByRole('link', { name: '搜索' }).first().press('Enter'),
    // what is shown of a page that is left cannot be seen
    'page.left': () => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
  };

  return {
    /** Opens the list with a preview whose story has to be loaded again. */
    async visit() {
      // a story that arrives now would pass on a tap
      await page.goto('about:blank');
      articles.end();
      await page.clock.resume();
      await openHome(page);
      title = await untilPreviewReady(page, card);
      id = /[^/]+$/.exec((await card.getAttribute('href')) ?? '')?.[0] ?? '';
      await page.clock.fastForward(idleMs);
      // the router forgets old stories when it next navigates
      await page.evaluate(() => void (location.hash = 'list'));
      await articles.hold();
      await pauseClock(page);
      calls.length = 0;
    },
    async act({ event: { type } }: Edge, next: Edge | undefined) {
      if (type.includes('paintTimeoutMs')) await page.clock.runFor(paintTimeoutMs);
      else if (type.includes('maxVisibleMs')) await page.clock.runFor(maxVisibleMs);
      // a frame, and the task after it
      else if (type.startsWith('xstate.done')) await page.clock.runFor(20);
      else await actions[type]?.(next);
    },
    async expectStep(edge: Edge) {
      const { snapshot } = edge.to;
      await expect(shown).toHaveCount(snapshot.hasTag('shown') ? 1 : 0);
      if (!snapshot.hasTag('shown')) return expectPageAfter(edge);
      await expect(shown.locator('h1')).toHaveText(title);
      // it covers the list
      expect(
        await shown.evaluate((layer) =>
          layer.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2)),
        ),
      ).toBe(true);
      const isGoing = snapshot.matches({ shown: 'going' });
      await expect(page).toHaveURL(isGoing ? RegExp(`/new/general/${id}$`) : /\/new\/#list$/);
      await expect.poll(loads).toBe(isGoing ? 1 : 0);
    },
  };

  /** How often the story was requested. */
  function loads() {
    return calls.filter(
      ({ path, body }) => path.endsWith('/commennews_content.do') && body.includes(`"${id}"`),
    ).length;
  }

  /** What replaces the preview. */
  async function expectPageAfter({ from, event: { type } }: Edge) {
    // a cancelled navigation does not begin later
    await page.clock.runFor(paintTimeoutMs);
    const hasGone = from.snapshot.matches({ shown: 'going' });
    expect(loads()).toBe(hasGone ? 1 : 0);
    await page.clock.resume();
    if (type === 'other.opened') return expect(page).toHaveURL(/search/i);
    if (type === 'history.stepped') {
      await expect(page).toHaveURL(hasGone ? /\/new\/#list$/ : /\/new\/$/);
      return expect(heading).toHaveText('齐鲁晚报');
    }
    if (!hasGone) return expect(page).toHaveURL(/\/new\/#list$/);
    articles.end();
    if (from.snapshot.context['tapped'] !== undefined && type === 'navigation.ended') {
      // the tap went to the story's Back button
      await expect(page).toHaveURL(/\/new\/#list$/);
      await expect(heading).toHaveText('齐鲁晚报');
      await page.goForward();
    }
    await expect(page).toHaveURL(RegExp(`/new/general/${id}$`));
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveText(title);
  }
}
