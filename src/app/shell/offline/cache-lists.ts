import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationId } from 'qlwb-gateway-sdk/operation';
import { cacheResponse } from '#platform/storage/response-cache.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { listCache } from './offline-caches.ts';

/**
 * Lists that are the same for every reader apart from personal marks: the front page with its channels, 要闻, 图集, 专题
 * with their sections, 爆料, 视频, and publishers with their works.
 */
const cachedLists: ReadonlySet<OperationId | 'videoStrip'> = new Set([
  'listSections',
  'listSectionNews',
  'listBanners',
  'listHeadlineNews',
  'listImportantNews',
  'listShareHomeNews',
  'listHotEvents',
  'listLabelNews',
  'listAds',
  'listAudioNews',
  'listKindNews',
  'getSpecialTopic',
  'listSpecialSections',
  'listSpecialTimeline',
  'listTipTopics',
  'listTopicTips',
  'listPublishers',
  'getPublisher',
  'listPublisherStories',
  'listPublisherVideos',
  'videoStrip',
  'listVideoCollections',
  'listClapperWorks',
  'listVideoSources',
]);

/** Caches the first page of these lists when they load, server-rendered ones included. @returns a function that stops it */
export function cacheLists(client: QueryClient): () => void {
  const queries = client.getQueryCache();
  const waiting = new Set<Query>();
  let stopWaiting: (() => void) | undefined;

  function cacheWaiting(): void {
    stopWaiting = undefined;
    for (const query of waiting) {
      const data = firstPageOf(query.state.data);
      if (data !== undefined)
        void cacheResponse(listCache, { key: query.queryHash, at: query.state.dataUpdatedAt, data });
    }
    waiting.clear();
  }

  function note(query: Query): void {
    if (!isCacheable(query) || query.state.status !== 'success') return;
    waiting.add(query);
    stopWaiting ??= whenIdle(cacheWaiting);
  }

  queries.getAll().forEach(note);
  const unsubscribe = queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  return () => {
    unsubscribe();
    stopWaiting?.();
  };
}

function isCacheable({ queryKey }: Query): boolean {
  const [id] = queryKey;
  return cachedLists.has(id as OperationId) || isNewestVideos(queryKey);
}

/** The same operation also loads a single video, or a feed that starts with one; only the list of the newest is cached. */
function isNewestVideos([id, ...inputs]: QueryKey): boolean {
  return id === ('listVideoFeed' satisfies OperationId) && inputs.every((input) => !namesVideo(input));
}

function namesVideo(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('body' in input)) return false;
  const { body } = input;
  return typeof body === 'object' && body !== null && ('newsId' in body || 'collectionId' in body);
}

/** A paged list is restored with its first page only. */
function firstPageOf(data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!isPaged(data)) return data;
  return { pages: data.pages.slice(0, 1).map(withoutOwnership), pageParams: data.pageParams.slice(0, 1) };
}

/**
 * Removes marks of ownership: another person may use the device later, and an anonymous tip marked as own would reveal its
 * sender.
 */
function withoutOwnership(page: unknown): unknown {
  if (typeof page !== 'object' || page === null || !('list' in page) || !Array.isArray(page.list))
    return page;
  return {
    ...page,
    list: page.list.map((one: unknown) => (isMarkedOwn(one) ? { ...one, own: false } : one)),
  };
}

function isMarkedOwn(one: unknown): one is { readonly own: true } {
  return typeof one === 'object' && one !== null && 'own' in one && one.own === true;
}

function isPaged(data: object): data is InfiniteData<unknown> {
  return 'pages' in data && Array.isArray(data.pages) && 'pageParams' in data;
}
