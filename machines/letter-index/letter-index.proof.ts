import { after, defineProof, equivalence } from '../proof/proof.ts';
import { letterIndexMachine, type LetterIndexEvent } from './letter-index.machine.ts';

const started = (letter: string): LetterIndexEvent => ({ type: 'scrub.started', letter });
const moved = (letter: string): LetterIndexEvent => ({ type: 'scrub.moved', letter });
const chosen = (letter: string): LetterIndexEvent => ({ type: 'letter.chosen', letter });
const scrolled = (letter: string): LetterIndexEvent => ({ type: 'list.scrolled', letter });
const typed = (text: string): LetterIndexEvent => ({ type: 'filter.typed', text });
const shown = (letter: string | undefined) => ({ type: 'showLetter', params: { letter } });
const calm = after(800);

export const letterIndexProof = defineProof({
  name: 'letter-index',
  title: '字母索引',
  machine: letterIndexMachine,
  events: [
    started('B'),
    started('Q'),
    moved('B'),
    moved('Q'),
    'scrub.ended',
    'scrub.cancelled',
    chosen('B'),
    chosen('Q'),
    scrolled('B'),
    scrolled('Q'),
    typed('qd'),
    typed('青岛'),
    'filter.cleared',
  ],
  invariants: {
    'the list scrolls only to the current letter': ({ to, effects }) =>
      effects.every(({ params }) => JSON.stringify(params) === JSON.stringify({ letter: to.context.letter })),
    'a filtered list is filtered by a text, and no other list is': ({ to }) =>
      (to.context.text !== '') === to.matches('filtering'),
    'the letter does not change while the list is filtered': ({ from, to }) =>
      !from.matches('filtering') || from.context.letter === to.context.letter,
    'a finger that moves within a letter does not scroll': ({ from, event, to, effects }) =>
      event.type !== 'scrub.moved' || effects.length === (from.context.letter === to.context.letter ? 0 : 1),
    'a letter is large while a finger is on the index': ({ to }) =>
      to.hasTag('large') || !to.matches('scrubbing'),
  },
  equivalentMutants: {
    '* with showLetter before setText': equivalence.order,
  },
  expectations: {
    'a letter that is chosen while another settles takes as long to settle': {
      when: [started('B'), 'scrub.ended', after(799), chosen('Q'), after(799)],
      state: 'settled',
      context: { letter: 'Q' },
    },
    'an index without a filter rests': {
      when: [],
      state: 'resting',
      context: { letter: undefined },
      effects: [],
    },
    'a finger on the index scrolls the list to its letter': {
      when: [started('Q')],
      state: 'scrubbing',
      tags: ['large'],
      context: { letter: 'Q' },
      effects: [shown('Q')],
    },
    'a finger on the letter of the list scrolls it to its start': {
      when: [scrolled('Q'), started('Q')],
      state: 'scrubbing',
      effects: [shown('Q')],
    },
    'the list follows the finger': {
      when: [started('B'), moved('Q')],
      state: 'scrubbing',
      context: { letter: 'Q' },
      effects: [shown('Q')],
    },
    'a finger that stays within a letter does not scroll again': {
      when: [started('B'), moved('B')],
      state: 'scrubbing',
      effects: [],
    },
    'what the list reports while it follows the finger is ignored': {
      when: [started('B'), scrolled('Q')],
      state: 'scrubbing',
      context: { letter: 'B' },
    },
    'a release settles on the letter': {
      when: [started('B'), moved('Q'), 'scrub.ended'],
      state: 'settled',
      tags: ['large'],
      context: { letter: 'Q' },
      effects: [],
    },
    'what the list reports while it settles is ignored': {
      when: [started('B'), 'scrub.ended', scrolled('Q')],
      state: 'settled',
      context: { letter: 'B' },
    },
    'a settled letter comes to rest': {
      when: [started('B'), 'scrub.ended', calm],
      state: 'resting',
      tags: [],
      context: { letter: 'B' },
    },
    'a scrub does not come to rest by itself': { when: [started('B'), calm], state: 'scrubbing' },
    'a settled index can be scrubbed again': {
      when: [started('B'), 'scrub.ended', started('Q')],
      state: 'scrubbing',
      context: { letter: 'Q' },
      effects: [shown('Q')],
    },
    'a cancelled scrub rests where it is': {
      when: [started('Q'), 'scrub.cancelled'],
      state: 'resting',
      context: { letter: 'Q' },
      effects: [],
    },
    'a letter chosen by keyboard settles': {
      when: [chosen('Q')],
      state: 'settled',
      context: { letter: 'Q' },
      effects: [shown('Q')],
    },
    'the next letter can be chosen at once': {
      when: [chosen('B'), chosen('Q')],
      state: 'settled',
      context: { letter: 'Q' },
      effects: [shown('Q')],
    },
    'the letter follows the list': {
      when: [scrolled('Q')],
      state: 'resting',
      context: { letter: 'Q' },
      effects: [],
    },
    'a text filters the list': {
      when: [typed('qd')],
      state: 'filtering',
      tags: [],
      context: { text: 'qd' },
      effects: [],
    },
    'a text filters the list while a letter settles': {
      when: [chosen('B'), typed('qd')],
      state: 'filtering',
      context: { text: 'qd' },
    },
    'a text filters the list also under a finger': {
      when: [started('B'), typed('qd')],
      state: 'filtering',
      context: { letter: 'B', text: 'qd' },
      effects: [],
    },
    'another text filters it by that': {
      when: [typed('qd'), typed('青岛')],
      state: 'filtering',
      context: { text: '青岛' },
    },
    'a filtered list ignores the index': {
      when: [typed('qd'), started('B'), chosen('Q'), scrolled('Q')],
      state: 'filtering',
      context: { letter: undefined },
      effects: [],
    },
    'without the filter the list returns to its letter': {
      when: [scrolled('Q'), typed('qd'), 'filter.cleared'],
      state: 'resting',
      context: { letter: 'Q', text: '' },
      effects: [shown('Q')],
    },
    'without the filter a list that was at its top returns there': {
      when: [typed('qd'), 'filter.cleared'],
      state: 'resting',
      effects: [shown(undefined)],
    },
  },
});
