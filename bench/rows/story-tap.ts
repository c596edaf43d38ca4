import { median, round, type Bench } from '../row.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';

const runs = 5;

/** From the tap on a card in sight, whose story was fetched ahead, to the story on screen. */
export const storyTap: Bench = {
  name: 'story-tap',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    const taken: number[] = [];
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
        await phone.page.evaluate(() => {
          const times = { tap: 0, shown: 0 };
          Object.assign(globalThis, { times });
          addEventListener('click', ({ timeStamp }) => (times.tap = timeStamp), {
            capture: true,
            once: true,
          });
          const look = () => {
            // the frame after the one in which the story stands in the document is the one that shows it
            if (location.pathname.includes('/general/') && document.querySelector('main h1')) {
              requestAnimationFrame(() => (times.shown = performance.now()));
            } else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        await card.tap();
        await phone.page.waitForFunction(
          () => (globalThis as unknown as { times: { shown: number } }).times.shown > 0,
        );
        const { tap, shown } = await phone.page.evaluate(
          () => (globalThis as unknown as { times: { tap: number; shown: number } }).times,
        );
        taken.push(shown - tap);
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
      },
    ];
  },
};
