import type { Handlers } from '../../../contract/handler.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { once } from '../../shared/once.ts';
import { newestFirst, readPage } from '../../shared/paging.ts';
import { plainText } from '../../shared/plain-text.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { followProgress } from './follow-progress.ts';
import { newsFollows, updateNewsFollow, setNewsFollow } from './news-follows.ts';
import { reporterNews } from './reporter-news.ts';

type FollowOperation =
  | 'listReporterNews'
  | 'followNews'
  | 'listNewsFollows'
  | 'checkNewsFollows'
  | 'updateNewsFollow';

export function followHandlers(deps: Deps): Pick<Handlers, FollowOperation> {
  const { db, clock } = deps;
  return {
    listReporterNews: async ({ body }) => reporterNews(db, body.name, readPage('body', body, newestFirst)),

    followNews: async ({ body: { kind, id, follow = true, clientId } }, context) => {
      const owner = { readerId: requireReader(context).id, now: shanghaiTime(clock()) };
      const target = { kind, id: plainText(id) };
      const write = { operation: 'followNews' as const, clientId, input: [kind, target.id, follow] };
      return once(deps, context, write, (transaction) => setNewsFollow(transaction, target, follow, owner));
    },

    listNewsFollows: async (_, context) => newsFollows(db, requireReader(context).id),

    checkNewsFollows: async ({ body: { follows } }) => followProgress(db, follows),

    updateNewsFollow: async ({ body: { kind, id } }, context) =>
      updateNewsFollow(db, { kind, id }, { readerId: requireReader(context).id, now: shanghaiTime(clock()) }),
  };
}
