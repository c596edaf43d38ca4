import { reasonOf } from './upload-steps.ts';
import {
  crashed,
  resume,
  saveProgress,
  stepOf,
  failures,
  unknownReason,
  uploadSetup,
} from './upload-setup.ts';

// Guarantees: a file is sent once and in order: after every interruption the upload continues at the offset that the
// gateway reports. Temporary failures are retried automatically; permanent ones are reported, and the file can be
// removed at any time.

export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    size: input.size ?? 0,
    id: input.id,
    sent: 0,
    attempt: input.attempt,
    misses: 0,
    rest: 0,
    reason: '',
    attachment: undefined,
    isPaused: input.isPaused,
  }),
  on: { 'remove.requested': '.removed' },
  initial: 'beginning',
  states: {
    beginning: {
      on: {
        'start.requested': [
          { guard: 'isPaused', target: 'paused' },
          { guard: 'isBegun', target: 'working.locating' },
          { guard: 'isPrepared', target: 'working.creating' },
          { target: 'preparing' },
        ],
      },
    },
    /** compressed, in this browser */
    preparing: {
      invoke: {
        src: 'prepare',
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'prepared' }) },
            target: 'working.creating',
            actions: { type: 'setSize', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'failed.refused',
            actions: { type: 'setReason', params: ({ event }) => ({ reason: reasonOf(event.output) }) },
          },
        ],
        onError: {
          target: 'failed.refused',
          actions: { type: 'setReason', params: { reason: unknownReason } },
        },
      },
    },
    working: {
      tags: 'may-pause',
      on: { 'pause.requested': 'paused', 'network.lost': 'waiting' },
      initial: 'creating',
      states: {
        creating: {
          invoke: {
            src: 'begin',
            input: stepOf,
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'begun' }) },
                target: 'sending',
                actions: [
                  { type: 'setId', params: ({ event }) => ({ outcome: event.output }) },
                  saveProgress(false),
                ],
              },
              ...failures,
            ],
            onError: crashed,
          },
        },
        locating: {
          invoke: {
            src: 'locate',
            input: stepOf,
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => ({ outcome: event.output }) },
                target: 'finishing',
                actions: { type: 'setSent', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'at' }) },
                target: 'sending',
                actions: { type: 'setSent', params: ({ event }) => ({ outcome: event.output }) },
              },
              ...failures,
            ],
            onError: crashed,
          },
        },
        sending: {
          invoke: {
            src: 'send',
            input: stepOf,
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => ({ outcome: event.output }) },
                target: 'finishing',
                actions: { type: 'setSent', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'sent' }) },
                target: 'sending',
                reenter: true,
                actions: { type: 'setSent', params: ({ event }) => ({ outcome: event.output }) },
              },
              ...failures,
            ],
            onError: crashed,
          },
        },
        /** being checked by the gateway */
        finishing: {
          invoke: {
            src: 'finish',
            input: stepOf,
            onDone: [
              {
                guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'ready' }) },
                target: '#upload.ready',
                actions: { type: 'setAttachment', params: ({ event }) => ({ outcome: event.output }) },
              },
              ...failures,
            ],
            onError: crashed,
          },
        },
      },
    },
    paused: {
      entry: saveProgress(true),
      on: {
        'resume.requested': [
          { guard: 'isBegun', target: 'working.locating', actions: saveProgress(false) },
          { guard: 'isPrepared', target: 'working.creating', actions: saveProgress(false) },
          { target: 'preparing', actions: saveProgress(false) },
        ],
      },
    },
    /** for the network, or for the gateway to be reachable */
    waiting: {
      tags: 'may-pause',
      on: { 'pause.requested': 'paused', 'network.restored': [...resume] },
      after: { pause: [...resume] },
    },
    /** because the gateway asked to wait */
    resting: {
      tags: 'may-pause',
      on: { 'pause.requested': 'paused' },
      after: { rest: [...resume] },
    },
    failed: {
      tags: 'failed',
      initial: 'broken',
      states: {
        broken: { tags: 'may-retry', on: { 'retry.requested': [...resume] } },
        refused: {},
      },
    },
    ready: {
      tags: 'ready',
      entry: {
        type: 'saveAttachment',
        params: ({ context: { attachment } }) => ({ attachment }),
      },
    },
    removed: {
      type: 'final',
      entry: { type: 'deleteUpload', params: ({ context: { id } }) => ({ id }) },
    },
  },
});
