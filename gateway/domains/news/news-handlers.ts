import { notFound } from '../../contract/failure.ts';
import type { CallContext, Handlers } from '../../contract/handler.ts';
import type { Vault } from '../../services/encryption/personal-data-vault.ts';
import { shanghaiTime } from '../../db/time.ts';
import { defaultCityId } from '../shared/cities.ts';
import type { Deps } from '../shared/deps.ts';
import { once } from '../shared/once.ts';
import { newestFirst, oldestFirst, readPage } from '../shared/paging.ts';
import { plainText } from '../shared/plain-text.ts';
import { cardsWithIds } from '../shared/story-cards.ts';
import { requireReader } from '../shared/require-reader.ts';
import { addAdClosing } from './home/ad-closings.ts';
import { readArticle, recommendedNews } from './story/article.ts';
import { audioNews, audioNewsFrom, listAudioProgrammes } from './audio/audio-news.ts';
import { addRead, addShareView, removeReads } from './story/read-counts.ts';
import { readBriefing } from './briefing/read-briefing.ts';
import { mergeNewsFollows } from './follows/news-follows.ts';
import { mergeLists } from './reader-lists/merge-device-lists.ts';
import { readNews, savedNews } from './reader-lists/saved-and-read-stories.ts';
import { setLike, setSave } from './story/likes-and-saves.ts';
import { searchNews } from './search/search-news.ts';
import { searchSuggestions } from './search/search-suggestions.ts';
import { citySection, headlineSection, listSections } from './stream/sections.ts';
import { mostRead } from './home/most-read.ts';
import { listAds, listBanners, listHotEvents } from './home/showcase.ts';
import { specialSectionNews } from './special-topic/special-topics.ts';
import { channelNews, cityNews, importantNews, labelNews, newestNews } from './stream/streams.ts';

type NewsOperation =
  | 'listSections'
  | 'listSectionNews'
  | 'listBanners'
  | 'listHeadlineNews'
  | 'listImportantNews'
  | 'listLabelNews'
  | 'listAds'
  | 'closeAd'
  | 'listShareHomeNews'
  | 'countShareView'
  | 'listRecommendedNews'
  | 'getArticle'
  | 'listAudioNews'
  | 'listAudioProgrammes'
  | 'listHotEvents'
  | 'listMostRead'
  | 'getBriefing'
  | 'searchNews'
  | 'listSearchSuggestions'
  | 'countNewsRead'
  | 'likeNews'
  | 'saveNews'
  | 'listSavedNews'
  | 'listReadNews'
  | 'removeReadNews'
  | 'mergeDeviceLists'
  | 'listNewsCards';

const defaultRecommendedCount = 20;
const defaultMostReadCount = 20;
const dayMs = 24 * 3_600_000;
const searchDays = { day: 1, week: 7, month: 30, year: 365 } as const;

export function newsHandlers(deps: Deps, vault: Vault): Pick<Handlers, NewsOperation> {
  const { db, clock } = deps;
  const countContext = (
    sender: CallContext,
    { source_channel: sourceChannel }: { readonly source_channel?: string },
  ) => ({ vault, sender, sourceChannel, now: clock() });
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
      const { newsId, by = 'label' } = body;
      const label = plainText(body.label);
      return newsId === undefined
        ? labelNews(db, label, page, { oldest })
        : specialSectionNews(db, { newsId, by, label }, page, oldest);
    },

    listAds: async ({ body }) => listAds(db, body.position ?? 'stream', body.cityId ?? defaultCityId),

    closeAd: async ({ body: { adId, reason, clientId } }, context) =>
      once(deps, context, { operation: 'closeAd', clientId, input: [adId, reason] }, (transaction) =>
        addAdClosing(transaction, adId, reason),
      ),

    listShareHomeNews: async ({ body }) => newestNews(db, readPage('body', body, newestFirst)),

    listRecommendedNews: async ({ query }) => ({
      list: await recommendedNews(db, query.newsId, query.pageSize ?? defaultRecommendedCount),
    }),

    getArticle: async ({ body: { newsId, beginning = false } }, { reader }) =>
      readArticle(db, newsId, reader?.id, { beginning }),

    listAudioNews: async ({ body }) => {
      const { programmeId, from } = body;
      const page = readPage('body', body, newestFirst);
      return from === undefined ? audioNews(db, { programmeId }, page) : audioNewsFrom(db, from, page);
    },

    listAudioProgrammes: async () => listAudioProgrammes(db),

    listHotEvents: async () => listHotEvents(db, clock()),

    listMostRead: async ({ query: { period, pageSize = defaultMostReadCount } }) =>
      mostRead(db, period, pageSize, clock()),

    getBriefing: async ({ query: { id } }) => {
      const edition = await readBriefing(db, id);
      if (edition === undefined) throw notFound('没有这一期早报或晚报');
      return edition;
    },

    searchNews: async ({ body }) => {
      const { query, kind, period } = body;
      const since = period && shanghaiTime(new Date(clock().getTime() - searchDays[period] * dayMs));
      return searchNews(db, query, readPage('body', body, newestFirst), { kind, since });
    },

    listSearchSuggestions: async ({ query: { query } }) => ({ list: await searchSuggestions(db, query) }),

    countNewsRead: async ({ body: { newsId, clientId }, headers }, context) =>
      once(deps, context, { operation: 'countNewsRead', clientId, input: [newsId] }, (transaction) =>
        addRead(transaction, newsId, countContext(context, headers)),
      ),

    countShareView: async ({ body: { newsId, clientId }, headers }, context) =>
      once(deps, context, { operation: 'countShareView', clientId, input: [newsId] }, (transaction) =>
        addShareView(transaction, newsId, countContext(context, headers)),
      ),

    likeNews: async ({ body: { newsId, clientId, like = true } }, context) => {
      const mark = { newsId, readerId: requireReader(context).id, now: shanghaiTime(clock()) };
      return once(deps, context, { operation: 'likeNews', clientId, input: [newsId, like] }, (transaction) =>
        setLike(transaction, mark, like),
      );
    },

    saveNews: async ({ body: { newsId, clientId, save = true } }, context) => {
      const mark = { newsId, readerId: requireReader(context).id, now: shanghaiTime(clock()) };
      return once(deps, context, { operation: 'saveNews', clientId, input: [newsId, save] }, (transaction) =>
        setSave(transaction, mark, save),
      );
    },

    listSavedNews: async ({ body }, context) =>
      savedNews(db, requireReader(context).id, readPage('body', body, newestFirst)),

    listReadNews: async ({ body }, context) =>
      readNews(db, requireReader(context).id, readPage('body', body, newestFirst)),

    removeReadNews: async ({ body: { newsId, clientId } }, context) => {
      const { id } = requireReader(context);
      const write = { operation: 'removeReadNews' as const, clientId, input: [newsId] };
      return once(deps, context, write, (transaction) => removeReads(transaction, id, newsId));
    },

    mergeDeviceLists: async ({ body: { saved, read, follows = [], clientId } }, context) => {
      const owner = { readerId: requireReader(context).id, now: shanghaiTime(clock()) };
      const write = {
        operation: 'mergeDeviceLists' as const,
        clientId,
        input: [saved, read, ...(follows.length > 0 ? [follows] : [])],
      };
      return once(deps, context, write, async (transaction) => {
        await mergeNewsFollows(transaction, follows, owner);
        return mergeLists(transaction, { saved, read }, owner);
      });
    },

    listNewsCards: async ({ body: { newsIds } }) => ({ list: await cardsWithIds(db, newsIds) }),
  };
}

function scopeOf(sectionId: string, cityId: string) {
  if (sectionId === headlineSection) return {};
  return sectionId === citySection ? { cityId } : { sectionId };
}
