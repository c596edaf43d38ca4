import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Delivery } from '#machines/outbox/delivery.ts';
import type { QueuedBallot, VoteStatus } from '#machines/vote/vote-setup.ts';
import { voteMachine } from '#machines/vote/vote.machine.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readFormInput, removeFormInput, storeFormInput } from '#platform/storage/form-input.ts';
import { readNetwork } from '#platform/network/network.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { type Notice, useNotice } from '#widgets/notice/notice-context.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { type Outbox, useOutbox, useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import type { SessionStore } from '#widgets/session/session-store.ts';
import { useSession, useSessionStore } from '#widgets/session/use-session.ts';
import { sendBallot, type Vote, voteQuery, type BallotContext } from './vote-query.ts';
import type { OutboxMutation } from '#machines/outbox/pending-mutation.ts';

interface VoteContext {
  readonly vote: Vote;
  readonly ballots: BallotContext;
  readonly outbox: Outbox;
  readonly notice: Notice;
  readonly session: SessionStore;
  readonly askToSignIn: (what: string) => void;
}

/** The machine of one vote, connected to the gateway and the offline queue. */
export function useVote(vote: Vote) {
  const session = useSessionStore();
  const context: VoteContext = {
    vote,
    ballots: { gateway: useGateway(), queryClient: useQueryClient() },
    outbox: useOutbox(),
    notice: useNotice(),
    session,
    askToSignIn: useAskToSignIn(),
  };
  const [actor] = useState(() => startVote(context));
  const snapshot = useSelector(actor, (now) => now);
  const waiting = useWaitingBallot(vote.id);

  const isUndecided = snapshot.hasTag('choosing');
  // sent again on return to choosing: the vote may have ended meanwhile
  useEffect(() => actor.send({ type: 'vote.received', status: statusOf(vote) }), [actor, vote, isUndecided]);
  const waitingId = waiting?.clientId;
  const lastWaiting = useRef<string>(undefined);
  useEffect(() => {
    if (waiting !== undefined && waitingId !== lastWaiting.current)
      actor.send({ type: 'ballot.found', ballot: { choice: waiting.choice, clientId: waiting.clientId } });
    if (waitingId === undefined && lastWaiting.current !== undefined) actor.send({ type: 'ballot.dropped' });
    lastWaiting.current = waitingId;
    // the choice never changes for an id
    // eslint-disable-next-line react/exhaustive-deps
  }, [actor, waitingId]);
  useEffect(() => restoreChoice(actor, vote), [actor]); // eslint-disable-line react/exhaustive-deps
  useEffect(
    () => () => {
      // a ballot in flight continues, and is queued if it fails
      if (!actor.getSnapshot().hasTag('sending')) actor.stop();
    },
    [actor],
  );

  return {
    snapshot,
    isInFlight: waiting?.isInFlight ?? false,
    toggle: (id: string) => actor.send({ type: 'option.toggled', id }),
    withdraw: () => actor.send({ type: 'ballot.withdrawn' }),
    send: () =>
      actor.send({
        type: 'vote.requested',
        clientId: randomUuid(),
        isOnline: readNetwork().online,
        isSignedIn: session.get().signedIn,
      }),
  };
}

function startVote({ vote, ballots, outbox, notice, session, askToSignIn }: VoteContext) {
  const { id: voteId, title, min, max } = vote;
  const kept = `voteChoice.${voteId}` as const;
  const actor = createActor(
    voteMachine.provide({
      actors: {
        send: fromPromise<Delivery, QueuedBallot>(async ({ input: { choice, clientId } }) => {
          try {
            await sendBallot(ballots, { voteId, choice }, clientId);
            return { kind: 'sent' };
          } catch (cause) {
            return deliveryOf(cause);
          }
        }),
      },
      actions: {
        saveChoice: (_, { choice }) => storeFormInput(kept, { choice }),
        deleteChoice: () => removeFormInput(kept),
        enqueue: (_, { choice, clientId }) => {
          const act = { kind: 'ballot', voteId, title, choice } as const;
          outbox.make({ clientId, act, by: session.get().userName ?? '', at: Date.now() });
        },
        withdraw: (_, { clientId }) => outbox.cancel(clientId),
        askToSignIn: () => askToSignIn('投票'),
        reportFull: (_, params) => notice.toast(`最多选 ${params.max} 项，先点掉一项再选`),
        reportTooFew: (_, params) =>
          notice.toast(params.min === 1 ? '先选一项，再投票' : `至少选 ${params.min} 项`),
        reload: () =>
          void ballots.queryClient.invalidateQueries({
            queryKey: voteQuery(ballots.gateway, voteId).queryKey,
          }),
      },
    }),
    { input: { min, max } },
  ).start();
  // before the first paint: readers who have voted see the results at once
  actor.send({ type: 'vote.received', status: statusOf(vote) });
  return actor;
}

/** Restores the choice made before the reader went to sign in. */
function restoreChoice(actor: ActorRefFrom<typeof voteMachine>, { id, options }: Vote): void {
  const { choice = [] } = readFormInput(`voteChoice.${id}`);
  const { context } = actor.getSnapshot();
  for (const one of choice)
    if (options.some((option) => option.id === one) && !context.choice.includes(one))
      actor.send({ type: 'option.toggled', id: one });
}

const statusOf = ({ voted, state }: Vote): VoteStatus => ({ voted, isOpen: state === 'open' });

type BallotAct = Extract<OutboxMutation, { kind: 'ballot' }>;

interface WaitingBallot {
  readonly choice: BallotAct['choice'];
  readonly clientId: string;
  /** in flight: it cannot be withdrawn any more */
  readonly isInFlight: boolean;
}

/** The reader's ballot in the offline queue. */
function useWaitingBallot(voteId: string): WaitingBallot | undefined {
  const { pending, sendingId } = useOutboxView();
  const { userName } = useSession();
  for (const { act, clientId, by, refused } of pending.toReversed()) {
    if (act.kind !== 'ballot' || act.voteId !== voteId || refused !== undefined) continue;
    if (userName !== undefined && by !== userName) continue;
    return { choice: act.choice, clientId, isInFlight: clientId === sendingId };
  }
  return undefined;
}
