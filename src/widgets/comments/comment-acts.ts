import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import {
  addComment,
  addReply,
  praiseNewsComment,
  removePublicComment,
  reportComment,
} from 'qlwb-gateway-sdk/operations/comments';
import type { components } from 'qlwb-gateway-sdk/schema';
import type { UnsentAct } from '#machines/outbox/unsent.ts';
import { randomUuid } from '#platform/storage/device.ts';
import {
  changed,
  withComment,
  without,
  withReply,
  withThreadReply,
  type CommentChange,
  type Loaded,
} from './comment-cache.ts';
import { changeLoaded } from '#widgets/gateway/update-cached.ts';
import type { Likes } from '#widgets/outbox/unsent-like.ts';
import { subjectOf } from './subject.ts';
import { commentOrders, commentsPages, repliesPages, type Comment, type Reply } from './comment-queries.ts';

/** Where acts happen: the gateway, and what the page has loaded from it. */
export interface Room {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

export type WrittenAct = Extract<UnsentAct, { kind: 'comment' | 'reply' }>;
export type CommentLike = Extract<UnsentAct, { kind: 'comment-like' }>;
export type ReportReason = components['schemas']['CommentReportReason'];

/**
 * Writes a comment or a reply, and shows it in what is loaded once the gateway has it.
 * @param clientId uuid of this act: sent twice, it is written once
 * @returns whether others see it, or it waits for an editor
 * @throws GatewayError
 */
export async function writeComment(room: Room, act: WrittenAct, clientId: string): Promise<Comment['state']> {
  const { newsId, body } = act;
  if (act.kind === 'comment') {
    const written = await room.gateway.data(addComment, { body: { ...subjectOf(newsId), body, clientId } });
    updateLists(room, newsId, (loaded) => withComment(loaded, written));
    return written.state;
  }
  const { parentId, replyToId } = act;
  const written = await room.gateway.data(addReply, {
    body: { ...subjectOf(newsId), parentId, ...(replyToId !== undefined && { replyToId }), body, clientId },
  });
  updateLists(room, newsId, (loaded) => withReply(loaded, { ...written, parentId }));
  updateThread(room, newsId, parentId, (loaded) => withThreadReply(loaded, written));
  return written.state;
}

/**
 * Likes a comment or takes the like back; shown at once, undone where it fails.
 * @param isLast whether its reader has not changed their mind meanwhile: the answer to what they no longer want is not shown
 * @throws GatewayError
 */
export async function likeComment(
  room: Room,
  comment: Comment | Reply,
  clientId: string,
  isLast: () => boolean,
): Promise<void> {
  const { likes, liked } = comment;
  const like = !liked;
  showLikes(room, comment, { liked: like, likes: Math.max(0, likes + (like ? 1 : -1)) });
  try {
    const now = await praise(room, { commentId: comment.id, like }, clientId);
    if (isLast()) showLikes(room, comment, now);
  } catch (cause) {
    showLikes(room, comment, { likes, liked });
    throw cause;
  }
}

/** Shows the likes of a comment or a reply wherever it is loaded. */
export function showLikes(room: Room, comment: Place, { likes, liked }: Likes): void {
  change(room, comment, { likes, liked });
}

/** Sends a like, and shows what the gateway says of it. @throws GatewayError */
export async function sendLike(room: Room, act: CommentLike, clientId: string): Promise<void> {
  const { newsId, commentId, parentId } = act;
  showLikes(room, { id: commentId, newsId, parentId }, await praise(room, act, clientId));
}

/** @throws GatewayError */
async function praise(
  { gateway }: Room,
  { commentId, like }: Pick<CommentLike, 'commentId' | 'like'>,
  clientId: string,
): Promise<Likes> {
  return gateway.data(praiseNewsComment, { body: { commentId, like, clientId } });
}

/** Takes the reader's own comment back once the gateway has done so. @throws GatewayError */
export async function removeComment(room: Room, comment: Comment | Reply): Promise<void> {
  const { id, newsId, parentId } = comment;
  await room.gateway.data(removePublicComment, { query: { commentId: id, clientId: randomUuid() } });
  update(room, newsId, parentId, (loaded) => without(loaded, id));
}

/** Tells the editors of somebody else's comment. @returns whether the reader had done so before @throws GatewayError */
export async function tellEditors(
  { gateway }: Room,
  { id: commentId }: Comment | Reply,
  reason: ReportReason,
): Promise<boolean> {
  const body = { commentId, reason, clientId: randomUuid() };
  return (await gateway.data(reportComment, { body })).repeated;
}

type Place = Pick<Comment, 'id' | 'newsId'> & { readonly parentId?: string | undefined };

function change(room: Room, { id, newsId, parentId }: Place, fields: CommentChange): void {
  update(room, newsId, parentId, (loaded) => changed(loaded, id, fields));
}

type Update = (loaded: Loaded) => Loaded;

/** Changes what is loaded of a story's comments, and of one thread where `parentId` names it. */
function update(room: Room, newsId: string, parentId: string | undefined, next: Update): void {
  updateLists(room, newsId, next);
  if (parentId !== undefined) updateThread(room, newsId, parentId, next);
}

function updateLists({ gateway, queryClient }: Room, newsId: string, next: Update): void {
  for (const order of commentOrders)
    changeLoaded(
      queryClient,
      { queryKey: commentsPages(gateway, newsId, order).queryKey, exact: true },
      next,
    );
}

function updateThread({ gateway, queryClient }: Room, newsId: string, parentId: string, next: Update): void {
  changeLoaded(
    queryClient,
    { queryKey: repliesPages(gateway, newsId, parentId).queryKey, exact: true },
    next,
  );
}
