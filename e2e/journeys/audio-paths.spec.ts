import type { Page } from '@playwright/test';
import { playerProof } from '../../machines/audio/player.proof.ts';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { walk } from '../../machines/proof/walk.ts';
import { stopTime } from '../support/clock.ts';
import { settled } from '../support/network.ts';
import { coveringPaths } from '../support/machine-paths.ts';
import {
  fakeAudioEnvironment,
  type FakeAudioEnvironment,
  audibleFile,
  trackMediaElements,
} from '../support/media-playback.ts';
import { holdAudioResponses } from '../support/audio-responses.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Edge = Path['edges'][number];
type Snapshot = Edge['to']['snapshot'];

/** the last two of a programme, so that one has a next and the other has none */
const titles = ['博物馆夜场开了，凭预约免费参观', '周末马拉松，这几条路要绕行'];
const files = ['episode-2007.m4a', 'episode-2008.m4a'];
const list = titles.map((title, index) => ({ id: files[index] ?? '', url: '', title, duration: 0 }));
const [start = ''] = Object.keys(playerProof.starts);

const soundOf = (snapshot: Snapshot) => statesOf(snapshot).find((state) => state.startsWith('sound.')) ?? '';

/** Ways that readers and phones can go with the mini player, one for each thing that can happen in each state. */
function reachablePaths(): Path[] {
  const types = [
    'toggle.asked',
    'next.asked',
    'close.asked',
    'media.playing',
    'media.paused',
    'media.ended',
    'media.waiting',
    'media.refused',
    'output.lost',
  ];
  const events = [
    { type: 'track.asked', list, index: 0 },
    ...types.map((type) => ({ type })),
    { type: 'media.failed', fault: 'network' },
    { type: 'sound.silenced', by: 'elsewhere' },
  ];
  const all = pathsOf(walk({ ...playerProof, events }, start)).filter(({ edges }) => edges.every(canHappen));
  return coveringPaths(all, ({ from, event, to }) =>
    [soundOf(from.snapshot), event.type, soundOf(to.snapshot)].join(' '),
  );
}

/** An element that says what it cannot say, or a time of which nothing is seen, is left to the machine's proof. */
function canHappen({ from, event: { type } }: Edge): boolean {
  const { snapshot } = from;
  if (type.includes('steadyAfter')) return false;
  // a tap on the row of what is in the player is a tap on the player
  if (type === 'track.asked') return snapshot.context.index > 0 || snapshot.context.list.length === 0;
  if (type === 'media.ended' || type === 'media.waiting') return soundOf(snapshot) === 'sound.active.playing';
  // a broken sound goes on for nobody but who loads it anew
  if (type === 'media.playing' && !snapshot.hasTag('wanted')) return snapshot.context.fault === undefined;
  // what is torn on the way browsers ask for again and again
  if (type === 'media.refused' || type === 'media.failed')
    return soundOf(snapshot) === 'sound.active.loading';
  return true;
}

const paths = reachablePaths();
const endsFrom = ({ edges }: Path) =>
  edges
    .slice(-1)
    .map(({ from }) => soundOf(from.snapshot))
    .join();
const states = [...new Set(paths.map(endsFrom))];

test('every state of a sound but its first is gone on from', () => {
  const sound = [
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
  expect(states.toSorted()).toEqual(sound.map((state) => `sound.active.${state}`).toSorted());
});

for (const state of states) {
  test(`every way on from ${state} shows what the machine says`, async ({ page }) => {
    test.setTimeout(120_000);
    const player = await openPlayer(page);
    for (const { edges } of paths.filter((path) => endsFrom(path) === state)) {
      await test.step(edges.map(({ event }) => event.type).join(' → '), async () => {
        for (const [index, edge] of edges.entries()) {
          const next = edges[index + 1];
          await player.act(edge, next);
          // what the browser refuses it refuses at once
          if (next?.event.type !== 'media.refused') await player.expectSnapshot(edge.to.snapshot);
        }
        await player.leave();
      });
    }
  });
}

/** The mini player over the list that its sounds are from, with a world around it that does as it is told. */
async function openPlayer(page: Page) {
  await fakeAudioEnvironment(page);
  await trackMediaElements(page);
  const line = await holdAudioResponses(page, '**/episode-*.m4a');
  await page.clock.install();
  await page.goto('/new/audioList/morning');
  await hydrated(page);
  await settled(page);
  await stopTime(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/healthz');
  // behind another a page draws about one frame a second, and a tap waits for several
  await page.bringToFront();

  const mini = page.getByRole('region', { name: '正在收听' });
  const button = (name: string | RegExp) => mini.getByRole('button', { name });
  /** @param act or the part of the sound to go on from */
  const onElements = (act: 'play' | 'pause' | number) =>
    page.evaluate(async (name) => {
      for (const element of (globalThis as unknown as FakeAudioEnvironment).mediaElements) {
        if (typeof name === 'number') element.currentTime = element.duration * name;
        else await element[name]();
      }
    }, act);
  const isBroken = () =>
    page.evaluate(() =>
      [...(globalThis as unknown as FakeAudioEnvironment).mediaElements].some(({ error }) => error !== null),
    );
  const countOutputs = (outputs: number) =>
    page.evaluate((count) => {
      (globalThis as unknown as FakeAudioEnvironment).audioOutputs = count;
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    }, outputs);

  /** of the sound that has come to its end: it needs no loading */
  let whole: number | undefined;

  const acts: Readonly<Record<string, (edge: Edge, next: Edge | undefined) => Promise<unknown>>> = {
    'track.asked': () =>
      page
        .getByRole('main')
        .getByRole('button', { name: `：${titles[0]}` })
        .tap(),
    'toggle.asked': () => button(/^(暂停|继续播放|重试|重新播放)$/).tap(),
    'next.asked': () => button('下一条').tap(),
    'close.asked': () => button('关闭播放').tap(),
    async 'media.playing'({ from }, next) {
      const isCut = next?.event.type === 'media.waiting';
      whole = isCut ? undefined : from.snapshot.context.index;
      await line.serve(isCut ? 0.5 : 1);
      if (!from.snapshot.hasTag('wanted')) await onElements('play');
    },
    'media.paused': () => onElements('pause'),
    'media.ended': () => onElements(1),
    // a little before the part that has come is over
    'media.waiting': () => onElements(0.45),
    'media.failed': () =>
      expect
        .poll(async () => {
          await line.abort();
          return isBroken();
        })
        .toBe(true),
    async 'output.lost'() {
      await countOutputs(0);
      await countOutputs(1);
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
    'sound.silenced': () => otherTab.evaluate(() => new BroadcastChannel('sound').postMessage('started')),
  };

  return {
    async act(edge: Edge, next: Edge | undefined) {
      const { event, from, to } = edge;
      if (to.snapshot.matches({ sound: { active: 'loading' } })) line.hold();
      if (next?.event.type === 'media.refused')
        await page.evaluate(() => void ((globalThis as unknown as FakeAudioEnvironment).refusedPlays = 1));
      const timer = from.timers.find((one) => one.event.type === event.type);
      if (timer) await page.clock.fastForward(timer.delay);
      await acts[event.type]?.(edge, next);
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
      const isPlaying = snapshot.hasTag('heard') || (snapshot.hasTag('busy') && whole === index);
      const [act, said] = isPlaying ? shownPlaying : shown(snapshot);
      await expect(button(act)).toBeVisible();
      await expect(mini.getByRole('status')).toHaveText(said);
      if (isPlaying) await expect.poll(() => audibleFile(page)).toBe(files[index]);
      if (!snapshot.hasTag('wanted') && !snapshot.hasTag('failed'))
        await expect.poll(() => audibleFile(page)).toBe('');
    },
    /** Leaves nothing to the next way. */
    async leave() {
      if (await mini.isVisible()) await button('关闭播放').tap();
      await expect(mini).toBeHidden();
      await line.abort();
      whole = undefined;
      await page.evaluate(() => localStorage.removeItem('heardPlaces'));
    },
  };
}

type Shown = readonly [act: string, said: string];

const shownPlaying: Shown = ['暂停', '早安山东'];

/** What the mini player's button does, and what it says. */
function shown(snapshot: Snapshot): Shown {
  if (snapshot.hasTag('busy')) return ['暂停', '正在缓冲…'];
  if (snapshot.hasTag('interrupted')) return ['继续播放', '播放被打断了，点按继续'];
  if (snapshot.hasTag('refused')) return ['继续播放', '浏览器要您点一下才播放'];
  if (snapshot.hasTag('failed')) return ['重试', '没能播放，点按重试'];
  if (snapshot.matches({ sound: { active: 'ended' } })) return ['重新播放', '播放完了'];
  return ['继续播放', '早安山东'];
}
