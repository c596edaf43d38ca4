import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  getCollectionOfVideo,
  listClapperWorks,
  listCollectionVideos,
  listSourceVideos,
  listVideoFeed,
} from 'qlwb-gateway-sdk/operations/video';
import { videoSize, type VideoSize } from '#lib/media/video-source.ts';
import type { ClapperCard, VideoItem } from './video-types.ts';

interface ListOf<Item> {
  readonly list: readonly Item[];
}

/** The shape of a video according to a loaded list; undefined if no list contains it. */
export function knownShape(client: QueryClient, newsId: string): VideoSize | undefined {
  const operations = [listVideoFeed, listCollectionVideos, getCollectionOfVideo, listSourceVideos];
  for (const { id } of operations) {
    const video = loaded<Pick<VideoItem, 'id' | 'film'>>(client, id).find((one) => one.id === newsId)?.film;
    const size = video && videoSize(video);
    if (size !== undefined) return size;
  }
  return undefined;
}

/** Whether a loaded list shows a reader's work as pictures. */
export function isKnownAsPictures(client: QueryClient, workId: string): boolean {
  const works = loaded<ClapperCard>(client, listClapperWorks.id);
  return works.some(({ id, pictures }) => id === workId && pictures > 0);
}

/** Items of all loaded lists of an operation. */
function loaded<Item>(client: QueryClient, operationId: string): Item[] {
  return client
    .getQueriesData<InfiniteData<ListOf<Item>> | ListOf<Item>>({ queryKey: [operationId] })
    .flatMap(([, kept]) => (kept === undefined ? [] : 'pages' in kept ? kept.pages : [kept]))
    .flatMap(({ list }) => list);
}
