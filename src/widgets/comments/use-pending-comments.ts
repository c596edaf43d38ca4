import type { CommentSubject, PendingMutation } from '#machines/outbox/pending-mutation.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { CommentMutation } from './comment-mutations.ts';

/** A comment or a reply in the offline queue. */
export interface PendingComment extends PendingMutation {
  readonly act: CommentMutation;
}

/** The reader's own pending comments and replies under a subject. */
export function usePendingComments({ type, id }: CommentSubject): readonly PendingComment[] {
  return useAllPendingComments().filter(({ act: { subject } }) => subject.type === type && subject.id === id);
}

/** The reader's own pending comments and replies under any subject. */
export function useAllPendingComments(): readonly PendingComment[] {
  const { pending } = useOutboxView();
  const { signedIn, userName } = useSession();
  return pending.filter(isWritten).filter(({ by }) => !signedIn || by === '' || by === userName);
}

function isWritten(pending: PendingMutation): pending is PendingComment {
  return pending.act.kind === 'comment' || pending.act.kind === 'reply';
}
