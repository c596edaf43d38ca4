import type { Handlers } from '../../../contract/handler.ts';
import type { Deps } from '../../shared/deps.ts';
import { newestFirst, oldestFirst, readPage } from '../../shared/paging.ts';
import { kindNews, kindNewsAfter } from '../stream/kind-news.ts';
import { readSpecialTopic, specialSections, specialTimeline } from './special-topics.ts';

type SpecialOperation = 'getSpecialTopic' | 'listSpecialSections' | 'listSpecialTimeline' | 'listKindNews';

export function specialHandlers({ db }: Deps): Pick<Handlers, SpecialOperation> {
  return {
    getSpecialTopic: async ({ body }) => readSpecialTopic(db, body.newsId),

    listSpecialSections: async ({ body: { newsId, by = 'label' } }) => specialSections(db, newsId, by),

    listSpecialTimeline: async ({ body }) => {
      const oldest = body.order === 'oldest';
      const page = readPage('body', body, oldest ? oldestFirst : newestFirst);
      return specialTimeline(db, body.newsId, page, oldest);
    },

    listKindNews: async ({ body }) => {
      const page = readPage('body', body, newestFirst);
      const { kind, after } = body;
      return after === undefined ? kindNews(db, kind, page) : kindNewsAfter(db, kind, after, page.size);
    },
  };
}
