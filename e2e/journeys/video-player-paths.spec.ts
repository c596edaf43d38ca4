import type { Page } from '@playwright/test';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import { videoPlayerProof } from '../../machines/video-player/video-player.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { settled } from '../support/network.ts';
import { checkPathCount, coveringPaths, possibleGraph, type Edge } from '../support/machine-paths.ts';
import { fakeAudioEnvironment, type FakeAudioEnvironment } from '../support/media-playback.ts';
import { holdMediaResponses } from '../support/media-responses.ts';
import { keepStatePicture } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const story = '/new/general/1601';
const durationSeconds = 12;
/** position in the second half of the video, which is not loaded at first */
const late = 8;
const skipSeconds = 10;
const recoveredShownMs = 2000;
const [start = ''] = Object.keys(videoPlayerProof.starts);
/** states that `video-player.spec.ts` does not reach */
const pictured = new Set(['going.loading', 'going.seeking', 'still.seeking', 'refused']);

const placeOf = (snapshot: Snapshot) => statesOf(snapshot).join().replace('video.', '');
const loadsAgain = (edge: Edge) => stepOf(edge).effects.some(({ type }) => type === 'reload');
const startsPlaying = (edge: Edge | undefined) =>
  edge !== undefined && stepOf(edge).effects.some(({ type }) => type === 'play' || type === 'reload');

/** Paths of readers and networks that cover every possible event in every state. */
function videoPaths(): Path[] {
  const readers = [
    { type: 'play.requested', sound: true },
    { type: 'toggle.requested' },
    { type: 'seek.requested', to: late },
    { type: 'skip.requested', by: skipSeconds },
    { type: 'skip.requested', by: -skipSeconds },
    { type: 'sound.requested', isOn: true },
    { type: 'sound.requested', isOn: false },
    { type: 'rate.requested', rate: 1.25 },
    { type: 'quality.requested', quality: 240 },
  ] as const;
  const types = ['playing', 'waiting', 'seeked', 'paused', 'ended', 'refused'] as const;
  const events = [
    ...readers,
    ...types.map((type) => ({ type: `media.${type}` }) as const),
    { type: 'network.lost' },
    { type: 'network.restored' },
  ] as const;
  const faults = [
    { type: 'media.failed', fault: 'network' },
    { type: 'media.failed', fault: 'unsupported' },
  ] as const;
  // a video stalls after a fault or without data: the shortest paths try only one of both
  const all = [events, [...faults, ...events]].flatMap((some) =>
    pathsOf(possibleGraph(exploreStates({ ...videoPlayerProof, events: some }, start), canHappen)),
  );
  return coveringPaths(all, (edge) => {
    const [before, after] = [placeOf(edge.from.snapshot), placeOf(edge.to.snapshot)];
    const [kind = ''] = edge.event.type.split('.');
    if (['sound', 'rate', 'network'].includes(kind) && before === after) return nameOf(edge);
    if (/^(skip|xstate|media.failed)/.test(edge.event.type)) return [nameOf(edge), after].join(' ');
    return [nameOf(edge), before, after].join(' ');
  });
}

const nameOf = ({ event: { type, fault, by, isOn } }: Edge) =>
  [type, fault ?? (Number(by) < 0 ? 'back' : (isOn ?? ''))].join(' ').trim();

/** Whether an edge can occur and be observed on the page of a story; the machine's proof covers the others. */
function canHappen({ from: { snapshot }, event }: Edge, before: readonly Edge[]): boolean {
  const place = placeOf(snapshot);
  const isBroken =
    before.findLastIndex(({ event: { type } }) => type === 'media.failed') >
    before.findLastIndex(startsPlaying);
  const hasPictures =
    before.findLastIndex(({ event: { type } }) => type === 'media.playing') >
    before.findLastIndex(loadsAgain);
  switch (event.type) {
    // later the button toggles
    case 'play.requested':
      return place === 'poster';
    // the poster has no settings
    case 'rate.requested':
      return place !== 'poster';
    // the file that it plays, loads or will play
    case 'quality.requested':
      return ['going.playing', 'going.loading', 'still.paused'].includes(place);
    case 'sound.requested':
      return snapshot.context.isMuted === event['isOn'];
    // the first seconds are loaded; at the end nothing is left to skip
    case 'skip.requested':
      return place !== 'failed' && (place === 'ended') === Number(event['by']) < 0;
    case 'media.playing':
      // a browser reports it once, and first that it has sought
      return !isBroken && !place.endsWith('seeking') && place !== 'going.playing';
    case 'media.waiting':
    case 'media.ended':
      return place === 'going.playing';
    case 'media.seeked':
      return place.endsWith('seeking');
    // a system pauses what is heard
    case 'media.paused':
      return ['going.playing', 'going.buffering'].includes(place);
    case 'media.refused':
      return place === 'going.loading' && startsPlaying(before.at(-1));
    // browsers retry a connection that breaks later
    case 'media.failed':
      return !isBroken && !hasPictures && (event['fault'] === 'network' || place === 'going.loading');
    // a browser reports only changes
    case 'network.lost':
      return !snapshot.context.isOffline;
    case 'network.restored':
      return snapshot.context.isOffline;
    default:
      // a count that the page does not show
      return !event.type.includes('steadyAfterMs');
  }
}

const paths = videoPaths();
checkPathCount('video-player', 'video-player-paths', paths);

test('the paths visit every state of a video', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => placeOf(to.snapshot))));
  const going = ['loading', 'playing', 'seeking', 'buffering', 'stalled', 'offline'];
  const expected = [
    'poster',
    ...going.map((state) => `going.${state}`),
    'still.paused',
    'still.seeking',
    'ended',
    'refused',
    'failed',
  ];
  expect([...visited].toSorted()).toEqual(expected.toSorted());
});

test('the player shows the machine’s state on every path of a video', async ({ page, pageErrors }) => {
  test.setTimeout(240_000);
  const video = await openVideo(page);
  for (const { edges } of paths)
    await test.step(edges.map(nameOf).join(' → '), async () => {
      await video.arrive();
      for (const [index, edge] of edges.entries()) {
        await video.act(edge, edges.slice(index + 1));
        // a rejected `play()` changes the state at once
        if (edges[index + 1]?.event.type === 'media.refused') continue;
        await video.expectSnapshot(edge.to.snapshot);
        const place = placeOf(edge.to.snapshot);
        if (pictured.has(place)) await keepStatePicture(page, 'video-player', `video.${place}`);
      }
      await video.leave();
    });
  expect(pageErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

/** Drives the video of a story along the paths of the machine, with controlled network and autoplay policy. */
async function openVideo(page: Page) {
  await fakeAudioEnvironment(page);
  const responses = await holdMediaResponses(page, '**/video-race*.mp4');
  await page.clock.install();
  await page.goto(story);
  await hydrated(page);
  await settled(page);

  const poster = page.getByRole('button', { name: /^播放视频/ });
  const player = page.getByRole('group', { name: /^播放器/ });
  const button = (name: string | RegExp) => player.getByRole('button', { name, exact: true });
  const toggle = button(/^(暂停|播放|重新播放|再试一次)$/);
  const progress = player.getByRole('slider', { name: '播放进度' });
  const element = page.locator('video');
  const onElement = (action: 'play' | 'pause') =>
    element.evaluate((media: HTMLVideoElement, name) => media[name](), action);
  const jumpTo = (fraction: number) =>
    element.evaluate(
      (media: HTMLVideoElement, share) => void (media.currentTime = media.duration * share),
      fraction,
    );
  const mediaState = () =>
    element.evaluate((media: HTMLVideoElement) => ({
      isPlaying: !media.paused && !media.ended,
      isMuted: media.muted,
      rate: media.playbackRate,
      file: media.currentSrc.split('/').at(-1),
    }));
  const shown = () => progress.inputValue().then(Number);
  /** Whether the video has what it needs to play at its position. */
  let isReady = false;
  /** Whether the video is loaded to its end. */
  let isWhole = false;

  async function choose(label: string) {
    await button('播放设置').tap();
    const menu = page.getByRole('dialog', { name: '播放设置' });
    await menu.getByRole('radio', { name: label }).check();
    await menu.getByRole('button', { name: '完成' }).tap();
    await expect(menu).toBeHidden();
  }

  async function expectMoved(to: number, move: () => Promise<unknown>) {
    await move();
    await expect.poll(shown).toBeGreaterThanOrEqual(to);
    isReady = isReady && (to < late || isWhole);
  }

  const actions: Readonly<Record<string, (edge: Edge, rest: readonly Edge[]) => Promise<unknown>>> = {
    'play.requested': () => poster.tap(),
    async 'toggle.requested'({ from }) {
      await toggle.tap();
      // from the beginning
      if (from.snapshot.hasTag('ended')) await expect.poll(shown).toBeLessThan(late);
    },
    'seek.requested': () => expectMoved(late, () => progress.fill(String(late))),
    async 'skip.requested'({ event: { by } }) {
      const to = Math.max(0, Math.min(durationSeconds, (await shown()) + Number(by)));
      await expectMoved(to, () => button(Number(by) > 0 ? '前进 10 秒' : '后退 10 秒').tap());
    },
    'sound.requested': ({ event: { isOn } }) =>
      button(isOn === true ? '打开声音' : '静音')
        .last()
        .tap(),
    'rate.requested': () => choose('1.25 倍'),
    'quality.requested': () => choose('流畅 240P'),
    async 'media.playing'({ from }, rest) {
      const leavesLoaded = rest.some(
        ({ event: { type, to, by } }) => type === 'media.waiting' || to === late || by === skipSeconds,
      );
      const hasEnded = rest.some(({ event: { type } }) => type === 'media.ended');
      isWhole = !leavesLoaded || hasEnded;
      await responses.serve(isWhole ? 1 : 0.5);
      if (!from.snapshot.hasTag('wanted')) await onElement('play');
      isReady = true;
    },
    async 'media.waiting'() {
      // shortly before the end of the loaded part
      await jumpTo(0.45);
      isReady = false;
    },
    async 'media.seeked'() {
      await responses.serve();
      isReady = true;
    },
    'media.paused': () => onElement('pause'),
    'media.ended': () => jumpTo(1),
    async 'media.failed'({ event: { fault } }) {
      if (fault === 'unsupported') return responses.serveDamaged();
      await expect
        .poll(async () => {
          await responses.abort();
          return element.evaluate((media: HTMLVideoElement) => media.error !== null);
        })
        .toBe(true);
    },
    'network.lost': () => page.context().setOffline(true),
    'network.restored': () => page.context().setOffline(false),
  };

  return {
    async arrive() {
      await expect(poster).toBeVisible();
      await pauseClock(page);
      responses.hold();
      isReady = false;
    },
    async act(edge: Edge, rest: readonly Edge[]) {
      const { event, from } = edge;
      if (loadsAgain(edge)) {
        responses.hold();
        isReady = false;
      }
      const refused = rest.findIndex(({ event: { type } }) => type !== 'media.refused');
      const refusals = refused < 0 ? rest.length : refused;
      // the poster's button plays too, before the player does
      if (refusals > 0 && event.type !== 'media.refused')
        await page.evaluate(
          (count) => void ((globalThis as unknown as FakeAudioEnvironment).refusedPlays = count),
          refusals + (event.type === 'play.requested' ? 1 : 0),
        );
      const timer = from.timers.find((one) => one.event.type === event.type);
      if (timer) await page.clock.fastForward(timer.delayMs);
      await actions[event.type]?.(edge, rest);
    },
    async expectSnapshot(snapshot: Snapshot) {
      const { isMuted, rate, quality } = snapshot.context;
      await expect(poster).toHaveCount(snapshot.hasTag('video') ? 0 : 1);
      await expect(player).toHaveCount(snapshot.hasTag('video') ? 1 : 0);
      if (!snapshot.hasTag('video')) return;
      const isPlaying = snapshot.hasTag('seen') || (snapshot.hasTag('wanted') && isReady);
      const [label, status] = isPlaying ? ['暂停', ''] : labelsOf(snapshot);
      await expect(toggle).toHaveAccessibleName(label);
      await expect(player.getByRole('status')).toHaveText(status);
      await expect(button(isMuted ? '打开声音' : '静音')).toHaveCount(isMuted && label === '暂停' ? 2 : 1);
      for (const name of ['后退 10 秒', '前进 10 秒'])
        await expect(button(name)).toBeEnabled({ enabled: !snapshot.hasTag('failed') });
      await expect.poll(mediaState).toMatchObject({
        ...((isPlaying || !snapshot.hasTag('wanted')) && { isPlaying }),
        file: quality === 240 ? 'video-race-240.mp4' : 'video-race.mp4',
        isMuted,
        rate,
      });
    },
    /** Restores the initial conditions for the next path. */
    async leave() {
      await page.context().setOffline(false);
      // the line about the network hides the link
      await page.clock.fastForward(recoveredShownMs);
      await page.clock.resume();
      // a small page
      await page.getByRole('link', { name: '打开APP' }).tap();
      await expect(element).toHaveCount(0);
      await page.evaluate(() => localStorage.removeItem('heardPlaces'));
      await page.goBack();
    },
  };
}

/** The label of the player's large button and its status text. */
function labelsOf(snapshot: Snapshot): readonly [action: string, status: string] {
  if (snapshot.matches({ video: { going: 'stalled' } })) return ['暂停', '网络不太稳，正在重新连接…'];
  if (snapshot.hasTag('offline')) return ['暂停', '网络断开了，连上后接着放'];
  if (snapshot.hasTag('wanted')) return ['暂停', '正在缓冲…'];
  if (snapshot.hasTag('ended')) return ['重新播放', ''];
  if (snapshot.hasTag('refused')) return ['播放', '浏览器要您点一下才播放'];
  if (!snapshot.hasTag('failed')) return ['播放', ''];
  const isNetworkFault = snapshot.context.fault === 'network';
  return ['再试一次', isNetworkFault ? '视频没能加载出来，点一下再试' : '这台设备放不了这段视频'];
}
