import { defineProof } from '../proof/proof.ts';
import type { NetworkFacts } from './prefetch-policy.ts';
import { prefetchMachine } from './prefetch.machine.ts';

const maxDeferred = 12;

const good: NetworkFacts = { online: true, quality: 'fast', saveData: false };
const network = (facts: Partial<NetworkFacts>) =>
  ({ type: 'network.received', facts: { ...good, ...facts } }) as const;
const sees = (href: string) => ({ type: 'link.seen', href }) as const;
const fetch = (href: string) => ({ type: 'prefetch', params: { href } });
const many = Array.from({ length: maxDeferred + 3 }, (_, at) => `/${at}`);

export const prefetchProof = defineProof({
  name: 'prefetch',
  title: '预先加载链接',
  machine: prefetchMachine,
  events: [
    network({}),
    network({ online: false }),
    network({ quality: 'slow' }),
    network({ saveData: true }),
    sees('/a'),
    sees('/b'),
    'page.left',
  ],
  invariants: {
    'nothing is prefetched while it is not allowed': ({ to, effects }) =>
      effects.length === 0 || to.matches('allowed'),
    'nothing is deferred while prefetching is allowed': ({ to }) =>
      !to.matches('allowed') || to.context.deferred.length === 0,
    'each link is deferred once': ({ to }) =>
      new Set(to.context.deferred).size === to.context.deferred.length,
  },
  expectations: {
    'nothing is prefetched before the network state is known': {
      when: [sees('/a')],
      state: 'disallowed',
      context: { deferred: ['/a'] },
      effects: [],
    },
    'deferred links are prefetched once the network is known to be good': {
      when: [sees('/a'), sees('/b'), network({})],
      state: 'allowed',
      effects: [fetch('/a'), fetch('/b')],
    },
    'a visible link is prefetched on a good network': {
      when: [network({}), sees('/a')],
      state: 'allowed',
      effects: [fetch('/a')],
    },
    'a good network stays good': { when: [network({}), network({ quality: 'unknown' })], state: 'allowed' },
    'offline, nothing is prefetched': {
      when: [network({}), network({ online: false }), sees('/a')],
      state: 'disallowed',
      effects: [],
    },
    'on slow 2g nothing is prefetched': {
      when: [network({}), network({ quality: 'slow' })],
      state: 'disallowed',
    },
    'with data saver nothing is prefetched': {
      when: [network({}), network({ saveData: true })],
      state: 'disallowed',
    },
    'a bad network stays bad': {
      when: [sees('/a'), network({ online: false })],
      state: 'disallowed',
      context: { deferred: ['/a'] },
      effects: [],
    },
    'deferred links are prefetched when the network is back': {
      when: [network({}), network({ online: false }), sees('/a'), network({})],
      state: 'allowed',
      effects: [fetch('/a')],
      context: { deferred: [] },
    },
    'a link seen twice is prefetched once': {
      when: [sees('/a'), sees('/a'), network({})],
      effects: [fetch('/a')],
    },
    'deferred links of a page that was left are dropped': {
      when: [sees('/a'), 'page.left', network({})],
      effects: [],
    },
    'leaving the page does not enable prefetching': {
      when: ['page.left', sees('/a')],
      state: 'disallowed',
      effects: [],
    },
    'of many links the latest are deferred': {
      when: many.map(sees),
      context: { deferred: many.slice(3) },
    },
  },
});
