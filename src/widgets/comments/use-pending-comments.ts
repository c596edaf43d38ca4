import type { Unsent } from '#machines/outbox/unsent.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { CommentMutation } from './comment-mutations.ts';

/** A comment or a reply in the offline queue. */
export interface PendingComment extends Unsent {
  readonly act: CommentMutation;
}

/** The reader's own pending comments and replies of a story. */
export function usePendingComments(newsId: string): readonly PendingComment[] {
  const { unsent } = useOutboxView();
  const { signedIn, userName } = useSession();
  return unsent.filter(isWritten).filter(({ act, by }) => {
    const isTheirs = !signedIn || by === '' || by === userName;
    return act.newsId === newsId && isTheirs;
  });
}

function isWritten(unsent: Unsent): unsent is PendingComment {
  return unsent.act.kind === 'comment' || unsent.act.kind === 'reply';
}
