import type { Handlers } from '../../contract/handler.ts';
import { shanghaiTime } from '../../db/time.ts';
import { defaultCityId } from '../shared/cities.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { newestFirst, oldestFirst, readPage } from '../shared/paging.ts';
import { plainText } from '../shared/plain-text.ts';
import { signedIn } from '../shared/signed-in.ts';
import { readArticle, recommendedNews } from './article.ts';
import { audioNews, audioNewsFrom, listAudioProgrammes } from './audio.ts';
import { addRead, addShareView } from './counts.ts';
import { setLike, setSave } from './marks.ts';
import { searchNews } from './search.ts';
import { citySection, headlineSection, listSections } from './sections.ts';
import { listAds, listBanners, listHotEvents } from './showcase.ts';
import { channelNews, cityNews, importantNews, labelNews, newestNews } from './streams.ts';

type NewsOperation =
  | 'listSections'
  | 'listSectionNews'
  | 'listBanners'
  | 'listHeadlineNews'
  | 'listImportantNews'
  | 'listLabelNews'
  | 'listAds'
  | 'listShareHomeNews'
  | 'countShareView'
  | 'listRecommendedNews'
  | 'getArticle'
  | 'listAudioNews'
  | 'listAudioProgrammes'
  | 'listHotEvents'
  | 'searchNews'
  | 'countNewsRead'
  | 'likeNews'
  | 'saveNews';

const recommendedAtOnce = 20;

export function newsHandlers(deps: Deps): Pick<Handlers, NewsOperation> {
  const { db, clock } = deps;
  return {
    listSections: async ({ query }) => listSections(db, query.cityId),

    listSectionNews: async ({ query }) => {
      const { sectionId, cityId = defaultCityId } = query;
      const page = readPage('query', query, newestFirst);
      const label = plainText(query.label ?? '');
      if (label !== '') return labelNews(db, label, page, { scope: scopeOf(sectionId, cityId) });
      if (sectionId === headlineSection) return newestNews(db, page);
      if (sectionId === citySection) return cityNews(db, page, cityId);
      return channelNews(db, page, sectionId);
    },

    listBanners: async ({ body }) => listBanners(db, body.cityId ?? defaultCityId),

    listHeadlineNews: async ({ body }) => newestNews(db, readPage('body', body, newestFirst)),

    listImportantNews: async ({ body }) => importantNews(db, readPage('body', body, newestFirst)),

    listLabelNews: async ({ body }) => {
      const oldest = body.order === 'oldest';
      const page = readPage('body', body, oldest ? oldestFirst : newestFirst);
      return labelNews(db, plainText(body.label), page, { oldest });
    },

    listAds: async ({ body }) => listAds(db, body.position ?? 'stream', body.cityId ?? defaultCityId),

    listShareHomeNews: async ({ body }) => newestNews(db, readPage('body', body, newestFirst)),

    listRecommendedNews: async ({ query }) => ({
      list: await recommendedNews(db, query.newsId, query.pageSize ?? recommendedAtOnce),
    }),

    getArticle: async ({ body }, { reader }) => readArticle(db, body.newsId, reader?.id),

    listAudioNews: async ({ body }) => {
      const { programmeId, from } = body;
      const page = readPage('body', body, newestFirst);
      return from === undefined ? audioNews(db, { programmeId }, page) : audioNewsFrom(db, from, page);
    },

    listAudioProgrammes: async () => listAudioProgrammes(db),

    listHotEvents: async () => listHotEvents(db, clock()),

    searchNews: async ({ body }) => searchNews(db, body.query, readPage('body', body, newestFirst)),

    countNewsRead: async ({ body: { newsId, clientId } }, context) =>
      once(deps, context, { operation: 'countNewsRead', clientId, what: [newsId] }, (transaction) =>
        addRead(transaction, newsId, context.reader?.id, shanghaiTime(clock())),
      ),

    countShareView: async ({ body: { newsId, clientId } }, context) =>
      once(deps, context, { operation: 'countShareView', clientId, what: [newsId] }, (transaction) =>
        addShareView(transaction, newsId),
      ),

    likeNews: async ({ body: { newsId, clientId, like = true } }, context) => {
      const mark = { newsId, readerId: signedIn(context).id, now: shanghaiTime(clock()) };
      return once(deps, context, { operation: 'likeNews', clientId, what: [newsId, like] }, (transaction) =>
        setLike(transaction, mark, like),
      );
    },

    saveNews: async ({ body: { newsId, clientId, save = true } }, context) => {
      const mark = { newsId, readerId: signedIn(context).id, now: shanghaiTime(clock()) };
      return once(deps, context, { operation: 'saveNews', clientId, what: [newsId, save] }, (transaction) =>
        setSave(transaction, mark, save),
      );
    },
  };
}

function scopeOf(sectionId: string, cityId: string) {
  if (sectionId === headlineSection) return {};
  return sectionId === citySection ? { cityId } : { sectionId };
}
