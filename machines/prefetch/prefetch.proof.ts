import { defineProof } from '../proof/proof.ts';
import type { NetworkFacts } from './prefetch-law.ts';
import { mostHeld, prefetchMachine } from './prefetch.machine.ts';

const good: NetworkFacts = { online: true, quality: 'fast', saveData: false };
const told = (facts: Partial<NetworkFacts>) =>
  ({ type: 'network.received', facts: { ...good, ...facts } }) as const;
const sees = (href: string) => ({ type: 'link.seen', href }) as const;
const fetch = (href: string) => ({ type: 'fetchAhead', params: { href } });
const many = Array.from({ length: mostHeld + 3 }, (_, at) => `/${at}`);

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
    'nothing is fetched ahead while it is not wanted': ({ to, effects }) =>
      effects.length === 0 || to.matches('free'),
    'nothing is held back while it is wanted': ({ to }) =>
      !to.matches('free') || to.context.held.length === 0,
    'each link is held once': ({ to }) => new Set(to.context.held).size === to.context.held.length,
  },
  expectations: {
    'nothing is fetched before the network is known': {
      when: [sees('/a')],
      state: 'thrifty',
      context: { held: ['/a'] },
      effects: [],
    },
    'what was seen before is fetched once the network is known to be good': {
      when: [sees('/a'), sees('/b'), told({})],
      state: 'free',
      effects: [fetch('/a'), fetch('/b')],
    },
    'a link in sight is fetched on a good network': {
      when: [told({}), sees('/a')],
      state: 'free',
      effects: [fetch('/a')],
    },
    'a good network stays good': { when: [told({}), told({ quality: 'unknown' })], state: 'free' },
    'offline nothing is fetched': {
      when: [told({}), told({ online: false }), sees('/a')],
      state: 'thrifty',
      effects: [],
    },
    'on slow 2g nothing is fetched': { when: [told({}), told({ quality: 'slow' })], state: 'thrifty' },
    'with data saver nothing is fetched': { when: [told({}), told({ saveData: true })], state: 'thrifty' },
    'a bad network stays bad': {
      when: [sees('/a'), told({ online: false })],
      state: 'thrifty',
      context: { held: ['/a'] },
      effects: [],
    },
    'what was held back is fetched when the network is back': {
      when: [told({}), told({ online: false }), sees('/a'), told({})],
      state: 'free',
      effects: [fetch('/a')],
      context: { held: [] },
    },
    'a link that is seen twice is fetched once': {
      when: [sees('/a'), sees('/a'), told({})],
      effects: [fetch('/a')],
    },
    'links of a page that was left are nobody’s any more': {
      when: [sees('/a'), 'page.left', told({})],
      effects: [],
    },
    'another page is no better network': { when: ['page.left', sees('/a')], state: 'thrifty', effects: [] },
    'of many links the latest are remembered': {
      when: many.map(sees),
      context: { held: many.slice(3) },
    },
  },
});
