import { median, round, type Bench } from '../row.ts';
import { measurePaint, openBrowser, openPhone, type Paint } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';
import { startStaticTwin } from '../support/static-twin.ts';

const runs = 5;

/** First and largest paint of a story beside the same story as a hand-made static page, by turns in one run. */
export const storyPaint: Bench = {
  name: 'story-paint',
  async measure() {
    const gateway = await startSite();
    const twin = await startStaticTwin(gateway.origin, story.id);
    const browser = await openBrowser();
    const once = async (address: string): Promise<Paint> => {
      const phone = await openPhone(browser);
      try {
        return await measurePaint(phone, address);
      } finally {
        await phone.close();
      }
    };
    const pages: Paint[] = [];
    const twins: Paint[] = [];
    try {
      await once(gateway.origin + story.path);
      for (let run = 0; run < runs; run += 1) {
        pages.push(await once(gateway.origin + story.path));
        twins.push(await once(twin.address));
      }
    } finally {
      await browser.close();
      await twin.close();
      await gateway.stop();
    }
    const of = (paints: readonly Paint[], key: keyof Paint) => median(paints.map((paint) => paint[key]));
    const beside = (key: 'fcp' | 'lcp', atMost: number) => ({
      row: `story ${key} over static twin`,
      value: round(of(pages, key) / of(twins, key)),
      unit: '×',
      atMost,
      peers: { 'story (ms)': round(of(pages, key), 0), 'twin (ms)': round(of(twins, key), 0) },
    });
    return [
      beside('fcp', 1.1),
      beside('lcp', 1.15),
      { row: 'story layout shift', value: round(of(pages, 'cls'), 4), unit: 'CLS', atMost: 0.02 },
    ];
  },
};
