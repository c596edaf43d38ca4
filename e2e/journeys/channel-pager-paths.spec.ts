import type { Page } from '@playwright/test';
import { channelPagerMachine } from '../../machines/channel-pager/channel-pager.machine.ts';
import { channelPagerProof } from '../../machines/channel-pager/channel-pager.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { holdAnimations } from '../support/held-animations.ts';
import { holdCalls } from '../support/held-calls.ts';
import {
  checkPathCount,
  coveringPaths,
  possibleGraph,
  stateOf,
  type Edge,
} from '../support/machine-paths.ts';
import { networkIdle, saveData, settled } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { createTouchInput } from '../support/touch-input.ts';

type Snapshot = Edge['to']['snapshot'];
type Side = 'previous' | 'next';

/** the second channel, whose neighbours are both known, and the first one */
const startChannels = ['local', 'headline'];
/** a channel that is far from them */
const farChannel = 'culture';
/** of the window, px */
const width = 390;
/** px that a finger drags the row: a third of the width leads on */
const travel = { stay: 80, caught: 110, on: 150 };
/** of the virtual clock: a frame, and a drag so slow that it is no flick */
const frameMs = 20;
const dragMs = 250;
const [start = ''] = Object.keys(channelPagerProof.starts);

const sideOf = ({ context }: Snapshot): Side => context['side'];
const isOpenIn = ({ context }: Snapshot): boolean => context['isOpen'];
const nameOf = ({ event: { type, side, outcome } }: Edge) => [type, side ?? outcome ?? ''].join(' ').trim();

/** Whether an edge can occur and be observed in a browser; the machine's proof covers the others. */
function canHappen({ from: { snapshot }, event }: Edge, before: readonly Edge[]): boolean {
  switch (event.type) {
    case 'finger.along':
      // from another channel than the first, both sides are open
      if (event['isOpen'] === false && before.some((edge) => edge.event.type === 'channel.changed'))
        return false;
      return !snapshot.matches('following') || sideOf(snapshot) !== event['side'];
    // the other side only if the row was caught while it slid
    case 'finger.lifted':
      return event['outcome'] === 'stay' || event['outcome'] === sideOf(snapshot);
    // only the front page is waited for
    case 'channel.refused':
      return sideOf(snapshot) === 'previous';
    default:
      return true;
  }
}

interface ChannelPath extends Path {
  /** the channel that it starts at */
  readonly channel: string;
}

/** Paths that cover each event of each state: from a channel between two, and from the first one. */
function pagerPaths(): ChannelPath[] {
  const events = [
    ...['stay', 'next', 'previous'].map((outcome) => ({ type: 'finger.lifted', outcome })),
    ...['finger.cancelled', 'slide.ended', 'channel.changed', 'channel.refused'].map((type) => ({ type })),
  ];
  return startChannels.flatMap((channel) => {
    const along = (['next', 'previous'] as const).map((side) => ({
      type: 'finger.along',
      side,
      isOpen: side === 'next' || channel !== 'headline',
    }));
    // a side with a channel behaves the same from the first one
    const some = channel === 'headline' ? along.slice(1) : along;
    const proof = { ...channelPagerProof, events: [...some, ...events] };
    return coveringPaths(pathsOf(possibleGraph(exploreStates(proof, start), canHappen)), (edge) =>
      [
        stateOf(edge.from.snapshot),
        edge.from.snapshot.matches('arriving') ? sideOf(edge.from.snapshot) : '',
        nameOf(edge),
        stateOf(edge.to.snapshot),
      ].join(' '),
    ).map((path) => ({ ...path, channel }));
  });
}

const paths = pagerPaths();
checkPathCount('channel-pager', 'channel-pager-paths', paths);

test('the paths visit every state of the row of channels', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(channelPagerMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of the row of channels', async ({
  page,
  gateway,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  await saveData(page.context(), gateway.origin);
  const row = await openRow(page);
  for (const { channel, edges } of paths)
    await test.step(`${channel}: ${edges.map(nameOf).join(' → ')}`, async () => {
      await row.arrive(channel);
      if (edges.some(({ to }) => to.snapshot.matches('arriving'))) await row.holdFrontPage();
      for (const edge of edges) {
        await row.act(edge);
        // the other channels are shown as soon as they are chosen
        if (edge.to.snapshot.matches('arriving') && sideOf(edge.to.snapshot) === 'next') continue;
        await row.expectSnapshot(edge.to.snapshot);
        // a picture would end a slide
        if (edge.to.snapshot.matches('following') || edge.to.snapshot.matches('arriving'))
          await keepStatePictures(page, 'channel-pager', edge.to.snapshot);
      }
      await row.leave();
    });
  expect(pageErrors).toEqual([]);
});

/** Drives the channels of the home page along the paths of the machine; the row slides only when it is told to. */
async function openRow(page: Page) {
  await page.clock.install();
  const banners = await holdCalls(page, /getnewbannerlist/);
  const finger = await createTouchInput(page);
  const animations = await holdAnimations(page);

  const navigation = page.getByRole('navigation', { name: '频道' });
  const tab = (channel: string) => navigation.getByRole('listitem').nth(channels.indexOf(channel));
  const pages = page.locator('main [data-page]:visible');
  const row = pages.first().locator('..');
  /** px to the right, while it slides too */
  const offset = () => row.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);
  /** ids, in the order of their tabs */
  let channels: readonly string[] = [];
  let active = '';
  const beside = (channel: string, side: Side) =>
    channels[channels.indexOf(channel) + (side === 'next' ? 1 : -1)] ?? '';
  /** y of the finger */
  let height = 0;
  let isDown = false;
  /** px of the row when the finger touched it */
  let caughtAt = 0;

  async function dragTo(to: number) {
    const moved = to - caughtAt;
    await finger.moveTo([width / 2 + moved / 2, height]);
    await finger.moveTo([width / 2 + moved, height]);
    await page.clock.runFor(dragMs);
  }

  const signed = (side: unknown, px: number) => (side === 'next' ? -px : px);

  const actions: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    async 'finger.along'({ from, event: { side } }) {
      if (!isDown) {
        caughtAt = await offset();
        await finger.press([width / 2, height]);
        isDown = true;
      }
      await dragTo(signed(side, from.snapshot.matches('returning') ? travel.caught : travel.stay));
    },
    async 'finger.lifted'({ event: { outcome } }) {
      if (outcome !== 'stay') await dragTo(signed(outcome, travel.on));
      await finger.lift();
      isDown = false;
    },
    async 'finger.cancelled'() {
      await finger.cancel();
      isDown = false;
    },
    'slide.ended': () => animations.finish(row),
    async 'channel.changed'({ from: { snapshot } }) {
      if (snapshot.matches('arriving')) {
        active = beside(active, sideOf(snapshot));
        banners.end();
      } else {
        active = farChannel;
        await tab(active).getByRole('link').press('Enter');
      }
    },
    // Back, while the channel loads
    'channel.refused': () => page.goBack(),
  };

  return {
    async arrive(channel: string) {
      active = channel;
      await page.goto(channel === 'headline' ? '/new/' : `/new/?channel=${channel}`);
      await hydrated(page);
      await settled(page);
      channels = await navigation
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links) =>
          links.map(
            (link) => new URL((link as HTMLAnchorElement).href).searchParams.get('channel') ?? 'headline',
          ),
        );
      await pauseClock(page);
      await animations.hold();
      const { y = 0, height: size = 0 } =
        (await page.getByRole('main').getByRole('article').first().boundingBox()) ?? {};
      height = y + size / 2;
    },
    /** Holds what the front page waits for. */
    holdFrontPage: () => banners.hold(),
    async act(edge: Edge) {
      await actions[edge.event.type]?.(edge);
      await page.clock.runFor(frameMs);
    },
    async expectSnapshot(snapshot: Snapshot) {
      const side = sideOf(snapshot);
      const isBeside = snapshot.hasTag('beside') && isOpenIn(snapshot);
      const neighbour = beside(active, side);
      await expect(pages).toHaveCount(isBeside ? 2 : 1);
      await expect(pages.and(page.locator(':not([data-side])'))).toHaveAttribute('data-page', active);
      if (isBeside) {
        const other = page.locator(`[data-side=${side}]`);
        await expect(other).toHaveAttribute('data-page', neighbour);
        await expect(other).toBeInViewport();
      }
      const marked = snapshot.hasTag('aimed') ? neighbour : active;
      await expect(navigation.locator('[data-active]')).toHaveCount(1);
      await expect(tab(marked)).toHaveAttribute('data-active');
      const transforms: Readonly<Record<string, string | RegExp>> = {
        resting: '',
        following: side === 'next' ? /translateX\(-\d/ : /translateX\(\d/,
        returning: /translateX\(0px\)/,
      };
      const beyond = new RegExp(`translateX\\(${signed(side, width)}px\\)`);
      await expect(row).toHaveAttribute('style', transforms[stateOf(snapshot)] ?? beyond);
    },
    /** Ends what the next path would find unfinished. */
    async leave() {
      if (isDown) await finger.cancel();
      isDown = false;
      await page.clock.resume();
      banners.end();
      await networkIdle(page);
    },
  };
}
