import type { Locator, Page } from '@playwright/test';
import type { RunningGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { openChat } from '../support/chat-load.ts';
import { timeOf, watchInteractions } from '../support/event-timing.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';

/** a live of the demo that is on air */
const plan = { roomId: 'live-peony', viewers: 1000, perSecond: 200, seconds: 14 } as const;
const address = `/new/living/appc/${plan.roomId}`;
const taps = 5;
const moves = ['pause', 'resume', 'pause', 'resume', 'pause'] as const;

/** The page of one viewer while the chat is as busy as a thousand make it, and when it shows what the desk does. */
export const liveTap: Bench = {
  name: 'live-tap',
  async measure() {
    const gateway = await startSite(address);
    const browser = await openBrowser();
    try {
      const phone = await openPhone(browser);
      const { page } = phone;
      await watchInteractions(page);
      await page.goto(gateway.origin + address);
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
      await page.evaluate(() => scrollBy(0, 1));
      await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
      const like = page.getByRole('button', { name: '点赞' });
      const quiet = await timesOf(page, like);
      const delays: number[] = [];
      for (const move of moves) delays.push(await deskToPage(gateway, page, move));
      const chat = await openChat(gateway, plan);
      const [said, busy] = await Promise.all([chat.say(), timesOf(page, like)]);
      chat.close();
      const lost = said.filter(({ ackAt, toldAt }) => ackAt === undefined || toldAt === undefined).length;
      if (lost > 0) process.stderr.write(`${lost} messages were not acknowledged or not told\n`);
      await phone.close();
      return [
        {
          row: `to the next frame after a like, in a chat of ${plan.perSecond} messages a second`,
          value: median(busy),
          unit: 'ms',
          atMost: 100,
          peers: { 'the slowest': Math.max(...busy), 'while nobody speaks': median(quiet) },
        },
        {
          row: 'from the end of a command of the desk to the page of a live that shows it',
          value: round(median(delays), 0),
          unit: 'ms',
          atMost: 2000,
          peers: { 'the slowest': round(Math.max(...delays), 0) },
        },
      ];
    } finally {
      await browser.close();
      await gateway.stop();
    }
  },
};

async function timesOf(page: Page, target: Locator): Promise<number[]> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) times.push(await timeOf(page, () => target.tap()));
  return times;
}

/** @returns ms from the end of the desk's process, or less than nothing where the page was quicker than that */
async function deskToPage(
  gateway: RunningGateway,
  page: Page,
  move: (typeof moves)[number],
): Promise<number> {
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main')?.textContent.includes(text)) resolve(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    move === 'pause' ? '直播暂停' : '直播中',
  );
  await gateway.run('desk', 'live', move, plan.roomId);
  const told = Date.now();
  return (await shown) - told;
}
