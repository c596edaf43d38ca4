import { isLike, type Unsent } from '#machines/outbox/unsent.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { useOutboxView } from './outbox-context.ts';

type Liked = { readonly commentId: string } | { readonly storyId: string };

/** The reader's last word on a like that the gateway does not have yet: true for a like, false for one taken back. */
export function useUnsentLike(liked: Liked): boolean | undefined {
  const { unsent } = useOutboxView();
  const { userName } = useSession();
  const last = unsent.findLast(
    ({ act, by }) => isOf(act, liked) && (userName === undefined || by === userName),
  );
  return last !== undefined && isLike(last.act) ? last.act.like : undefined;
}

function isOf(act: Unsent['act'], liked: Liked): boolean {
  if (act.kind === 'comment-like') return 'commentId' in liked && act.commentId === liked.commentId;
  return act.kind === 'story-like' && 'storyId' in liked && act.newsId === liked.storyId;
}

/** What readers' likes of something come to, and whether the reader's is among them. */
export interface Likes {
  readonly liked: boolean;
  readonly likes: number;
}

/** Likes as they will be once the reader's last word has arrived. */
export function withUnsentLike({ liked, likes }: Likes, like: boolean | undefined): Likes {
  if (like === undefined || like === liked) return { liked, likes };
  return { liked: like, likes: Math.max(0, likes + (like ? 1 : -1)) };
}
