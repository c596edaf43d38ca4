import type { Browser, Locator } from '@playwright/test';
import { median, round, type Bench } from '../row.ts';
import { openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';
import { readTap, watchTap, type Tap, type TapWords } from '../support/tap-timing.ts';

const runs = 5;

/** What a tap costs where nothing is to be done but to show a heading: browser, phone and way of measuring. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><main>
<a href="#" onclick="document.querySelector('main').prepend(Object.assign(document.createElement('h1'),{textContent:'heading'}))">story</a></main>`;

/** From the tap on a card in sight, whose story was fetched ahead, to the story on screen. */
export const storyTap: Bench = {
  name: 'story-tap',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    const taps: Tap[] = [];
    const bare: Tap[] = [];
    try {
      const words = await wordsOfStory(browser, gateway.origin + story.path);
      for (let run = 0; run < runs; run += 1) {
        const phone = await openPhone(browser);
        await phone.page.goto(`${gateway.origin}/new/`);
        await phone.page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        await phone.page.waitForLoadState('networkidle');
        const card = phone.page.locator(`main a[href="${story.path}"]:visible`).last();
        await card.scrollIntoViewIfNeeded();
        await phone.page.waitForLoadState('networkidle');
        await phone.page.waitForTimeout(restingTime);
        taps.push(await tap(phone, card, words));
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
    const of = (all: readonly Tap[], key: keyof Tap) => median(all.map((one) => one[key]));
    return [
      {
        row: 'tap on a prefetched card to the story',
        value: round(of(taps, 'shown'), 0),
        unit: 'ms',
        atMost: 100,
        peers: { 'a page that only adds a heading': round(of(bare, 'shown'), 0) },
      },
      {
        row: 'tap on a prefetched card to the page that answers',
        value: round(of(taps, 'answers'), 0),
        unit: 'ms',
        atMost: 250,
      },
      {
        row: 'what moves of the story between the two',
        value: round(Math.max(...taps.map(({ moved }) => moved)), 1),
        unit: 'px',
        atMost: 0,
      },
    ];
  },
};

/** ms that a reader looks at the list before they tap */
const restingTime = 2000;
/** ms that a finger that taps rests on the glass; a tap is counted from its lifting, when the browser knows of it */
const touchTime = 80;

/** The story's heading and first paragraph, as its own page has them. */
async function wordsOfStory(browser: Browser, address: string): Promise<TapWords> {
  const { page, close } = await openPhone(browser, 1);
  await page.goto(address);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const paragraph = await page.locator('article [data-read] p').first().innerText();
  await close();
  return { heading, paragraph };
}

async function tap({ page, session }: Phone, target: Locator, words: TapWords): Promise<Tap> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('what is to be tapped is not on the screen');
  await watchTap(page, words);
  // the finger alone: what a locator does around a tap would be counted too
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(touchTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return readTap(page);
}
