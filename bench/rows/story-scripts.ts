import { round, type Bench } from '../row.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';

const kilobyte = 1024;

/** Transferred JavaScript of a story before the first interaction. */
export const storyScripts: Bench = {
  name: 'story-scripts',
  async measure() {
    const gateway = await startSite();
    const browser = await openBrowser();
    try {
      const phone = await openPhone(browser, 1);
      const scripts = new Set<string>();
      const sizes = new Map<string, number>();
      phone.session.on('Network.responseReceived', ({ requestId, type, response }) => {
        if (type === 'Script' || response.mimeType === 'text/javascript') scripts.add(requestId);
      });
      phone.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        sizes.set(requestId, encodedDataLength);
      });
      const total = () => [...scripts].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0) / kilobyte;
      await phone.page.goto(gateway.origin + story.path);
      await phone.page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
      const untilHydrated = total();
      await phone.page.waitForLoadState('networkidle');
      const untilIdle = total();
      await phone.page.evaluate(() => scrollTo(0, 300));
      await phone.page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
      await phone.page.waitForLoadState('networkidle');
      const afterScroll = total();
      return [
        {
          row: 'story scripts before the first interaction',
          value: round(untilIdle, 1),
          unit: 'KB brotli',
          atMost: 95,
          peers: { 'to hydrate': round(untilHydrated, 1), 'after the reader scrolls': round(afterScroll, 1) },
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
    }
  },
};
