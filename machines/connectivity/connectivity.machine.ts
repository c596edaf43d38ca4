import { assign, setup, type SnapshotFrom } from 'xstate';

// Law: what the network is, as the browser last told it; after a loss the return is shown for a moment, once.

/** `slow` is 2g or slower; `unknown` where the browser does not say */
export type NetworkQuality = 'fast' | 'slow' | 'unknown';

export type ConnectivityEvent =
  | { type: 'network.lost' }
  | { type: 'network.found' }
  | { type: 'quality.changed'; quality: NetworkQuality; saveData: boolean };

interface ConnectivityContext {
  readonly quality: NetworkQuality;
  /** the reader or the browser asks for little data */
  readonly saveData: boolean;
}

/** ms for which the return of the network is shown */
export const recoveredFor = 2000;

export const connectivityMachine = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as ConnectivityEvent,
    input: {} as ConnectivityContext,
  },
  actions: {
    rememberQuality: assign(({ context, event }) =>
      event.type === 'quality.changed' ? { quality: event.quality, saveData: event.saveData } : context,
    ),
  },
  delays: { recoveredFor },
}).createMachine({
  id: 'connectivity',
  context: ({ input: { quality, saveData } }) => ({ quality, saveData }),
  initial: 'online',
  on: { 'quality.changed': { actions: 'rememberQuality' } },
  states: {
    online: { on: { 'network.lost': 'offline' } },
    offline: { tags: 'offline', on: { 'network.found': 'recovered' } },
    recovered: {
      tags: 'recovered',
      on: { 'network.lost': 'offline' },
      after: { recoveredFor: 'online' },
    },
  },
});

/** Whether links in sight may fetch ahead: spec section 2, not on slow 2g, with data saver or offline. */
export function mayPrefetch(snapshot: SnapshotFrom<typeof connectivityMachine>): boolean {
  const { quality, saveData } = snapshot.context;
  return !snapshot.hasTag('offline') && quality !== 'slow' && !saveData;
}
