import type { Browser, Locator } from '@playwright/test';
import { median, round, type Bench } from '../row.ts';
import { openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';
import { readTap, observeTap, type TapTiming, type TapTarget } from '../support/tap-timing.ts';

const runs = 5;

/** A page that only adds a heading: its figure is the cost of browser, device and measurement. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><main>
<a href="#" onclick="document.querySelector('main').prepend(Object.assign(document.createElement('h1'),{textContent:'heading'}))">story</a></main>`;

/** Measures the time from the tap on a visible card, whose story is preloaded, to the story on screen. */
export const storyTap: Bench = {
  name: 'story-tap',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    const taps: TapTiming[] = [];
    const bare: TapTiming[] = [];
    try {
      const target = await targetOfStory(browser, gateway.origin + story.path);
      for (let run = 0; run < runs; run += 1) {
        const phone = await openPhone(browser);
        await phone.page.goto(`${gateway.origin}/new/`);
        await phone.page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        await phone.page.waitForLoadState('networkidle');
        const card = phone.page.locator(`main a[href="${story.path}"]:visible`).last();
        await card.scrollIntoViewIfNeeded();
        // links are prefetched from the first interaction on
        await phone.page.evaluate(() => scrollBy(0, 1));
        await phone.page.waitForLoadState('networkidle');
        await phone.page.waitForTimeout(pauseBeforeTapMs);
        taps.push(await tap(phone, card, target));
        await phone.page.goto('about:blank');
        await phone.page.setContent(barePage);
        await phone.page.waitForTimeout(200);
        bare.push(await tap(phone, phone.page.getByRole('link'), { heading: 'heading' }));
        await phone.close();
      }
    } finally {
      await browser.close();
      await gateway.stop();
    }
    const of = (all: readonly TapTiming[], key: keyof TapTiming) => median(all.map((one) => one[key]));
    return [
      {
        row: 'tap on a prefetched card to the story',
        value: round(of(taps, 'shown'), 0),
        unit: 'ms',
        atMost: 100,
        peers: { 'a page that only adds a heading': round(of(bare, 'shown'), 0) },
      },
      {
        row: 'tap on a prefetched card to the interactive page',
        value: round(of(taps, 'interactive'), 0),
        unit: 'ms',
        atMost: 250,
      },
      {
        row: 'layout shift of the story between the two',
        value: round(Math.max(...taps.map(({ moved }) => moved)), 1),
        unit: 'px',
        atMost: 0,
      },
    ];
  },
};

/** time between loading the list and the tap */
const pauseBeforeTapMs = 2000;
/** duration of the touch; a tap is timed from its end, when the browser recognises it */
const touchMs = 80;

/** The story's heading and first paragraph, read from its page. */
async function targetOfStory(browser: Browser, address: string): Promise<TapTarget> {
  const { page, close } = await openPhone(browser, 1);
  await page.goto(address);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const paragraph = await page.locator('article [data-read] p').first().innerText();
  await close();
  return { heading, paragraph };
}

async function tap({ page, session }: Phone, link: Locator, target: TapTarget): Promise<TapTiming> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('the tap target is not visible');
  await observeTap(page, target);
  // raw touch events: the checks of `locator.tap()` would add to the measured time
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return readTap(page);
}
