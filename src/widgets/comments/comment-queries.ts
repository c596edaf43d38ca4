import type { Gateway } from 'qlwb-gateway-sdk';
import { listNewsComments } from 'qlwb-gateway-sdk/operations/comments';
import type { components } from 'qlwb-gateway-sdk/schema';
import { operationPages } from '#widgets/gateway/operation-query.ts';
import { subjectOf } from './comment-subject.ts';

export type Comment = components['schemas']['Comment'];
export type Reply = components['schemas']['Reply'];
export type CommentOrder = components['schemas']['CommentOrder'];

export const commentOrders: readonly CommentOrder[] = ['hot', 'new'];

/** size of the first page, which is part of the story's page */
const firstComments = 10;
const moreComments = 30;
const replies = 20;

/** Top-level comments of a story, each with its first replies. */
export function commentsPages(gateway: Gateway, newsId: string, order: CommentOrder) {
  return operationPages(gateway, listNewsComments, (cursor) => ({
    body: {
      ...subjectOf(newsId),
      order,
      ...(cursor === undefined ? { pageSize: firstComments } : { pageSize: moreComments, cursor }),
    },
  }));
}

/** All replies to one comment, oldest first. */
export function repliesPages(gateway: Gateway, newsId: string, parentId: string) {
  return operationPages(gateway, listNewsComments, (cursor) => ({
    body: { ...subjectOf(newsId), parentId, pageSize: replies, ...(cursor !== undefined && { cursor }) },
  }));
}
