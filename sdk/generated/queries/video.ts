// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/video.ts';

/** Films one after the other, with all that is needed to play them */
export const listVideoFeedQuery = (gateway: Gateway, input: OperationInput<'listVideoFeed'>): OperationQuery<'listVideoFeed'> => queryOf(gateway, operations.listVideoFeed, input);

/** Films one after the other, with all that is needed to play them, page by page */
export const listVideoFeedPages = (gateway: Gateway, input: OperationInput<'listVideoFeed'>): PagesQuery<'listVideoFeed'> => pagesQueryOf(gateway, operations.listVideoFeed, input);

/** Films of one site elsewhere, newest first */
export const listSourceVideosQuery = (gateway: Gateway, input: OperationInput<'listSourceVideos'>): OperationQuery<'listSourceVideos'> => queryOf(gateway, operations.listSourceVideos, input);

/** Films of one site elsewhere, newest first, page by page */
export const listSourceVideosPages = (gateway: Gateway, input: OperationInput<'listSourceVideos'>): PagesQuery<'listSourceVideos'> => pagesQueryOf(gateway, operations.listSourceVideos, input);

/** The collection that a film stands in, and what stands around it there */
export const getCollectionOfVideoQuery = (gateway: Gateway, input: OperationInput<'getCollectionOfVideo'>): OperationQuery<'getCollectionOfVideo'> => queryOf(gateway, operations.getCollectionOfVideo, input);

/** Collections of a publisher, added to last first */
export const listPublisherCollectionsQuery = (gateway: Gateway, input: OperationInput<'listPublisherCollections'>): OperationQuery<'listPublisherCollections'> => queryOf(gateway, operations.listPublisherCollections, input);

/** Collections of a publisher, added to last first, page by page */
export const listPublisherCollectionsPages = (gateway: Gateway, input: OperationInput<'listPublisherCollections'>): PagesQuery<'listPublisherCollections'> => pagesQueryOf(gateway, operations.listPublisherCollections, input);

/** Films of a collection in their order */
export const listCollectionVideosQuery = (gateway: Gateway, input: OperationInput<'listCollectionVideos'>): OperationQuery<'listCollectionVideos'> => queryOf(gateway, operations.listCollectionVideos, input);

/** Films of a collection in their order, page by page */
export const listCollectionVideosPages = (gateway: Gateway, input: OperationInput<'listCollectionVideos'>): PagesQuery<'listCollectionVideos'> => pagesQueryOf(gateway, operations.listCollectionVideos, input);

/** One collection of films */
export const getVideoCollectionQuery = (gateway: Gateway, input: OperationInput<'getVideoCollection'>): OperationQuery<'getVideoCollection'> => queryOf(gateway, operations.getVideoCollection, input);

/** A reader's film or pictures, whole */
export const getClapperWorkQuery = (gateway: Gateway, input: OperationInput<'getClapperWork'>): OperationQuery<'getClapperWork'> => queryOf(gateway, operations.getClapperWork, input);

/** All collections of films, added to last first */
export const listVideoCollectionsQuery = (gateway: Gateway, input: OperationInput<'listVideoCollections'>): OperationQuery<'listVideoCollections'> => queryOf(gateway, operations.listVideoCollections, input);

/** All collections of films, added to last first, page by page */
export const listVideoCollectionsPages = (gateway: Gateway, input: OperationInput<'listVideoCollections'>): PagesQuery<'listVideoCollections'> => pagesQueryOf(gateway, operations.listVideoCollections, input);

/** Readers' films and pictures, newest first */
export const listClapperWorksQuery = (gateway: Gateway, input: OperationInput<'listClapperWorks'>): OperationQuery<'listClapperWorks'> => queryOf(gateway, operations.listClapperWorks, input);

/** Readers' films and pictures, newest first, page by page */
export const listClapperWorksPages = (gateway: Gateway, input: OperationInput<'listClapperWorks'>): PagesQuery<'listClapperWorks'> => pagesQueryOf(gateway, operations.listClapperWorks, input);

/** Sites elsewhere whose films are shown, in the editors' order */
export const listVideoSourcesQuery = (gateway: Gateway, input: OperationInput<'listVideoSources'>): OperationQuery<'listVideoSources'> => queryOf(gateway, operations.listVideoSources, input);
