import { setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';

// Guarantees: the state is what the browser last reported; the return of the network after a loss is shown briefly,
// once.

export type ConnectivityEvent = { type: 'network.lost' } | { type: 'network.restored' };

/** ms for which the return of the network is shown */
const recoveredShownMs = 2000;

export const connectivityMachine = setup({
  types: {
    events: {} as ConnectivityEvent,
    tags: {} as 'offline' | 'recovered',
    emitted: {} as NoEmittedEvents,
  },
  delays: { recoveredShownMs },
}).createMachine({
  id: 'connectivity',
  initial: 'online',
  states: {
    online: { on: { 'network.lost': 'offline' } },
    offline: { tags: 'offline', on: { 'network.restored': 'recovered' } },
    recovered: {
      tags: 'recovered',
      on: { 'network.lost': 'offline' },
      after: { recoveredShownMs: 'online' },
    },
  },
});
