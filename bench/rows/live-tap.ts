import type { Locator, Page } from '@playwright/test';
import type { RunningGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench } from '../row.ts';
import { openChatLoad } from '../support/chat-load.ts';
import { measureInteraction, observeInteractions } from '../support/event-timing.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { startSite } from '../support/site.ts';

/** a live room of the demo content that is on air */
const load = { roomId: 'live-peony', viewers: 1000, perSecond: 200, seconds: 14 } as const;
const address = `/new/living/appc/${load.roomId}`;
const taps = 5;
const commands = ['pause', 'resume', 'pause', 'resume', 'pause'] as const;

/** The page of one viewer of a busy chat: latency of a like, and the delay until an editor's command is shown. */
export const liveTap: Bench = {
  name: 'live-tap',
  async measure() {
    const gateway = await startSite(address);
    const browser = await openBrowser();
    try {
      const phone = await openPhone(browser);
      const { page } = phone;
      await observeInteractions(page);
      await page.goto(gateway.origin + address);
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
      await page.evaluate(() => scrollBy(0, 1));
      await page.waitForFunction(() => document.querySelector('[data-waiting]') === null);
      const like = page.getByRole('button', { name: '点赞' });
      const idle = await tapTimes(page, like);
      const delays: number[] = [];
      for (const command of commands) delays.push(await commandToPageMs(gateway, page, command));
      const chat = await openChatLoad(gateway, load);
      const [messages, busy] = await Promise.all([chat.sendAll(), tapTimes(page, like)]);
      chat.close();
      const lost = messages.filter(
        ({ ackAt, deliveredAt }) => ackAt === undefined || deliveredAt === undefined,
      ).length;
      if (lost > 0) process.stderr.write(`${lost} messages were not acknowledged or not delivered\n`);
      await phone.close();
      return [
        {
          row: `to the next frame after a like, in a chat of ${load.perSecond} messages a second`,
          value: median(busy),
          unit: 'ms',
          atMost: 100,
          peers: { 'the slowest': Math.max(...busy), 'while the chat is idle': median(idle) },
        },
        {
          row: 'from the end of an editor command to the live page that shows it',
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

async function tapTimes(page: Page, target: Locator): Promise<number[]> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) times.push(await measureInteraction(page, () => target.tap()));
  return times;
}

/** @returns ms from the end of the editor CLI's process until the page shows the change; negative if the page is faster */
async function commandToPageMs(
  gateway: RunningGateway,
  page: Page,
  command: (typeof commands)[number],
): Promise<number> {
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.querySelector('main')?.textContent.includes(text)) resolve(Date.now());
          else requestAnimationFrame(check);
        };
        check();
      }),
    command === 'pause' ? '直播暂停' : '直播中',
  );
  await gateway.run('desk', 'live', command, load.roomId);
  const endedAt = Date.now();
  return (await shown) - endedAt;
}
