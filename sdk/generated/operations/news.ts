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

/** A special topic without its stories. `POST /gateway/getSpecialNewsByNewsId.do` */
export const getSpecialTopic = /* @__PURE__ */ defineOperation('getSpecialTopic', 'post', '/getSpecialNewsByNewsId.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'title', 'lead', 'style', 'source', 'publishedAt', 'total', 'counts', 'shareCard'],
});

/** The sections of a special topic with their newest eight stories each. `POST /gateway/subjectnews_content_eight.do` */
export const listSpecialSections = /* @__PURE__ */ defineOperation('listSpecialSections', 'post', '/subjectnews_content_eight.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** All stories of a special topic by time. `POST /gateway/listSpecialNewsTimeStyle.do` */
export const listSpecialTimeline = /* @__PURE__ */ defineOperation('listSpecialTimeline', 'post', '/listSpecialNewsTimeStyle.do', {
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

/** Tell why a reader closed an ad; counted by reason, of nobody in particular. `POST /gateway/x/news/ad-closed` */
export const closeAd = /* @__PURE__ */ defineOperation('closeAd', 'post', '/x/news/ad-closed', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['adId', 'reason'],
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

/** Stories of one kind, newest first. `POST /gateway/x/news/of-kind` */
export const listKindNews = /* @__PURE__ */ defineOperation('listKindNews', 'post', '/x/news/of-kind', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Publishers of one kind, the most followed first. `POST /gateway/x/news/publishers` */
export const listPublishers = /* @__PURE__ */ defineOperation('listPublishers', 'post', '/x/news/publishers', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** One publisher, personal or an organisation. `POST /gateway/videocollection/getVideoPublisherDetail.do` */
export const getPublisher = /* @__PURE__ */ defineOperation('getPublisher', 'post', '/videocollection/getVideoPublisherDetail.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['id', 'kind', 'name', 'headImg', 'summary', 'introduction', 'since', 'follows', 'followed', 'articles', 'videos', 'lives', 'services'],
});

/** Films of a publisher, newest first. `POST /gateway/videocollection/listVideoByPublisher.do` */
export const listPublisherVideos = /* @__PURE__ */ defineOperation('listPublisherVideos', 'post', '/videocollection/listVideoByPublisher.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** What a publisher wrote or showed live, newest first. `POST /gateway/x/news/publisher-stories` */
export const listPublisherStories = /* @__PURE__ */ defineOperation('listPublisherStories', 'post', '/x/news/publisher-stories', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Follow a publisher, or let it be. `POST /gateway/x/news/publisher-follow` */
export const followPublisher = /* @__PURE__ */ defineOperation('followPublisher', 'post', '/x/news/publisher-follow', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['publisherId', 'follows', 'followed'],
});

/** Publishers that the signed-in reader follows, followed last first. `POST /gateway/x/news/followed-publishers` */
export const listFollowedPublishers = /* @__PURE__ */ defineOperation('listFollowedPublishers', 'post', '/x/news/followed-publishers', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
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

/** What a reader may be looking for, while typing. `GET /gateway/x/news/search-suggestions` */
export const listSearchSuggestions = /* @__PURE__ */ defineOperation('listSearchSuggestions', 'get', '/x/news/search-suggestions', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
});

/** Stories by their reads of a day or a week, most read first. `GET /gateway/x/news/most-read` */
export const listMostRead = /* @__PURE__ */ defineOperation('listMostRead', 'get', '/x/news/most-read', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['list'],
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

/** What the signed-in reader’s own history tells of a year. `POST /gateway/getUserPortrayalInfo.do` */
export const getReaderPortrait = /* @__PURE__ */ defineOperation('getReaderPortrait', 'post', '/getUserPortrayalInfo.do', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['year', 'years', 'reads', 'days', 'weeks', 'hours', 'sections', 'cities', 'topics'],
});

/** Where a reader has their portrait. `POST /gateway/getPortrayalInfoRedirectUrl.do` */
export const getPortraitAddress = /* @__PURE__ */ defineOperation('getPortraitAddress', 'post', '/getPortrayalInfoRedirectUrl.do', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['url', 'year'],
});

/** The reader's saved stories, saved last first. `POST /gateway/x/news/saved` */
export const listSavedNews = /* @__PURE__ */ defineOperation('listSavedNews', 'post', '/x/news/saved', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** The stories that the reader has read, read last first. `POST /gateway/x/news/history` */
export const listReadNews = /* @__PURE__ */ defineOperation('listReadNews', 'post', '/x/news/history', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list', 'total'],
});

/** Forget that a story was read, or all that was read. `POST /gateway/x/news/history-remove` */
export const removeReadNews = /* @__PURE__ */ defineOperation('removeReadNews', 'post', '/x/news/history-remove', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['removed'],
});

/** Take over what was saved and read on a device before signing in. `POST /gateway/x/news/device-lists` */
export const mergeDeviceLists = /* @__PURE__ */ defineOperation('mergeDeviceLists', 'post', '/x/news/device-lists', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['saved', 'read'],
});

/** Cards of stories that are known by their ids. `POST /gateway/x/news/cards` */
export const listNewsCards = /* @__PURE__ */ defineOperation('listNewsCards', 'post', '/x/news/cards', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** The newest edition of 早报 or 晚报, or the one with an id. `GET /gateway/x/news/briefing` */
export const getBriefing = /* @__PURE__ */ defineOperation('getBriefing', 'get', '/x/news/briefing', {
  server: '/gateway',
  userToken: 'optional',
  codes: [200],
  fields: ['id', 'date', 'edition', 'list', 'others'],
});

/** Stories whose byline names a reporter or an editor, newest first. `POST /gateway/x/news/reporter-news` */
export const listReporterNews = /* @__PURE__ */ defineOperation('listReporterNews', 'post', '/x/news/reporter-news', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['name', 'duty', 'total', 'list'],
});

/** Follow a label, a hot event or a reporter, or stop following. `POST /gateway/x/news/follow` */
export const followNews = /* @__PURE__ */ defineOperation('followNews', 'post', '/x/news/follow', {
  server: '/gateway',
  userToken: 'required',
  codes: [200],
  fields: ['kind', 'id', 'followed'],
});

/** What the reader follows, with what is new since they last looked. `POST /gateway/x/news/follows` */
export const listNewsFollows = /* @__PURE__ */ defineOperation('listNewsFollows', 'post', '/x/news/follows', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** What is new in labels, hot events and reporters that a device follows. `POST /gateway/x/news/device-follows` */
export const checkNewsFollows = /* @__PURE__ */ defineOperation('checkNewsFollows', 'post', '/x/news/device-follows', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['list'],
});

/** Note that the reader has looked at what they follow. `POST /gateway/x/news/follow-seen` */
export const updateNewsFollow = /* @__PURE__ */ defineOperation('updateNewsFollow', 'post', '/x/news/follow-seen', {
  server: '/gateway',
  userToken: 'required',
  idempotent: true,
  codes: [200],
  fields: ['kind', 'id', 'seenAt'],
});

/** The key that browsers subscribe to notifications with. `POST /gateway/x/news/push-key` */
export const getPushKey = /* @__PURE__ */ defineOperation('getPushKey', 'post', '/x/news/push-key', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['key'],
});

/** Be notified of new stories of hot events in this browser. `POST /gateway/x/news/push-subscribe` */
export const startPush = /* @__PURE__ */ defineOperation('startPush', 'post', '/x/news/push-subscribe', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['events'],
});

/** Stop being notified of hot events in this browser. `POST /gateway/x/news/push-unsubscribe` */
export const stopPush = /* @__PURE__ */ defineOperation('stopPush', 'post', '/x/news/push-unsubscribe', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['events'],
});

/** The hot events that this browser is notified of. `POST /gateway/x/news/push-state` */
export const getPushState = /* @__PURE__ */ defineOperation('getPushState', 'post', '/x/news/push-state', {
  server: '/gateway',
  userToken: 'optional',
  idempotent: true,
  codes: [200],
  fields: ['events'],
});
