import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { OperationId } from 'qlwb-gateway-sdk/operation';
import { keepAnswer } from '#platform/storage/kept-answers.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { listCache } from './offline-caches.ts';

/**
 * What lists that are the same for every reader are made of, but for their marks on them: the front page with its channels,
 * 要闻, 图集, 专题 with their sections, 情报, 视频, and publishers with what they made.
 */
const keptLists: ReadonlySet<OperationId | 'videoStrip'> = new Set([
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

/** Keeps the lists that a page has loaded, those from the server too, each as far as its first page. @returns stops keeping */
export function cacheLists(client: QueryClient): () => void {
  const queries = client.getQueryCache();
  const waiting = new Set<Query>();
  let stopWaiting: (() => void) | undefined;

  function keepWaiting(): void {
    stopWaiting = undefined;
    for (const query of waiting) {
      const data = firstPageOf(query.state.data);
      if (data !== undefined)
        void keepAnswer(listCache, { key: query.queryHash, at: query.state.dataUpdatedAt, data });
    }
    waiting.clear();
  }

  function note(query: Query): void {
    if (!isKept(query) || query.state.status !== 'success') return;
    waiting.add(query);
    stopWaiting ??= whenIdle(keepWaiting);
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

function isKept({ queryKey }: Query): boolean {
  const [id] = queryKey;
  return keptLists.has(id as OperationId) || isNewestFilms(queryKey);
}

/** The newest films are a list; the same call asks for one film, and for a feed that begins with one. */
function isNewestFilms([id, ...inputs]: QueryKey): boolean {
  return id === ('listVideoFeed' satisfies OperationId) && inputs.every((input) => !namesFilm(input));
}

function namesFilm(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !('body' in input)) return false;
  const { body } = input;
  return typeof body === 'object' && body !== null && ('newsId' in body || 'collectionId' in body);
}

/** A list that goes on by pages starts anew where it is opened anew. */
function firstPageOf(data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!isPaged(data)) return data;
  return { pages: data.pages.slice(0, 1).map(ofNobody), pageParams: data.pageParams.slice(0, 1) };
}

/**
 * Without the mark on what its reader sent: a device may be in other hands when it is read, and an anonymous tip that says
 * “mine” would name its sender.
 */
function ofNobody(page: unknown): unknown {
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
