import { defineProof, equivalence, done, failed } from '../proof/proof.ts';
import { endlessListMachine } from './endless-list.machine.ts';

const shown = (hasMore: boolean) => ({ type: 'list.shown', hasMore }) as const;
const loaded = (hasMore: boolean) => done('loadPage', { hasMore });
const lost = failed('loadPage', 'network');

export const endlessListProof = defineProof({
  name: 'endless-list',
  title: '长列表',
  machine: endlessListMachine,
  events: [shown(true), shown(false), 'foot.reached', 'retry.requested', 'network.restored'],
  actorOutcomes: { loadPage: { done: [{ hasMore: true }, { hasMore: false }], error: ['network'] } },
  invariants: {
    'a page is requested only near the end of what is loaded, never past the end of the list': ({
      from,
      event,
      to,
    }) =>
      !to.matches('loading') ||
      from.matches('loading') ||
      (!from.matches('end') &&
        (from.matches('failed')
          ? event.type === 'retry.requested' || event.type === 'network.restored'
          : event.type === 'foot.reached')),
    'pages from elsewhere determine whether there is more': ({ event, to }) =>
      event.type !== 'list.shown' || to.matches(event['hasMore'] === true ? 'more' : 'end'),
  },
  equivalentMutants: {
    'endlessList on list.shown (*) with reenter': equivalence.reenter,
  },
  expectations: {
    'an empty list waits to be requested': { when: [], state: 'idle' },
    'a collapsed list loads when it is opened': { when: ['foot.reached'], state: 'loading' },
    'nothing is retried that was not requested': {
      when: ['retry.requested', 'network.restored'],
      state: 'idle',
    },
    'a first page with more behind it waits for the reader': {
      when: ['foot.reached', loaded(true)],
      state: 'more',
    },
    'a first page can be the whole list': { when: ['foot.reached', loaded(false)], state: 'end' },
    'a server-rendered page is not requested': { when: [shown(true)], state: 'more' },
    'a complete server-rendered list has ended': { when: [shown(false)], state: 'end' },
    'nearing the end requests the next page': { when: [shown(true), 'foot.reached'], state: 'loading' },
    'the last page ends the list': { when: [shown(true), 'foot.reached', loaded(false)], state: 'end' },
    'nothing is requested past the end': {
      when: [shown(false), 'foot.reached', 'retry.requested'],
      state: 'end',
    },
    'a page that failed to load is shown as failed': {
      when: [shown(true), 'foot.reached', lost],
      state: 'failed',
    },
    'a failed page is not requested by scrolling': {
      when: [shown(true), 'foot.reached', lost, 'foot.reached'],
      state: 'failed',
    },
    'a failed page is retried by the reader': {
      when: [shown(true), 'foot.reached', lost, 'retry.requested'],
      state: 'loading',
    },
    'a failed page is retried when the network is back': {
      when: [shown(true), 'foot.reached', lost, 'network.restored', loaded(true)],
      state: 'more',
    },
    'a refresh repairs a failed list': {
      when: [shown(true), 'foot.reached', lost, shown(true)],
      state: 'more',
    },
    'a refresh overrides a page request in flight': {
      when: [shown(true), 'foot.reached', shown(false)],
      state: 'end',
    },
    'a refresh reopens an ended list': { when: [shown(false), shown(true)], state: 'more' },
  },
});
