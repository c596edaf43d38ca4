import type { Page } from '@playwright/test';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates, stepOf } from '../../machines/proof/state-graph.ts';
import type { VideoFeedContext } from '../../machines/video-feed/video-feed-setup.ts';
import { videoFeedProof } from '../../machines/video-feed/video-feed.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { holdAnimations } from '../support/held-animations.ts';
import { checkPathCount, coveringPaths, possibleGraph, type Edge } from '../support/machine-paths.ts';
import { holdMediaResponses } from '../support/media-responses.ts';
import { saveData, settled } from '../support/network.ts';
import { setVisibility } from '../support/polling.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { createTouchInput } from '../support/touch-input.ts';

type Snapshot = Edge['to']['snapshot'];

const collection = '/new/videosCollection/hai';
/** the videos of the collection */
const videos = [
  { id: 'f04', title: /大潮日/, file: 'tall-pier.mp4' },
  { id: '1108', title: /潮水涨上栈桥/, file: 'video-sea.mp4' },
  { id: 'f05', title: /天鹅醒得比渔村早/, file: 'film-swans.mp4' },
];
/** where a finger touches, beside the buttons */
const [x, y] = [120, 420];
/** px that a finger drags the row: a third of the height leads on */
const travel = { stay: 100, on: 400 };
/** of the virtual clock: some frames, and a drag so slow that it is no flick */
const framesMs = 200;
const dragMs = 250;
/** ms of a slide after which it has almost reached its end */
const almostSlidMs = 250;
const starts = {
  'videos play by themselves': { index: 0, count: videos.length, autoplays: true },
  'data saver': { index: 0, count: videos.length, autoplays: false },
};

const contextOf = ({ context }: Snapshot): VideoFeedContext => context;
const placeOf = (snapshot: Snapshot) => statesOf(snapshot).join();
const nameOf = ({ event: { type, side, outcome, isOn } }: Edge) =>
  [type, side ?? outcome ?? isOn ?? ''].join(' ').trim();
const isLoadedIn = (snapshot: Snapshot) => contextOf(snapshot).index === contextOf(snapshot).loadedIndex;

const isSlidingIn = (snapshot: Snapshot) => snapshot.matches('leaving') || snapshot.matches('returning');

/** Whether the loaded video is to play, as the machine's effects said last. */
function isWantedAfter(edges: readonly Edge[]): boolean {
  let isWanted = false;
  for (const { type, params } of edges.flatMap((edge) => stepOf(edge).effects)) {
    if (type === 'load') isWanted = (params as { readonly plays: boolean }).plays;
    if (type === 'resume' || type === 'replay') isWanted = true;
    if (type === 'pause') isWanted = false;
  }
  return isWanted;
}

/** Whether an edge can occur in a browser; the machine's proof covers the others. */
function canHappen({ from: { snapshot }, event }: Edge, before: readonly Edge[]): boolean {
  const { index, loadedIndex, side, isHeard, isStopped, isSeen, isHidden } = contextOf(snapshot);
  if (event.type === 'page.ready') return snapshot.matches('waiting');
  if (snapshot.matches('waiting')) return false;
  const isOfShown = event['index'] === loadedIndex && loadedIndex === index;
  const isWanted = isWantedAfter(before);
  switch (event.type) {
    case 'page.shown':
      return isHidden;
    // a hidden page has no reader
    case 'page.hidden':
    case 'step.requested':
      return !isHidden;
    case 'sound.requested':
      return !isHidden && event['isOn'] !== isHeard;
    case 'finger.along':
      return !isHidden && (!snapshot.matches('following') || side !== event['side']);
    // the other side only after a row was caught while it slid
    case 'finger.lifted':
      return !isHidden && (event['outcome'] === 'stay' || event['outcome'] === side);
    // a tap on a video that something else stopped resumes it
    case 'video.tapped':
      return !isHidden && (isStopped || isWanted);
    case 'video.seen':
      return isOfShown && isWanted && !isSeen;
    case 'video.ended':
      return isOfShown && isWanted && isSeen;
    default:
      // a collection does not grow
      return event.type !== 'list.grew';
  }
}

/** Paths with and without data saver that cover each event of each state, and of any state if it only changes the context. */
function feedPaths(): Path[] {
  const proof = { ...videoFeedProof, starts };
  const all = Object.keys(starts).flatMap((start) =>
    pathsOf(possibleGraph(exploreStates(proof, start), canHappen)),
  );
  return coveringPaths(all, (edge) => {
    const { from, to, event } = edge;
    const effects = stepOf(edge).effects.map(({ type }) => type);
    const [before, after] = [placeOf(from.snapshot), placeOf(to.snapshot)];
    if (/^(sound|video.ended)/.test(event.type)) return nameOf(edge);
    if (/^(page)/.test(event.type))
      return [nameOf(edge), from.snapshot.hasTag('moving') ? 'moving' : before, ...effects].join(' ');
    return [before, nameOf(edge), after, ...effects].join(' ');
  });
}
const paths = feedPaths();
checkPathCount('video-feed', 'video-feed-paths', paths);

test('the paths visit every state of the feed', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => placeOf(to.snapshot))));
  const resting = ['unseen', 'seen', 'watched', 'stopped'].map((state) => `resting.${state}`);
  // the feed waits before its first path begins
  expect([...visited].toSorted()).toEqual(['following', 'leaving', ...resting, 'returning'].toSorted());
});

for (const start of Object.keys(starts)) {
  test(`the feed shows the machine’s state on every path: ${start}`, async ({
    page,
    gateway,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    if (!starts[start as keyof typeof starts].autoplays) await saveData(page.context(), gateway.origin);
    const feed = await openFeed(page);
    for (const { edges } of paths.filter((path) => path.start === start))
      await test.step(edges.map(nameOf).join(' → '), async () => {
        for (const [index, edge] of edges.entries()) {
          await feed.act(edge);
          await feed.expectSnapshot(edge.to.snapshot, isWantedAfter(edges.slice(0, index + 1)));
          await feed.expectEffects(edge);
          // a picture would end a slide
          if (!isSlidingIn(edge.to.snapshot)) await keepStatePictures(page, 'video-feed', edge.to.snapshot);
        }
        await feed.leave();
      });
    expect(pageErrors).toEqual([]);
  });
}

/** Drives the videos of a collection along the paths of the machine, with held files; the row slides only when it is told to. */
async function openFeed(page: Page) {
  const responses = await holdMediaResponses(page, '**/clips/*.mp4');
  const prefetched: string[] = [];
  const counted: string[] = [];
  /** ids whose views the machine has counted */
  const views: string[] = [];
  page.on('request', (request) => {
    const file = request.url().split('/').at(-1) ?? '';
    // the video element itself requests open-ended ranges
    if (/^bytes=0-\d/.test(request.headers()['range'] ?? '')) prefetched.push(file);
    if (file.startsWith('news-read')) counted.push(String(request.postDataJSON().newsId));
  });
  await page.clock.install();
  const finger = await createTouchInput(page);
  const animations = await holdAnimations(page);
  await page.goto(collection);
  await hydrated(page);
  await settled(page);
  await animations.hold();

  const row = page.getByRole('feed', { name: '视频' });
  const current = row.locator('article:not([inert])');
  const element = row.locator('video');
  const media = () =>
    element.evaluate((video: HTMLVideoElement) => ({
      isPlaying: !video.paused,
      isMuted: video.muted,
      file: video.currentSrc.split('/').at(-1),
      isShown: video.hasAttribute('data-seen'),
    }));
  let isDown = false;

  async function dragTo(px: number) {
    await finger.moveTo([x, y + px / 2]);
    await finger.moveTo([x, y + px]);
    await page.clock.runFor(dragMs);
  }
  const signed = (side: unknown, px: number) => (side === 'next' ? -px : px);

  const actions: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    async 'page.ready'() {
      // the browser can take a tap soon after a swipe for the end of a fling
      await page.getByRole('link', { name: '从第一集连看' }).press('Enter');
      await expect(current).toBeVisible();
      await page.getByRole('button', { name: '打开声音' }).waitFor();
      await pauseClock(page);
    },
    async 'finger.along'({ from, event: { side } }) {
      if (!isDown) {
        // a row that slides is caught where it almost rests
        if (from.snapshot.hasTag('moving')) await animations.moveTo(row, almostSlidMs);
        await finger.press([x, y]);
        isDown = true;
      }
      await dragTo(signed(side, travel.stay));
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
    'step.requested': ({ event: { side } }) => page.keyboard.press(side === 'next' ? 'ArrowDown' : 'ArrowUp'),
    'slide.ended': () => animations.finish(row),
    'video.tapped': () => finger.tap([x, y]),
    'sound.requested': ({ event: { isOn } }) =>
      page.getByRole('button', { name: isOn === true ? '打开声音' : '关掉声音' }).tap(),
    async 'video.seen'() {
      await responses.serve();
      await expect.poll(media).toMatchObject({ isShown: true });
    },
    'video.ended': () =>
      element.evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration)),
    'page.hidden': () => setVisibility(page, 'hidden'),
    'page.shown': () => setVisibility(page, 'visible'),
  };

  return {
    async act(edge: Edge) {
      const { event, from } = edge;
      // another video is loaded
      if (stepOf(edge).effects.some(({ type }) => type === 'load')) responses.hold();
      const timer = from.timers.find((one) => one.event.type === event.type);
      if (timer) await page.clock.runFor(timer.delayMs);
      else await actions[event.type]?.(edge);
      await page.clock.runFor(framesMs);
    },
    async expectSnapshot(snapshot: Snapshot, isWanted: boolean) {
      const { index, isHeard, isStopped, isSeen } = contextOf(snapshot);
      const isLoaded = isLoadedIn(snapshot);
      await expect(current).toHaveAccessibleName(videos[index]?.title ?? '');
      await expect(page.getByText(`第 ${index + 1} 个视频：`)).toBeAttached();
      await expect(page.getByText('这个合集看完了')).toHaveCount(index === videos.length - 1 ? 1 : 0);
      const steps = page.getByRole('group', { name: '换一个视频' }).locator('button');
      await expect(steps.first()).toHaveAccessibleName(index === 0 ? '已经是第一个视频' : '上一个视频');
      await expect(steps.last()).toHaveAccessibleName(
        index === videos.length - 1 ? '已经是最后一个视频' : '下一个视频',
      );
      await expect(page.getByRole('button', { name: isHeard ? '关掉声音' : '打开声音' })).toBeVisible();
      const isGoing = isWanted && !isStopped;
      const sign = current.getByRole('button', { name: /^(播放|暂停)：/ });
      await expect(sign).toHaveCount(isLoaded ? 1 : 0);
      if (isLoaded) await expect(sign).toHaveAccessibleName(isGoing ? /^暂停：/ : /^播放：/);
      // it fades in, which is held
      await expect(current.locator('[role=status]')).toHaveText(
        isLoaded && isGoing && !isSeen ? ['正在缓冲…'] : [],
      );
      await expect.poll(media).toMatchObject({
        isPlaying: isWanted,
        isShown: isSeen && isLoaded,
        ...(isWanted && { isMuted: !isHeard, file: videos[contextOf(snapshot).loadedIndex]?.file }),
      });
      await expectRow(snapshot);
    },
    async expectEffects(edge: Edge) {
      for (const { type, params } of stepOf(edge).effects) {
        const { index } = (params ?? {}) as { readonly index?: number };
        const video = videos[index ?? 0];
        if (type === 'prefetch' && video !== undefined)
          await expect.poll(() => prefetched).toContain(video.file);
        if (type === 'countView') views.push(video?.id ?? '');
        if (type === 'replay')
          await expect
            .poll(() =>
              element.evaluate(({ currentTime, duration }: HTMLVideoElement) => currentTime < duration / 2),
            )
            .toBe(true);
      }
      await expect.poll(() => counted).toEqual(views);
    },
    /** Leaves the feed. */
    async leave() {
      if (isDown) await finger.cancel();
      isDown = false;
      await setVisibility(page, 'visible');
      await page.clock.resume();
      await page.goBack();
      await expect(page.getByRole('link', { name: '从第一集连看' })).toBeVisible();
      responses.hold();
      prefetched.length = 0;
      counted.length = 0;
      views.length = 0;
    },
  };

  /** The row’s position, and the address, which follows it when it rests. */
  async function expectRow(snapshot: Snapshot) {
    const { index, side } = contextOf(snapshot);
    const height = await row.evaluate(({ clientHeight }) => clientHeight);
    const end = -height * (side === 'next' ? index + 1 : index - 1);
    const transforms: Readonly<Record<string, RegExp>> = {
      following: /translateY\(-?[\d.]+px\)/,
      leaving: RegExp(`translateY\\(${end}px\\)`),
    };
    const atRest = RegExp(`translateY\\(${-100 * index}%\\)`);
    await expect(row).toHaveAttribute('style', transforms[placeOf(snapshot)] ?? atRest);
    await expect(page.locator('[role=feed][data-sliding]')).toHaveCount(isSlidingIn(snapshot) ? 1 : 0);
    if (snapshot.matches('resting')) await expect(page).toHaveURL(RegExp(`/videos/${videos[index]?.id}\\b`));
  }
}
