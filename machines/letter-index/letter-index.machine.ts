import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';

// Guarantees: while a finger scrubs along the index, the list shows the letter under it, and scrolls once for each
// letter; a release settles on that letter. While the list is filtered the index does nothing; without a filter the list
// returns to its letter. The caller maps the finger's position to a letter.

export type LetterIndexEvent =
  /** a finger or the mouse is put on the index */
  | { type: 'scrub.started'; letter: string }
  /** it is over a letter, the same or another */
  | { type: 'scrub.moved'; letter: string }
  | { type: 'scrub.ended' }
  /** the browser took the gesture for something else */
  | { type: 'scrub.cancelled' }
  /** by keyboard or screen reader */
  | { type: 'letter.chosen'; letter: string }
  /** the reader scrolled the list to a letter */
  | { type: 'list.scrolled'; letter: string }
  | { type: 'filter.typed'; text: string }
  | { type: 'filter.cleared' };

interface LetterIndexContext {
  /** letter at the top of the list; undefined before the reader has scrolled */
  readonly letter: string | undefined;
  /** text that the list is filtered by */
  readonly text: string;
}

/** for which the settled letter stays large */
const settledMs = 800;

const indexSetup = setup({
  types: {
    context: {} as LetterIndexContext,
    events: {} as LetterIndexEvent,
    tags: {} as 'large',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** scrolls the list to the letter; undefined: to the top */
    showLetter: notProvidedAction<{ letter: string | undefined }>('showLetter'),
    setLetter: assign(({ event, context }) => ('letter' in event ? { letter: event.letter } : context)),
    setText: assign(({ event }) => ({ text: event.type === 'filter.typed' ? event.text : '' })),
  },
  guards: {
    isOther: ({ context, event }) => 'letter' in event && event.letter !== context.letter,
  },
  delays: { settledMs },
});

const show = {
  type: 'showLetter',
  params: ({ context }: { context: LetterIndexContext }) => ({ letter: context.letter }),
} as const;

export const letterIndexMachine = indexSetup.createMachine({
  id: 'letterIndex',
  context: { letter: undefined, text: '' },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'scrub.started': { target: 'scrubbing', actions: ['setLetter', show] },
        'letter.chosen': { target: 'settled', actions: ['setLetter', show] },
        'list.scrolled': { actions: 'setLetter' },
        'filter.typed': { target: 'filtering', actions: 'setText' },
      },
    },
    scrubbing: {
      tags: 'large',
      on: {
        'scrub.moved': { guard: 'isOther', actions: ['setLetter', show] },
        'scrub.ended': 'settled',
        'scrub.cancelled': 'resting',
        'filter.typed': { target: 'filtering', actions: 'setText' },
      },
    },
    /** the list's own scrolling to the letter is not the reader's */
    settled: {
      tags: 'large',
      after: { settledMs: 'resting' },
      on: {
        'scrub.started': { target: 'scrubbing', actions: ['setLetter', show] },
        'letter.chosen': { target: 'settled', reenter: true, actions: ['setLetter', show] },
        'filter.typed': { target: 'filtering', actions: 'setText' },
      },
    },
    filtering: {
      on: {
        'filter.typed': { actions: 'setText' },
        'filter.cleared': { target: 'resting', actions: ['setText', show] },
      },
    },
  },
});
