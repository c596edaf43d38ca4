import type { Page, Route } from '@playwright/test';
import { statesOf } from '../../machines/proof/labels.ts';
import type { Path } from '../../machines/proof/paths.ts';
import { exploreStates, type StateGraph } from '../../machines/proof/state-graph.ts';
import { vrViewerProof } from '../../machines/vr-viewer/vr-viewer.proof.ts';
import { pauseClock } from '../support/clock.ts';
import { createHeldRoutes, reconnect, type HeldRoutes } from '../support/held-calls.ts';
import { checkPathCount, coveringWalks, possibleGraph, type Edge } from '../support/machine-paths.ts';
import { holdMediaResponses } from '../support/media-responses.ts';
import { saveData } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const address = '/new/vrlive/share/1012';
/** the scenes of the tour; the first one has a video */
const [lake, dusk] = ['swan-lake-now', 'swan-lake-dusk'];
const titles: Readonly<Record<string, string>> = { [lake]: '此刻的湖面', [dusk]: '黄昏的湖面' };
const files: Readonly<Record<string, string>> = { [lake]: 'swan-lake.jpg', [dusk]: 'swan-lake-dusk.jpg' };
const smallSuffix = '-article7.0.4';
/** of the virtual clock: more than a frame */
const frameMs = 20;
/** of the virtual clock: longer than the view needs to level its horizon */
const levelledMs = 600;
/** how long the page waits for a sensor */
const sensorMs = 1500;

/** most steps are shown in less than the usual intervals */
const often = { intervals: [50] };

const opened = 'xstate.done.actor.0.vrViewer.view.loading';
const notOpened = 'xstate.error.actor.0.vrViewer.view.loading';
const answered = 'xstate.done.actor.0.vrViewer.turning.requesting';
const autoplay = 'videos play by themselves';
const saving = 'data saver';
/**
 * How the paths of each start begin. Until a scene is drawn for the first time, the page shows the flat picture of the
 * server's markup, which then arrives or fails only once.
 */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  [autoplay]: [opened],
  [saving]: [notOpened, 'retry.requested', opened],
};

const sceneOf = ({ context }: Snapshot): string => context['scene'];

/** Whether an edge can occur in a browser; the machine's proof covers the others. */
function canHappen({ from: { snapshot }, event }: Edge, start: string): boolean {
  switch (event.type) {
    // the button is shown with a small picture only
    case 'sharp.requested':
      return !snapshot.context['isSharp'] && !snapshot.hasTag('loading') && !snapshot.hasTag('failed');
    // a context is lost once
    case 'drawing.lost':
      return snapshot.context['canDraw'];
    // a flat picture is not turned by the phone, so the button is not shown
    case 'gyro.requested':
      return !snapshot.hasTag('flat');
    // while it plays the button pauses
    case 'video.requested':
      return !snapshot.hasTag('playing');
    // in the other start the video arrives at once; a browser that has it does not load it again
    case 'video.failed':
      return start === saving;
    default:
      return true;
  }
}

/** An event with what it changes; another scene also with the view that it finds. */
function nameOf({ from, event: { type, id, output }, to }: Edge): string {
  const [before, after] = [statesOf(from.snapshot), statesOf(to.snapshot)];
  const changes = before.flatMap((state, region) => {
    const isSame = state === after[region] && !(type === 'scene.requested' && region === 0);
    return isSame ? [] : [`${state} → ${after[region]}`];
  });
  return [type, id ?? output ?? '', ...changes].join(' ');
}

/** The steps from the initial state of a graph that the events lead to. */
function stepsOf({ initial, edges }: StateGraph, types: readonly string[]): Edge[] {
  let { key } = initial.to;
  return types.map((type) => {
    const edge = edges.find(({ from, event }) => from.key === key && event.type === type);
    if (edge === undefined) throw new Error(`no step ${type}`);
    ({ key } = edge.to);
    return edge;
  });
}

/** Paths that cover each possible event, with each change that it makes; of the later start those that are left. */
function tourPaths(): Path[] {
  const scenes = [
    { id: lake, hasVideo: true },
    { id: dusk, hasVideo: false },
  ];
  const proof = {
    ...vrViewerProof,
    starts: {
      [autoplay]: { scenes, canDraw: true, isSharp: true, begins: true },
      [saving]: { scenes, canDraw: true, isSharp: false, begins: false },
    },
    events: [
      ...scenes.map(({ id }) => ({ type: 'scene.requested', id })),
      ...vrViewerProof.events.filter(({ type }) => type !== 'scene.requested'),
    ],
    // the page turns every failure of the sensor into a result
    actorOutcomes: {
      ...vrViewerProof.actorOutcomes,
      requestGyro: { done: ['granted', 'refused', 'missing'] },
    },
  };
  const covered = new Set<string>();
  return Object.entries(beginnings).flatMap(([start, begin]) => {
    const graph = possibleGraph(exploreStates(proof, start), (edge) => canHappen(edge, start));
    const beginning = stepsOf(graph, begin);
    const initial = beginning.at(-1) ?? graph.initial;
    const walks = coveringWalks({ ...graph, initial }, (edge) =>
      covered.has(nameOf(edge)) ? 'covered' : nameOf(edge),
    );
    for (const edge of walks.flatMap(({ edges }) => edges)) covered.add(nameOf(edge));
    return walks.map(({ edges }) => ({ start, edges: [...beginning, ...edges] }));
  });
}

const paths = tourPaths();
checkPathCount('vr-viewer', 'vr-viewer-paths', paths);

test('the paths visit every state of a tour', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.flatMap(({ to }) => statesOf(to.snapshot))));
  const expected = {
    view: ['loading', 'shown', 'failed', 'flat.coming', 'flat.there', 'flat.failed'],
    video: ['still', 'playing', 'failed'],
    turning: ['finger', 'requesting', 'gyro', 'gyroFailed'],
  };
  const names = Object.entries(expected).flatMap(([region, states]) =>
    states.map((state) => `${region}.${state}`),
  );
  expect([...visited].toSorted()).toEqual(names.toSorted());
});

for (const start of Object.keys(beginnings)) {
  test(`the tour shows the machine’s state on every path: ${start}`, async ({
    page,
    gateway,
    pageErrors,
  }) => {
    test.setTimeout(240_000);
    if (start === saving) await saveData(page.context(), gateway.origin);
    const tour = await openTour(page);
    for (const { edges } of paths.filter((path) => path.start === start)) {
      await tour.visit(edges);
      for (const [index, edge] of edges.entries())
        await test.step(nameOf(edge), async () => {
          await tour.act(edge, edges.slice(index + 1));
          await tour.expectAfter(edge);
          if (isPictured(edge.to.snapshot)) await keepStatePictures(page, 'vr-viewer', edge.to.snapshot);
        });
      // the page of the next path needs a clock that runs
      await page.clock.resume();
    }
    expect(pageErrors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
  });
}

/** The states of the sensor are pictured over a scene, not over one that loads. */
const isPictured = (snapshot: Snapshot) =>
  snapshot.matches({ turning: 'finger' }) || snapshot.matches({ view: 'shown' });

/** What a page shows of a tour. */
interface ShownTour {
  readonly scene: string;
  readonly title: string;
  /** its accessible name; undefined without WebGL */
  readonly view: string | undefined;
  readonly isBusy: boolean;
  /** over the panorama; those of another scene than the drawn one are not shown */
  readonly hasHotspots: boolean;
  readonly flat: string | undefined;
  readonly alert: string | undefined;
  readonly status: string | undefined;
  /** the other messages over the scene */
  readonly notes: readonly string[];
  /** labels of the buttons that depend on the state */
  readonly buttons: readonly string[];
  readonly isPlaying: boolean;
}

const words = {
  failed: '这个场景没能加载出来，连上网络后会自动重试',
  refused: '没有得到允许，用手指拖动也能看四周；想打开的话，请在系统设置里允许浏览器使用“动作与方向”',
  missing: '这台设备感觉不到转动，请用手指拖动看四周',
  loading: '正在打开全景…',
  flat: '这个浏览器显示不了立体全景，左右滑动看平面图',
  videoFailed: '影片没能播放，点这里再试一次',
  small: '省流量：现在是小图，点这里看清晰全景',
} as const;

const pictureOf = (snapshot: Snapshot) =>
  `${files[sceneOf(snapshot)]}${snapshot.context['isSharp'] === true ? '' : smallSuffix}`;
const isFlat = (snapshot: Snapshot) => snapshot.hasTag('flat');

/** What the page shows in a state of the machine. @param drawn the scene drawn last; undefined before the first */
function expectedTour(snapshot: Snapshot, drawn: string | undefined): ShownTour {
  const { isSharp, gyroFault } = snapshot.context;
  const has = (tag: string) => snapshot.hasTag(tag);
  const title = titles[sceneOf(snapshot)] ?? '';
  const showsFlat = isFlat(snapshot) || drawn === undefined;
  const fault = gyroFault === undefined ? undefined : words[gyroFault as 'refused' | 'missing'];
  const turning = [has('gyro') ? 'pressed' : '', has('requesting') ? 'busy' : ''];
  return {
    scene: title,
    title,
    view: showsFlat ? undefined : `${title}的全景，方向键转动，加减号拉近拉远`,
    isBusy: !showsFlat && has('loading'),
    hasHotspots: !showsFlat && drawn === sceneOf(snapshot),
    flat: showsFlat && !(isFlat(snapshot) && has('failed')) ? pictureOf(snapshot) : undefined,
    alert: has('failed') ? words.failed : undefined,
    status: has('failed') ? undefined : (fault ?? (has('loading') ? words.loading : '')),
    notes: has('failed')
      ? []
      : [
          ...(isFlat(snapshot) ? [words.flat] : []),
          ...(has('video-failed') ? [words.videoFailed] : []),
          ...(isSharp === true || has('loading') ? [] : [words.small]),
        ],
    buttons: [
      ...(sceneOf(snapshot) === lake ? [has('playing') ? '暂停影片' : '播放影片'] : []),
      ...(isFlat(snapshot) ? [] : [['转动手机看', ...turning].join(' ').trim()]),
    ],
    isPlaying: has('playing'),
  };
}

/** Reads all of it at once: each reading by a locator of its own would take as long. */
const shownTour = (page: Page): Promise<ShownTour> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const textOf = (selector: string) => main?.querySelector(selector)?.textContent;
    const visible = (selector: string) => {
      const element = main?.querySelector(selector);
      return element?.checkVisibility({ visibilityProperty: true }) === true ? element : undefined;
    };
    const view = visible('[role=application]');
    const picture = visible('[role=region]')?.querySelector('img');
    const status = main?.querySelector('[role=status]');
    const buttons = [...(main?.querySelectorAll('[aria-label=全景控制] button') ?? [])].map((button) => [
      button.getAttribute('aria-label') ?? '',
      button.getAttribute('aria-pressed') === 'true' ? 'pressed' : '',
      button.getAttribute('aria-busy') === 'true' ? 'busy' : '',
    ]);
    return {
      scene: textOf('[aria-label=切换场景] [aria-current=true]') ?? '',
      title: textOf('h2') ?? '',
      view: view?.getAttribute('aria-label') ?? undefined,
      isBusy: view?.getAttribute('aria-busy') === 'true',
      hasHotspots: view?.querySelector('[aria-label=画面里的看点]') instanceof Element,
      flat: picture?.getAttribute('src')?.split('/').at(-1),
      alert: textOf('[role=alert] p'),
      status: status?.textContent,
      notes: [...(status?.parentElement?.children ?? [])]
        .filter((element) => element !== status)
        .map(({ textContent }) => textContent),
      buttons: buttons
        .filter(([label]) => /影片|手机/.test(label ?? ''))
        .map((parts) => parts.join(' ').trim()),
      isPlaying: main?.querySelector('video')?.paused === false,
    };
  });

/** Drives a tour along the paths of the machine, with held pictures, a held video and a simulated sensor. */
async function openTour(page: Page) {
  await page.addInitScript(() => {
    Object.assign(DeviceOrientationEvent, {
      requestPermission: () =>
        new Promise((resolve) => Object.assign(globalThis, { answerPermission: resolve })),
    });
  });
  const film = await holdMediaResponses(page, '**/swan-lake.mp4');
  const drawings = createHeldRoutes(page);
  const flats = createHeldRoutes(page);
  // only WebGL requires CORS
  await page.route(/\/swan-lake[^/]*\.jpg/, (route) =>
    (route.request().headers()['origin'] === undefined ? flats : drawings).hold(route),
  );
  await page.clock.install();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');

  const bar = page.getByRole('group', { name: '全景控制' });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const video = page.locator('video');
  const scenes = page.getByRole('navigation', { name: '切换场景' });
  /** the scene drawn last */
  let drawn: string | undefined;

  /** Has the document load pictures again that it has already: turning the cache off empties it. */
  const forgetPictures = () => devTools.send('Network.setCacheDisabled', { cacheDisabled: true });

  const answer = (permission: string) =>
    page.evaluate(
      (state) => (globalThis as unknown as { answerPermission(one: string): void }).answerPermission(state),
      permission,
    );
  const turnPhone = (...angles: readonly number[]) =>
    page.evaluate((all) => {
      for (const alpha of all)
        dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha, beta: 80, gamma: 0 }));
    }, angles);
  const onContext = (action: 'loseContext' | 'restoreContext') =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement, name) => {
      const extensions = globalThis as unknown as { lost?: WEBGL_lose_context | null };
      // a lost context has no extensions
      extensions.lost ??= canvas.getContext('webgl')?.getExtension('WEBGL_lose_context') ?? null;
      extensions.lost?.[name]();
    }, action);
  const arrive = async (held: HeldRoutes) => (await held.next()).continue();
  const fail = async (held: HeldRoutes) => (await held.next()).abort('connectionreset');

  const actions: Readonly<Record<string, (edge: Edge, rest: readonly Edge[]) => Promise<unknown>>> = {
    'scene.requested': ({ event }) =>
      scenes.getByRole('button', { name: titles[String(event['id'])] ?? '' }).tap(),
    'retry.requested': () => page.getByRole('button', { name: '重新加载' }).tap(),
    async 'sharp.requested'({ to }) {
      await forgetPictures();
      await page.getByRole('button', { name: words.small }).tap();
      // replaces the small one without a message
      if (isFlat(to.snapshot)) await arrive(flats);
    },
    'network.restored': () => reconnect(page),
    'drawing.lost': () => onContext('loseContext'),
    'drawing.found': () => onContext('restoreContext'),
    'picture.loaded': () => arrive(flats),
    'picture.failed': () => fail(flats),
    'gyro.requested': () => button('转动手机看').tap(),
    'gyro.left': () => button('转动手机看').tap(),
    'video.requested': () => button('播放影片').tap(),
    'video.paused': () => button('暂停影片').tap(),
    async 'video.failed'(_, rest) {
      await expect
        .poll(async () => {
          await film.abort();
          return video.evaluate((media: HTMLVideoElement) => media.error !== null);
        })
        .toBe(true);
      await serveUnlessItFails(rest);
    },
    async [answered]({ event: { output } }) {
      await answer(output === 'refused' ? 'denied' : 'granted');
      if (output === 'granted') await turnPhone(0);
      if (output === 'missing') await page.clock.runFor(sensorMs);
    },
    [opened]: () => arrive(drawings),
    [notOpened]: () => fail(drawings),
  };

  const expectTour = (expected: ShownTour) => expect.poll(() => shownTour(page), often).toEqual(expected);

  /** A video that has arrived cannot fail any more. */
  async function serveUnlessItFails(rest: readonly Edge[]) {
    if (rest.some(({ event }) => event.type === 'video.failed')) film.hold();
    else await film.serve();
  }

  return {
    async visit(edges: readonly Edge[]) {
      drawn = undefined;
      await serveUnlessItFails(edges);
      for (const held of [drawings, flats]) held.clear();
      // the `load` event waits for the held pictures
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await expect(bar).toBeVisible();
      await pauseClock(page);
      const [first] = edges;
      if (first !== undefined) await expectTour(expectedTour(first.from.snapshot, drawn));
    },
    async act(edge: Edge, rest: readonly Edge[]) {
      const { event, from, to } = edge;
      const loads = startsLoading(edge);
      const left = loads ? [...drawings.routes, ...flats.routes] : [];
      if (loads) {
        await forgetPictures();
        for (const held of [drawings, flats]) held.clear();
      }
      const timer = from.timers.find((one) => one.event.type === event.type);
      if (timer) await page.clock.fastForward(timer.delayMs);
      else await actions[event.type]?.(edge, rest);
      if (loads) {
        const { routes } = isFlat(to.snapshot) ? flats : drawings;
        await expect.poll(() => routes.map(fileOf), often).toEqual([pictureOf(to.snapshot)]);
      }
      // pictures that the page does not wait for any more
      for (const route of left) await route.abort('connectionreset');
    },
    async expectAfter({ from, to: { snapshot } }: Edge) {
      if (snapshot.matches({ view: 'shown' })) drawn = sceneOf(snapshot);
      const expected = expectedTour(snapshot, drawn);
      await expectTour(expected);
      const hadGyro = from.snapshot.hasTag('gyro');
      const hasGyro = snapshot.hasTag('gyro');
      await page.clock.fastForward(hadGyro && !hasGyro ? levelledMs : frameMs);
      // the hotspots show how the view turns
      if (expected.hasHotspots && (hadGyro || hasGyro)) expect(await turnsWithPhone()).toBe(hasGyro);
    },
  };

  async function turnsWithPhone(): Promise<boolean> {
    const places = () =>
      page
        .getByRole('list', { name: '画面里的看点' })
        .locator('li')
        .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('style')).join());
    await turnPhone(20);
    await page.clock.fastForward(frameMs);
    const before = await places();
    await turnPhone(25);
    await page.clock.fastForward(frameMs);
    return (await places()) !== before;
  }
}

const fileOf = (route: Route) => route.request().url().split('/').at(-1);

/** Whether an event has the page load a picture that it then shows. */
function startsLoading({ event, from, to }: Edge): boolean {
  return (
    to.snapshot.hasTag('loading') &&
    (/^(scene|drawing)\./.test(event.type) || !from.snapshot.hasTag('loading'))
  );
}
