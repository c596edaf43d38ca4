import {
  outboxSetup,
  reasonOf,
  replacedBy,
  sendingOf,
  pendingOf,
  type MutationId,
  type OutboxContext,
} from './outbox-setup.ts';

// Guarantees: comments, likes, saves and ballots stay queued until the gateway has them or the reader cancels them.
// MutationId mutation is in flight at a time, the oldest first, only with the valid token of its own reader; a rejected
// comment waits for a manual retry.

type AboutMutation = { readonly event: MutationId };
const mutationOf = ({ event: { clientId } }: AboutMutation): MutationId => ({ clientId });
const retried = {
  guard: { type: 'isThere', params: mutationOf },
  actions: [
    { type: 'adopt', params: mutationOf },
    { type: 'resetPause' },
    {
      type: 'store',
      params: ({ context, event }: AboutMutation & { readonly context: OutboxContext }) => ({
        pending: pendingOf(context, event.clientId),
      }),
    },
  ],
} as const;

export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input: { pending, isOnline } }) => ({
    pending,
    sendingId: undefined,
    isOnline,
    reader: undefined,
    deadToken: undefined,
    isStored: true,
    failures: 0,
    requestedPauseMs: 0,
  }),
  initial: 'resting',
  on: {
    'mutation.made': [
      {
        // the latest mark replaces even one that never left this page: another page may have sent it
        guard: 'replacesMark',
        actions: [
          { type: 'drop', params: ({ context, event }) => replacedBy(context, event.pending) },
          { type: 'remove', params: ({ context, event }) => replacedBy(context, event.pending) },
          { type: 'add', params: ({ event }) => ({ pending: event.pending }) },
          { type: 'store', params: ({ event }) => ({ pending: event.pending }) },
        ],
      },
      {
        actions: [
          { type: 'add', params: ({ event }) => ({ pending: event.pending }) },
          { type: 'store', params: ({ event }) => ({ pending: event.pending }) },
        ],
      },
    ],
    'mutation.cancelled': {
      guard: { type: 'isThere', params: mutationOf },
      actions: [
        { type: 'drop', params: mutationOf },
        { type: 'remove', params: mutationOf },
      ],
    },
    'mutation.retried': retried,
    'network.lost': { actions: 'setOnline' },
    'network.restored': { actions: ['setOnline', 'resetPause'] },
    'reader.changed': { actions: 'setReader' },
    'store.changed': { guard: 'isStored', actions: 'setStored' },
    'store.refused': { guard: 'isStored', actions: ['markNotStored', 'reportNotStored'] },
  },
  states: {
    resting: {
      entry: 'clearSending',
      always: { guard: 'maySend', target: 'sending', actions: 'setSending' },
    },
    sending: {
      invoke: {
        src: 'deliver',
        input: ({ context }) => ({ pending: pendingOf(context, context.sendingId) }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ output: event.output, kinds: ['sent'] }) },
            target: 'resting',
            actions: [
              {
                type: 'reportSent',
                params: ({ context }) => ({ pending: pendingOf(context, context.sendingId) }),
              },
              { type: 'remove', params: ({ context }) => sendingOf(context) },
              'resetPause',
            ],
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ output: event.output, kinds: ['gone'] }) },
            target: 'resting',
            actions: { type: 'remove', params: ({ context }) => sendingOf(context) },
          },
          {
            guard: { type: 'isRefusedMark', params: ({ event }) => ({ output: event.output }) },
            target: 'resting',
            actions: [
              {
                type: 'reportRefused',
                params: ({ context, event }) => ({
                  pending: pendingOf(context, context.sendingId),
                  reason: reasonOf(event.output),
                }),
              },
              { type: 'drop', params: ({ context }) => sendingOf(context) },
              { type: 'remove', params: ({ context }) => sendingOf(context) },
            ],
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ output: event.output, kinds: ['refused'] }) },
            target: 'resting',
            actions: [
              {
                type: 'markRefused',
                params: ({ context, event }) => ({ ...sendingOf(context), reason: reasonOf(event.output) }),
              },
              {
                type: 'store',
                params: ({ context }) => ({ pending: pendingOf(context, context.sendingId) }),
              },
              {
                type: 'reportRefused',
                params: ({ context, event }) => ({
                  pending: pendingOf(context, context.sendingId),
                  reason: reasonOf(event.output),
                }),
              },
            ],
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ output: event.output, kinds: ['token-dead'] }) },
            target: 'resting',
            actions: ['setDeadToken', 'reportTokenDead'],
          },
          {
            target: 'pausing',
            actions: {
              type: 'countFailure',
              params: ({ event: { output } }) =>
                output.kind === 'too-fast' ? { retryAfter: output.retryAfter } : {},
            },
          },
        ],
        onError: { target: 'pausing', actions: { type: 'countFailure', params: {} } },
      },
    },
    /** the gateway was not reached, or asked to wait */
    pausing: {
      entry: 'clearSending',
      on: {
        'mutation.retried': { ...retried, target: 'resting' },
        'network.restored': { actions: ['setOnline', 'resetPause'], target: 'resting' },
      },
      after: { pause: 'resting' },
    },
  },
});
