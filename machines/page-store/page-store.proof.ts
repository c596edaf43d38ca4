import { defineProof, done, failed } from '../proof/proof.ts';
import { pageStoreMachine } from './page-store.machine.ts';

const learnt = { type: 'store.changed', state: { albumlength: 3, wxToken: 't' } } as const;
const full = { type: 'save.refused', reason: 'full' } as const;
const forbidden = { type: 'save.refused', reason: 'forbidden' } as const;
const kept = { uuid: 'u', albumlength: 1 };
const restored = done('restore', kept);

const save = (state: object) => ({ type: 'save', params: { state } });

export const pageStoreProof = defineProof({
  name: 'page-store',
  title: '页面记忆',
  machine: pageStoreMachine,
  events: [learnt, 'page.left', full, forbidden],
  actorOutcomes: { restore: { done: [kept], error: ['forbidden'] } },
  invariants: {
    'no value set by the page is lost, whether or not it can be saved': ({ from, event, to }) =>
      Object.entries(from.context.state).every(
        ([field, value]) => event.type === 'store.changed' || to.context.state[field] === value,
      ) && Object.keys(from.context.state).every((field) => field in to.context.state),
    'nothing is saved before the store is restored': ({ to, effects }) =>
      effects.length === 0 || !to.matches('restoring'),
  },
  expectations: {
    'the saved store is restored': {
      when: [restored],
      state: 'whole',
      tags: ['kept'],
      context: { state: kept },
    },
    'values set meanwhile win': {
      when: [learnt, restored],
      context: { state: { uuid: 'u', albumlength: 3, wxToken: 't' } },
    },
    'a store that cannot be read is saved from now on': {
      when: [learnt, failed('restore', 'forbidden'), 'page.left'],
      state: 'whole',
      effects: [save({ albumlength: 3, wxToken: 't' })],
    },
    'leaving before the restore saves nothing': { when: [learnt, 'page.left'], effects: [] },
    'leaving the page saves the whole store': {
      when: [restored, learnt, 'page.left'],
      state: 'whole',
      effects: [save({ uuid: 'u', albumlength: 3, wxToken: 't' })],
    },
    'full storage saves the essential fields': {
      when: [restored, learnt, full],
      state: 'essentials',
      tags: ['kept'],
      effects: [save({ uuid: 'u', wxToken: 't' })],
    },
    'full storage saves the essential fields from then on': {
      when: [restored, full, learnt, 'page.left'],
      state: 'essentials',
      effects: [save({ uuid: 'u', wxToken: 't' })],
    },
    'storage too full for the essential fields is not retried': {
      when: [restored, full, full, 'page.left'],
      state: 'memoryOnly',
      tags: [],
      effects: [],
    },
    'forbidden storage is not retried': {
      when: [restored, forbidden, 'page.left'],
      state: 'memoryOnly',
      effects: [],
    },
  },
});
