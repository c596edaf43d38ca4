import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startGateway, type RunningGateway } from '../../e2e/support/gateway.ts';
import { median, round, type Bench, type Row } from '../row.ts';
import { fillComments } from '../support/fill-comments.ts';
import { fillDatabase } from '../support/fill-database.ts';
import { timeOf, watchInteractions } from '../support/event-timing.ts';
import { measureLoad } from '../support/http-load.ts';
import { lateFrame, scrollOn, type Frames } from '../support/long-scroll.ts';
import { openBrowser, openPhone } from '../support/phone.ts';
import { processorTimeOf } from '../support/process-usage.ts';

const few = { newsId: 'b0', count: 100 };
const many = { newsId: 'b1', count: 10_000 };
const rounds = 7;
const load = { connections: 4, requests: 400 };
const orders = ['hot', 'new'] as const;
type Order = (typeof orders)[number];
/** comments of the first level that the page has loaded when it is scrolled */
const scrolled = 1000;
/** pages of thirty that stand before the deep one */
const deep = 200;
const taps = 3;

/** Ten thousand comments under a story beside a hundred: the gateway's first pages, a deep one, and the page of all. */
export const commentsTenThousand: Bench = {
  name: 'comments-10k',
  async measure() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
    await fillDatabase(dataDir, 2);
    for (const { newsId, count } of [few, many]) await fillComments(dataDir, newsId, count);
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

/** By the gateway's time of the processor for a request. */
async function listRows({ origin, process: child }: RunningGateway): Promise<Row[]> {
  const rows: Row[] = [];
  for (const order of orders) {
    const asked = {
      few: bodyOf(few.newsId, order),
      many: bodyOf(many.newsId, order),
      deep: bodyOf(many.newsId, order, await cursorAfter(origin, order, deep)),
    };
    const times: Record<keyof typeof asked, number[]> = { few: [], many: [], deep: [] };
    for (let turn = 0; turn <= rounds; turn += 1)
      for (const name of ['few', 'many', 'deep'] as const) {
        const before = await processorTimeOf(child.pid);
        await measureLoad({ origin, path: () => listPath, body: () => asked[name] }, load);
        // the first turn warms up
        if (turn > 0) times[name].push(((await processorTimeOf(child.pid)) - before) / load.requests);
      }
    const base = median(times.few);
    rows.push(
      {
        row: `first page of the ${order} order under ${many.count} comments over ${few.count}`,
        value: round(median(times.many) / base),
        unit: '×',
        atMost: 1.25,
        peers: { 'many (ms)': round(median(times.many)), 'few (ms)': round(base) },
      },
      {
        row: `page ${deep} of the ${order} order over the first under ${few.count} comments`,
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

const bodyOf = (newsId: string, order: Order, cursor?: string) =>
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
    const answer = await fetch(origin + listPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(many.newsId, order, cursor),
    });
    const { data }: { readonly data: { readonly nextCursor: string } } = await answer.json();
    cursor = data.nextCursor;
  }
  if (cursor === undefined) throw new Error('the list ended before its deep page');
  return cursor;
}

async function pageRows(gateway: RunningGateway): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const long = await visit(browser, gateway, many.newsId, scrolled);
    const short = await visit(browser, gateway, few.newsId, few.count * 0.9);
    return [
      {
        row: `frames over ${lateFrame} ms while ${scrolled} comments are scrolled through`,
        value: long.frames.late,
        unit: 'frames',
        // one in a hundred
        atMost: Math.ceil(long.frames.all * 0.01),
        peers: {
          'of (frames)': long.frames.all,
          'longest (ms)': round(long.frames.longest, 0),
          [`late of ${few.count} comments`]: short.frames.late,
          [`of (frames) for ${few.count}`]: short.frames.all,
          'in the document (comments)': long.standing,
        },
      },
      {
        row: 'tap to reply among them, to the next frame',
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

interface Visit {
  readonly frames: Frames;
  readonly taps: readonly number[];
  /** comments in the document in the midst of them */
  readonly standing: number;
}

/** Loads so many comments by going to the list's foot, then scrolls through them from the top, and answers one. */
async function visit(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  gateway: RunningGateway,
  newsId: string,
  loaded: number,
): Promise<Visit> {
  const phone = await openPhone(browser);
  const { page } = phone;
  try {
    await watchInteractions(page);
    const token = await gateway.token('翻评论的人');
    const list = { there: 0 };
    page.on('response', async (response) => {
      if (!response.url().includes('news_comment_list')) return;
      const { data }: { readonly data: { readonly list: readonly unknown[] } } = await response.json();
      list.there += data.list.length;
    });
    await page.goto(`${gateway.origin}/new/comment/${newsId}?token=${token}`);
    await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
    await page.locator('h1').tap();
    await page.waitForLoadState('networkidle');
    while (list.there + 10 < loaded) {
      const before = list.there;
      await toFoot(page);
      for (let waited = 0; list.there === before && waited < 50; waited += 1) await page.waitForTimeout(100);
      if (list.there === before) throw new Error(`the list stopped after ${list.there} comments`);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight * 2);
    const frames = await scrollOn(phone, height);
    const standing = await page.locator('[id^=comment-]').count();
    const times: number[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      times.push(await timeOf(page, () => inSight(page).tap()));
      await page.keyboard.press('Escape');
    }
    return { frames, taps: times, standing };
  } finally {
    await phone.close();
  }
}

const toFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** A button that answers, in the middle of the screen. */
const inSight = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^回复/ }).filter({ visible: true }).last();
