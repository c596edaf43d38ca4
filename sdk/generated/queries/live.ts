// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/live.ts';

/** A series of lives */
export const getLiveAlbumQuery = (gateway: Gateway, input: OperationInput<'getLiveAlbum'>): OperationQuery<'getLiveAlbum'> => queryOf(gateway, operations.getLiveAlbum, input);

/** The lives of a series, newest first */
export const listLiveAlbumNewsQuery = (gateway: Gateway, input: OperationInput<'listLiveAlbumNews'>): OperationQuery<'listLiveAlbumNews'> => queryOf(gateway, operations.listLiveAlbumNews, input);

/** The lives of a series, newest first, page by page */
export const listLiveAlbumNewsPages = (gateway: Gateway, input: OperationInput<'listLiveAlbumNews'>): PagesQuery<'listLiveAlbumNews'> => pagesQueryOf(gateway, operations.listLiveAlbumNews, input);

/** Lives that are on now, are to come, or are over */
export const listLivesQuery = (gateway: Gateway, input: OperationInput<'listLives'>): OperationQuery<'listLives'> => queryOf(gateway, operations.listLives, input);

/** Lives that are on now, are to come, or are over, page by page */
export const listLivesPages = (gateway: Gateway, input: OperationInput<'listLives'>): PagesQuery<'listLives'> => pagesQueryOf(gateway, operations.listLives, input);

/** A live with how it stands now */
export const getLiveRoomQuery = (gateway: Gateway, input: OperationInput<'getLiveRoom'>): OperationQuery<'getLiveRoom'> => queryOf(gateway, operations.getLiveRoom, input);

/** What happened in a live since an event, for pages that no stream reaches */
export const listLiveEventsQuery = (gateway: Gateway, input: OperationInput<'listLiveEvents'>): OperationQuery<'listLiveEvents'> => queryOf(gateway, operations.listLiveEvents, input);

/** What reporters tell from the scene */
export const listLiveScenesQuery = (gateway: Gateway, input: OperationInput<'listLiveScenes'>): OperationQuery<'listLiveScenes'> => queryOf(gateway, operations.listLiveScenes, input);

/** What reporters tell from the scene, page by page */
export const listLiveScenesPages = (gateway: Gateway, input: OperationInput<'listLiveScenes'>): PagesQuery<'listLiveScenes'> => pagesQueryOf(gateway, operations.listLiveScenes, input);

/** One thing told from the scene */
export const getLiveSceneQuery = (gateway: Gateway, input: OperationInput<'getLiveScene'>): OperationQuery<'getLiveScene'> => queryOf(gateway, operations.getLiveScene, input);

/** What is said in a live, newest first */
export const listLiveMessagesQuery = (gateway: Gateway, input: OperationInput<'listLiveMessages'>): OperationQuery<'listLiveMessages'> => queryOf(gateway, operations.listLiveMessages, input);

/** What is said in a live, newest first, page by page */
export const listLiveMessagesPages = (gateway: Gateway, input: OperationInput<'listLiveMessages'>): PagesQuery<'listLiveMessages'> => pagesQueryOf(gateway, operations.listLiveMessages, input);

/** Pictures of a live, newest first */
export const listLivePicturesQuery = (gateway: Gateway, input: OperationInput<'listLivePictures'>): OperationQuery<'listLivePictures'> => queryOf(gateway, operations.listLivePictures, input);

/** Pictures of a live, newest first, page by page */
export const listLivePicturesPages = (gateway: Gateway, input: OperationInput<'listLivePictures'>): PagesQuery<'listLivePictures'> => pagesQueryOf(gateway, operations.listLivePictures, input);

/** Who reports a live; followed as publishers are */
export const listLiveReportersQuery = (gateway: Gateway, input: OperationInput<'listLiveReporters'>): OperationQuery<'listLiveReporters'> => queryOf(gateway, operations.listLiveReporters, input);

/** What an invitation to a live counts for, for everybody */
export const getLiveInviteRulesQuery = (gateway: Gateway, input: OperationInput<'getLiveInviteRules'>): OperationQuery<'getLiveInviteRules'> => queryOf(gateway, operations.getLiveInviteRules, input);

/** The reader’s own code for a live, made when first asked for */
export const getLiveInvitationQuery = (gateway: Gateway, input: OperationInput<'getLiveInvitation'>): OperationQuery<'getLiveInvitation'> => queryOf(gateway, operations.getLiveInvitation, input);

/** Who came to a live by the reader’s code, newest first */
export const listLiveInvitedQuery = (gateway: Gateway, input: OperationInput<'listLiveInvited'>): OperationQuery<'listLiveInvited'> => queryOf(gateway, operations.listLiveInvited, input);

/** Who came to a live by the reader’s code, newest first, page by page */
export const listLiveInvitedPages = (gateway: Gateway, input: OperationInput<'listLiveInvited'>): PagesQuery<'listLiveInvited'> => pagesQueryOf(gateway, operations.listLiveInvited, input);

/** What the reader has in the red packet of a live */
export const getLivePacketQuery = (gateway: Gateway, input: OperationInput<'getLivePacket'>): OperationQuery<'getLivePacket'> => queryOf(gateway, operations.getLivePacket, input);

/** Panorama tours, newest first */
export const listVrToursQuery = (gateway: Gateway, input: OperationInput<'listVrTours'>): OperationQuery<'listVrTours'> => queryOf(gateway, operations.listVrTours, input);

/** Panorama tours, newest first, page by page */
export const listVrToursPages = (gateway: Gateway, input: OperationInput<'listVrTours'>): PagesQuery<'listVrTours'> => pagesQueryOf(gateway, operations.listVrTours, input);

/** A panorama tour with its scenes */
export const getVrTourQuery = (gateway: Gateway, input: OperationInput<'getVrTour'>): OperationQuery<'getVrTour'> => queryOf(gateway, operations.getVrTour, input);

/** The panorama tour of a live */
export const getVrOfLiveQuery = (gateway: Gateway, input: OperationInput<'getVrOfLive'>): OperationQuery<'getVrOfLive'> => queryOf(gateway, operations.getVrOfLive, input);
