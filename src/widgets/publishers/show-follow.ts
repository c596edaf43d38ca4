import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listLiveReporters } from 'qlwb-gateway-sdk/operations/live';
import { getPublisher, listFollowedPublishers, listPublishers } from 'qlwb-gateway-sdk/operations/news';
import type { components } from 'qlwb-gateway-sdk/schema';
import { changeLoaded } from '#widgets/gateway/update-cached.ts';
import type { Publisher, PublisherCard } from './publisher-queries.ts';

type Follow = Pick<PublisherCard, 'id' | 'follows' | 'followed'>;
type LiveReporters = components['schemas']['LiveReporterList'];
type Cards = InfiniteData<{ readonly list: readonly PublisherCard[] }>;

/** Shows in all that is loaded whether the reader follows a publisher, and how many do. */
export function showFollow(client: QueryClient, { id, follows, followed }: Follow): void {
  const changed = <One extends Follow>(one: One): One =>
    one.id === id ? { ...one, follows, followed } : one;
  changeLoaded<Publisher>(client, { queryKey: [getPublisher.id] }, changed);
  changeLoaded<LiveReporters>(client, { queryKey: [listLiveReporters.id] }, (kept) => ({
    list: kept.list.map((one) => (one.publisherId === id ? { ...one, follows, followed } : one)),
  }));
  for (const list of [listPublishers.id, listFollowedPublishers.id])
    changeLoaded<Cards>(client, { queryKey: [list] }, (kept) => ({
      ...kept,
      pages: kept.pages.map((page) => ({ ...page, list: page.list.map(changed) })),
    }));
}

/** The reader's list is another one now: it is loaded anew where it is opened again. */
export function forgetFollowed(client: QueryClient): void {
  client.removeQueries({ queryKey: [listFollowedPublishers.id], type: 'inactive' });
}
