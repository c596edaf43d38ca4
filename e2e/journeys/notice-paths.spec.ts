import type { Page } from '@playwright/test';
import { noticeProof } from '../../machines/notice/notice.proof.ts';
import { pathsOf, type Path } from '../../machines/proof/paths.ts';
import { exploreStates } from '../../machines/proof/state-graph.ts';
import { pauseClock } from '../support/clock.ts';
import { settled } from '../support/network.ts';
import { keepStatePictures } from '../support/state-pictures.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { checkPathCount } from '../support/machine-paths.ts';

type Edge = Path['edges'][number];

/** toasts of 复制链接 if the browser allows copying, and if it does not */
const copied = '链接已复制，可以粘贴给朋友';
const refused = '这个浏览器不让复制，请从地址栏复制链接';

/** Paths of taps and time. */
function tappedPaths(): Path[] {
  const events = [
    { type: 'toast.show', text: copied },
    { type: 'toast.show', text: refused },
    { type: 'toast.dismiss' },
  ];
  const [start = ''] = Object.keys(noticeProof.starts);
  return pathsOf(exploreStates({ ...noticeProof, events }, start));
}

/** the shown toast */
const toasts = (page: Page) => page.getByRole('status').filter({ hasText: /链接/ });

interface Clipboard {
  refuses: boolean;
}

test('toasts show the machine’s state on every path of taps and time', async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  await openWithPausedClock(page);
  const toast = toasts(page);
  const paths = tappedPaths();
  checkPathCount('notice', 'notice-paths', paths);
  expect(paths.length).toBeGreaterThan(15);
  for (const { edges } of paths) {
    await test.step(
      edges.map(({ event }) => `${event.type} ${String(event['text'] ?? '')}`).join(' → '),
      async () => {
        for (const edge of edges) {
          await act(page, edge);
          const [now] = edge.to.snapshot.context.toasts;
          if (now === undefined) await expect(toast).toHaveCount(0);
          else await expect(toast).toHaveText(now.text);
          await keepStatePictures(page, 'notice', edge.to.snapshot);
        }
        while ((await toast.count()) > 0) await page.clock.runFor(3000);
      },
    );
  }
  expect(pageErrors).toEqual([]);
});

/** Opens a story with a paused clock and a clipboard that can be made to refuse. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const clipboard = Object.assign(globalThis as unknown as Clipboard, { refuses: false });
    navigator.clipboard.writeText = () =>
      clipboard.refuses ? Promise.reject(new DOMException('no', 'NotAllowedError')) : Promise.resolve();
    document.execCommand = () => !clipboard.refuses;
  });
  await page.clock.install();
  await page.goto('/new/general/1001');
  await hydrated(page);
  await settled(page);
  // the code for the first tap loads while the clock runs
  await page.getByRole('button', { name: '分享' }).first().tap();
  await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', { name: '复制链接' }).tap();
  await expect(toasts(page)).toHaveText(copied);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(0);
}

async function act(page: Page, { event, from }: Edge): Promise<void> {
  const timer = from.timers.find((one) => one.event.type === event.type);
  if (timer) return page.clock.runFor(timer.delayMs);
  if (event.type === 'toast.dismiss') return page.getByText(/^(链接已复制|这个浏览器不让复制)/).tap();
  await page.evaluate(
    (refuses) => void ((globalThis as unknown as Clipboard).refuses = refuses),
    event['text'] === refused,
  );
  await copyLink(page);
}

async function copyLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: '分享' }).first().tap();
  await page.getByRole('button', { name: '复制链接' }).tap();
  await expect(page.getByRole('dialog', { name: '分享' })).toBeHidden();
}
