// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** The channels of the front page in their order. `GET /gateway/getNewsSection` */
export const listSections = /* @__PURE__ */ defineOperation('listSections', 'get', '/getNewsSection', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Stories of one channel, newest first. `GET /gateway/getNewsSectionLabelNewsPage` */
export const listSectionNews = /* @__PURE__ */ defineOperation('listSectionNews', 'get', '/getNewsSectionLabelNewsPage', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Pictures of the front page's carousel. `POST /gateway/getnewbannerlist.do` */
export const listBanners = /* @__PURE__ */ defineOperation('listBanners', 'post', '/getnewbannerlist.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** The front page's stream, newest first. `POST /gateway/getheadlinenewslisttwo.do` */
export const listHeadlineNews = /* @__PURE__ */ defineOperation('listHeadlineNews', 'post', '/getheadlinenewslisttwo.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Important news, newest first. `POST /gateway/getImportantNewsList.do` */
export const listImportantNews = /* @__PURE__ */ defineOperation('listImportantNews', 'post', '/getImportantNewsList.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Stories that carry one label. `POST /gateway/getLabelNewsMoreForSub.do` */
export const listLabelNews = /* @__PURE__ */ defineOperation('listLabelNews', 'post', '/getLabelNewsMoreForSub.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Ads for one place of the app. `POST /gateway/getNewsAdertList.do` */
export const listAds = /* @__PURE__ */ defineOperation('listAds', 'post', '/getNewsAdertList.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Stories a share page offers for reading on. `POST /gateway/newsshare/listMainPageNews4Share.do` */
export const listShareHomeNews = /* @__PURE__ */ defineOperation('listShareHomeNews', 'post', '/newsshare/listMainPageNews4Share.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Count one view of a shared story. `POST /gateway/newsshare/addShareViewcount.do` */
export const countShareView = /* @__PURE__ */ defineOperation('countShareView', 'post', '/newsshare/addShareViewcount.do', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['newsId', 'views'],
});

/** Stories akin to one story. `GET /gateway/newsshare/getRecommandNewsListForShare` */
export const listRecommendedNews = /* @__PURE__ */ defineOperation('listRecommendedNews', 'get', '/newsshare/getRecommandNewsListForShare', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** One story, whole. `POST /gateway/commennews_content.do` */
export const getArticle = /* @__PURE__ */ defineOperation('getArticle', 'post', '/commennews_content.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'kind', 'title', 'summary', 'source', 'publishedAt', 'sectionId', 'labels', 'covers', 'cardStyle', 'counts', 'link', 'body', 'editor', 'reporter', 'copyright', 'related', 'liked', 'saved', 'shareCard'],
});

/** Hot events by heat. `GET /gateway/get/hot/events` */
export const listHotEvents = /* @__PURE__ */ defineOperation('listHotEvents', 'get', '/get/hot/events', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list', 'updatedAt'],
});

/** Audio news, newest first; of one programme, or from one episode on. `POST /gateway/audioNewsList.do` */
export const listAudioNews = /* @__PURE__ */ defineOperation('listAudioNews', 'post', '/audioNewsList.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** The programmes that audio news belong to, in the editors' order. `GET /gateway/x/news/audio-programmes` */
export const listAudioProgrammes = /* @__PURE__ */ defineOperation('listAudioProgrammes', 'get', '/x/news/audio-programmes', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Stories that hold the words, newest first. `POST /gateway/x/news/search` */
export const searchNews = /* @__PURE__ */ defineOperation('searchNews', 'post', '/x/news/search', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Count one reading of a story. `POST /gateway/x/news/news-read` */
export const countNewsRead = /* @__PURE__ */ defineOperation('countNewsRead', 'post', '/x/news/news-read', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['newsId', 'reads'],
});

/** Like a story, or take the like back. `POST /gateway/x/news/like` */
export const likeNews = /* @__PURE__ */ defineOperation('likeNews', 'post', '/x/news/like', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['newsId', 'likes', 'liked'],
});

/** Save a story, or take it out again. `POST /gateway/x/news/save` */
export const saveNews = /* @__PURE__ */ defineOperation('saveNews', 'post', '/x/news/save', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['newsId', 'saved'],
});
