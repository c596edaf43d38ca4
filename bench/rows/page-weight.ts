import type { Browser } from '@playwright/test';
import { median, round, type Bench, type Row } from '../row.ts';
import {
  measureIdleShare,
  measurePageLoad,
  measureUnusedShare,
  type PageLoad,
} from '../support/page-load.ts';
import { openBrowser } from '../support/phone.ts';
import { startSite, story } from '../support/site.ts';

const runs = 5;
const kilobyte = 1024;
const stayMs = 10_000;
/** the main thread is read a little later: what waits ten seconds is found too */
const longStayMs = 15_000;

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly maxScriptKilobytes: number;
  /** bounds of time, for the pages that most readers see */
  readonly maxMainThreadSeconds?: number;
  readonly isBlockingMeasured?: boolean;
}

const pages: readonly MeasuredPage[] = [
  {
    name: 'story',
    path: story.path,
    maxScriptKilobytes: 130,
    maxMainThreadSeconds: 1.2,
    isBlockingMeasured: true,
  },
  {
    name: 'home',
    path: '/new/',
    maxScriptKilobytes: 160,
    maxMainThreadSeconds: 2.5,
    isBlockingMeasured: true,
  },
  { name: 'video home', path: '/new/videosHome/', maxScriptKilobytes: 160 },
  { name: 'live room', path: '/new/living/appc/1012', maxScriptKilobytes: 160, isBlockingMeasured: true },
  { name: 'paper page', path: '/new/paper/qlwbPaper/', maxScriptKilobytes: 160 },
  { name: 'volunteer form', path: '/new/v10/publicWelfare/volApplay/', maxScriptKilobytes: 160 },
  { name: 'enterprise', path: '/new/ThinkFile/tourism/ent-tourism-01', maxScriptKilobytes: 160 },
  { name: 'ranking of 50', path: '/new/ThinkFile/rankDetail/travel/', maxScriptKilobytes: 160 },
  { name: 'product page', path: '/new/techSupport/copyright', maxScriptKilobytes: 110 },
];

/** What pages cost a reader who does not touch them. */
export const pageWeight: Bench = {
  name: 'page-weight',
  async measure() {
    const gateway = await startSite(...pages.map(({ path }) => path));
    const browser = await openBrowser();
    const rows: Row[] = [];
    try {
      for (const page of pages) rows.push(...(await rowsOf(page, browser, gateway.origin)));
      rows.push(await scrolledStory(browser, gateway.origin));
      for (const [name, path] of [
        ['story', story.path],
        ['home', '/new/'],
      ] as const) {
        const url = gateway.origin + path;
        rows.push(
          {
            row: `${name}: share of loaded JavaScript that never runs`,
            value: round((await measureUnusedShare(browser, url, stayMs)) * 100, 1),
            unit: '%',
            atMost: 35,
          },
          {
            row: `${name}: main thread at rest`,
            value: round(
              (await measureIdleShare(browser, url, { settleMs: longStayMs, restMs: 30_000 })) * 100,
              2,
            ),
            unit: '%',
            atMost: 1,
          },
        );
      }
      return rows;
    } finally {
      await browser.close();
      await gateway.stop();
    }
  },
};

async function rowsOf(page: MeasuredPage, browser: Browser, origin: string): Promise<Row[]> {
  const loads: PageLoad[] = [];
  // a discarded run first: the gateway resizes pictures on demand
  for (let run = 0; run <= runs; run += 1) {
    const load = await measurePageLoad(browser, origin + page.path, { stayMs: longStayMs });
    if (run > 0) loads.push(load);
  }
  const typical = (figure: (load: PageLoad) => number) => median(loads.map(figure));
  const rows: Row[] = [
    {
      row: `${page.name}: JavaScript, untouched`,
      value: round(typical(({ scriptBytes }) => scriptBytes) / kilobyte, 1),
      unit: 'KB brotli',
      atMost: page.maxScriptKilobytes,
    },
  ];
  if (page.maxMainThreadSeconds !== undefined)
    rows.push(
      {
        row: `${page.name}: main thread in the first 15 s`,
        value: round(typical(({ mainThreadMs }) => mainThreadMs) / 1000),
        unit: 's',
        atMost: page.maxMainThreadSeconds,
      },
      {
        row: `${page.name}: requests without pictures`,
        value: typical(({ requests }) => requests),
        unit: '',
        ...(page.path === story.path && { atMost: 20 }),
        peers: { repeated: typical(({ repeatedRequests }) => repeatedRequests) },
      },
    );
  if (page.isBlockingMeasured)
    rows.push(
      {
        row: `${page.name}: total blocking time`,
        value: round(
          typical(({ totalBlockingMs }) => totalBlockingMs),
          0,
        ),
        unit: 'ms',
        atMost: 80,
      },
      {
        row: `${page.name}: longest task`,
        value: round(
          typical(({ longestTaskMs }) => longestTaskMs),
          0,
        ),
        unit: 'ms',
        atMost: 100,
      },
    );
  return rows;
}

async function scrolledStory(browser: Browser, origin: string): Promise<Row> {
  const loads: PageLoad[] = [];
  for (let run = 0; run < runs; run += 1)
    loads.push(await measurePageLoad(browser, origin + story.path, { stayMs: 3000, isScrolled: true }));
  return {
    row: 'story: JavaScript, scrolled to its end with comments',
    value: round(median(loads.map(({ scriptBytes }) => scriptBytes)) / kilobyte, 1),
    unit: 'KB brotli',
    atMost: 180,
  };
}
