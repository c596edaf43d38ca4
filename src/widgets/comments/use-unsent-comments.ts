import type { Unsent } from '#machines/outbox/unsent.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { WrittenAct } from './comment-acts.ts';

/** A comment or a reply that the gateway does not have yet. */
export interface UnsentWords extends Unsent {
  readonly act: WrittenAct;
}

/** What the reader wrote under a story and the gateway does not have; another reader's is nobody's business. */
export function useUnsentComments(newsId: string): readonly UnsentWords[] {
  const { unsent } = useOutboxView();
  const { signedIn, userName } = useSession();
  return unsent.filter(isWritten).filter(({ act, by }) => {
    const isTheirs = !signedIn || by === '' || by === userName;
    return act.newsId === newsId && isTheirs;
  });
}

function isWritten(unsent: Unsent): unsent is UnsentWords {
  return unsent.act.kind === 'comment' || unsent.act.kind === 'reply';
}
