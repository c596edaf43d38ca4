import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getArticle,
  listAds,
  listAudioNews,
  listBanners,
  listHeadlineNews,
  listHotEvents,
  listImportantNews,
  listLabelNews,
  listSectionNews,
  listSections,
  searchNews,
} from 'qlwb-gateway-sdk/operations/news';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { NewsPage, Section } from './news-types.ts';
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

/** The hottest event, in a list of at most one, so that little is dehydrated with the front page. */
export function hottestQuery(gateway: Gateway) {
  return queryOptions({
    queryKey: [listHotEvents.id, 'hottest'],
    queryFn: async ({ signal }) => (await gateway.data(listHotEvents, {}, { signal })).list.slice(0, 1),
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

/** Stories of a hot event by time. */
export function labelPages(gateway: Gateway, label: string, order: TimeOrder) {
  return operationPages(gateway, listLabelNews, (cursor) => ({
    body: { label, order, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

/** Stories that match a query, newest first. @param query 1 to 60 characters, not only spaces */
export function searchPages(gateway: Gateway, query: string) {
  return operationPages(gateway, searchNews, (cursor) => ({
    body: { query, pageSize, ...(cursor !== undefined && { cursor }) },
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
