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
/** page size, a multiple of three columns */
const picturesAtOnce = 30;
/** lives per section on a page with several sections */
const inSection = 4;

const pageAt = (cursor: string | undefined, size = pageSize) => ({
  pageSize: size,
  ...(cursor !== undefined && { cursor }),
});

/** All running, upcoming or past lives. */
export function livePages(gateway: Gateway, when: LiveWhen) {
  return operationPages(gateway, listLives, (cursor) => ({ body: { when, ...pageAt(cursor) } }));
}

/** The same for a page with several sections: a few at a time. */
export function sectionPages(gateway: Gateway, when: Exclude<LiveWhen, 'over'>) {
  return operationPages(gateway, listLives, (cursor) => ({ body: { when, ...pageAt(cursor, inSection) } }));
}

/** The first few of them. */
export function fewLivesQuery(gateway: Gateway, when: LiveWhen) {
  return operationQuery(gateway, listLives, { body: { when, pageSize: inSection } });
}

/**
 * A live room with its state. Never refetched automatically: changes arrive as events from `last` on, and a response requested
 * before an event would overwrite it.
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

/** Chat messages, newest first. */
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

/** Pictures of a live room, newest first. */
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

/** Lives of a series, newest first. */
export function albumPages(gateway: Gateway, albumId: string) {
  return operationPages(gateway, listLiveAlbumNews, (cursor) => ({ body: { albumId, ...pageAt(cursor) } }));
}

/** Rules of invitations to a live room. */
export function inviteRulesQuery(gateway: Gateway, roomId: string) {
  return operationQuery(gateway, getLiveInviteRules, { query: { roomId } });
}

/** The reader's invitation code for a live room. */
export function invitationQuery(gateway: Gateway, roomId: string) {
  return operationQuery(gateway, getLiveInvitation, { body: { roomId } });
}

/** Readers invited by an invitation, newest first. */
export function invitedPages(gateway: Gateway, roomId: string) {
  return operationPages(gateway, listLiveInvited, (cursor) => ({ body: { roomId, ...pageAt(cursor) } }));
}

/** The reader's balance in a red packet. @param packetId undefined for the latest one */
export function packetQuery(gateway: Gateway, packetId: string | undefined) {
  return operationQuery(gateway, getLivePacket, { body: packetId === undefined ? {} : { packetId } });
}
