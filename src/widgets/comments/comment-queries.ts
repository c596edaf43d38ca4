import type { Gateway } from 'qlwb-gateway-sdk';
import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import { listNewsComments, listPublicComments } from 'qlwb-gateway-sdk/operations/comments';
import type { components } from 'qlwb-gateway-sdk/schema';
import { operationPages } from '#widgets/gateway/operation-query.ts';
import { subjectFields } from './comment-subject.ts';

export type Comment = components['schemas']['Comment'];
export type Reply = components['schemas']['Reply'];
export type CommentOrder = components['schemas']['CommentOrder'];

export const commentOrders: readonly CommentOrder[] = ['hot', 'new'];

/** size of the first page, which is part of the story's page */
const firstComments = 10;
const moreComments = 30;
const replies = 20;

/** Operations that list comments. */
export const commentLists = [listNewsComments.id, listPublicComments.id] as const;

/** Top-level comments of a subject, each with its first replies. */
export function commentsPages(gateway: Gateway, subject: CommentSubject, order: CommentOrder) {
  return subjectPages(gateway, subject, (cursor) => ({
    order,
    ...(cursor === undefined ? { pageSize: firstComments } : { pageSize: moreComments, cursor }),
  }));
}

/** All replies to one comment, oldest first. */
export function repliesPages(gateway: Gateway, subject: CommentSubject, parentId: string) {
  return subjectPages(gateway, subject, (cursor) => ({
    parentId,
    pageSize: replies,
    ...(cursor !== undefined && { cursor }),
  }));
}

interface ListFields {
  readonly parentId?: string;
  readonly order?: CommentOrder;
  readonly pageSize: number;
  readonly cursor?: string;
}

/** Comments under stories have operations of their own; all other subjects share the public ones. */
function subjectPages(
  gateway: Gateway,
  subject: CommentSubject,
  fieldsAt: (cursor: string | undefined) => ListFields,
) {
  return subject.type === 'news'
    ? operationPages(gateway, listNewsComments, (cursor) => ({
        body: { newsId: subject.id, ...fieldsAt(cursor) },
      }))
    : operationPages(gateway, listPublicComments, (cursor) => ({
        body: { ...subjectFields(subject), ...fieldsAt(cursor) },
      }));
}
