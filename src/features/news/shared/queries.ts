import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { components } from 'qlwb-gateway-sdk/schema';
import {
  getArticle,
  listAds,
  listAudioNews,
  listBanners,
  listHeadlineNews,
  listHotEvents,
  listImportantNews,
  listLabelNews,
  listMostRead,
  listSectionNews,
  listSections,
  searchNews,
} from 'qlwb-gateway-sdk/operations/news';
import { plainTitle } from '#lib/story/plain-title.ts';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { HotEvent, NewsPage, Section } from './news-types.ts';
import { deviceUuid } from '#platform/storage/device.ts';

/** Spec section 7: the headline call names client, device and version in headers. */
const client = { kind: 'h5', version: '9.8.6' } as const;

/** Device id of server-rendered pages. */
const serverDevice = 'first-view';

function clientHeaders() {
  return {
    'client-id': client.kind,
    'device-id': import.meta.env.SSR ? serverDevice : deviceUuid(),
    version: client.version,
  };
}

export interface StreamInput {
  readonly cityId: string;
  readonly section: Section | undefined;
  /** cursor of the first page; undefined starts at the newest story */
  readonly start: string | undefined;
}

export type TimeOrder = 'oldest' | 'newest';

const pageSize = 20;
const inAudioStrip = 6;

export function sectionsQuery(gateway: Gateway, cityId: string) {
  return { ...operationQuery(gateway, listSections, { query: { cityId } }), ...cachedForVisit };
}

export function bannersQuery(gateway: Gateway, cityId: string) {
  return { ...operationQuery(gateway, listBanners, { body: { cityId } }), ...cachedForVisit };
}

export function hotEventsQuery(gateway: Gateway) {
  return { ...operationQuery(gateway, listHotEvents, {}), ...cachedForVisit };
}

/** Enough that one is not among the stories beside it. */
const onFrontPage = 20;

/** The hottest events, reduced to what the front page chooses one by and shows, so that little is dehydrated with it. */
export function hottestQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [listHotEvents.id, 'hottest'],
    queryFn: async ({ signal }) => {
      const { list } = await gateway.data(listHotEvents, {}, { signal });
      return list.slice(0, onFrontPage).map(({ id, title, heat, label }) => ({ id, title, heat, label }));
    },
    ...cachedForVisit,
  });
}

export type HotTopic = Pick<HotEvent, 'id' | 'title' | 'heat' | 'label'>;

export type ReadPeriod = 'day' | 'week';

/** Most read stories, reduced to what the rankings show. */
export function mostReadQuery(gateway: Gateway, period: ReadPeriod) {
  return queryOptions({
    queryKey: [listMostRead.id, period],
    queryFn: async ({ signal }) => {
      const { list } = await gateway.data(listMostRead, { query: { period } }, { signal });
      return list.map(({ story: { id, title, link, kind }, reads }) => ({
        id,
        title: plainTitle(title),
        link,
        kind,
        reads,
      }));
    },
    ...cachedForVisit,
  });
}

/** The newest episodes, for the front page. */
export function audioStripQuery(gateway: Gateway) {
  return {
    ...operationQuery(gateway, listAudioNews, { body: { pageSize: inAudioStrip } }),
    ...cachedForVisit,
  };
}

export function streamAdsQuery(gateway: Gateway, cityId: string) {
  return { ...operationQuery(gateway, listAds, { body: { position: 'stream', cityId } }), ...cachedForVisit };
}

/**
 * Stories of one channel: the front page's stream if `section` is undefined or the headline channel, else the channel's, in
 * the reader's city edition if it has editions.
 */
export function streamPages(gateway: Gateway, { cityId, section, start }: StreamInput) {
  const page = (cursor = start) => ({ pageSize, ...(cursor !== undefined && { cursor }) });
  if (section === undefined || section.kind === 'headline') {
    // the device is not part of the key, so that data loaded on the server is found in the browser
    return newsPages([listHeadlineNews.id, cityId, page()], (cursor, signal) =>
      gateway.data(
        listHeadlineNews,
        { headers: clientHeaders(), body: { cityId, ...page(cursor) } },
        { signal },
      ),
    );
  }
  const query = { sectionId: section.id, ...(section.kind === 'city' && { cityId }) };
  return newsPages([listSectionNews.id, query, page()], (cursor, signal) =>
    gateway.data(listSectionNews, { query: { ...query, ...page(cursor) } }, { signal }),
  );
}

/** Key of a list of stories. */
export function streamKey({ cityId, section, start }: StreamInput): string {
  const isOfCity = section === undefined || section.kind !== 'channel';
  return `stream ${isOfCity ? cityId : ''} ${section?.id ?? ''} ${start ?? ''}`;
}

/** 要闻, newest first. @param start cursor of the first page; undefined starts at the newest story */
export function importantPages(gateway: Gateway, start?: string) {
  return operationPages(gateway, listImportantNews, (cursor = start) => ({
    body: { pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

/** Stories with a label by time, such as those of a hot event. @param start cursor of the first page */
export function labelPages(gateway: Gateway, label: string, order: TimeOrder, start?: string) {
  return operationPages(gateway, listLabelNews, (cursor = start) => ({
    body: { label, order, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

/** A search as its page's URL holds it. */
export interface NewsQuery {
  /** 1 to 60 characters, not only spaces */
  readonly q: string;
  readonly kind?: components['schemas']['SearchKind'] | undefined;
  readonly period?: components['schemas']['SearchPeriod'] | undefined;
}

/** Stories that match a query, newest first. */
export function searchPages(gateway: Gateway, { q: query, kind, period }: NewsQuery) {
  const filter = { ...(kind !== undefined && { kind }), ...(period !== undefined && { period }) };
  return operationPages(gateway, searchNews, (cursor) => ({
    body: { query, ...filter, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

type LoadPage = (cursor: string | undefined, signal: AbortSignal) => Promise<NewsPage>;

function newsPages(queryKey: QueryKey, load: LoadPage) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    ...cachedForVisit,
  });
}

/** A story as its page loads it: the beginning of a long one. */
export function articleQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, getArticle, { body: { newsId, beginning: true } });
}

/** A whole story, however long. */
export function wholeArticleQuery(gateway: Gateway, newsId: string) {
  return operationQuery(gateway, getArticle, { body: { newsId } });
}

/** Banners and the hot event are shown above the newest stories of the headline channel only. */
export function isFrontPage(section: Section | undefined, cursor: string | undefined): boolean {
  return cursor === undefined && (section === undefined || section.kind === 'headline');
}

/** Also returns an unknown channel, for which the gateway answers 404. */
export function sectionOf(sections: readonly Section[], channel: string): Section {
  return sections.find((section) => section.id === channel) ?? { id: channel, name: '', kind: 'channel' };
}
