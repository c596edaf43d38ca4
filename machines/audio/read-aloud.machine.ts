import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';
import type { Rate } from './track.ts';

// Guarantees: sentences are spoken one after another, each from its start; a device without a Chinese voice says so
// and stays silent. Pausing stops within the sentence and resuming repeats it, since browsers cannot pause a voice
// reliably.

/** A text to read aloud. */
export interface Reading {
  /** of the story, or a name of another text */
  readonly id: string;
  readonly title: string;
  /** not empty */
  readonly sentences: readonly string[];
  /** page of a text that is no story, below the app's root */
  readonly path?: string;
}

export type ReadAloudEvent =
  | { type: 'reading.requested'; reading: Reading }
  | { type: 'toggle.requested' }
  | { type: 'pause.requested' }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'rate.requested'; rate: Rate }
  | { type: 'close.requested' }
  | { type: 'sentence.spoken' }
  | { type: 'voice.failed' }
  /** another sound started, here or in another tab */
  | { type: 'sound.silenced' };

interface ReadAloudContext {
  readonly reading: Reading | undefined;
  /** index of the current sentence */
  readonly at: number;
  readonly rate: Rate;
}

/** ms after which a sentence without an end event counts as failed: some voices stop without one */
export const sentenceTimeoutMs = 60_000;

const readAloudSetup = setup({
  types: {
    context: {} as ReadAloudContext,
    events: {} as ReadAloudEvent,
    tags: {} as 'active' | 'busy' | 'heard' | 'failed' | 'voiceless',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** resolves to whether the device has a Chinese voice */
    findVoice: notProvidedActor<boolean, void>('findVoice'),
  },
  actions: {
    speak: notProvidedAction<{ text: string; rate: Rate }>('speak'),
    stopSpeech: notProvidedAction('stopSpeech'),
    setReading: assign(({ context, event }) =>
      event.type === 'reading.requested' ? { reading: event.reading, at: 0 } : context,
    ),
    setRate: assign({
      rate: ({ context, event }) => (event.type === 'rate.requested' ? event.rate : context.rate),
    }),
    goNext: assign({ at: ({ context }) => context.at + 1 }),
    goPrevious: assign({ at: ({ context }) => context.at - 1 }),
    goFirst: assign({ at: 0 }),
    clearReading: assign({ reading: undefined, at: 0 }),
  },
  guards: {
    hasNext: ({ context }) => context.at + 1 < (context.reading?.sentences.length ?? 0),
    hasPrevious: ({ context }) => context.at > 0,
    hasVoice: (_, params: { found: boolean }) => params.found,
  },
  delays: { sentenceTimeoutMs },
});

const speak = {
  type: 'speak',
  params: ({ context }: { context: ReadAloudContext }) => ({
    text: context.reading?.sentences[context.at] ?? '',
    rate: context.rate,
  }),
} as const;

/** Steps while reading: the voice starts at the other sentence. */
const stepsAloud = {
  'next.requested': {
    guard: 'hasNext',
    target: 'speaking',
    reenter: true,
    actions: ['stopSpeech', 'goNext', speak],
  },
  'previous.requested': {
    guard: 'hasPrevious',
    target: 'speaking',
    reenter: true,
    actions: ['stopSpeech', 'goPrevious', speak],
  },
} as const;

/** Steps while silent: only the position moves. */
const steps = {
  'next.requested': { guard: 'hasNext', actions: 'goNext' },
  'previous.requested': { guard: 'hasPrevious', actions: 'goPrevious' },
} as const;

export const readAloudMachine = readAloudSetup.createMachine({
  id: 'readAloud',
  context: { reading: undefined, at: 0, rate: 1 },
  initial: 'idle',
  on: {
    'reading.requested': { target: '.finding', actions: ['stopSpeech', 'setReading'] },
    'rate.requested': { actions: 'setRate' },
    'close.requested': { target: '.idle', actions: ['stopSpeech', 'clearReading'] },
  },
  states: {
    idle: {},
    finding: {
      tags: ['active', 'busy'],
      invoke: {
        src: 'findVoice',
        onDone: [
          {
            guard: { type: 'hasVoice', params: ({ event }) => ({ found: event.output }) },
            target: 'speaking',
            actions: speak,
          },
          { target: 'voiceless' },
        ],
        onError: 'voiceless',
      },
      on: {
        'toggle.requested': { target: 'idle', actions: 'clearReading' },
        'pause.requested': { target: 'idle', actions: 'clearReading' },
        'sound.silenced': { target: 'idle', actions: 'clearReading' },
      },
    },
    speaking: {
      tags: ['active', 'heard'],
      on: {
        ...stepsAloud,
        'sentence.spoken': [
          { guard: 'hasNext', target: 'speaking', reenter: true, actions: ['goNext', speak] },
          { target: 'finished' },
        ],
        'toggle.requested': { target: 'paused', actions: 'stopSpeech' },
        'pause.requested': { target: 'paused', actions: 'stopSpeech' },
        'sound.silenced': { target: 'paused', actions: 'stopSpeech' },
        'voice.failed': { target: 'failed', actions: 'stopSpeech' },
        'rate.requested': { target: 'speaking', reenter: true, actions: ['stopSpeech', 'setRate', speak] },
      },
      after: { sentenceTimeoutMs: { target: 'failed', actions: 'stopSpeech' } },
    },
    paused: {
      tags: 'active',
      on: { ...steps, 'toggle.requested': { target: 'speaking', actions: speak } },
    },
    finished: {
      tags: 'active',
      on: { 'toggle.requested': { target: 'speaking', actions: ['goFirst', speak] } },
    },
    /** the voice failed; a retry repeats the sentence */
    failed: {
      tags: ['active', 'failed'],
      on: { 'toggle.requested': { target: 'speaking', actions: speak } },
    },
    voiceless: {
      tags: ['active', 'voiceless'],
      on: { 'toggle.requested': 'finding' },
    },
  },
});
