import type { Gateway } from 'qlwb-gateway-sdk';
import { praiseNewsComment, praisePublicComment } from 'qlwb-gateway-sdk/operations/comments';
import {
  followNews,
  followPublisher,
  likeNews,
  listFollowedPublishers,
  listNewsFollows,
  listReadNews,
  listSavedNews,
  mergeDeviceLists,
  saveNews,
} from 'qlwb-gateway-sdk/operations/news';
import { likePost } from 'qlwb-gateway-sdk/operations/community';
import { followTip } from 'qlwb-gateway-sdk/operations/tips';
import type { Mark, OutboxMutation } from '#machines/outbox/pending-mutation.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import { likedItem } from './pending-reactions.ts';
import { writeFollow } from './news-follows-cache.ts';
import { writeReaction, type Follows } from './reaction-cache.ts';
import type { FollowedItem } from './use-follow.ts';

interface SendingContext {
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
}

type DeviceLists = Extract<OutboxMutation, { kind: 'device-lists' }>;

/**
 * Sends a like, a save or a follow, and writes the confirmed state to the cache.
 * @param isLatest whether the reader has not reacted again meanwhile: an outdated answer is not shown
 * @throws GatewayError
 */
export async function sendReaction(
  { gateway, loaded }: SendingContext,
  reaction: Mark,
  clientId: string,
  isLatest: () => boolean = () => true,
): Promise<void> {
  const client = queryClientOf(loaded);
  if (reaction.kind === 'story-save') {
    const { newsId, save } = reaction;
    const { saved } = await gateway.data(saveNews, { body: { newsId, save, clientId } });
    if (isLatest()) writeReaction(client, { kind: 'story', id: newsId }, { saved });
    reloadList(loaded, listSavedNews.id);
    return;
  }
  if (reaction.kind === 'news-follow') {
    const { target, follow } = reaction;
    const { followed } = await gateway.data(followNews, { body: { ...target, follow, clientId } });
    if (isLatest()) writeFollow(client, target, followed);
    // names and new stories of what was followed
    void client.invalidateQueries({ queryKey: [listNewsFollows.id] });
    return;
  }
  const { liked, likes } = await sendLike(gateway, reaction, clientId);
  if (isLatest()) writeReaction(client, likedItem(reaction), { liked, likes });
}

function sendLike(
  gateway: Gateway,
  reaction: Exclude<Mark, { kind: 'story-save' | 'news-follow' }>,
  clientId: string,
) {
  const { like } = reaction;
  switch (reaction.kind) {
    case 'comment-like':
      return likeComment(gateway, reaction, clientId);
    case 'post-like':
      return gateway.data(likePost, { body: { postId: reaction.postId, like, clientId } });
    case 'story-like':
      return gateway.data(likeNews, { body: { newsId: reaction.newsId, like, clientId } });
  }
}

/** Comments under stories have an operation of their own; all other subjects share the public one. */
function likeComment(
  gateway: Gateway,
  { subject, commentId, like }: Extract<Mark, { kind: 'comment-like' }>,
  clientId: string,
) {
  return subject.type === 'news'
    ? gateway.data(praiseNewsComment, { body: { commentId, like, clientId } })
    : gateway.data(praisePublicComment, { query: { commentId, like, clientId } });
}

/** Sends what the device saved, read and followed before its reader signed in. @throws GatewayError */
export async function sendDeviceLists(
  { gateway, loaded }: SendingContext,
  { saved, read, follows }: DeviceLists,
  clientId: string,
): Promise<void> {
  const followed = follows?.map((follow) => ({ ...follow, seenAt: follow.at }));
  await gateway.data(mergeDeviceLists, {
    body: { saved: [...saved], read: [...read], ...(followed && { follows: followed }), clientId },
  });
  const client = queryClientOf(loaded);
  for (const { newsId } of saved) writeReaction(client, { kind: 'story', id: newsId }, { saved: true });
  reloadList(loaded, listSavedNews.id);
  reloadList(loaded, listReadNews.id);
  reloadList(loaded, listNewsFollows.id);
}

/** Follows a publisher or a tip, or unfollows it. @returns the confirmed state @throws GatewayError */
export async function sendFollow(
  { gateway, loaded }: SendingContext,
  { kind, id }: FollowedItem,
  follow: boolean,
  clientId: string,
): Promise<Follows> {
  if (kind === 'tip') return gateway.data(followTip, { body: { tipId: id, follow, clientId } });
  const response = await gateway.data(followPublisher, { body: { publisherId: id, follow, clientId } });
  queryClientOf(loaded).removeQueries({ queryKey: [listFollowedPublishers.id], type: 'inactive' });
  return response;
}

/** Refetches a list that is shown, and drops one that is not. */
function reloadList(loaded: LoadedData, operation: string): void {
  const client = queryClientOf(loaded);
  client.removeQueries({ queryKey: [operation], type: 'inactive' });
  void client.invalidateQueries({ queryKey: [operation] });
}
