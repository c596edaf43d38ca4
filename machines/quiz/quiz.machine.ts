import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the reader's position in a quiz is what the gateway reports, after every step and whenever the page
// becomes visible; the page's clock only ends the answering time. A failed request is repeated, and no answer is
// submitted twice.

/** The reader's position, as the gateway reports it. */
export interface QuizPosition {
  /** `open`: the question of this number can be answered */
  readonly stage: 'rules' | 'open' | 'judged' | 'score' | 'shut';
  /** of the open or judged question, from 1; 0 before the first */
  readonly number: number;
  /** seconds left for an open question; undefined without a time limit */
  readonly secondsLeft: number | undefined;
  /** of a judged question: another one can be opened */
  readonly hasNext: boolean;
  /** of an open question: more than one option is correct */
  readonly several: boolean;
}

export type QuizEvent =
  | { type: 'next.requested'; isSignedIn: boolean }
  | { type: 'option.toggled'; id: string }
  | { type: 'answer.requested' }
  | { type: 'retry.requested' }
  /** the page became visible again, or the reader changed */
  | { type: 'page.shown' };

interface QuizContext {
  readonly place: QuizPosition;
  /** ids of the options */
  readonly choice: readonly string[];
}

export interface AnswerGiven {
  readonly number: number;
  readonly choice: readonly string[];
}

/** Before the first question. */
export const nowhere: QuizPosition = {
  stage: 'rules',
  number: 0,
  secondsLeft: undefined,
  hasNext: false,
  several: false,
};

const quizSetup = setup({
  types: {
    context: {} as QuizContext,
    events: {} as QuizEvent,
    tags: {} as 'busy' | 'asking',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    load: notProvidedActor<QuizPosition, void>('load'),
    openQuestion: notProvidedActor<QuizPosition, { number: number }>('openQuestion'),
    answer: notProvidedActor<QuizPosition, AnswerGiven>('answer'),
    handIn: notProvidedActor<QuizPosition, void>('handIn'),
  },
  actions: {
    askToSignIn: notProvidedAction('askToSignIn'),
    setPlace: assign(({ context }, { place }: { place: QuizPosition }) => ({
      place,
      // a choice belongs to its question
      choice: place.stage === 'open' && place.number === context.place.number ? context.choice : [],
    })),
    toggle: assign({
      choice: ({ context: { choice, place } }, { id }: { id: string }) => {
        if (!place.several) return [id];
        return choice.includes(id) ? choice.filter((one) => one !== id) : [...choice, id];
      },
    }),
  },
  guards: {
    isAt: (_, { place, stage }: { place: QuizPosition; stage: QuizPosition['stage'] }) =>
      place.stage === stage,
    isUntimed: (_, { place }: { place: QuizPosition }) =>
      place.stage === 'open' && place.secondsLeft === undefined,
    isVisitor: (_, { isSignedIn }: { isSignedIn: boolean }) => !isSignedIn,
    hasNext: ({ context }) => context.place.hasNext,
    hasChosen: ({ context }) => context.choice.length > 0,
  },
  delays: { left: ({ context }) => (context.place.secondsLeft ?? 0) * 1000 },
});

type Ended = { readonly event: { readonly output: QuizPosition } };
const placeOf = ({ event: { output } }: Ended) => ({ place: output });
const at =
  (stage: QuizPosition['stage']) =>
  ({ event: { output } }: Ended) => ({ place: output, stage });
const setPlace = { type: 'setPlace', params: placeOf } as const;

/** After every request the reader is where the gateway says. */
const routes = [
  { guard: { type: 'isUntimed', params: placeOf }, target: '#quiz.asking.untimed', actions: [setPlace] },
  { guard: { type: 'isAt', params: at('open') }, target: '#quiz.asking.timed', actions: [setPlace] },
  { guard: { type: 'isAt', params: at('judged') }, target: '#quiz.judged', actions: [setPlace] },
  { guard: { type: 'isAt', params: at('score') }, target: '#quiz.score', actions: [setPlace] },
  { guard: { type: 'isAt', params: at('shut') }, target: '#quiz.shut', actions: [setPlace] },
  { target: '#quiz.rules', actions: [setPlace] },
] as const;

const asksToSignIn = {
  guard: {
    type: 'isVisitor',
    params: ({ event: { isSignedIn } }: { event: Extract<QuizEvent, { type: 'next.requested' }> }) => ({
      isSignedIn,
    }),
  },
  actions: ['askToSignIn'],
} as const;

export const quizMachine = quizSetup.createMachine({
  id: 'quiz',
  context: { place: nowhere, choice: [] },
  initial: 'loading',
  states: {
    loading: { tags: 'busy', invoke: { src: 'load', onDone: [...routes], onError: 'failed' } },
    rules: {
      on: {
        'next.requested': [{ ...asksToSignIn, actions: [...asksToSignIn.actions] }, { target: 'opening' }],
        'page.shown': 'loading',
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        src: 'openQuestion',
        input: ({ context }) => ({ number: context.place.number + 1 }),
        onDone: [...routes],
        onError: 'failed',
      },
    },
    asking: {
      tags: 'asking',
      initial: 'timed',
      on: {
        'option.toggled': { actions: { type: 'toggle', params: ({ event: { id } }) => ({ id }) } },
        'answer.requested': { guard: 'hasChosen', target: 'answering' },
        'page.shown': 'loading',
      },
      states: {
        /** the time is up: the current choice is the answer, even if empty */
        timed: { after: { left: '#quiz.answering' } },
        untimed: {},
      },
    },
    answering: {
      tags: 'busy',
      invoke: {
        src: 'answer',
        input: ({ context: { place, choice } }) => ({ number: place.number, choice }),
        onDone: [...routes],
        onError: 'failed',
      },
    },
    judged: {
      on: {
        'next.requested': [
          { ...asksToSignIn, actions: [...asksToSignIn.actions] },
          { guard: 'hasNext', target: 'opening' },
          { target: 'sending' },
        ],
        'page.shown': 'loading',
      },
    },
    sending: { tags: 'busy', invoke: { src: 'handIn', onDone: [...routes], onError: 'failed' } },
    score: { on: { 'page.shown': 'loading' } },
    /** not started yet, or over */
    shut: { on: { 'page.shown': 'loading' } },
    failed: { on: { 'retry.requested': 'loading', 'page.shown': 'loading' } },
  },
});
