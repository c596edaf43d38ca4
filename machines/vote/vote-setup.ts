import { assign, setup } from 'xstate';
import type { Delivery } from '../outbox/delivery.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

/** What the gateway says of a vote. */
export interface VoteTruth {
  /** options of the reader's own ballot; none before it */
  readonly voted: readonly string[];
  readonly isOpen: boolean;
}

export type VoteEvent =
  | { type: 'option.toggled'; id: string }
  /** @param clientId a new uuid; the one of an earlier try with the same choice is used before it */
  | { type: 'vote.requested'; clientId: string; isOnline: boolean; isSignedIn: boolean }
  | { type: 'vote.received'; truth: VoteTruth }
  /** a ballot of the reader's waits for the network */
  | { type: 'ballot.found'; ballot: KeptBallot }
  /** the reader takes back a ballot that waits for the network */
  | { type: 'ballot.withdrawn' }
  /** the ballot waits no more, and was not counted */
  | { type: 'ballot.dropped' };

export interface VoteInput {
  /** fewest and most options of a ballot */
  readonly min: number;
  readonly max: number;
}

export interface VoteContext {
  readonly choice: readonly string[];
  readonly truth: VoteTruth;
  readonly min: number;
  readonly max: number;
  readonly clientId: string | undefined;
  /** why the last try failed, in a sentence */
  readonly reason: string;
}

/** A ballot that is kept for later. */
export interface KeptBallot {
  readonly choice: readonly string[];
  readonly clientId: string;
}

export const voteSetup = setup({
  types: { context: {} as VoteContext, events: {} as VoteEvent, input: {} as VoteInput },
  actors: { send: notProvidedActor<Delivery, KeptBallot>('send') },
  actions: {
    keepChoice: notProvidedAction<{ choice: readonly string[] }>('keepChoice'),
    dropChoice: notProvidedAction('dropChoice'),
    keepForLater: notProvidedAction<KeptBallot>('keepForLater'),
    withdraw: notProvidedAction<{ clientId: string }>('withdraw'),
    askToSignIn: notProvidedAction('askToSignIn'),
    tellFull: notProvidedAction<{ max: number }>('tellFull'),
    tellTooFew: notProvidedAction<{ min: number }>('tellTooFew'),
    /** asks the gateway how the vote is */
    reload: notProvidedAction('reload'),
    takeChoice: assign((_, { choice }: { choice: readonly string[] }) => ({
      choice,
      clientId: undefined,
      reason: '',
    })),
    takeBallot: assign((_, { choice, clientId }: KeptBallot) => ({ choice, clientId })),
    takeTruth: assign((_, { truth }: { truth: VoteTruth }) => ({ truth })),
    nameAct: assign({
      clientId: ({ context }, { clientId }: { clientId: string }) => context.clientId ?? clientId,
      reason: '',
    }),
    noteReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    noteVoted: assign({ truth: ({ context }) => ({ ...context.truth, voted: context.choice }) }),
  },
  guards: {
    hasVoted: (_, { truth }: { truth: VoteTruth }) => truth.voted.length > 0,
    isShut: (_, { truth }: { truth: VoteTruth }) => !truth.isOpen,
    isFull: ({ context: { choice, max } }, { id }: { id: string }) =>
      max > 1 && choice.length >= max && !choice.includes(id),
    isTooFew: ({ context: { choice, min } }) => choice.length < min,
    isStranger: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    is: (_, { output, kind }: { output: Delivery; kind: Delivery['kind'] }) => output.kind === kind,
  },
});

/** Of one option the last tap counts; of several each tap puts one in or takes it out. */
export function toggle({ choice, max }: VoteContext, id: string): readonly string[] {
  if (max === 1) return [id];
  return choice.includes(id) ? choice.filter((one) => one !== id) : [...choice, id];
}

export function ballotOf({ choice, clientId = '' }: VoteContext): KeptBallot {
  return { choice, clientId };
}

export function reasonOf(output: Delivery): string {
  return 'reason' in output ? output.reason : '';
}
