import type { Page } from '@playwright/test';
import { readAloudMachine, type Reading } from '../../machines/audio/read-aloud.machine.ts';
import { readAloudProof } from '../../machines/audio/read-aloud.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import type { RunningGateway } from '../support/gateway.ts';
import {
  checkPathCount,
  coveringPaths,
  possibleGraph,
  stateOf,
  type Edge,
} from '../support/machine-paths.ts';
import { finishUtterance, installSpeechSynthesis, setVoices, spokenText } from '../support/media-playback.ts';
import { settled } from '../support/network.ts';
import { importStories } from '../support/news-feed.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Snapshot = Edge['to']['snapshot'];

const section = 'culture';
/** of the virtual clock; a page opens within a few, long before a search for a voice ends */
const frameMs = 20;
/** two stories of three sentences, as an import writes them */
const readings = ['泉水涨了', '早班车换了站台'].map((title): Reading => ({
  id: title,
  title,
  sentences: [title, `${title}。`, '这是刚刚到的一条消息。'],
}));
const [start = ''] = Object.keys(readAloudProof.starts);

const readingOf = ({ context }: Snapshot): Reading | undefined => context['reading'];
const atOf = ({ context }: Snapshot): number => context['at'];
const requestedIn = ({ event }: Edge) => event['reading'] as Reading | undefined;
const nameOf = (edge: Edge) =>
  [edge.event.type, requestedIn(edge)?.title ?? edge.event['output'] ?? ''].join(' ').trim();

/** Whether an edge can occur on the page of a story; the machine's proof covers the others. */
function canHappen(edge: Edge): boolean {
  const { snapshot } = edge.from;
  const reading = readingOf(snapshot);
  switch (edge.event.type) {
    // on the page of the story that is read, the button toggles
    case 'reading.requested':
      return snapshot.hasTag('voiceless') || reading?.id !== requestedIn(edge)?.id;
    // without a voice the page only offers to request the story again
    case 'toggle.requested':
      return !snapshot.hasTag('voiceless');
    case 'close.requested':
      return reading !== undefined;
    // only what is heard is silenced
    case 'sound.silenced':
      return snapshot.hasTag('heard');
    default:
      // a device that cannot list its voices has none
      return !edge.event.type.startsWith('xstate.error');
  }
}

/** Paths that cover each event of each state, at the first sentence and later; no page steps or changes the rate. */
function readingPaths(): Path[] {
  const types = [
    'toggle.requested',
    'pause.requested',
    'close.requested',
    'sentence.spoken',
    'voice.failed',
    'sound.silenced',
  ];
  const requests = readings.map((reading) => ({ type: 'reading.requested', reading }));
  const events = [...requests, ...types.map((type) => ({ type }))];
  const graph = possibleGraph(exploreStates({ ...readAloudProof, events }, start), canHappen);
  return coveringPaths(pathsOf(graph), ({ from, event, to }) =>
    [
      stateOf(from.snapshot),
      event.type.startsWith('xstate') || event.type === 'reading.requested' || atOf(from.snapshot) === 0
        ? 'first'
        : 'later',
      event.type,
      String(event['output']),
      stateOf(to.snapshot),
    ].join(' '),
  );
}

const paths = readingPaths();
checkPathCount('read-aloud', 'read-aloud-paths', paths);

test('the paths visit every state of reading aloud', () => {
  const visited = new Set(paths.flatMap(({ edges }) => edges.map(({ to }) => stateOf(to.snapshot))));
  expect([...visited].toSorted()).toEqual(Object.keys(readAloudMachine.states).toSorted());
});

test('the page shows the machine’s state on every path of reading aloud', async ({
  page,
  gateway,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const site = await openStories(page, gateway);
  for (const { edges } of paths)
    await test.step(edges.map(nameOf).join(' → '), async () => {
      for (const edge of edges) {
        await site.act(edge);
        await site.expectSnapshot(edge.to.snapshot);
        await keepStatePictures(page, 'read-aloud', edge.to.snapshot);
      }
      await site.leave();
    });
  expect(pageErrors).toEqual([]);
});

/** Drives the button of a story and the mini player along the paths of the machine, with a fake voice. */
async function openStories(page: Page, gateway: RunningGateway) {
  await importStories(
    gateway,
    section,
    readings.map(({ title }) => title),
  );
  await installSpeechSynthesis(page);
  await page.clock.install();
  await page.goto(`/new/?channel=${section}`);
  await hydrated(page);
  await settled(page);
  await pauseClock(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/healthz');
  // a background page renders about one frame a second, and a tap waits for several
  await page.bringToFront();

  const mini = page.getByRole('region', { name: '正在收听' });
  const storyButton = page
    .getByRole('article')
    .getByRole('button', { name: /^(听文章|正在准备|暂停朗读|继续朗读|再试一次|再听一遍)/ });
  let openTitle: string | undefined;
  const highlighted = () =>
    page.evaluate(() => [...(CSS.highlights.get('sentence') ?? [])].map((range) => String(range)).join());

  /** Lets the page render its frames until it has opened another one. */
  async function untilHeading(text: string) {
    await expect
      .poll(async () => {
        await page.clock.runFor(frameMs);
        return page.getByRole('heading', { level: 1 }).innerText();
      })
      .toBe(text);
  }

  async function openStory(title: string) {
    if (title === openTitle) return;
    if (openTitle !== undefined) {
      await page.goBack();
      await untilHeading('齐鲁晚报');
    }
    await page.getByRole('main').getByRole('link', { name: title }).first().tap();
    await untilHeading(title);
    openTitle = title;
  }

  async function expectSnapshot(snapshot: Snapshot) {
    const reading = readingOf(snapshot);
    const isOpen = reading !== undefined && reading.title === openTitle;
    const sentence = reading?.sentences[atOf(snapshot)] ?? '';
    const { status, action, label } = shown(snapshot);
    await expect(mini).toHaveCount(reading === undefined ? 0 : 1);
    if (reading !== undefined) {
      await expect(mini.getByRole('link')).toHaveText(reading.title);
      await expect(mini.getByRole('status')).toHaveText(status);
      await expect(mini.getByRole('button', { name: '关闭朗读' })).toBeVisible();
      const act = mini.getByRole('button', { name: action, exact: true });
      await expect(act).toHaveCount(snapshot.hasTag('voiceless') ? 0 : 1);
    }
    await expect(storyButton).toHaveText(isOpen ? label : /^听文章约 1 分钟$/);
    const isGoing = isOpen && (snapshot.hasTag('busy') || snapshot.hasTag('heard'));
    await expect(storyButton).toHaveAttribute('aria-pressed', String(isGoing));
    await expect.poll(() => spokenText(page)).toBe(snapshot.hasTag('heard') ? sentence : '');
    await expect.poll(highlighted).toBe(isOpen && !snapshot.hasTag('voiceless') ? sentence : '');
  }

  const actions: Readonly<Record<string, (edge: Edge) => Promise<unknown>>> = {
    async 'reading.requested'(edge) {
      await openStory(requestedIn(edge)?.title ?? '');
      // the other story is still read
      await expectSnapshot(edge.from.snapshot);
      await storyButton.tap();
    },
    'toggle.requested': ({ from: { snapshot } }) =>
      readingOf(snapshot)?.title === openTitle && !snapshot.hasTag('busy')
        ? storyButton.tap()
        : mini.getByRole('button', { name: /^(暂停|重试|重新播放|继续播放)$/ }).tap(),
    'close.requested': () => mini.getByRole('button', { name: '关闭朗读' }).tap(),
    // the page is left for another one of the browser, which may keep it
    'pause.requested': () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
    'sentence.spoken': () => finishUtterance(page),
    'voice.failed': () => finishUtterance(page, 'error'),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its own origin's alone
    'sound.silenced': () => otherTab.evaluate(() => new BroadcastChannel('sound').postMessage('started')),
  };

  return {
    async act(edge: Edge) {
      const { event, from, to } = edge;
      // the device lists its voices later
      if (to.snapshot.matches('finding')) await setVoices(page);
      const timer = from.timers.find((one) => one.event.type === event.type);
      if (timer) await page.clock.fastForward(timer.delayMs);
      else if (event.type.startsWith('xstate.done'))
        await setVoices(page, 'en-US', ...(event['output'] === true ? ['zh-CN'] : []));
      else await actions[event.type]?.(edge);
    },
    expectSnapshot,
    /** Restores the initial conditions for the next path. */
    async leave() {
      if (await mini.isVisible()) await mini.getByRole('button', { name: '关闭朗读' }).tap();
      await expect(mini).toHaveCount(0);
    },
  };
}

/** What the mini player and the story's button say. */
function shown(snapshot: Snapshot): {
  readonly status: string;
  readonly action: string;
  readonly label: string;
} {
  const place = `第 ${atOf(snapshot) + 1} 句，共 ${readingOf(snapshot)?.sentences.length} 句`;
  switch (stateOf(snapshot)) {
    case 'finding':
      return { status: '正在准备朗读…', action: '暂停', label: '正在准备' };
    case 'speaking':
      return { status: place, action: '暂停', label: '暂停朗读' };
    case 'finished':
      return { status: '读完了', action: '重新播放', label: '再听一遍' };
    case 'failed':
      return { status: '朗读中断了，点按重试', action: '重试', label: '再试一次' };
    case 'voiceless':
      return { status: '这台设备没有中文语音，无法朗读', action: '', label: '听文章' };
    default:
      return { status: place, action: '继续播放', label: '继续朗读' };
  }
}
