import type { FollowTarget, Mark, OutboxMutation } from '#machines/outbox/pending-mutation.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Likes, ReactionItem } from './reaction-cache.ts';

type WithoutLike<Act> = Act extends { readonly like: boolean } ? Omit<Act, 'like'> : never;
/** What a like applies to. */
export type LikedItem = WithoutLike<Mark>;

/** The like that waits in the offline queue: true to like, false to withdraw it, undefined for none. */
export function usePendingLike(item: LikedItem): boolean | undefined {
  const { id, kind } = likedItem(item);
  return usePending((act) => {
    if (act.kind !== 'comment-like' && act.kind !== 'post-like' && act.kind !== 'story-like')
      return undefined;
    const pending = likedItem(act);
    return pending.kind === kind && pending.id === id ? act.like : undefined;
  });
}

/** The save that waits in the offline queue: true to save, false to remove it, undefined for none. */
export function usePendingSave(newsId: string): boolean | undefined {
  return usePending((act) => savedBy(act, newsId));
}

/** The follow that waits in the offline queue: true to follow, false to stop, undefined for none. */
export function usePendingFollow({ kind, id }: FollowTarget): boolean | undefined {
  return usePending((act) => {
    if (act.kind === 'news-follow')
      return act.target.kind === kind && act.target.id === id ? act.follow : undefined;
    const isListed =
      act.kind === 'device-lists' && act.follows?.some((one) => one.kind === kind && one.id === id);
    return isListed === true || undefined;
  });
}

/** Whether a queued mutation saves a story or removes it; undefined if it does neither. */
export function savedBy(act: OutboxMutation, newsId: string): boolean | undefined {
  if (act.kind === 'story-save' && act.newsId === newsId) return act.save;
  const isListed = act.kind === 'device-lists' && act.saved.some((one) => one.newsId === newsId);
  return isListed || undefined;
}

/** Likes as they will be once a pending like is sent. */
export function withPendingLike({ liked, likes }: Likes, like: boolean | undefined): Likes {
  if (like === undefined || like === liked) return { liked, likes };
  return { liked: like, likes: Math.max(0, likes + (like ? 1 : -1)) };
}

export function likedItem(item: LikedItem): ReactionItem {
  if (item.kind === 'comment-like') return { kind: 'comment', id: item.commentId };
  return item.kind === 'post-like' ? { kind: 'post', id: item.postId } : { kind: 'story', id: item.newsId };
}

/** The value of the reader's newest queued mutation that has one. A reader not known yet owns all that is queued here. */
function usePending(valueOf: (act: OutboxMutation) => boolean | undefined): boolean | undefined {
  const { pending } = useOutboxView();
  const { userName } = useSession();
  for (const { act, by } of pending.toReversed()) {
    const value = valueOf(act);
    if (value !== undefined && (userName === undefined || by === userName)) return value;
  }
  return undefined;
}
