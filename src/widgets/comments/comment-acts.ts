import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import {
  addComment,
  addReply,
  praiseNewsComment,
  removePublicComment,
} from 'qlwb-gateway-sdk/operations/comments';
import { shanghaiTime } from '#lib/dates.ts';
import { randomUuid } from '#platform/device.ts';
import {
  changed,
  withComment,
  without,
  withReply,
  withThreadReply,
  type CommentChange,
  type LoadedComments,
} from './comment-cache.ts';
import {
  commentOrders,
  commentsPages,
  repliesPages,
  sendingId,
  type Comment,
  type Reply,
} from './comment-queries.ts';

/** Where acts happen: the gateway, and what the page has loaded from it. */
export interface Room {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
}

/** What a reply answers: a comment, or a reply under it. */
export interface Answered {
  readonly comment: Comment;
  readonly reply?: Reply;
}

export interface Draft {
  readonly newsId: string;
  readonly body: string;
  readonly answered?: Answered | undefined;
  /** uuid of this act: sent twice, it is written once */
  readonly clientId: string;
  readonly authorName: string;
}

/**
 * Sends a comment or a reply. It stands in the lists at once, marked as on its way, and is gone again where it fails.
 * @throws GatewayError
 */
export async function sendComment(room: Room, draft: Draft): Promise<void> {
  const { newsId, body, answered, clientId } = draft;
  const standIn = standInOf(draft);
  put(room, standIn, answered);
  try {
    const sent =
      answered === undefined
        ? await room.gateway.data(addComment, { body: { newsId, body, clientId } })
        : await room.gateway.data(addReply, {
            body: {
              newsId,
              parentId: answered.comment.id,
              ...(answered.reply && { replyToId: answered.reply.id }),
              body,
              clientId,
            },
          });
    put(room, sent, answered, standIn.id);
  } catch (cause) {
    update(room, newsId, answered?.comment.id, (loaded) => without(loaded, standIn.id));
    throw cause;
  }
}

/** Likes a comment or takes the like back; shown at once, undone where it fails. @throws GatewayError */
export async function likeComment(room: Room, comment: Comment | Reply): Promise<void> {
  const { id, likes, liked } = comment;
  const like = !liked;
  change(room, comment, { liked: like, likes: Math.max(0, likes + (like ? 1 : -1)) });
  try {
    const answer = await room.gateway.data(praiseNewsComment, {
      body: { commentId: id, like, clientId: randomUuid() },
    });
    change(room, comment, { likes: answer.likes, liked: answer.liked });
  } catch (cause) {
    change(room, comment, { likes, liked });
    throw cause;
  }
}

/** Takes the reader's own comment back once the gateway has done so. @throws GatewayError */
export async function removeComment(room: Room, comment: Comment | Reply): Promise<void> {
  const { id, newsId, parentId } = comment;
  await room.gateway.data(removePublicComment, { query: { commentId: id, clientId: randomUuid() } });
  update(room, newsId, parentId, (loaded) => without(loaded, id));
}

function change(room: Room, { id, newsId, parentId }: Comment | Reply, fields: CommentChange): void {
  update(room, newsId, parentId, (loaded) => changed(loaded, id, fields));
}

function put(room: Room, comment: Comment, answered: Answered | undefined, standIn?: string): void {
  if (answered === undefined) {
    update(room, comment.newsId, undefined, (loaded) => withComment(loaded, comment, standIn));
    return;
  }
  const parentId = answered.comment.id;
  updateLists(room, comment.newsId, (loaded) => withReply(loaded, { ...comment, parentId }, standIn));
  updateThread(room, comment.newsId, parentId, (loaded) => withThreadReply(loaded, comment, standIn));
}

type Update = (loaded: LoadedComments) => LoadedComments;

/** Changes what is loaded of a story's comments, and of one thread where `parentId` names it. */
function update(room: Room, newsId: string, parentId: string | undefined, next: Update): void {
  updateLists(room, newsId, next);
  if (parentId !== undefined) updateThread(room, newsId, parentId, next);
}

function updateLists({ gateway, queryClient }: Room, newsId: string, next: Update): void {
  for (const order of commentOrders)
    queryClient.setQueryData(commentsPages(gateway, newsId, order).queryKey, next);
}

function updateThread({ gateway, queryClient }: Room, newsId: string, parentId: string, next: Update): void {
  queryClient.setQueryData(repliesPages(gateway, newsId, parentId).queryKey, next);
}

/** The comment as its author sees it until the gateway has it. */
function standInOf({ newsId, body, answered, clientId, authorName }: Draft): Comment {
  return {
    id: sendingId(clientId),
    newsId,
    ...(answered && { parentId: answered.comment.id }),
    ...(answered?.reply && { replyTo: answered.reply.author.name }),
    author: { name: authorName, headImg: '', city: '' },
    body,
    likes: 0,
    liked: false,
    replies: [],
    replyCount: 0,
    createdAt: shanghaiTime(Date.now()),
    own: true,
    state: 'shown',
  };
}
