import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { likedItem, usePendingLike, withPendingLike, type LikedItem } from './pending-reactions.ts';
import type { Likes } from './reaction-cache.ts';
import { useReaction } from './use-reaction.ts';

interface LikeState extends Likes {
  /** waits in the offline queue */
  readonly isPending: boolean;
  readonly toggleLike: () => void;
}

/** The likes of a story, video or comment. @param known as loaded, without a pending like */
export function useLike(item: LikedItem, known: Likes): LikeState {
  const { signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const react = useReaction();
  const pending = usePendingLike(item);
  const shown = withPendingLike(known, pending);
  return {
    ...shown,
    isPending: pending !== undefined,
    toggleLike() {
      if (!signedIn) return askToSignIn('点赞');
      const like = !shown.liked;
      react({ ...item, like }, likedItem(item), { before: known, after: withPendingLike(known, like) });
    },
  };
}
