import type { Handlers } from '../../../contract/handler.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { once } from '../../shared/once.ts';
import { hottestFirst, newestFirst, readPage } from '../../shared/paging.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { followPublisher } from './publisher-follows.ts';
import { followedPublishers, listPublishers, publisherOf, publisherStories } from './publishers.ts';

type PublisherOperation =
  | 'listPublishers'
  | 'getPublisher'
  | 'listPublisherStories'
  | 'listPublisherVideos'
  | 'followPublisher'
  | 'listFollowedPublishers';

export function publisherHandlers(deps: Deps): Pick<Handlers, PublisherOperation> {
  const { db, clock } = deps;
  return {
    listPublishers: async ({ body }, { reader }) =>
      listPublishers(db, body.kind, reader?.id, readPage('body', body, hottestFirst)),

    getPublisher: async ({ body }, { reader }) => publisherOf(db, body.publisherId, reader?.id),

    listPublisherStories: async ({ body }) => {
      const { publisherId, form = 'article' } = body;
      return publisherStories(db, publisherId, form, readPage('body', body, newestFirst));
    },

    listPublisherVideos: async ({ body }) =>
      publisherStories(db, body.publisherId, 'video', readPage('body', body, newestFirst)),

    followPublisher: async ({ body: { publisherId, follow = true, clientId } }, context) => {
      const request = {
        publisherId,
        readerId: requireReader(context).id,
        follow,
        now: shanghaiTime(clock()),
      };
      const write = { operation: 'followPublisher' as const, clientId, input: [publisherId, follow] };
      return once(deps, context, write, (transaction) => followPublisher(transaction, request));
    },

    listFollowedPublishers: async ({ body }, context) =>
      followedPublishers(db, requireReader(context).id, readPage('body', body, newestFirst)),
  };
}
