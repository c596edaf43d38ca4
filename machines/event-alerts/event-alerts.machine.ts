import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: the browser's question is asked only by the reader's own tap, and never where it cannot be answered. What is
// shown as on is what the gateway notifies of. A change that failed changes nothing and is reported.

/** What the browser allows, and the ids of the hot events that it is notified of. */
export type AlertStatus =
  /** not in this browser */
  | { readonly kind: 'unsupported' }
  /** only once the site is installed */
  | { readonly kind: 'uninstalled' }
  /** forbidden in the browser's settings */
  | { readonly kind: 'denied' }
  | { readonly kind: 'ready'; readonly on: readonly string[] };

type EventAlertsEvent =
  /** turn on for these events */
  | { type: 'alerts.wanted'; events: readonly string[] }
  /** turn off for these events */
  | { type: 'alerts.stopped'; events: readonly string[] }
  /** the reader comes back, perhaps from the settings, or has stopped a notification */
  | { type: 'page.shown' };

interface EventAlertsContext {
  /** ids of events that are on */
  readonly on: readonly string[];
  /** ids of events that are being turned on or off */
  readonly chosen: readonly string[];
}

type Done = { event: { output: AlertStatus } };

const eventAlertsSetup = setup({
  types: {
    context: {} as EventAlertsContext,
    events: {} as EventAlertsEvent,
    tags: {} as 'unknown' | 'uninstalled' | 'denied' | 'ready' | 'busy',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    read: notProvidedActor<AlertStatus, void>('read'),
    /** asks for permission if it was not given, and subscribes; a question without an answer changes nothing */
    subscribe: notProvidedActor<AlertStatus, { events: readonly string[] }>('subscribe'),
    stop: notProvidedActor<AlertStatus, { events: readonly string[] }>('stop'),
  },
  actions: {
    setChosen: assign({ chosen: (_, { events }: { events: readonly string[] }) => events }),
    setOn: assign({
      on: (_, { status }: { status: AlertStatus }) => (status.kind === 'ready' ? status.on : []),
    }),
    reportFailure: notProvidedAction<{ cause: unknown }>('reportFailure'),
  },
  guards: {
    is: (_, { status, kind }: { status: AlertStatus; kind: AlertStatus['kind'] }) => status.kind === kind,
    isOn: ({ context }, { events }: { events: readonly string[] }) =>
      events.some((id) => context.on.includes(id)),
  },
});

const is = <Kind extends AlertStatus['kind']>(kind: Kind) =>
  ({ type: 'is', params: ({ event }: Done) => ({ status: event.output, kind }) }) as const;
const setOn = { type: 'setOn', params: ({ event }: Done) => ({ status: event.output }) } as const;
const ready = { target: '#eventAlerts.ready', actions: setOn } as const;
/** nothing is on before the first answer */
const firstStatus = [
  { guard: is('unsupported'), target: '#eventAlerts.unsupported' },
  { guard: is('uninstalled'), target: '#eventAlerts.uninstalled' },
  { guard: is('denied'), target: '#eventAlerts.denied' },
  ready,
] as const;
const byStatus = [
  { ...firstStatus[0], actions: setOn },
  { ...firstStatus[1], actions: setOn },
  { ...firstStatus[2], actions: setOn },
  ready,
] as const;
const reportFailure = {
  type: 'reportFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ cause: event.error }),
} as const;

export const eventAlertsMachine = eventAlertsSetup.createMachine({
  id: 'eventAlerts',
  context: { on: [], chosen: [] },
  initial: 'checking',
  states: {
    checking: {
      invoke: { src: 'read', onDone: [...firstStatus], onError: 'unknown' },
    },
    /** the gateway was not reached */
    unknown: { tags: 'unknown', on: { 'page.shown': 'checking' } },
    unsupported: {},
    uninstalled: { tags: 'uninstalled' },
    denied: { tags: 'denied', on: { 'page.shown': 'checking' } },
    ready: {
      tags: 'ready',
      initial: 'resting',
      on: {
        'alerts.wanted': {
          target: 'subscribing',
          actions: { type: 'setChosen', params: ({ event: { events } }) => ({ events }) },
        },
        'alerts.stopped': {
          guard: { type: 'isOn', params: ({ event: { events } }) => ({ events }) },
          target: 'stopping',
          actions: { type: 'setChosen', params: ({ event: { events } }) => ({ events }) },
        },
      },
      states: {
        resting: { on: { 'page.shown': 'refreshing' } },
        /** what is known stays shown, also if it cannot be read again */
        refreshing: { invoke: { src: 'read', onDone: [...byStatus], onError: 'resting' } },
      },
    },
    subscribing: {
      tags: ['ready', 'busy'],
      invoke: {
        src: 'subscribe',
        input: ({ context: { chosen } }) => ({ events: chosen }),
        onDone: [...byStatus],
        onError: { target: 'ready', actions: reportFailure },
      },
    },
    stopping: {
      tags: ['ready', 'busy'],
      invoke: {
        src: 'stop',
        input: ({ context: { chosen } }) => ({ events: chosen }),
        onDone: [...byStatus],
        onError: { target: 'ready', actions: reportFailure },
      },
    },
  },
});
