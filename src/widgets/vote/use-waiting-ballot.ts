import type { UnsentAct } from '#machines/outbox/unsent.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';

type BallotAct = Extract<UnsentAct, { kind: 'ballot' }>;

interface WaitingBallot {
  readonly choice: BallotAct['choice'];
  readonly clientId: string;
  /** it cannot be taken back any more */
  readonly isOnItsWay: boolean;
}

/** The reader's ballot that the gateway does not have yet. */
export function useWaitingBallot(voteId: string): WaitingBallot | undefined {
  const { unsent, sendingId } = useOutboxView();
  const { userName } = useSession();
  for (const { act, clientId, by, refused } of unsent.toReversed()) {
    if (act.kind !== 'ballot' || act.voteId !== voteId || refused !== undefined) continue;
    if (userName !== undefined && by !== userName) continue;
    return { choice: act.choice, clientId, isOnItsWay: clientId === sendingId };
  }
  return undefined;
}
