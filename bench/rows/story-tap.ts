import type { Locator } from '@playwright/test';
import { median, round, type Bench } from '../row.ts';
import { openBrowser, openPhone, type Phone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';

const runs = 5;

/** What a tap costs where nothing is to be done but to show a heading: browser, phone and way of measuring. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><main>
<a href="#" onclick="document.querySelector('main').prepend(document.createElement('h1'))">story</a></main>`;

/** From the tap on a card in sight, whose story was fetched ahead, to the story on screen. */
export const storyTap: Bench = {
  name: 'story-tap',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    const taken: number[] = [];
    const bare: number[] = [];
    try {
      for (let run = 0; run < runs; run += 1) {
        const phone = await openPhone(browser);
        await phone.page.goto(`${gateway.origin}/new/`);
        await phone.page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        await phone.page.waitForLoadState('networkidle');
        const card = phone.page.locator('main a[href="/new/general/1001"]').last();
        await card.scrollIntoViewIfNeeded();
        await phone.page.waitForLoadState('networkidle');
        await phone.page.waitForTimeout(800);
        taken.push(await tapToHeading(phone, card, '/general/'));
        await phone.page.goto('about:blank');
        await phone.page.setContent(barePage);
        await phone.page.waitForTimeout(200);
        bare.push(await tapToHeading(phone, phone.page.getByRole('link'), 'about:'));
        await phone.close();
      }
    } finally {
      await browser.close();
      await gateway.stop();
    }
    return [
      {
        row: 'tap on a prefetched card to the story',
        value: round(median(taken), 0),
        unit: 'ms',
        atMost: 100,
        peers: { 'a page that only adds a heading': round(median(bare), 0) },
      },
    ];
  },
};

/**
 * @param address part of the address that the page has by then
 * @returns ms from the tap to the frame after the one in which the document came to have the heading
 */
async function tapToHeading({ page }: Phone, target: Locator, address: string): Promise<number> {
  await page.evaluate((there) => {
    const times = { tap: 0, shown: 0 };
    Object.assign(globalThis, { times });
    addEventListener('click', ({ timeStamp }) => (times.tap = timeStamp), { capture: true, once: true });
    const look = () => {
      // the frame after the one in which the story stands in the document is the one that shows it
      if (location.href.includes(there) && document.querySelector('main h1'))
        requestAnimationFrame(() => (times.shown = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, address);
  await target.tap();
  await page.waitForFunction(() => (globalThis as unknown as { times: { shown: number } }).times.shown > 0);
  const { tap, shown } = await page.evaluate(
    () => (globalThis as unknown as { times: { tap: number; shown: number } }).times,
  );
  return shown - tap;
}
