import type { Handlers } from '../../contract/handler.ts';
import type { Deps } from '../shared/deps.ts';
import { editorialOrder, newestFirst, readPage } from '../shared/paging.ts';
import { listWorks, workWithId } from './clapper-works.ts';
import {
  collectionOfVideo,
  collectionsOfPublisher,
  collectionVideos,
  collectionWithId,
  listCollections,
} from './video-collections.ts';
import { videoFeed } from './video-feed.ts';
import { listSources, sourceVideos } from './video-sources.ts';

type VideoOperation =
  | 'listVideoFeed'
  | 'listSourceVideos'
  | 'getCollectionOfVideo'
  | 'listPublisherCollections'
  | 'listCollectionVideos'
  | 'getVideoCollection'
  | 'getClapperWork'
  | 'listVideoCollections'
  | 'listClapperWorks'
  | 'listVideoSources';

export function videoHandlers({ db }: Deps): Pick<Handlers, VideoOperation> {
  return {
    listVideoFeed: async ({ body }, { reader }) => videoFeed(db, body, reader?.id),

    listSourceVideos: async ({ body }) =>
      sourceVideos(db, body.sourceId, readPage('body', body, newestFirst)),

    getCollectionOfVideo: async ({ body }) => collectionOfVideo(db, body.newsId),

    listPublisherCollections: async ({ body }) =>
      collectionsOfPublisher(db, body.publisherId, readPage('body', body, newestFirst)),

    listCollectionVideos: async ({ body }) =>
      collectionVideos(db, body.collectionId, readPage('body', body, editorialOrder)),

    getVideoCollection: async ({ body }) => collectionWithId(db, body.collectionId),

    getClapperWork: async ({ body }, { reader }) => workWithId(db, body.workId, reader?.id),

    listVideoCollections: async ({ body }) => listCollections(db, readPage('body', body, newestFirst)),

    listClapperWorks: async ({ body }) => listWorks(db, readPage('body', body, newestFirst)),

    listVideoSources: async () => listSources(db),
  };
}
