import { defineProof } from '../proof/proof.ts';
import type { NetworkFacts } from './prefetch-law.ts';
import { maxDeferred, prefetchMachine } from './prefetch.machine.ts';

const good: NetworkFacts = { online: true, quality: 'fast', saveData: false };
const told = (facts: Partial<NetworkFacts>) =>
  ({ type: 'network.received', facts: { ...good, ...facts } }) as const;
const sees = (href: string) => ({ type: 'link.seen', href }) as const;
const fetch = (href: string) => ({ type: 'prefetch', params: { href } });
const many = Array.from({ length: maxDeferred + 3 }, (_, at) => `/${at}`);

export const prefetchProof = defineProof({
  name: 'prefetch',
  title: '预先加载链接',
  machine: prefetchMachine,
  events: [
    told({}),
    told({ online: false }),
    told({ quality: 'slow' }),
    told({ saveData: true }),
    sees('/a'),
    sees('/b'),
    'page.left',
  ],
  invariants: {
    'nothing is prefetched while it is not allowed': ({ to, effects }) =>
      effects.length === 0 || to.matches('free'),
    'nothing is deferred while prefetching is allowed': ({ to }) =>
      !to.matches('free') || to.context.held.length === 0,
    'each link is deferred once': ({ to }) => new Set(to.context.held).size === to.context.held.length,
  },
  expectations: {
    'nothing is prefetched before the network state is known': {
      when: [sees('/a')],
      state: 'thrifty',
      context: { held: ['/a'] },
      effects: [],
    },
    'deferred links are prefetched once the network is known to be good': {
      when: [sees('/a'), sees('/b'), told({})],
      state: 'free',
      effects: [fetch('/a'), fetch('/b')],
    },
    'a visible link is prefetched on a good network': {
      when: [told({}), sees('/a')],
      state: 'free',
      effects: [fetch('/a')],
    },
    'a good network stays good': { when: [told({}), told({ quality: 'unknown' })], state: 'free' },
    'offline, nothing is prefetched': {
      when: [told({}), told({ online: false }), sees('/a')],
      state: 'thrifty',
      effects: [],
    },
    'on slow 2g nothing is prefetched': { when: [told({}), told({ quality: 'slow' })], state: 'thrifty' },
    'with data saver nothing is prefetched': { when: [told({}), told({ saveData: true })], state: 'thrifty' },
    'a bad network stays bad': {
      when: [sees('/a'), told({ online: false })],
      state: 'thrifty',
      context: { held: ['/a'] },
      effects: [],
    },
    'deferred links are prefetched when the network is back': {
      when: [told({}), told({ online: false }), sees('/a'), told({})],
      state: 'free',
      effects: [fetch('/a')],
      context: { held: [] },
    },
    'a link seen twice is prefetched once': {
      when: [sees('/a'), sees('/a'), told({})],
      effects: [fetch('/a')],
    },
    'deferred links of a page that was left are dropped': {
      when: [sees('/a'), 'page.left', told({})],
      effects: [],
    },
    'leaving the page does not enable prefetching': {
      when: ['page.left', sees('/a')],
      state: 'thrifty',
      effects: [],
    },
    'of many links the latest are deferred': {
      when: many.map(sees),
      context: { held: many.slice(3) },
    },
  },
});
