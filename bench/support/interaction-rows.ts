import type { Page } from '@playwright/test';
import { median, type Row } from '../row.ts';
import { measureInteraction, observeInteractions } from './event-timing.ts';
import { openBrowser, openPhone } from './phone.ts';
import { startSite } from './site.ts';

const runs = 3;
/** above it an interaction counts as "needs improvement" (web.dev/inp) */
const maxInteractionMs = 200;

interface InteractionContext {
  readonly page: Page;
  /** measures an interaction under a name @param atMost ms, where a lower bound than that of all is demanded */
  readonly time: (name: string, act: () => Promise<unknown>, atMost?: number) => Promise<void>;
}

/** A reader's interactions on each page, in order, by the page's path. */
export type PageInteractions = Readonly<Record<string, (visit: InteractionContext) => Promise<void>>>;

export const visibleDialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** A page that only adds a heading: its figure is the cost of browser, device and measurement. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width"><main>
<button onclick="document.querySelector('main').prepend(document.createElement('h1'))">heading</button></main>`;

/** Measures the time from an interaction to the next frame, for a signed-in reader on pages that have loaded everything. */
export async function interactionRows(visits: PageInteractions): Promise<Row[]> {
  const gateway = await startSite();
  const browser = await openBrowser();
  const figures = new Map<string, number[]>();
  const bounds = new Map<string, number>();
  const bare: number[] = [];
  try {
    const token = await gateway.token('李明');
    for (let run = 0; run < runs; run += 1) {
      for (const [path, visit] of Object.entries(visits)) {
        const phone = await openPhone(browser);
        const { page } = phone;
        await observeInteractions(page);
        await page.goto(`${gateway.origin}${path}?token=${token}`);
        await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
        await page.evaluate(() => scrollBy(0, 1));
        await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
        await page.waitForLoadState('networkidle');
        await visit({
          page,
          time: async (name, act, atMost = maxInteractionMs) => {
            bounds.set(name, atMost);
            const ms = await measureInteraction(page, act);
            figures.set(name, [...(figures.get(name) ?? []), ms]);
          },
        });
        await page.goto('about:blank');
        await page.setContent(barePage);
        bare.push(await measureInteraction(page, () => page.getByRole('button').tap()));
        await phone.close();
      }
    }
  } finally {
    await browser.close();
    await gateway.stop();
  }
  const peers = { 'a page that only adds a heading': median(bare) };
  return Array.from(figures, ([name, times]): Row => {
    const row = `to the next frame after: ${name}`;
    return { row, value: median(times), unit: 'ms', atMost: bounds.get(name) ?? maxInteractionMs, peers };
  });
}
