import { ballotOf, reasonOf, toggle, voteSetup, type VoteContext, type VoteEvent } from './vote-setup.ts';

// Guarantees: a ballot is sent once, by a signed-in reader, with as many options as the vote requires. The choice is
// kept until the ballot counts; the gateway's status overrides any local assumption.

const unknownReason = '没有成功，请检查网络后再试';

type Toggled = Extract<VoteEvent, { type: 'option.toggled' }>;
type VoteRequested = Extract<VoteEvent, { type: 'vote.requested' }>;
type VoteReceived = Extract<VoteEvent, { type: 'vote.received' }>;

const toggledOf = ({ context, event }: { context: VoteContext; event: Toggled }) => ({
  choice: toggle(context, event.id),
});
const statusOf = ({ event: { status } }: { event: VoteReceived }) => ({ status });
const setStatus = { type: 'setStatus', params: statusOf } as const;
const setClientId = {
  type: 'setClientId',
  params: ({ event: { clientId } }: { event: VoteRequested }) => ({ clientId }),
} as const;
const enqueue = {
  type: 'enqueue',
  params: ({ context }: { context: VoteContext }) => ballotOf(context),
} as const;

const toggled = [
  {
    guard: { type: 'isFull', params: ({ event: { id } }: { event: Toggled }) => ({ id }) },
    actions: [{ type: 'reportFull', params: ({ context: { max } }: { context: VoteContext }) => ({ max }) }],
  },
  {
    target: '#vote.choosing',
    actions: [
      { type: 'saveChoice', params: toggledOf },
      { type: 'setChoice', params: toggledOf },
    ],
  },
] as const;

const askedWhole = [
  {
    guard: {
      type: 'isVisitor',
      params: ({ event: { isSignedIn } }: { event: VoteRequested }) => ({ isSignedIn }),
    },
    actions: ['askToSignIn'],
  },
  {
    guard: {
      type: 'isOffline',
      params: ({ event: { isOnline } }: { event: VoteRequested }) => ({ isOnline }),
    },
    target: '#vote.waiting',
    actions: [setClientId, enqueue, 'deleteChoice'],
  },
  { target: '#vote.sending', actions: [setClientId] },
] as const;

const asked = [
  {
    guard: 'isTooFew',
    actions: [
      { type: 'reportTooFew', params: ({ context: { min } }: { context: VoteContext }) => ({ min }) },
    ],
  },
  ...askedWhole,
] as const;

/** The reader has voted already, or the vote is over. */
const decided = [
  { guard: { type: 'hasVoted', params: statusOf }, target: '#vote.voted', actions: [setStatus] },
  { guard: { type: 'isClosed', params: statusOf }, target: '#vote.closed', actions: [setStatus] },
] as const;

/** Another reader, or a vote that is open again. */
const restart = { type: 'setChoice', params: { choice: [] } } as const;

export const voteMachine = voteSetup.createMachine({
  id: 'vote',
  context: ({ input: { min, max } }) => ({
    choice: [],
    status: { voted: [], isOpen: true },
    min,
    max,
    clientId: undefined,
    reason: '',
  }),
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'choosing',
      on: {
        'option.toggled': [...toggled],
        'vote.requested': [...asked],
        'vote.received': [...decided],
        'ballot.found': {
          target: 'waiting',
          actions: { type: 'setBallot', params: ({ event: { ballot } }) => ballot },
        },
      },
    },
    sending: {
      tags: 'sending',
      invoke: {
        src: 'send',
        input: ({ context }) => ballotOf(context),
        onDone: [
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'sent' }) },
            target: 'voted',
            actions: ['markVoted', 'deleteChoice'],
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'unreached' }) },
            target: 'waiting',
            actions: [enqueue, 'deleteChoice'],
          },
          {
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'token-dead' }) },
            target: 'choosing',
            actions: 'askToSignIn',
          },
          {
            // the reader has voted elsewhere, or it was over: the gateway tells which
            guard: { type: 'is', params: ({ event: { output } }) => ({ output, kind: 'refused' }) },
            target: 'failed',
            actions: [
              { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
              'reload',
            ],
          },
          {
            target: 'failed',
            actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setReason', params: { reason: unknownReason } },
        },
      },
    },
    failed: {
      tags: ['choosing', 'failed'],
      on: {
        'option.toggled': [...toggled],
        'vote.requested': [...askedWhole],
        'vote.received': [...decided],
      },
    },
    /** in the outbox, until the network is back */
    waiting: {
      on: {
        'ballot.withdrawn': {
          target: 'choosing',
          actions: [
            { type: 'withdraw', params: ({ context }) => ({ clientId: context.clientId ?? '' }) },
            { type: 'saveChoice', params: ({ context: { choice } }) => ({ choice }) },
            { type: 'setChoice', params: ({ context: { choice } }) => ({ choice }) },
          ],
        },
        'ballot.dropped': {
          target: 'choosing',
          actions: [{ type: 'setChoice', params: ({ context: { choice } }) => ({ choice }) }, 'reload'],
        },
        'vote.received': [
          { guard: { type: 'hasVoted', params: statusOf }, target: 'voted', actions: setStatus },
          // whether it still counts is decided when it arrives
          { actions: setStatus },
        ],
      },
    },
    voted: {
      tags: 'results',
      on: { 'vote.received': [...decided, { target: 'choosing', actions: [setStatus, restart] }] },
    },
    closed: {
      tags: 'results',
      on: { 'vote.received': [...decided, { target: 'choosing', actions: [setStatus, restart] }] },
    },
  },
});
