import { setup } from 'xstate';

// Law: what the network is, as the browser last told it; after a loss the return is shown for a moment, once.

export type ConnectivityEvent = { type: 'network.lost' } | { type: 'network.restored' };

/** ms for which the return of the network is shown */
export const recoveredFor = 2000;

export const connectivityMachine = setup({
  types: { events: {} as ConnectivityEvent },
  delays: { recoveredFor },
}).createMachine({
  id: 'connectivity',
  initial: 'online',
  states: {
    online: { on: { 'network.lost': 'offline' } },
    offline: { tags: 'offline', on: { 'network.restored': 'recovered' } },
    recovered: {
      tags: 'recovered',
      on: { 'network.lost': 'offline' },
      after: { recoveredFor: 'online' },
    },
  },
});
