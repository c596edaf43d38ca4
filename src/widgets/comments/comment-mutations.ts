import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import {
  addComment,
  addReply,
  removePublicComment,
  reportComment,
} from 'qlwb-gateway-sdk/operations/comments';
import type { components } from 'qlwb-gateway-sdk/schema';
import type { OutboxMutation } from '#machines/outbox/pending-mutation.ts';
import { randomUuid } from '#platform/storage/device.ts';
import {
  withComment,
  withoutComment,
  withReply,
  withThreadReply,
  type CommentPages,
} from './comment-cache.ts';
import { updateCached } from '#widgets/gateway/update-cached.ts';
import { subjectOf } from './comment-subject.ts';
import { commentOrders, commentsPages, repliesPages, type Comment, type Reply } from './comment-queries.ts';

/** What mutations of comments need: the gateway and the page's cache. */
export interface CommentContext {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

export type CommentMutation = Extract<OutboxMutation, { kind: 'comment' | 'reply' }>;
export type ReportReason = components['schemas']['CommentReportReason'];

/**
 * Sends a comment or a reply, and adds it to the cached lists.
 * @param clientId idempotency key
 * @returns whether it is public or waits for moderation
 * @throws GatewayError
 */
export async function writeComment(
  context: CommentContext,
  act: CommentMutation,
  clientId: string,
): Promise<Comment['state']> {
  const { newsId, body } = act;
  if (act.kind === 'comment') {
    const written = await context.gateway.data(addComment, {
      body: { ...subjectOf(newsId), body, clientId },
    });
    updateLists(context, newsId, (loaded) => withComment(loaded, written));
    return written.state;
  }
  const { parentId, replyToId } = act;
  const written = await context.gateway.data(addReply, {
    body: { ...subjectOf(newsId), parentId, ...(replyToId !== undefined && { replyToId }), body, clientId },
  });
  updateLists(context, newsId, (loaded) => withReply(loaded, { ...written, parentId }));
  updateThread(context, newsId, parentId, (loaded) => withThreadReply(loaded, written));
  return written.state;
}

/** Removes the reader's own comment, and then from the cached lists. @throws GatewayError */
export async function removeComment(context: CommentContext, comment: Comment | Reply): Promise<void> {
  const { id, newsId, parentId } = comment;
  await context.gateway.data(removePublicComment, { query: { commentId: id, clientId: randomUuid() } });
  update(context, newsId, parentId, (loaded) => withoutComment(loaded, id));
}

/** Reports another reader's comment. @returns whether this reader had reported it before @throws GatewayError */
export async function sendReport(
  { gateway }: CommentContext,
  { id: commentId }: Comment | Reply,
  reason: ReportReason,
): Promise<boolean> {
  const body = { commentId, reason, clientId: randomUuid() };
  return (await gateway.data(reportComment, { body })).repeated;
}

type Update = (loaded: CommentPages) => CommentPages;

/** Updates the cached comments of a story, and the thread of `parentId` if given. */
function update(context: CommentContext, newsId: string, parentId: string | undefined, next: Update): void {
  updateLists(context, newsId, next);
  if (parentId !== undefined) updateThread(context, newsId, parentId, next);
}

function updateLists({ gateway, queryClient }: CommentContext, newsId: string, next: Update): void {
  for (const order of commentOrders)
    updateCached(
      queryClient,
      { queryKey: commentsPages(gateway, newsId, order).queryKey, exact: true },
      next,
    );
}

function updateThread(
  { gateway, queryClient }: CommentContext,
  newsId: string,
  parentId: string,
  next: Update,
): void {
  updateCached(
    queryClient,
    { queryKey: repliesPages(gateway, newsId, parentId).queryKey, exact: true },
    next,
  );
}
