import { after, defineProof, done, failed } from '../proof/proof.ts';
import { pullToRefreshMachine, toldFor } from './pull-to-refresh.machine.ts';

const brought = (count: number) => done('refresh', count);
const lost = failed('refresh', 'network');
const pulledFar = ['pull.began', 'pull.passed'] as const;

export const pullToRefreshProof = defineProof({
  name: 'pull-to-refresh',
  title: '下拉刷新',
  machine: pullToRefreshMachine,
  events: ['pull.began', 'pull.passed', 'pull.fell', 'pull.released', 'pull.cancelled', 'refresh.requested'],
  actorOutcomes: { refresh: { done: [3, 0], error: ['network'] } },
  invariants: {
    'nothing is refreshed but by letting go past the mark, or by a tap': ({ from, event, to }) =>
      !to.matches('refreshing') ||
      from.matches('refreshing') ||
      event.type === 'refresh.requested' ||
      (from.matches('armed') && event.type === 'pull.released'),
    'a finger is in hand or the page is held, never both': ({ to }) =>
      !(to.hasTag('in-hand') && to.hasTag('held')),
    'what was brought is told': ({ from, to }) =>
      to.context.count === from.context.count || (from.matches('refreshing') && to.matches('told')),
  },
  expectations: {
    'nothing happens by itself': { when: [after(60_000)], state: 'resting', tags: [] },
    'a pull is followed': { when: ['pull.began'], state: 'pulled', tags: ['in-hand'] },
    'a short pull brings nothing': { when: ['pull.began', 'pull.released'], state: 'resting' },
    'a short pull that the browser takes brings nothing': {
      when: ['pull.began', 'pull.cancelled'],
      state: 'resting',
    },
    'a long pull is told that it is enough': { when: pulledFar, state: 'armed', tags: ['in-hand'] },
    'a long pull may be taken back': { when: [...pulledFar, 'pull.fell'], state: 'pulled' },
    'a long pull that was taken back brings nothing': {
      when: [...pulledFar, 'pull.fell', 'pull.released'],
      state: 'resting',
    },
    'a long pull that the browser takes brings nothing': {
      when: [...pulledFar, 'pull.cancelled'],
      state: 'resting',
    },
    'a long pull refreshes when it is let go': {
      when: [...pulledFar, 'pull.released'],
      state: 'refreshing',
      tags: ['held'],
    },
    'a tap refreshes': { when: ['refresh.requested'], state: 'refreshing' },
    'one refresh at a time': {
      when: ['refresh.requested', 'refresh.requested', 'pull.began', 'pull.passed'],
      state: 'refreshing',
    },
    'what is new is counted': {
      when: ['refresh.requested', brought(3)],
      state: 'told',
      tags: ['held'],
      context: { count: 3 },
    },
    'that nothing is new is told too': {
      when: ['refresh.requested', brought(3), 'refresh.requested', brought(0)],
      state: 'told',
      context: { count: 0 },
    },
    'what failed is told': { when: ['refresh.requested', lost], state: 'failed', tags: ['held'] },
    'the outcome stands for a moment': {
      when: ['refresh.requested', brought(3), after(toldFor - 1)],
      state: 'told',
    },
    'the outcome goes': { when: ['refresh.requested', brought(3), after(toldFor)], state: 'resting' },
    'a failure stands for a moment': {
      when: ['refresh.requested', lost, after(toldFor - 1)],
      state: 'failed',
    },
    'a failure goes': { when: ['refresh.requested', lost, after(toldFor)], state: 'resting' },
    'a tap on the outcome refreshes again': {
      when: ['refresh.requested', brought(3), 'refresh.requested'],
      state: 'refreshing',
    },
    'a tap after a failure tries again': {
      when: ['refresh.requested', lost, 'refresh.requested'],
      state: 'refreshing',
    },
    'a pull does not wait for the outcome to go': {
      when: ['refresh.requested', brought(3), 'pull.began'],
      state: 'pulled',
    },
    'a pull after a failure is followed': {
      when: ['refresh.requested', lost, 'pull.began'],
      state: 'pulled',
    },
  },
});
