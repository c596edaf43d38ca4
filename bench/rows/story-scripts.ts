import { round, type Bench } from '../row.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';

const kilobyte = 1024;

/** JavaScript that a story's first view fetches, as it came over the wire. */
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
      const takenOver = total();
      await phone.page.waitForLoadState('networkidle');
      const whole = total();
      return [
        {
          row: 'story scripts to take over',
          value: round(takenOver, 1),
          unit: 'KB brotli',
          atMost: 95,
          peers: { 'until idle': round(whole, 1) },
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
    }
  },
};
