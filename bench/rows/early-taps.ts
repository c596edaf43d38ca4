import type { Browser, Locator, Page } from '@playwright/test';
import { median, round, type Bench, type Row } from '../row.ts';
import { openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';

const runs = 5;
/** ms after the first paint: the app is not there yet */
const beforeAppMs = 300;

interface EarlyTap {
  readonly name: string;
  readonly control: (page: Page) => Locator;
  /** what the tap finally leads to, for a signed-out reader */
  readonly effect: (page: Page) => Locator;
}

const actions = (page: Page) => page.getByRole('region', { name: '文章操作' });
const taps: readonly EarlyTap[] = [
  {
    name: 'a like',
    control: (page) => actions(page).getByRole('button', { name: '点赞' }),
    effect: (page) => page.getByRole('dialog').first(),
  },
  {
    name: 'saving',
    control: (page) => actions(page).getByRole('button', { name: '收藏' }),
    effect: (page) => actions(page).getByRole('button', { name: '收藏', pressed: true }),
  },
  {
    name: 'a comment',
    control: (page) => actions(page).getByRole('button', { name: '写评论' }),
    effect: (page) => page.getByRole('dialog').first(),
  },
  {
    name: 'reading aloud',
    control: (page) => page.getByRole('button', { name: /听文章/ }),
    effect: (page) => page.getByRole('button', { name: /暂停|正在准备|不支持|停止/ }).first(),
  },
];

const moments = {
  [`${beforeAppMs} ms after the first paint`]: (page: Page) =>
    page.evaluate(async (delay) => {
      await new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
        }).observe({ type: 'paint', buffered: true });
      });
      await new Promise((resolve) => setTimeout(resolve, delay));
    }, beforeAppMs),
  'when hydration begins': (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new PerformanceObserver((list) => {
            if (list.getEntries().some(({ name }) => /\/assets\/index-[^/]+\.js/.test(name))) resolve();
          }).observe({ type: 'resource', buffered: true });
        }),
    ),
};

/** Taps on a story that arrive before or during hydration: time to a visible answer, and whether they have their effect. */
export const earlyTaps: Bench = {
  name: 'early-taps',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    try {
      const rows: Row[] = [];
      for (const [moment, waitFor] of Object.entries(moments))
        for (const tap of taps) {
          const times: number[] = [];
          for (let run = 0; run < runs; run += 1)
            times.push(await measureTap(browser, gateway.origin + story.path, tap, waitFor));
          rows.push({
            row: `${tap.name} ${moment}: to a visible answer`,
            value: round(median(times), 0),
            unit: 'ms',
            atMost: 200,
            peers: { slowest: round(Math.max(...times), 0) },
          });
        }
      return rows;
    } finally {
      await browser.close();
      await gateway.stop();
    }
  },
};

/** @throws Error if the tap is lost */
async function measureTap(
  browser: Browser,
  url: string,
  { control, effect }: EarlyTap,
  waitFor: (page: Page) => Promise<void>,
): Promise<number> {
  const phone = await openPhone(browser);
  try {
    const { page } = phone;
    await page.addInitScript(watchFeedback);
    await page.goto(url, { waitUntil: 'commit' });
    const box = control(page).boundingBox();
    await waitFor(page);
    const { x, y, width, height } = (await box) ?? { x: 0, y: 0, width: 0, height: 0 };
    await touch(phone, x + width / 2, y + height / 2);
    const response = await page.evaluate(
      () => (globalThis as unknown as { answered: Promise<number> }).answered,
    );
    await effect(page).waitFor({ state: 'visible', timeout: 20_000 });
    return response;
  } finally {
    await phone.close();
  }
}

async function touch({ session }: Phone, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Resolves `answered` with the ms from the lifted finger to the frame that shows a change of the control or a dialog. */
function watchFeedback(): void {
  let lifted = 0;
  const answered = new Promise<number>((resolve) => {
    addEventListener('touchend', ({ timeStamp }) => (lifted = timeStamp), { capture: true, passive: true });
    const observer = new MutationObserver(() => {
      if (lifted === 0) return;
      const hasFeedback =
        document.querySelector('[data-tapped], dialog[open], [role=dialog], [aria-pressed=true]') !== null;
      if (!hasFeedback) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - lifted)));
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
  Object.assign(globalThis, { answered });
}
