import type { Page } from '@playwright/test';
import { playerProof } from '../../machines/audio/player.proof.ts';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { settled } from '../support/network.ts';
import { checkPathCount, coveringPaths } from '../support/machine-paths.ts';
import {
  fakeAudioEnvironment,
  type FakeAudioEnvironment,
  audibleFile,
  trackMediaElements,
} from '../support/media-playback.ts';
import { holdMediaResponses } from '../support/media-responses.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Edge = Path['edges'][number];
type Snapshot = Edge['to']['snapshot'];

/** the last two episodes of a programme: the first has a next one, the second has none */
const titles = ['博物馆夜场开了，凭预约免费参观', '周末马拉松，这几条路要绕行'];
const files = ['episode-2007.m4a', 'episode-2008.m4a'];
const list = titles.map((title, index) => ({ id: files[index] ?? '', url: '', title, duration: 0 }));
const [start = ''] = Object.keys(playerProof.starts);

const soundOf = (snapshot: Snapshot) => statesOf(snapshot).find((state) => state.startsWith('sound.')) ?? '';

/** Paths of readers and devices through the mini player that cover every possible event in every state. */
function reachablePaths(): Path[] {
  const types = [
    'toggle.requested',
    'next.requested',
    'close.requested',
    'media.playing',
    'media.paused',
    'media.ended',
    'media.waiting',
    'media.refused',
    'output.lost',
  ];
  const events = [
    { type: 'track.requested', list, index: 0 },
    ...types.map((type) => ({ type })),
    { type: 'media.failed', fault: 'network' },
    { type: 'sound.silenced', by: 'elsewhere' },
  ];
  const all = pathsOf(exploreStates({ ...playerProof, events }, start)).filter(({ edges }) =>
    edges.every(canHappen),
  );
  return coveringPaths(all, ({ from, event, to }) =>
    [soundOf(from.snapshot), event.type, soundOf(to.snapshot)].join(' '),
  );
}

/** Whether an edge can occur and be observed in a browser; the machine's proof covers the others. */
function canHappen({ from, event: { type } }: Edge): boolean {
  const { snapshot } = from;
  if (type.includes('steadyAfterMs')) return false;
  // tapping the row of the current episode toggles the player
  if (type === 'track.requested') return snapshot.context.index > 0 || snapshot.context.list.length === 0;
  if (type === 'media.ended' || type === 'media.waiting') return soundOf(snapshot) === 'sound.active.playing';
  // after an error the audio plays only when it is loaded again
  if (type === 'media.playing' && !snapshot.hasTag('wanted')) return snapshot.context.fault === undefined;
  // browsers retry a connection that breaks later
  if (type === 'media.refused' || type === 'media.failed')
    return soundOf(snapshot) === 'sound.active.loading';
  return true;
}

const paths = reachablePaths();
checkPathCount('player', 'audio-paths', paths);
const endsFrom = ({ edges }: Path) =>
  edges
    .slice(-1)
    .map(({ from }) => soundOf(from.snapshot))
    .join();
const states = [...new Set(paths.map(endsFrom))];

test('the paths leave every state of the audio except the first', () => {
  const expected = [
    'loading',
    'playing',
    'stalled',
    'retrying',
    'paused',
    'interrupted',
    'refused',
    'failed',
    'ended',
  ];
  expect(states.toSorted()).toEqual(expected.map((state) => `sound.active.${state}`).toSorted());
});

for (const state of states) {
  test(`the mini player shows the machine’s state on every path from ${state}`, async ({ page }) => {
    test.setTimeout(120_000);
    const player = await openPlayer(page);
    for (const { edges } of paths.filter((path) => endsFrom(path) === state)) {
      await test.step(edges.map(({ event }) => event.type).join(' → '), async () => {
        for (const [index, edge] of edges.entries()) {
          const next = edges[index + 1];
          await player.act(edge, next);
          // a rejected `play()` changes the state at once
          if (next?.event.type === 'media.refused') continue;
          await player.expectSnapshot(edge.to.snapshot);
          await keepStatePictures(page, 'player', edge.to.snapshot);
        }
        await player.leave();
      });
    }
  });
}

/** Drives the mini player over the list of its episodes, with controlled network and devices. */
async function openPlayer(page: Page) {
  await fakeAudioEnvironment(page);
  await trackMediaElements(page);
  const responses = await holdMediaResponses(page, '**/episode-*.m4a');
  await page.clock.install();
  await page.goto('/new/audioList/morning');
  await hydrated(page);
  await settled(page);
  await pauseClock(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/healthz');
  // a background page renders about one frame a second, and a tap waits for several
  await page.bringToFront();

  const mini = page.getByRole('region', { name: '正在收听' });
  const button = (name: string | RegExp) => mini.getByRole('button', { name });
  /** @param action a method, or a fraction of the duration to seek to */
  const onElements = (action: 'play' | 'pause' | number) =>
    page.evaluate(async (name) => {
      for (const element of (globalThis as unknown as FakeAudioEnvironment).mediaElements) {
        if (typeof name === 'number') element.currentTime = element.duration * name;
        else await element[name]();
      }
    }, action);
  const isBroken = () =>
    page.evaluate(() =>
      [...(globalThis as unknown as FakeAudioEnvironment).mediaElements].some(({ error }) => error !== null),
    );
  const setOutputs = (outputs: number) =>
    page.evaluate((count) => {
      (globalThis as unknown as FakeAudioEnvironment).audioOutputs = count;
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    }, outputs);

  /** index of the episode that is fully loaded */
  let fullyLoaded: number | undefined;

  const actions: Readonly<Record<string, (edge: Edge, next: Edge | undefined) => Promise<unknown>>> = {
    'track.requested': () =>
      page
        .getByRole('main')
        .getByRole('button', { name: `：${titles[0]}` })
        .tap(),
    'toggle.requested': () => button(/^(暂停|继续播放|重试|重新播放)$/).tap(),
    'next.requested': () => button('下一条').tap(),
    'close.requested': () => button('关闭播放').tap(),
    async 'media.playing'({ from }, next) {
      const isCut = next?.event.type === 'media.waiting';
      fullyLoaded = isCut ? undefined : from.snapshot.context.index;
      await responses.serve(isCut ? 0.5 : 1);
      if (!from.snapshot.hasTag('wanted')) await onElements('play');
    },
    'media.paused': () => onElements('pause'),
    'media.ended': () => onElements(1),
    // shortly before the end of the loaded part
    'media.waiting': () => onElements(0.45),
    'media.failed': () =>
      expect
        .poll(async () => {
          await responses.abort();
          return isBroken();
        })
        .toBe(true),
    async 'output.lost'() {
      await setOutputs(0);
      await setOutputs(1);
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
    'sound.silenced': () => otherTab.evaluate(() => new BroadcastChannel('sound').postMessage('started')),
  };

  return {
    async act(edge: Edge, next: Edge | undefined) {
      const { event, from, to } = edge;
      if (to.snapshot.matches({ sound: { active: 'loading' } })) responses.hold();
      if (next?.event.type === 'media.refused')
        await page.evaluate(() => void ((globalThis as unknown as FakeAudioEnvironment).refusedPlays = 1));
      const timer = from.timers.find((one) => one.event.type === event.type);
      if (timer) await page.clock.fastForward(timer.delayMs);
      await actions[event.type]?.(edge, next);
    },
    async expectSnapshot(snapshot: Snapshot) {
      if (!snapshot.hasTag('active')) {
        await expect(mini).toBeHidden();
        await expect.poll(() => audibleFile(page)).toBe('');
        return;
      }
      const { index } = snapshot.context;
      await expect(mini.getByRole('link')).toHaveText(titles[index] ?? '');
      await expect(button('下一条')).toHaveCount(index === 0 ? 1 : 0);
      const isPlaying = snapshot.hasTag('heard') || (snapshot.hasTag('busy') && fullyLoaded === index);
      const [action, status] = isPlaying ? shownPlaying : shown(snapshot);
      await expect(button(action)).toBeVisible();
      await expect(mini.getByRole('status')).toHaveText(status);
      if (isPlaying) await expect.poll(() => audibleFile(page)).toBe(files[index]);
      if (!snapshot.hasTag('wanted') && !snapshot.hasTag('failed'))
        await expect.poll(() => audibleFile(page)).toBe('');
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      if (await mini.isVisible()) await button('关闭播放').tap();
      await expect(mini).toBeHidden();
      await responses.abort();
      fullyLoaded = undefined;
      await page.evaluate(() => localStorage.removeItem('heardPlaces'));
    },
  };
}

type Shown = readonly [action: string, status: string];

const shownPlaying: Shown = ['暂停', '早安山东'];

/** The label of the mini player's button and its status text. */
function shown(snapshot: Snapshot): Shown {
  if (snapshot.hasTag('busy')) return ['暂停', '正在缓冲…'];
  if (snapshot.hasTag('interrupted')) return ['继续播放', '播放被打断了，点按继续'];
  if (snapshot.hasTag('refused')) return ['继续播放', '浏览器要您点一下才播放'];
  if (snapshot.hasTag('failed')) return ['重试', '没能播放，点按重试'];
  if (snapshot.matches({ sound: { active: 'ended' } })) return ['重新播放', '播放完了'];
  return ['继续播放', '早安山东'];
}
