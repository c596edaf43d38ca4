import type { Page } from '@playwright/test';
import { playerProof } from '../../machines/audio/player.proof.ts';
import { statesOf } from '../../machines/proof/labels.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { settled } from '../support/network.ts';
import { checkPathCount, coveringPaths } from '../support/machine-paths.ts';
import { audibleFile, trackMediaElements, mediaStates } from '../support/media-playback.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';

type Edge = Path['edges'][number];
type Snapshot = Edge['to']['snapshot'];

const file = 'episode-2008.m4a';
const list = [{ id: file, url: '', title: '', duration: 0 }];
const sleep = (timer: number | 'end' | 'off') => ({ type: 'sleep.requested', timer, now: 0 });

/** Paths through speed and sleep timer that cover every possible event in every state. */
function panelPaths(): Path[] {
  const events = [
    { type: 'track.requested', list, index: 0 },
    { type: 'media.playing' },
    { type: 'media.ended' },
    { type: 'toggle.requested' },
    { type: 'rate.requested', rate: 1.5 },
    sleep(15),
    sleep('end'),
    sleep('off'),
  ];
  const [start = ''] = Object.keys(playerProof.starts);
  const all = pathsOf(exploreStates({ ...playerProof, events }, start)).filter(({ edges }) =>
    edges.every(canHappen),
  );
  return coveringPaths(all, ({ from, event, to }) =>
    [statesOf(from.snapshot), event.type, event['timer'], statesOf(to.snapshot)].join(' '),
  );
}

/** Whether an edge is possible with audio that loads at once; the mini player's paths cover slow and failed loading. */
function canHappen({ from: { snapshot }, event: { type } }: Edge): boolean {
  const sound = statesOf(snapshot).find((state) => state.startsWith('sound.'));
  if (type.includes('steadyAfterMs') || type.includes('loadTimeoutMs')) return false;
  if (type === 'track.requested') return sound === 'sound.empty';
  if (sound === 'sound.empty') return false;
  if (sound === 'sound.active.loading') return type === 'media.playing';
  if (type === 'media.playing') return false;
  return type !== 'media.ended' || sound === 'sound.active.playing';
}

const paths = panelPaths();
checkPathCount('player', 'audio-panel-paths', paths);
/** parts that run in parallel, each on its own page */
const parts = [0, 1, 2];

for (const part of parts)
  test(`the player shows the machine’s state on every path of speed and sleep timer, part ${part + 1} of ${parts.length}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    expect(paths.length).toBeGreaterThan(10);
    const partPaths = paths.filter((_, index) => index % parts.length === part);
    await trackMediaElements(page);
    await page.clock.install();
    for (const { edges } of partPaths) {
      await test.step(
        edges.map(({ event }) => `${event.type} ${String(event['timer'] ?? '')}`).join(' → '),
        async () => {
          await openWithPausedClock(page);
          for (const edge of edges) {
            await act(page, edge);
            // the audio loads at once, so `busy` is not observable
            if (edge.to.snapshot.hasTag('busy')) continue;
            await expectSnapshot(page, edge.to.snapshot);
            await keepStatePictures(page, 'player', edge.to.snapshot);
          }
        },
      );
    }
  });

const panel = (page: Page) => page.getByRole('region', { name: '播放器' });

/** Opens the page of the last episode with an empty player and a paused clock. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.resume();
  await page.goto('/healthz');
  await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
  await page.goto('/new/audioNews/2008');
  await hydrated(page);
  await settled(page);
  await pauseClock(page);
}

async function act(page: Page, { event, from }: Edge): Promise<void> {
  const timer = from.timers.find((one) => one.event.type === event.type);
  if (timer) return page.clock.fastForward(timer.delayMs);
  const button = panel(page).getByRole('button', { name: /^(播放|暂停|继续播放|重新播放)$/ });
  if (event.type === 'track.requested' || event.type === 'toggle.requested') return button.tap();
  if (event.type === 'rate.requested')
    return void (await panel(page).getByLabel('倍速').selectOption(String(event['rate'])));
  if (event.type === 'sleep.requested')
    return void (await panel(page).getByLabel('定时关闭').selectOption(String(event['timer'])));
  if (event.type === 'media.ended')
    await page.evaluate(() => {
      const { mediaElements } = globalThis as unknown as { mediaElements: Set<HTMLMediaElement> };
      for (const element of mediaElements) if (!element.paused) element.currentTime = element.duration;
    });
}

async function expectSnapshot(page: Page, snapshot: Snapshot): Promise<void> {
  const isHeard = snapshot.hasTag('heard');
  const hasEnded = snapshot.matches({ sound: { active: 'ended' } });
  await expect(
    panel(page).getByRole('button', {
      name: isHeard ? '暂停' : hasEnded ? '重新播放' : '继续播放',
      exact: true,
    }),
  ).toBeVisible();
  // empty once loading has finished
  await expect(panel(page).getByRole('status')).toHaveText(hasEnded ? '播放完了' : '');
  await expect.poll(() => audibleFile(page)).toBe(isHeard ? file : '');
  await expect(panel(page).getByLabel('倍速')).toHaveValue(String(snapshot.context.rate));
  await expect.poll(async () => (await mediaStates(page))[0]?.rate).toBe(snapshot.context.rate);
  await expect(panel(page).getByLabel('定时关闭')).toHaveValue(String(snapshot.context.sleep));
}
