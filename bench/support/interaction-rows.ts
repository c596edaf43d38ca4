import type { Page } from '@playwright/test';
import { median, type Row } from '../row.ts';
import { timeOf, watchInteractions } from './event-timing.ts';
import { openBrowser, openPhone } from './phone.ts';
import { startSite } from './site.ts';

const runs = 3;
/** ms; from here on the interaction counts as one that needs improvement (web.dev/inp) */
const bound = 200;

interface Visit {
  readonly page: Page;
  /** one figure for what a reader does, under its name */
  readonly time: (name: string, act: () => Promise<unknown>) => Promise<void>;
}

/** Pages, by their paths, with what a reader does on each, one after the other. */
export type Visits = Readonly<Record<string, (visit: Visit) => Promise<void>>>;

export const inDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** What a tap costs where nothing is to be done but to add a heading: browser, phone and way of measuring. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><main>
<button onclick="document.querySelector('main').prepend(document.createElement('h1'))">heading</button></main>`;

/** From what a reader does to the next frame, of a reader who is signed in, once each page is at rest. */
export async function interactionRows(visits: Visits): Promise<Row[]> {
  const gateway = await startSite();
  const browser = await openBrowser();
  const taken = new Map<string, number[]>();
  const bare: number[] = [];
  try {
    const token = await gateway.token('李明');
    for (let run = 0; run < runs; run += 1) {
      for (const [path, visit] of Object.entries(visits)) {
        const phone = await openPhone(browser);
        const { page } = phone;
        await watchInteractions(page);
        await page.goto(`${gateway.origin}${path}?token=${token}`);
        await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        await page.evaluate(() => scrollBy(0, 1));
        await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
        await page.waitForLoadState('networkidle');
        await visit({
          page,
          time: async (name, act) => {
            const figure = await timeOf(page, act);
            taken.set(name, [...(taken.get(name) ?? []), figure]);
          },
        });
        await page.goto('about:blank');
        await page.setContent(barePage);
        bare.push(await timeOf(page, () => page.getByRole('button').tap()));
        await phone.close();
      }
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
  const peers = { 'a page that only adds a heading': median(bare) };
  return Array.from(taken, ([name, figures]): Row => {
    const row = `to the next frame after: ${name}`;
    return { row, value: median(figures), unit: 'ms', atMost: bound, peers };
  });
}
