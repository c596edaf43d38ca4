import type { UnsentAct } from '#machines/outbox/unsent.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';

/** The reader's last word on whether a story is saved that the gateway does not have yet. */
export function useUnsentSave(newsId: string): boolean | undefined {
  const { unsent } = useOutboxView();
  const { userName } = useSession();
  const last = unsent.findLast(
    ({ act, by }) => savedBy(act, newsId) !== undefined && (userName === undefined || by === userName),
  );
  return last && savedBy(last.act, newsId);
}

/** What an act says of whether a story is saved; undefined when it says nothing. */
export function savedBy(act: UnsentAct, newsId: string): boolean | undefined {
  if (act.kind === 'story-save' && act.newsId === newsId) return act.save;
  const isListed = act.kind === 'device-lists' && act.saved.some((one) => one.newsId === newsId);
  return isListed || undefined;
}
