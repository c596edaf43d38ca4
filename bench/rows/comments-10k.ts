import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench, type Row } from '../row.ts';
import { fillComments } from '../support/fill-comments.ts';
import { fillDatabase } from '../support/fill-database.ts';
import { measureInteraction, observeInteractions } from '../support/event-timing.ts';
import { measureLoad } from '../support/http-load.ts';
import { lateFrameMs, scrollDown, type FrameCounts } from '../support/long-scroll.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { cpuTimeMs } from '../support/process-usage.ts';

const few = { newsId: 'b0', count: 100 };
const many = { newsId: 'b1', count: 10_000 };
const rounds = 7;
const load = { connections: 4, requests: 400 };
const orders = ['hot', 'new'] as const;
type Order = (typeof orders)[number];
/** top-level comments that the page has loaded before it is scrolled */
const scrolledComments = 1000;
/** number of the measured deep page, with thirty comments per page */
const deepPage = 200;
const taps = 3;

/** Compares a story with ten thousand comments and one with a hundred: the gateway's first and deep pages, and the comments page. */
export const commentsTenThousand: Bench = {
  name: 'comments-10k',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
    await fillDatabase({ dataDir }, 2);
    for (const { newsId, count } of [few, many]) await fillComments({ dataDir }, newsId, count);
    const environment = {
      NODE_ENV: 'production',
      GATEWAY_SENTINELS: '0',
      RATE_LIMIT: '1000000000',
    };
    const gateway = await startGateway({ dataDir, environment });
    try {
      return [...(await listRows(gateway)), ...(await pageRows(gateway))];
    } finally {
      await gateway.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** Rows of the gateway's CPU time per request. */
async function listRows({ origin, process: child }: RunningGateway): Promise<Row[]> {
  const rows: Row[] = [];
  for (const order of orders) {
    const bodies = {
      few: requestBody(few.newsId, order),
      many: requestBody(many.newsId, order),
      deep: requestBody(many.newsId, order, await cursorAfter(origin, order, deepPage)),
    };
    const times: Record<keyof typeof bodies, number[]> = { few: [], many: [], deep: [] };
    for (let turn = 0; turn <= rounds; turn += 1)
      for (const name of ['few', 'many', 'deep'] as const) {
        const before = await cpuTimeMs(child.pid);
        await measureLoad({ origin, path: () => listPath, body: () => bodies[name] }, load);
        // the first turn warms up
        if (turn > 0) times[name].push(((await cpuTimeMs(child.pid)) - before) / load.requests);
      }
    const base = median(times.few);
    rows.push(
      {
        row: `first page in ${order} order of ${many.count} comments over ${few.count}`,
        value: round(median(times.many) / base),
        unit: '×',
        atMost: 1.25,
        peers: { 'many (ms)': round(median(times.many)), 'few (ms)': round(base) },
      },
      {
        row: `page ${deepPage} in ${order} order over the first page of ${few.count} comments`,
        value: round(median(times.deep) / base),
        unit: '×',
        atMost: 1.5,
        peers: { 'deep (ms)': round(median(times.deep)) },
      },
    );
  }
  return rows;
}

const listPath = '/gateway/newscomment/news_comment_list.do';

const requestBody = (newsId: string, order: Order, cursor?: string) =>
  JSON.stringify({
    newsId,
    order,
    pageSize: 30,
    ...(cursor !== undefined && { cursor }),
    ak: '',
    userAgent: '',
  });

async function cursorAfter(origin: string, order: Order, pages: number): Promise<string> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const response = await fetch(origin + listPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: requestBody(many.newsId, order, cursor),
    });
    const { data }: { readonly data: { readonly nextCursor: string } } = await response.json();
    cursor = data.nextCursor;
  }
  if (cursor === undefined) throw new Error('the list ended before the deep page');
  return cursor;
}

async function pageRows(gateway: RunningGateway): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const long = await measurePage(browser, gateway, many.newsId, scrolledComments);
    const short = await measurePage(browser, gateway, few.newsId, few.count * 0.9);
    return [
      {
        row: `frames over ${lateFrameMs} ms while scrolling through ${scrolledComments} comments`,
        value: long.frames.late,
        unit: 'frames',
        // one in a hundred
        atMost: Math.ceil(long.frames.all * 0.01),
        peers: {
          'of (frames)': long.frames.all,
          'longest (ms)': round(long.frames.longestMs, 0),
          [`late of ${few.count} comments`]: short.frames.late,
          [`of (frames) for ${few.count}`]: short.frames.all,
          'in the document (comments)': long.inDocument,
        },
      },
      {
        row: `to the next frame after a tap on reply among ${scrolledComments} comments`,
        value: round(median(long.taps), 0),
        unit: 'ms',
        atMost: 200,
        peers: { [`among ${few.count} (ms)`]: round(median(short.taps), 0) },
      },
    ];
  } finally {
    await browser.close();
  }
}

interface PageFigures {
  readonly frames: FrameCounts;
  readonly taps: readonly number[];
  /** comments in the document after scrolling */
  readonly inDocument: number;
}

/** Loads comments by scrolling to the end of the list, then scrolls through them from the top and opens replies. */
async function measurePage(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  gateway: RunningGateway,
  newsId: string,
  wanted: number,
): Promise<PageFigures> {
  const phone = await openPhone(browser);
  const { page } = phone;
  try {
    await observeInteractions(page);
    const token = await gateway.token('翻评论的人');
    const list = { loaded: 0 };
    page.on('response', async (response) => {
      if (!response.url().includes('news_comment_list')) return;
      const { data }: { readonly data: { readonly list: readonly unknown[] } } = await response.json();
      list.loaded += data.list.length;
    });
    await page.goto(`${gateway.origin}/new/comment/${newsId}?token=${token}`);
    await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
    await page.locator('h1').tap();
    await page.waitForLoadState('networkidle');
    while (list.loaded + 10 < wanted) {
      const before = list.loaded;
      await scrollToEnd(page);
      for (let waited = 0; list.loaded === before && waited < 50; waited += 1) await page.waitForTimeout(100);
      if (list.loaded === before) throw new Error(`the list stopped after ${list.loaded} comments`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight * 2);
    const frames = await scrollDown(phone, height);
    const standing = await page.locator('[id^=comment-]').count();
    const times: number[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      times.push(await measureInteraction(page, () => visibleReplyButton(page).tap()));
      await page.keyboard.press('Escape');
    }
    return { frames, taps: times, inDocument: standing };
  } finally {
    await phone.close();
  }
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** The last visible reply button. */
const visibleReplyButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^回复/ }).filter({ visible: true }).last();
