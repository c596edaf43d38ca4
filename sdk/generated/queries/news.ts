// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/news.ts';

/** The channels of the front page in their order */
export const listSectionsQuery = (gateway: Gateway, input: OperationInput<'listSections'>): OperationQuery<'listSections'> => queryOf(gateway, operations.listSections, input);

/** Stories of one channel, newest first */
export const listSectionNewsQuery = (gateway: Gateway, input: OperationInput<'listSectionNews'>): OperationQuery<'listSectionNews'> => queryOf(gateway, operations.listSectionNews, input);

/** Stories of one channel, newest first, page by page */
export const listSectionNewsPages = (gateway: Gateway, input: OperationInput<'listSectionNews'>): PagesQuery<'listSectionNews'> => pagesQueryOf(gateway, operations.listSectionNews, input);

/** Pictures of the front page's carousel */
export const listBannersQuery = (gateway: Gateway, input: OperationInput<'listBanners'>): OperationQuery<'listBanners'> => queryOf(gateway, operations.listBanners, input);

/** The front page's stream, newest first */
export const listHeadlineNewsQuery = (gateway: Gateway, input: OperationInput<'listHeadlineNews'>): OperationQuery<'listHeadlineNews'> => queryOf(gateway, operations.listHeadlineNews, input);

/** The front page's stream, newest first, page by page */
export const listHeadlineNewsPages = (gateway: Gateway, input: OperationInput<'listHeadlineNews'>): PagesQuery<'listHeadlineNews'> => pagesQueryOf(gateway, operations.listHeadlineNews, input);

/** Important news, newest first */
export const listImportantNewsQuery = (gateway: Gateway, input: OperationInput<'listImportantNews'>): OperationQuery<'listImportantNews'> => queryOf(gateway, operations.listImportantNews, input);

/** Important news, newest first, page by page */
export const listImportantNewsPages = (gateway: Gateway, input: OperationInput<'listImportantNews'>): PagesQuery<'listImportantNews'> => pagesQueryOf(gateway, operations.listImportantNews, input);

/** Stories that carry one label */
export const listLabelNewsQuery = (gateway: Gateway, input: OperationInput<'listLabelNews'>): OperationQuery<'listLabelNews'> => queryOf(gateway, operations.listLabelNews, input);

/** Stories that carry one label, page by page */
export const listLabelNewsPages = (gateway: Gateway, input: OperationInput<'listLabelNews'>): PagesQuery<'listLabelNews'> => pagesQueryOf(gateway, operations.listLabelNews, input);

/** A special topic without its stories */
export const getSpecialTopicQuery = (gateway: Gateway, input: OperationInput<'getSpecialTopic'>): OperationQuery<'getSpecialTopic'> => queryOf(gateway, operations.getSpecialTopic, input);

/** The sections of a special topic with their newest eight stories each */
export const listSpecialSectionsQuery = (gateway: Gateway, input: OperationInput<'listSpecialSections'>): OperationQuery<'listSpecialSections'> => queryOf(gateway, operations.listSpecialSections, input);

/** All stories of a special topic by time */
export const listSpecialTimelineQuery = (gateway: Gateway, input: OperationInput<'listSpecialTimeline'>): OperationQuery<'listSpecialTimeline'> => queryOf(gateway, operations.listSpecialTimeline, input);

/** All stories of a special topic by time, page by page */
export const listSpecialTimelinePages = (gateway: Gateway, input: OperationInput<'listSpecialTimeline'>): PagesQuery<'listSpecialTimeline'> => pagesQueryOf(gateway, operations.listSpecialTimeline, input);

/** Ads for one place of the app */
export const listAdsQuery = (gateway: Gateway, input: OperationInput<'listAds'>): OperationQuery<'listAds'> => queryOf(gateway, operations.listAds, input);

/** Stories a share page offers for reading on */
export const listShareHomeNewsQuery = (gateway: Gateway, input: OperationInput<'listShareHomeNews'>): OperationQuery<'listShareHomeNews'> => queryOf(gateway, operations.listShareHomeNews, input);

/** Stories a share page offers for reading on, page by page */
export const listShareHomeNewsPages = (gateway: Gateway, input: OperationInput<'listShareHomeNews'>): PagesQuery<'listShareHomeNews'> => pagesQueryOf(gateway, operations.listShareHomeNews, input);

/** Stories akin to one story */
export const listRecommendedNewsQuery = (gateway: Gateway, input: OperationInput<'listRecommendedNews'>): OperationQuery<'listRecommendedNews'> => queryOf(gateway, operations.listRecommendedNews, input);

/** One story, whole */
export const getArticleQuery = (gateway: Gateway, input: OperationInput<'getArticle'>): OperationQuery<'getArticle'> => queryOf(gateway, operations.getArticle, input);

/** Hot events by heat */
export const listHotEventsQuery = (gateway: Gateway, input: OperationInput<'listHotEvents'>): OperationQuery<'listHotEvents'> => queryOf(gateway, operations.listHotEvents, input);

/** Audio news, newest first; of one programme, or from one episode on */
export const listAudioNewsQuery = (gateway: Gateway, input: OperationInput<'listAudioNews'>): OperationQuery<'listAudioNews'> => queryOf(gateway, operations.listAudioNews, input);

/** Audio news, newest first; of one programme, or from one episode on, page by page */
export const listAudioNewsPages = (gateway: Gateway, input: OperationInput<'listAudioNews'>): PagesQuery<'listAudioNews'> => pagesQueryOf(gateway, operations.listAudioNews, input);

/** Stories of one kind, newest first */
export const listKindNewsQuery = (gateway: Gateway, input: OperationInput<'listKindNews'>): OperationQuery<'listKindNews'> => queryOf(gateway, operations.listKindNews, input);

/** Stories of one kind, newest first, page by page */
export const listKindNewsPages = (gateway: Gateway, input: OperationInput<'listKindNews'>): PagesQuery<'listKindNews'> => pagesQueryOf(gateway, operations.listKindNews, input);

/** Publishers of one kind, the most followed first */
export const listPublishersQuery = (gateway: Gateway, input: OperationInput<'listPublishers'>): OperationQuery<'listPublishers'> => queryOf(gateway, operations.listPublishers, input);

/** Publishers of one kind, the most followed first, page by page */
export const listPublishersPages = (gateway: Gateway, input: OperationInput<'listPublishers'>): PagesQuery<'listPublishers'> => pagesQueryOf(gateway, operations.listPublishers, input);

/** One publisher, personal or an organisation */
export const getPublisherQuery = (gateway: Gateway, input: OperationInput<'getPublisher'>): OperationQuery<'getPublisher'> => queryOf(gateway, operations.getPublisher, input);

/** Films of a publisher, newest first */
export const listPublisherVideosQuery = (gateway: Gateway, input: OperationInput<'listPublisherVideos'>): OperationQuery<'listPublisherVideos'> => queryOf(gateway, operations.listPublisherVideos, input);

/** Films of a publisher, newest first, page by page */
export const listPublisherVideosPages = (gateway: Gateway, input: OperationInput<'listPublisherVideos'>): PagesQuery<'listPublisherVideos'> => pagesQueryOf(gateway, operations.listPublisherVideos, input);

/** What a publisher wrote or showed live, newest first */
export const listPublisherStoriesQuery = (gateway: Gateway, input: OperationInput<'listPublisherStories'>): OperationQuery<'listPublisherStories'> => queryOf(gateway, operations.listPublisherStories, input);

/** What a publisher wrote or showed live, newest first, page by page */
export const listPublisherStoriesPages = (gateway: Gateway, input: OperationInput<'listPublisherStories'>): PagesQuery<'listPublisherStories'> => pagesQueryOf(gateway, operations.listPublisherStories, input);

/** Publishers that the signed-in reader follows, followed last first */
export const listFollowedPublishersQuery = (gateway: Gateway, input: OperationInput<'listFollowedPublishers'>): OperationQuery<'listFollowedPublishers'> => queryOf(gateway, operations.listFollowedPublishers, input);

/** Publishers that the signed-in reader follows, followed last first, page by page */
export const listFollowedPublishersPages = (gateway: Gateway, input: OperationInput<'listFollowedPublishers'>): PagesQuery<'listFollowedPublishers'> => pagesQueryOf(gateway, operations.listFollowedPublishers, input);

/** The programmes that audio news belong to, in the editors' order */
export const listAudioProgrammesQuery = (gateway: Gateway, input: OperationInput<'listAudioProgrammes'>): OperationQuery<'listAudioProgrammes'> => queryOf(gateway, operations.listAudioProgrammes, input);

/** Stories that hold the words, newest first */
export const searchNewsQuery = (gateway: Gateway, input: OperationInput<'searchNews'>): OperationQuery<'searchNews'> => queryOf(gateway, operations.searchNews, input);

/** Stories that hold the words, newest first, page by page */
export const searchNewsPages = (gateway: Gateway, input: OperationInput<'searchNews'>): PagesQuery<'searchNews'> => pagesQueryOf(gateway, operations.searchNews, input);

/** What a reader may be looking for, while typing */
export const listSearchSuggestionsQuery = (gateway: Gateway, input: OperationInput<'listSearchSuggestions'>): OperationQuery<'listSearchSuggestions'> => queryOf(gateway, operations.listSearchSuggestions, input);

/** Stories by their reads of a day or a week, most read first */
export const listMostReadQuery = (gateway: Gateway, input: OperationInput<'listMostRead'>): OperationQuery<'listMostRead'> => queryOf(gateway, operations.listMostRead, input);

/** What the signed-in reader’s own history tells of a year */
export const getReaderPortraitQuery = (gateway: Gateway, input: OperationInput<'getReaderPortrait'>): OperationQuery<'getReaderPortrait'> => queryOf(gateway, operations.getReaderPortrait, input);

/** Where a reader has their portrait */
export const getPortraitAddressQuery = (gateway: Gateway, input: OperationInput<'getPortraitAddress'>): OperationQuery<'getPortraitAddress'> => queryOf(gateway, operations.getPortraitAddress, input);

/** The reader's saved stories, saved last first */
export const listSavedNewsQuery = (gateway: Gateway, input: OperationInput<'listSavedNews'>): OperationQuery<'listSavedNews'> => queryOf(gateway, operations.listSavedNews, input);

/** The reader's saved stories, saved last first, page by page */
export const listSavedNewsPages = (gateway: Gateway, input: OperationInput<'listSavedNews'>): PagesQuery<'listSavedNews'> => pagesQueryOf(gateway, operations.listSavedNews, input);

/** The stories that the reader has read, read last first */
export const listReadNewsQuery = (gateway: Gateway, input: OperationInput<'listReadNews'>): OperationQuery<'listReadNews'> => queryOf(gateway, operations.listReadNews, input);

/** The stories that the reader has read, read last first, page by page */
export const listReadNewsPages = (gateway: Gateway, input: OperationInput<'listReadNews'>): PagesQuery<'listReadNews'> => pagesQueryOf(gateway, operations.listReadNews, input);

/** Cards of stories that are known by their ids */
export const listNewsCardsQuery = (gateway: Gateway, input: OperationInput<'listNewsCards'>): OperationQuery<'listNewsCards'> => queryOf(gateway, operations.listNewsCards, input);

/** The newest edition of 早报 or 晚报, or the one with an id */
export const getBriefingQuery = (gateway: Gateway, input: OperationInput<'getBriefing'>): OperationQuery<'getBriefing'> => queryOf(gateway, operations.getBriefing, input);

/** Stories whose byline names a reporter or an editor, newest first */
export const listReporterNewsQuery = (gateway: Gateway, input: OperationInput<'listReporterNews'>): OperationQuery<'listReporterNews'> => queryOf(gateway, operations.listReporterNews, input);

/** Stories whose byline names a reporter or an editor, newest first, page by page */
export const listReporterNewsPages = (gateway: Gateway, input: OperationInput<'listReporterNews'>): PagesQuery<'listReporterNews'> => pagesQueryOf(gateway, operations.listReporterNews, input);

/** What the reader follows, with what is new since they last looked */
export const listNewsFollowsQuery = (gateway: Gateway, input: OperationInput<'listNewsFollows'>): OperationQuery<'listNewsFollows'> => queryOf(gateway, operations.listNewsFollows, input);

/** What is new in labels, hot events and reporters that a device follows */
export const checkNewsFollowsQuery = (gateway: Gateway, input: OperationInput<'checkNewsFollows'>): OperationQuery<'checkNewsFollows'> => queryOf(gateway, operations.checkNewsFollows, input);

/** Note that the reader has looked at what they follow */
export const updateNewsFollowQuery = (gateway: Gateway, input: OperationInput<'updateNewsFollow'>): OperationQuery<'updateNewsFollow'> => queryOf(gateway, operations.updateNewsFollow, input);

/** The key that browsers subscribe to notifications with */
export const getPushKeyQuery = (gateway: Gateway, input: OperationInput<'getPushKey'>): OperationQuery<'getPushKey'> => queryOf(gateway, operations.getPushKey, input);

/** Be notified of new stories of hot events in this browser */
export const startPushQuery = (gateway: Gateway, input: OperationInput<'startPush'>): OperationQuery<'startPush'> => queryOf(gateway, operations.startPush, input);

/** Stop being notified of hot events in this browser */
export const stopPushQuery = (gateway: Gateway, input: OperationInput<'stopPush'>): OperationQuery<'stopPush'> => queryOf(gateway, operations.stopPush, input);

/** The hot events that this browser is notified of */
export const getPushStateQuery = (gateway: Gateway, input: OperationInput<'getPushState'>): OperationQuery<'getPushState'> => queryOf(gateway, operations.getPushState, input);
