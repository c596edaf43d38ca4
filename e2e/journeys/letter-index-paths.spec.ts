import type { Page } from '@playwright/test';
import { letterIndexMachine } from '../../machines/letter-index/letter-index.machine.ts';
import { letterIndexProof } from '../../machines/letter-index/letter-index.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { checkPathCount, coveringPaths, stateOf, type Edge } from '../support/machine-paths.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { createTouchInput, type Point } from '../support/touch-input.ts';

type Snapshot = Edge['to']['snapshot'];

/** px from the top of the window at which a letter's heading counts as the list's first */
const topLine = 72;
/** of the virtual clock: a frame, in which the page reports its scroll position; far below the machine's 800 ms */
const frameMs = 20;
const settledMs = 800;

/** Paths that cover each event of each state, with and without a letter. */
function indexPaths(): Path[] {
  const [start = ''] = Object.keys(letterIndexProof.starts);
  return coveringPaths(pathsOf(exploreStates(letterIndexProof, start)), (edge) =>
    [
      stateOf(edge.from.snapshot),
      edge.from.snapshot.context['letter'] === undefined ? 'at the top' : 'at a letter',
      edge.event.type,
      stateOf(edge.to.snapshot),
    ].join(' '),
  );
}

const paths = indexPaths();
checkPathCount('letter-index', 'letter-index-paths', paths);

// so low that the index leaves letters out, which shows that it is hydrated
test.use({ viewport: { width: 390, height: 420 } });

test('the paths visit every state of the letter index', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(letterIndexMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of the letter index', async ({ page, pageErrors }) => {
  test.setTimeout(240_000);
  await page.clock.install();
  const site = await openMenu(page);
  for (const { edges } of paths) {
    await test.step(edges.map(({ event }) => nameOf(event)).join(' → '), async () => {
      await site.begin();
      for (const edge of edges) {
        await site.act(edge.event);
        await site.expectSnapshot(edge.to.snapshot);
        await keepStatePictures(page, 'letter-index', edge.to.snapshot);
        for (const { type, params } of stepOf(edge).effects)
          if (type === 'showLetter') await site.expectShown(params);
      }
      await site.leave();
    });
  }
  expect(pageErrors).toEqual([]);
});

const nameOf = ({ type, letter, text }: Edge['event']) => [type, letter ?? text ?? ''].join(' ').trim();

/** Drives the list of all enterprises along the paths of the machine. */
async function openMenu(page: Page) {
  const touch = await createTouchInput(page);
  const slider = page.getByRole('slider', { name: '按字母找机构' });
  const field = page.getByRole('searchbox');
  const large = slider.locator('..').locator('> span');
  let isDown = false;

  /** The middle of a letter of the strip. */
  async function placeOf(letter: unknown): Promise<Point> {
    const box = await slider
      .locator('..')
      .locator('div > span', { hasText: String(letter) })
      .boundingBox();
    if (box === null) throw new Error(`the index has no ${String(letter)}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  const actions: Readonly<Record<string, (event: Edge['event']) => Promise<unknown>>> = {
    async 'scrub.started'({ letter }) {
      isDown = true;
      await touch.press(await placeOf(letter));
    },
    'scrub.moved': async ({ letter }) => touch.moveTo(await placeOf(letter)),
    async 'scrub.ended'() {
      isDown = false;
      await touch.lift();
    },
    async 'scrub.cancelled'() {
      isDown = false;
      await touch.cancel();
    },
    'letter.chosen': ({ letter }) => slider.press(String(letter).toLowerCase()),
    // the browser reports scrolling with its own next frame, which the paused clock does not hold back
    'list.scrolled': ({ letter }) =>
      page.evaluate(
        (id) => {
          const heading = document.getElementById(id);
          if (heading === null) throw new Error(`there is no ${id}`);
          const before = scrollY;
          const reported = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
          heading.scrollIntoView({ block: 'start', behavior: 'instant' });
          return scrollY === before ? undefined : reported.then(() => undefined);
        },
        `letter-${String(letter)}`,
      ),
    'filter.typed': ({ text }) => field.fill(String(text)),
    'filter.cleared': () => field.fill(''),
  };

  return {
    async begin() {
      await page.clock.resume();
      // else the browser reloads the page, which restores its scroll position
      await page.goto('about:blank');
      await page.goto('/new/ThinkFile/allmenu');
      await hydrated(page);
      await expect(slider.locator('..').locator('div > span').nth(1)).toBeHidden();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await pauseClock(page);
    },
    async act(event: Edge['event']) {
      if (event.type.startsWith('xstate.after')) await page.clock.runFor(settledMs);
      else await actions[event.type]?.(event);
      await page.clock.runFor(frameMs);
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { letter, text } = snapshot.context;
      await expect(field).toHaveValue(String(text));
      const isFiltered = snapshot.matches('filtering');
      await expect(slider).toHaveCount(isFiltered ? 0 : 1);
      await expect(large).toHaveText(snapshot.hasTag('large') ? [String(letter)] : []);
      if (!isFiltered && letter !== undefined)
        await expect(slider).toHaveAttribute('aria-valuetext', String(letter));
      const rows = page.getByRole('region', { name: '从 A 到 Z' }).getByRole('listitem');
      if (isFiltered)
        await expect
          .poll(async () => (await rows.allInnerTexts()).every((row) => matches(row, String(text))))
          .toBe(true);
      else await expect.poll(() => rows.count()).toBeGreaterThan(300);
    },
    /** What the machine scrolled to is at the top of the window: a letter, or else the list. */
    async expectShown(params: unknown) {
      const letter = typeof params === 'object' && params !== null && 'letter' in params && params.letter;
      const target = letter
        ? page.locator(`#letter-${String(letter)}`)
        : page.getByRole('region', { name: '从 A 到 Z' });
      await expect(async () => {
        const y = (await target.boundingBox())?.y;
        expect(y, `the place of ${String(letter)}`).toBeLessThanOrEqual(topLine);
        expect(y, `the place of ${String(letter)}`).toBeGreaterThanOrEqual(-1);
      }).toPass({ timeout: 10_000 });
    },
    async leave() {
      if (isDown) await touch.lift();
      isDown = false;
    },
  };
}

/** 青岛 is the city of a row, qd the beginning of its initials. */
const matches = (row: string, text: string) => (text === 'qd' ? row.includes('齐都') : row.includes(text));
