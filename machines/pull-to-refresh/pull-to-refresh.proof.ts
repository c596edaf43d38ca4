import { after, defineProof, done, failed } from '../proof/proof.ts';
import { pullToRefreshMachine } from './pull-to-refresh.machine.ts';

const outcomeShownMs = 1600;

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
    'only a release past the threshold or a tap refreshes': ({ from, event, to }) =>
      !to.matches('refreshing') ||
      from.matches('refreshing') ||
      event.type === 'refresh.requested' ||
      (from.matches('armed') && event.type === 'pull.released'),
    'a pull is in progress or the page is held, never both': ({ to }) =>
      !(to.hasTag('in-hand') && to.hasTag('held')),
    'the number of new items is shown': ({ from, to }) =>
      to.context.count === from.context.count || (from.matches('refreshing') && to.matches('done')),
  },
  expectations: {
    'initially nothing happens': { when: [after(60_000)], state: 'resting', tags: [] },
    'a pull is tracked': { when: ['pull.began'], state: 'pulled', tags: ['in-hand'] },
    'a short pull does not refresh': { when: ['pull.began', 'pull.released'], state: 'resting' },
    'a short pull that is cancelled does not refresh': {
      when: ['pull.began', 'pull.cancelled'],
      state: 'resting',
    },
    'a long pull is armed': { when: pulledFar, state: 'armed', tags: ['in-hand'] },
    'a long pull can be reversed': { when: [...pulledFar, 'pull.fell'], state: 'pulled' },
    'a reversed pull does not refresh': {
      when: [...pulledFar, 'pull.fell', 'pull.released'],
      state: 'resting',
    },
    'a long pull that is cancelled does not refresh': {
      when: [...pulledFar, 'pull.cancelled'],
      state: 'resting',
    },
    'releasing a long pull refreshes': {
      when: [...pulledFar, 'pull.released'],
      state: 'refreshing',
      tags: ['held'],
    },
    'a tap refreshes': { when: ['refresh.requested'], state: 'refreshing' },
    'one refresh runs at a time': {
      when: ['refresh.requested', 'refresh.requested', 'pull.began', 'pull.passed'],
      state: 'refreshing',
    },
    'new items are counted': {
      when: ['refresh.requested', brought(3)],
      state: 'done',
      tags: ['held'],
      context: { count: 3 },
    },
    'an empty refresh is shown too': {
      when: ['refresh.requested', brought(3), 'refresh.requested', brought(0)],
      state: 'done',
      context: { count: 0 },
    },
    'a failed refresh is shown': { when: ['refresh.requested', lost], state: 'failed', tags: ['held'] },
    'the outcome is shown briefly': {
      when: ['refresh.requested', brought(3), after(outcomeShownMs - 1)],
      state: 'done',
    },
    'the outcome disappears': {
      when: ['refresh.requested', brought(3), after(outcomeShownMs)],
      state: 'resting',
    },
    'a failure is shown briefly': {
      when: ['refresh.requested', lost, after(outcomeShownMs - 1)],
      state: 'failed',
    },
    'a failure disappears': { when: ['refresh.requested', lost, after(outcomeShownMs)], state: 'resting' },
    'a tap on the outcome refreshes again': {
      when: ['refresh.requested', brought(3), 'refresh.requested'],
      state: 'refreshing',
    },
    'a tap on a failure retries': {
      when: ['refresh.requested', lost, 'refresh.requested'],
      state: 'refreshing',
    },
    'a pull does not wait for the outcome to disappear': {
      when: ['refresh.requested', brought(3), 'pull.began'],
      state: 'pulled',
    },
    'a pull after a failure is tracked': {
      when: ['refresh.requested', lost, 'pull.began'],
      state: 'pulled',
    },
  },
});
