import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import {
  addComment,
  addPublicComment,
  addReply,
  removePublicComment,
  reportComment,
} from 'qlwb-gateway-sdk/operations/comments';
import type { CommentSubject, OutboxMutation } from '#machines/outbox/pending-mutation.ts';
import { randomUuid } from '#platform/storage/device.ts';
import {
  withComment,
  withListed,
  withoutComment,
  withReply,
  withThreadReply,
  type CommentPages,
} from './comment-cache.ts';
import { updateCached } from '#widgets/gateway/update-cached.ts';
import { subjectFields } from './comment-subject.ts';
import type { ReportReason } from './report-reasons.ts';
import { commentOrders, commentsPages, repliesPages, type Comment, type Reply } from './comment-queries.ts';

/** What mutations of comments need: the gateway and the page's cache. */
export interface CommentContext {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

export type CommentMutation = Extract<OutboxMutation, { kind: 'comment' | 'reply' }>;

/**
 * Sends a comment or a reply, and adds it to the cached lists.
 * @param clientId idempotency key
 * @returns the comment as the gateway stored it
 * @throws GatewayError
 */
export async function writeComment(
  context: CommentContext,
  act: CommentMutation,
  clientId: string,
): Promise<Comment> {
  const { subject } = act;
  const written = await send(context.gateway, act, clientId);
  if (act.kind === 'comment') {
    updateLists(context, subject, (loaded) => withComment(loaded, written));
    return written;
  }
  const { parentId } = act;
  updateLists(context, subject, (loaded) => withReply(loaded, { ...written, parentId }));
  updateThread(context, subject, parentId, (loaded) => withThreadReply(loaded, written));
  return written;
}

/** Puts a written comment first in the list that its page shows, also if it is not loaded yet. @throws GatewayError */
export async function listWritten(
  { gateway, queryClient }: CommentContext,
  subject: CommentSubject,
  written: Comment,
): Promise<void> {
  const query = commentsPages(gateway, subject, 'hot');
  if (queryClient.getQueryData(query.queryKey) !== undefined) return;
  await queryClient.fetchInfiniteQuery(query);
  updateCached(queryClient, { queryKey: query.queryKey, exact: true }, (loaded: CommentPages) =>
    withListed(loaded, written),
  );
}

/** Comments under stories have operations of their own; all other subjects share the public one. */
async function send(gateway: Gateway, act: CommentMutation, clientId: string): Promise<Comment> {
  const { subject, body } = act;
  const target = act.kind === 'reply' && {
    parentId: act.parentId,
    ...(act.replyToId !== undefined && { replyToId: act.replyToId }),
  };
  if (subject.type !== 'news')
    return gateway.data(addPublicComment, { body: { ...subjectFields(subject), ...target, body, clientId } });
  const fields = { newsId: subject.id, body, clientId };
  return target === false
    ? gateway.data(addComment, { body: fields })
    : gateway.data(addReply, { body: { ...fields, ...target } });
}

/** Removes the reader's own comment, and then from the cached lists. @throws GatewayError */
export async function removeComment(
  context: CommentContext,
  subject: CommentSubject,
  { id, parentId }: Comment | Reply,
): Promise<void> {
  await context.gateway.data(removePublicComment, { query: { commentId: id, clientId: randomUuid() } });
  update(context, subject, parentId, (loaded) => withoutComment(loaded, id));
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

/** Updates the cached comments of a subject, and the thread of `parentId` if given. */
function update(
  context: CommentContext,
  subject: CommentSubject,
  parentId: string | undefined,
  next: Update,
): void {
  updateLists(context, subject, next);
  if (parentId !== undefined) updateThread(context, subject, parentId, next);
}

function updateLists({ gateway, queryClient }: CommentContext, subject: CommentSubject, next: Update): void {
  for (const order of commentOrders)
    updateCached(
      queryClient,
      { queryKey: commentsPages(gateway, subject, order).queryKey, exact: true },
      next,
    );
}

function updateThread(
  { gateway, queryClient }: CommentContext,
  subject: CommentSubject,
  parentId: string,
  next: Update,
): void {
  updateCached(
    queryClient,
    { queryKey: repliesPages(gateway, subject, parentId).queryKey, exact: true },
    next,
  );
}
