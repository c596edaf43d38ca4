import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import type { ChainFault, ChainPlace } from '../../rules/ledger/check-chain.ts';
import type { UnprovenReason } from '../../rules/ledger/tlog-proof.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: a record is sound only if its hashes, its place in the signed tree, and the history that this device has
// seen all agree; the first that does not is named. A checkpoint is remembered only if it continues the remembered
// one, so that a rewritten history stays visible. The check of all records runs beside it and can be stopped at any
// time. What could not be checked is never shown as a fault of the ledger.

/** A checkpoint of the ledger as this device keeps it. */
export interface SeenCheckpoint {
  /** number of records */
  readonly size: number;
  /** root hash, base64 */
  readonly root: string;
  /** when the gateway signed it, `YYYY-MM-DD HH:MM:SS`, Asia/Shanghai */
  readonly time: string;
}

export type HashResult = { readonly kind: 'intact' } | { readonly kind: 'altered'; readonly field: string };

/** `not-checked`: the browser has no Ed25519 */
export type ProveResult =
  | {
      readonly kind: 'proven';
      readonly checkpoint: SeenCheckpoint;
      readonly signature: 'valid' | 'not-checked';
    }
  | { readonly kind: 'unproven'; readonly reason: UnprovenReason };

/** `remembered`: the checkpoint that this device saw last, if any */
export type CompareResult =
  | { readonly kind: 'consistent'; readonly remembered: SeenCheckpoint | undefined }
  | { readonly kind: 'forked'; readonly remembered: SeenCheckpoint };

/** All records are linked and are those of the signed tree, or the first fault. */
export type WholeResult =
  | { readonly place: ChainPlace; readonly signature: 'valid' | 'not-checked' }
  | { readonly fault: ChainFault };

/** What the last check of the record found. */
export type RecordFinding =
  | { readonly kind: 'none' }
  | Exclude<HashResult, { kind: 'intact' }>
  | Extract<ProveResult, { kind: 'unproven' }>
  /** `remembered`: what it was compared with; absent before that, and on a device that saw no checkpoint before */
  | (Extract<ProveResult, { kind: 'proven' }> & { readonly remembered?: SeenCheckpoint })
  | { readonly kind: 'forked'; readonly old: SeenCheckpoint; readonly new: SeenCheckpoint }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** What the last check of the whole ledger found. */
export type WholeFinding =
  /** `of` is 0 before the length of the ledger is known */
  | { readonly kind: 'progress'; readonly height: number; readonly of: number }
  | ({ readonly kind: 'sound' } & Extract<WholeResult, { place: ChainPlace }>)
  | { readonly kind: 'fault'; readonly fault: ChainFault }
  | { readonly kind: 'failed'; readonly cause: unknown };

export type LedgerCheckEvent =
  | { type: 'check.requested' }
  | { type: 'whole-check.requested' }
  | { type: 'whole-check.progressed'; height: number; of: number }
  | { type: 'whole-check.stopped' };

interface LedgerCheckContext {
  readonly record: RecordFinding;
  readonly whole: WholeFinding;
}

const nothingFound: RecordFinding = { kind: 'none' };
const nothingChecked: WholeFinding = { kind: 'progress', height: 0, of: 0 };
const noCheckpoint: SeenCheckpoint = { size: 0, root: '', time: '' };

const checkSetup = setup({
  types: {
    context: {} as LedgerCheckContext,
    events: {} as LedgerCheckEvent,
    tags: {} as 'busy' | 'busy-whole',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** recomputes the record's hash and marks */
    hash: notProvidedActor<HashResult, void>('hash'),
    /** loads the record's proof and verifies it */
    prove: notProvidedActor<ProveResult, void>('prove'),
    /** verifies that the checkpoint and the remembered one have one history */
    compare: notProvidedActor<CompareResult, { checkpoint: SeenCheckpoint }>('compare'),
    /** checks all records, sends `whole-check.progressed`, and ends early when its signal is aborted */
    checkWhole: notProvidedActor<WholeResult, void>('checkWhole'),
  },
  actions: {
    rememberCheckpoint: notProvidedAction<{ checkpoint: SeenCheckpoint }>('rememberCheckpoint'),
    setRecord: assign({ record: (_, { record }: { record: RecordFinding }) => record }),
    setFork: assign({
      record: ({ context }, { old }: { old: SeenCheckpoint }): RecordFinding => ({
        kind: 'forked',
        old,
        new: checkpointOf(context),
      }),
    }),
    /** keeps what the record was compared with, so that a first checkpoint is not taken for a confirmed one */
    setCompared: assign({
      record: ({ context: { record } }, { remembered }: { remembered: SeenCheckpoint | undefined }) =>
        record.kind === 'proven' && remembered !== undefined ? { ...record, remembered } : record,
    }),
    setWhole: assign({ whole: (_, { whole }: { whole: WholeFinding }) => whole }),
  },
  guards: {
    isAltered: (_, { output }: { output: HashResult }) => output.kind === 'altered',
    isUnproven: (_, { output }: { output: ProveResult }) => output.kind === 'unproven',
    isForked: (_, { output }: { output: CompareResult }) => output.kind === 'forked',
    /** a cache may have answered with an older checkpoint than the remembered one */
    isNewer: ({ context }, { remembered }: { remembered: SeenCheckpoint | undefined }) =>
      remembered === undefined || remembered.size < checkpointOf(context).size,
    hasFault: (_, { output }: { output: WholeResult }) => 'fault' in output,
  },
});

const start = {
  target: 'hashing',
  actions: { type: 'setRecord', params: { record: nothingFound } },
} as const;
const failed = {
  target: 'failed',
  actions: {
    type: 'setRecord',
    params: ({ event: { error } }: { event: { error: unknown } }): { record: RecordFinding } => ({
      record: { kind: 'failed', cause: error },
    }),
  },
} as const;
const compared = {
  type: 'setCompared',
  params: ({ event: { output } }: { event: { output: CompareResult } }) => ({
    remembered: output.remembered,
  }),
} as const;
const startWhole = {
  target: 'checking',
  actions: { type: 'setWhole', params: { whole: nothingChecked } },
} as const;

export const ledgerCheckMachine = checkSetup.createMachine({
  id: 'ledgerCheck',
  context: { record: nothingFound, whole: nothingChecked },
  type: 'parallel',
  states: {
    record: {
      initial: 'idle',
      states: {
        idle: { on: { 'check.requested': start } },
        hashing: {
          tags: 'busy',
          invoke: {
            src: 'hash',
            onDone: [
              {
                guard: { type: 'isAltered', params: ({ event: { output } }) => ({ output }) },
                target: 'altered',
                actions: {
                  type: 'setRecord',
                  params: ({ event: { output } }) => ({
                    record: output.kind === 'altered' ? output : nothingFound,
                  }),
                },
              },
              { target: 'proving' },
            ],
            onError: failed,
          },
        },
        proving: {
          tags: 'busy',
          invoke: {
            src: 'prove',
            onDone: [
              {
                guard: { type: 'isUnproven', params: ({ event: { output } }) => ({ output }) },
                target: 'unproven',
                actions: { type: 'setRecord', params: ({ event: { output } }) => ({ record: output }) },
              },
              {
                target: 'comparing',
                actions: { type: 'setRecord', params: ({ event: { output } }) => ({ record: output }) },
              },
            ],
            onError: failed,
          },
        },
        comparing: {
          tags: 'busy',
          invoke: {
            src: 'compare',
            input: ({ context }) => ({ checkpoint: checkpointOf(context) }),
            onDone: [
              {
                guard: { type: 'isForked', params: ({ event: { output } }) => ({ output }) },
                target: 'forked',
                actions: {
                  type: 'setFork',
                  params: ({ event: { output } }) => ({ old: output.remembered ?? noCheckpoint }),
                },
              },
              {
                guard: {
                  type: 'isNewer',
                  params: ({ event: { output } }) => ({ remembered: output.remembered }),
                },
                target: 'sound',
                actions: [
                  {
                    type: 'rememberCheckpoint',
                    params: ({ context }) => ({ checkpoint: checkpointOf(context) }),
                  },
                  compared,
                ],
              },
              { target: 'sound', actions: compared },
            ],
            onError: failed,
          },
        },
        altered: { on: { 'check.requested': start } },
        unproven: { on: { 'check.requested': start } },
        sound: { on: { 'check.requested': start } },
        /** the remembered checkpoint stays, so that the next check finds the fork again */
        forked: { on: { 'check.requested': start } },
        /** a step could not be carried out; says nothing about the record */
        failed: { on: { 'check.requested': start } },
      },
    },
    whole: {
      initial: 'idle',
      states: {
        idle: { on: { 'whole-check.requested': startWhole } },
        checking: {
          tags: 'busy-whole',
          invoke: {
            src: 'checkWhole',
            onDone: [
              {
                guard: { type: 'hasFault', params: ({ event: { output } }) => ({ output }) },
                target: 'fault',
                actions: {
                  type: 'setWhole',
                  params: ({ event: { output } }) => ({ whole: wholeOf(output) }),
                },
              },
              {
                target: 'sound',
                actions: {
                  type: 'setWhole',
                  params: ({ event: { output } }) => ({ whole: wholeOf(output) }),
                },
              },
            ],
            onError: {
              target: 'failed',
              actions: {
                type: 'setWhole',
                params: ({ event: { error } }) => ({ whole: { kind: 'failed', cause: error } }),
              },
            },
          },
          on: {
            'whole-check.progressed': {
              actions: {
                type: 'setWhole',
                params: ({ event: { height, of } }) => ({ whole: { kind: 'progress', height, of } }),
              },
            },
            'whole-check.stopped': 'stopped',
          },
        },
        sound: { on: { 'whole-check.requested': startWhole } },
        fault: { on: { 'whole-check.requested': startWhole } },
        /** the progress stays */
        stopped: { on: { 'whole-check.requested': startWhole } },
        failed: { on: { 'whole-check.requested': startWhole } },
      },
    },
  },
});

function checkpointOf({ record }: Pick<LedgerCheckContext, 'record'>): SeenCheckpoint {
  return record.kind === 'proven' ? record.checkpoint : noCheckpoint;
}

function wholeOf(result: WholeResult): WholeFinding {
  return 'fault' in result ? { kind: 'fault', ...result } : { kind: 'sound', ...result };
}
