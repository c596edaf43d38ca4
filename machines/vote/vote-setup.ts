import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import type { Delivery } from '../outbox/delivery.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

/** The vote's status, as the gateway reports it. */
export interface VoteStatus {
  /** options of the reader's own ballot; empty before it */
  readonly voted: readonly string[];
  readonly isOpen: boolean;
}

export type VoteEvent =
  | { type: 'option.toggled'; id: string }
  /** @param clientId a new uuid; ignored while the same choice already has one */
  | { type: 'vote.requested'; clientId: string; isOnline: boolean; isSignedIn: boolean }
  | { type: 'vote.received'; status: VoteStatus }
  /** a ballot of the reader is pending in the outbox */
  | { type: 'ballot.found'; ballot: QueuedBallot }
  /** the reader cancels a pending ballot */
  | { type: 'ballot.withdrawn' }
  /** the pending ballot was dropped without being counted */
  | { type: 'ballot.dropped' };

export interface VoteInput {
  /** minimum and maximum options of a ballot */
  readonly min: number;
  readonly max: number;
}

export interface VoteContext {
  readonly choice: readonly string[];
  readonly status: VoteStatus;
  readonly min: number;
  readonly max: number;
  readonly clientId: string | undefined;
  /** why the last attempt failed, as a sentence for the reader */
  readonly reason: string;
}

/** A ballot queued in the outbox. */
export interface QueuedBallot {
  readonly choice: readonly string[];
  readonly clientId: string;
}

export const voteSetup = setup({
  types: {
    context: {} as VoteContext,
    events: {} as VoteEvent,
    input: {} as VoteInput,
    tags: {} as 'choosing' | 'sending' | 'failed' | 'results',
    emitted: {} as NoEmittedEvents,
  },
  actors: { send: notProvidedActor<Delivery, QueuedBallot>('send') },
  actions: {
    saveChoice: notProvidedAction<{ choice: readonly string[] }>('saveChoice'),
    deleteChoice: notProvidedAction('deleteChoice'),
    enqueue: notProvidedAction<QueuedBallot>('enqueue'),
    withdraw: notProvidedAction<{ clientId: string }>('withdraw'),
    askToSignIn: notProvidedAction('askToSignIn'),
    reportFull: notProvidedAction<{ max: number }>('reportFull'),
    reportTooFew: notProvidedAction<{ min: number }>('reportTooFew'),
    /** refetches the vote */
    reload: notProvidedAction('reload'),
    setChoice: assign((_, { choice }: { choice: readonly string[] }) => ({
      choice,
      clientId: undefined,
      reason: '',
    })),
    setBallot: assign((_, { choice, clientId }: QueuedBallot) => ({ choice, clientId })),
    setStatus: assign((_, { status }: { status: VoteStatus }) => ({ status })),
    setClientId: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      reason: '',
    }),
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    markVoted: assign({ status: ({ context }) => ({ ...context.status, voted: context.choice }) }),
  },
  guards: {
    hasVoted: (_, { status }: { status: VoteStatus }) => status.voted.length > 0,
    isClosed: (_, { status }: { status: VoteStatus }) => !status.isOpen,
    isFull: ({ context: { choice, max } }, { id }: { id: string }) =>
      max > 1 && choice.length >= max && !choice.includes(id),
    isTooFew: ({ context: { choice, min } }) => choice.length < min,
    isVisitor: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    is: (_, { output, kind }: { output: Delivery; kind: Delivery['kind'] }) => output.kind === kind,
  },
});

/** With one option the last tap counts; with several each tap adds or removes one. */
export function toggle({ choice, max }: VoteContext, id: string): readonly string[] {
  if (max === 1) return [id];
  return choice.includes(id) ? choice.filter((one) => one !== id) : [...choice, id];
}

export function ballotOf({ choice, clientId = '' }: VoteContext): QueuedBallot {
  return { choice, clientId };
}

export function reasonOf(output: Delivery): string {
  return 'reason' in output ? output.reason : '';
}
