import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getLiveAlbum,
  getLiveInvitation,
  getLiveInviteRules,
  getLivePacket,
  getLiveRoom,
  getLiveScene,
  listLiveAlbumNews,
  listLiveInvited,
  listLiveMessages,
  listLivePictures,
  listLiveReporters,
  listLives,
  listLiveScenes,
} from 'qlwb-gateway-sdk/operations/live';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { LiveSceneOrder, LiveWhen } from './live-types.ts';

const pageSize = 20;
/** pictures stand three beside each other */
const picturesAtOnce = 30;
/** lives of each kind on a page that shows several kinds */
const inSection = 4;

const pageAt = (cursor: string | undefined, size = pageSize) => ({
  pageSize: size,
  ...(cursor !== undefined && { cursor }),
});

/** Lives that are on now, are to come, or are over, all of them. */
export function livePages(gateway: Gateway, when: LiveWhen) {
  return operationPages(gateway, listLives, (cursor) => ({ body: { when, ...pageAt(cursor) } }));
}

/** The same where several kinds share a page: a few at a time. */
export function sectionPages(gateway: Gateway, when: Exclude<LiveWhen, 'over'>) {
  return operationPages(gateway, listLives, (cursor) => ({ body: { when, ...pageAt(cursor, inSection) } }));
}

/** The first few of them. */
export function fewLivesQuery(gateway: Gateway, when: LiveWhen) {
  return operationQuery(gateway, listLives, { body: { when, pageSize: inSection } });
}

/**
 * A live with how it stands. What is loaded is never asked for again by itself: whatever happens later comes as events,
 * from its `last` on, and an answer that was on its way meanwhile would undo them.
 */
export function roomQuery(gateway: Gateway, roomId: string) {
  return { ...operationQuery(gateway, getLiveRoom, { query: { roomId } }), ...heardOfByEvents };
}

export function scenePages(gateway: Gateway, roomId: string, order: LiveSceneOrder) {
  return {
    ...operationPages(gateway, listLiveScenes, (cursor) => ({ body: { roomId, order, ...pageAt(cursor) } })),
    ...heardOfByEvents,
  };
}

/** What was said, newest first. */
export function messagePages(gateway: Gateway, roomId: string) {
  return {
    ...operationPages(gateway, listLiveMessages, (cursor) => ({ body: { roomId, ...pageAt(cursor) } })),
    ...heardOfByEvents,
  };
}

const heardOfByEvents = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchOnMount: false,
} as const;

export function sceneQuery(gateway: Gateway, sceneId: string) {
  return operationQuery(gateway, getLiveScene, { query: { sceneId } });
}

/** The pictures of a live, newest first. */
export function picturePages(gateway: Gateway, roomId: string) {
  return operationPages(gateway, listLivePictures, (cursor) => ({
    body: { roomId, ...pageAt(cursor, picturesAtOnce) },
  }));
}

export function reportersQuery(gateway: Gateway, roomId: string) {
  return operationQuery(gateway, listLiveReporters, { query: { roomId } });
}

export function albumQuery(gateway: Gateway, albumId: string) {
  return operationQuery(gateway, getLiveAlbum, { body: { albumId } });
}

/** The lives of a series, newest first. */
export function albumPages(gateway: Gateway, albumId: string) {
  return operationPages(gateway, listLiveAlbumNews, (cursor) => ({ body: { albumId, ...pageAt(cursor) } }));
}

/** What an invitation to a live counts for. */
export function inviteRulesQuery(gateway: Gateway, roomId: string) {
  return operationQuery(gateway, getLiveInviteRules, { query: { roomId } });
}

/** The reader's own code for a live. */
export function invitationQuery(gateway: Gateway, roomId: string) {
  return operationQuery(gateway, getLiveInvitation, { body: { roomId } });
}

/** Who came by it, newest first. */
export function invitedPages(gateway: Gateway, roomId: string) {
  return operationPages(gateway, listLiveInvited, (cursor) => ({ body: { roomId, ...pageAt(cursor) } }));
}

/** What the reader has in a red packet. @param packetId undefined for the latest that they have something in */
export function packetQuery(gateway: Gateway, packetId: string | undefined) {
  return operationQuery(gateway, getLivePacket, { body: packetId === undefined ? {} : { packetId } });
}
