import { defineProof, done, failed } from '../proof/proof.ts';
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
    'a page is asked for where the reader is, never past the end': ({ from, event, to }) =>
      !to.matches('loading') ||
      from.matches('loading') ||
      (!from.matches('end') &&
        (from.matches('failed')
          ? event.type === 'retry.requested' || event.type === 'network.restored'
          : event.type === 'foot.reached')),
    'pages that came from elsewhere are believed': ({ event, to }) =>
      event.type !== 'list.shown' || to.matches(event['hasMore'] === true ? 'more' : 'end'),
  },
  expectations: {
    'a list of which nothing is there waits to be asked for': { when: [], state: 'idle' },
    'a folded list is loaded when it is asked for': { when: ['foot.reached'], state: 'loading' },
    'nothing is retried that was not asked for': {
      when: ['retry.requested', 'network.restored'],
      state: 'idle',
    },
    'a first page with more behind it waits for the reader': {
      when: ['foot.reached', loaded(true)],
      state: 'more',
    },
    'a first page can be all': { when: ['foot.reached', loaded(false)], state: 'end' },
    'a page that came with the document is not asked for': { when: [shown(true)], state: 'more' },
    'a whole list that came with the document ends': { when: [shown(false)], state: 'end' },
    'the next page is asked for at the foot': { when: [shown(true), 'foot.reached'], state: 'loading' },
    'the last page ends the list': { when: [shown(true), 'foot.reached', loaded(false)], state: 'end' },
    'nothing is asked for past the end': {
      when: [shown(false), 'foot.reached', 'retry.requested'],
      state: 'end',
    },
    'a page that failed says so': { when: [shown(true), 'foot.reached', lost], state: 'failed' },
    'a page that failed is not asked for by scrolling': {
      when: [shown(true), 'foot.reached', lost, 'foot.reached'],
      state: 'failed',
    },
    'a page that failed is asked for again by hand': {
      when: [shown(true), 'foot.reached', lost, 'retry.requested'],
      state: 'loading',
    },
    'a page that failed is asked for again when the network is back': {
      when: [shown(true), 'foot.reached', lost, 'network.restored', loaded(true)],
      state: 'more',
    },
    'a refresh mends a list that failed': {
      when: [shown(true), 'foot.reached', lost, shown(true)],
      state: 'more',
    },
    'a refresh while a page is on its way is the last word': {
      when: [shown(true), 'foot.reached', shown(false)],
      state: 'end',
    },
    'a refresh opens a list that had ended': { when: [shown(false), shown(true)], state: 'more' },
  },
});
