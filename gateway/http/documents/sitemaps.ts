import type { FastifyInstance } from 'fastify';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { shanghaiTime } from '../../db/time.ts';
import { listHotEvents } from '../../domains/news/home/showcase.ts';
import {
  monthAfter,
  type MonthOfStories,
  monthsOfStories,
  storiesBetween,
} from '../../domains/news/stream/published-stories.ts';
import { citySection, headlineSection, listSections } from '../../domains/news/stream/sections.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';
import { sendDocument, xmlText } from './send-document.ts';

/** of one sitemap; the protocol allows 50,000 addresses and 50 MB */
const addressesPerSitemap = 10_000;
/** of the news sitemap, as its protocol limits it */
const maxNews = 1000;
const newsAgeMs = 48 * 3_600_000;
const indexSeconds = 3600;
const newsSeconds = 300;
const type = 'application/xml; charset=utf-8';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Pages besides stories that stay at their address, below /new. */
const pages = [
  '/',
  '/focusNews',
  '/briefing',
  '/hotSearch',
  '/frequency',
  '/videosHome/',
  '/audioList/',
  '/atlas/',
  '/thematic/',
  '/paper/qlwbPaper/',
  '/living/share',
  '/infoTopic',
  '/topicFile/topicSquare/',
  '/thinkTank/',
  '/wisdom',
  '/ThinkFile/allmenu/',
  '/autoShow',
  '/autoShow/brand_list',
  '/autoShow/proclamations',
  '/v10/publicWelfare/welTopic',
  '/welfare/list',
  '/chainFile/lossSearch/',
  '/answer/',
  '/techSupport/copyright',
  '/techSupport/edit',
  '/techSupport/track',
];

export interface SitemapDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly siteOrigin: SiteOrigin;
}

/**
 * Serves `/sitemap.xml`, an index of `/sitemaps/pages.xml`, `/sitemaps/news.xml` (stories of the last 48 hours) and the
 * stories of each month: `/sitemaps/2026-11.xml`, of a month with more stories than fit also `/sitemaps/2026-11-2.xml`.
 */
export function registerSitemaps(app: FastifyInstance, { db, clock, siteOrigin }: SitemapDeps): void {
  let counted: { readonly at: number; readonly months: Promise<MonthOfStories[]> } | undefined;
  /** Counting takes tenths of a second with a million stories. */
  const months = () => {
    const now = clock().getTime();
    if (counted === undefined || now - counted.at > indexSeconds * 1000) {
      counted = { at: now, months: monthsOfStories(db) };
      // a failure is the response's; the next request counts again
      counted.months.catch(() => (counted = undefined));
    }
    return counted.months;
  };

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(request);
    const names = [
      'pages',
      'news',
      ...(await months()).flatMap(({ month, stories }) =>
        Array.from({ length: Math.ceil(stories / addressesPerSitemap) }, (_, index) =>
          index === 0 ? month : `${month}-${index + 1}`,
        ),
      ),
    ];
    const entries = names.map(
      (name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
    );
    const text = `${head}<sitemapindex xmlns="${namespace}">${entries.join('\n')}</sitemapindex>`;
    return sendDocument(request, reply, { text, type, maxAgeSeconds: indexSeconds });
  });

  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const [sections, events] = await Promise.all([listSections(db), listHotEvents(db, clock())]);
    const paths = [
      ...pages,
      ...sections.list
        .filter(({ id }) => id !== headlineSection && id !== citySection)
        .map(({ id }) => `/?channel=${encodeURIComponent(id)}`),
      ...events.list.map(({ id }) => `/hotNews/${encodeURIComponent(id)}`),
    ];
    const entries = paths.map((path) => entry(`${siteOrigin(request)}/new${path}`));
    return sendDocument(request, reply, { text: urlSet(entries), type, maxAgeSeconds: indexSeconds });
  });

  app.get('/sitemaps/news.xml', async (request, reply) => {
    const now = clock();
    const stories = await storiesBetween(db, {
      from: shanghaiTime(new Date(now.getTime() - newsAgeMs)),
      // a story dated later is not published yet
      to: shanghaiTime(new Date(now.getTime() + 1000)),
      limit: maxNews,
    });
    const entries = stories.map(({ id, title, published_at }) =>
      entry(
        `${siteOrigin(request)}/new/general/${encodeURIComponent(id)}`,
        '<news:news><news:publication><news:name>齐鲁晚报</news:name><news:language>zh-cn</news:language></news:publication>' +
          `<news:publication_date>${isoTime(published_at)}</news:publication_date>` +
          `<news:title>${xmlText(title)}</news:title></news:news>`,
      ),
    );
    const more = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
    return sendDocument(request, reply, { text: urlSet(entries, more), type, maxAgeSeconds: newsSeconds });
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, month, number = '1'] =
      /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-([1-9]\d{0,3}))?\.xml$/.exec(request.params.file) ?? [];
    if (month === undefined) throw notFound('没有这个网站地图。');
    const stories = await storiesBetween(db, {
      from: month,
      to: monthAfter(month),
      limit: addressesPerSitemap,
      offset: (Number(number) - 1) * addressesPerSitemap,
    });
    if (stories.length === 0) throw notFound('没有这个网站地图。');
    const entries = stories.map(({ id, published_at }) =>
      entry(
        `${siteOrigin(request)}/new/general/${encodeURIComponent(id)}`,
        `<lastmod>${isoTime(published_at)}</lastmod>`,
      ),
    );
    return sendDocument(request, reply, { text: urlSet(entries), type, maxAgeSeconds: newsSeconds });
  });
}

const isoTime = (time: string) => `${time.replace(' ', 'T')}+08:00`;
const entry = (address: string, more = '') => `<url><loc>${xmlText(address)}</loc>${more}</url>`;
const urlSet = (entries: readonly string[], more = '') =>
  `${head}<urlset xmlns="${namespace}"${more}>${entries.join('\n')}</urlset>`;
