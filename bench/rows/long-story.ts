import { median, round, type Bench } from '../row.ts';
import { lateFrameMs, scrollDown, type FrameCounts } from '../support/long-scroll.ts';
import { measurePaint, openBrowser, openPhone, type Paint, type Phone } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';

/** 50,000 characters and 200 pictures; `text=whole` loads all of it at once. */
const long = { path: '/new/general/1499', whole: '/new/general/1499?text=whole' };
const runs = 5;
const scrolls = 2;

/** Compares a very long story with a short one, alternating: paint times, and frames while scrolling. */
export const longStory: Bench = {
  name: 'long-story',
  async measure() {
    const gateway = await startSite(story.path, long.whole);
    const browser = await openBrowser();
    const withPhone = async <Result>(measure: (phone: Phone) => Promise<Result>): Promise<Result> => {
      const phone = await openPhone(browser);
      try {
        return await measure(phone);
      } finally {
        await phone.close();
      }
    };
    const paint = (path: string) => withPhone((phone) => measurePaint(phone, gateway.origin + path));
    const scroll = (path: string) => withPhone((phone) => scrollThrough(phone, gateway.origin + path));
    const paints: Record<'short' | 'long', Paint[]> = { short: [], long: [] };
    const frames: Record<'short' | 'long', ScrollFigures[]> = { short: [], long: [] };
    try {
      await paint(story.path);
      for (let run = 0; run < runs; run += 1) {
        paints.short.push(await paint(story.path));
        paints.long.push(await paint(long.path));
      }
      for (let run = 0; run < scrolls; run += 1) {
        frames.short.push(await scroll(story.path));
        frames.long.push(await scroll(long.path));
      }
    } finally {
      await browser.close();
      await gateway.stop();
    }
    const of = (samples: readonly Paint[], key: keyof Paint) => median(samples.map((one) => one[key]));
    const [shortLcp, longLcp] = [of(paints.short, 'lcp'), of(paints.long, 'lcp')];
    const late = (samples: readonly ScrollFigures[]) => median(samples.map((one) => one.late));
    return [
      {
        row: 'long story lcp over a short one',
        value: round(longLcp / shortLcp),
        unit: '×',
        atMost: 1.1,
        peers: { 'long (ms)': round(longLcp, 0), 'short (ms)': round(shortLcp, 0) },
      },
      {
        row: `frames over ${lateFrameMs} ms while scrolling through a long story`,
        value: late(frames.long),
        unit: 'frames',
        atMost: 0,
        peers: {
          'of (frames)': median(frames.long.map(({ all }) => all)),
          screens: median(frames.long.map(({ screens }) => screens)),
          'short (frames)': late(frames.short),
          'longest (ms)': round(Math.max(...frames.long.map(({ longestMs }) => longestMs)), 0),
        },
      },
      {
        row: 'long story layout shift',
        value: round(of(paints.long, 'cls'), 4),
        unit: 'CLS',
        atMost: 0.02,
      },
    ];
  },
};

interface ScrollFigures extends FrameCounts {
  readonly screens: number;
}

/** Loads the whole story if it is folded, and scrolls to its end without a pause. */
async function scrollThrough(phone: Phone, address: string): Promise<ScrollFigures> {
  const { page } = phone;
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  await page.locator('h1').tap();
  await page.waitForLoadState('networkidle');
  const fold = page.locator('[href="?text=whole"]');
  if ((await fold.count()) > 0) {
    await fold.tap();
    await page.waitForFunction(() => document.querySelectorAll('[data-picture]').length >= 200);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
  }
  const { distance, screens } = await page.evaluate(() => {
    const end = document.querySelector('[data-text]')?.getBoundingClientRect().bottom ?? 0;
    return { distance: end, screens: Math.round(end / innerHeight) };
  });
  return { ...(await scrollDown(phone, distance)), screens };
}
