import type { Gateway } from 'qlwb-gateway-sdk';
import type { components } from 'qlwb-gateway-sdk/schema';
import {
  getCircle,
  getCircleInvitation,
  getPost,
  getSquareTopic,
  listCircles,
  listSquareTopics,
  listTopicPosts,
} from 'qlwb-gateway-sdk/operations/community';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';

export type Circle = components['schemas']['Circle'];
export type Post = components['schemas']['Post'];
export type SquareTopic = components['schemas']['SquareTopic'];
export type PostOrder = components['schemas']['PostOrder'];

const pageSize = 10;
/** while the page is visible: an editor's decision shows within seconds */
export const circlePollIntervalMs = 4000;
/** while the page is visible */
export const topicPollIntervalMs = 10_000;

/** A circle. @param inviteCode of the invitation that the reader came with */
export function circleQuery(gateway: Gateway, cliqueId: string, inviteCode: string | undefined) {
  const body = { cliqueId, ...(inviteCode !== undefined && { inviteCode }) };
  return operationQuery(gateway, getCircle, { body });
}

export function circlePages(gateway: Gateway) {
  return operationPages(gateway, listCircles, (cursor) => ({
    body: { pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

export function invitationQuery(gateway: Gateway, cliqueId: string) {
  return operationQuery(gateway, getCircleInvitation, { body: { cliqueId } });
}

/** Topics of the square. @param own only those that the reader takes part in */
export function topicPages(gateway: Gateway, order: PostOrder, own: boolean) {
  return operationPages(gateway, listSquareTopics, (cursor) => ({
    body: { order, pageSize, ...(own && { own }), ...(cursor !== undefined && { cursor }) },
  }));
}

export function topicQuery(gateway: Gateway, topicId: string) {
  return operationQuery(gateway, getSquareTopic, { query: { topicId } });
}

export function postPages(gateway: Gateway, topicId: string, order: PostOrder) {
  return operationPages(gateway, listTopicPosts, (cursor) => ({
    body: { topicId, order, pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}

export function postQuery(gateway: Gateway, postId: string) {
  return operationQuery(gateway, getPost, { query: { postId } });
}
