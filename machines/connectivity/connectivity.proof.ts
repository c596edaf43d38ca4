import { after, defineProof } from '../proof/proof.ts';
import { connectivityMachine } from './connectivity.machine.ts';

const recoveredShownMs = 2000;

export const connectivityProof = defineProof({
  name: 'connectivity',
  title: '网络',
  machine: connectivityMachine,
  events: ['network.lost', 'network.restored'],
  invariants: {
    'the reader is offline exactly from a loss to the next return': ({ event, from, to }) =>
      event.type === 'network.lost'
        ? to.hasTag('offline')
        : event.type === 'network.restored'
          ? !to.hasTag('offline')
          : to.hasTag('offline') === from.hasTag('offline'),
    'only a return after a loss is shown': ({ from, to }) =>
      !to.hasTag('recovered') || from.hasTag('offline') || from.hasTag('recovered'),
  },
  expectations: {
    'initially the reader is online': { when: [], state: 'online', tags: [] },
    'a loss is shown': { when: ['network.lost'], state: 'offline' },
    'the return of the network is shown': {
      when: ['network.lost', 'network.restored', after(recoveredShownMs - 1)],
      state: 'recovered',
    },
    'the return of the network is shown for two seconds': {
      when: ['network.lost', 'network.restored', after(2000)],
      state: 'online',
    },
  },
});
