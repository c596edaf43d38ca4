import { defineProof, done, failed } from '../proof/proof.ts';
import { eventAlertsMachine, type AlertStatus } from './event-alerts.machine.ts';

const off: AlertStatus = { kind: 'ready', on: [] };
const on: AlertStatus = { kind: 'ready', on: ['h1'] };
const refusals = [{ kind: 'unsupported' }, { kind: 'uninstalled' }, { kind: 'denied' }] as const;
const statuses = [...refusals, off, on];
const stopped = (...events: string[]) => ({ type: 'alerts.stopped', events }) as const;
const wanted = (...events: string[]) => ({ type: 'alerts.wanted', events }) as const;
const readDone = (status: AlertStatus) => done('read', status);
const resting = { ready: 'resting' };
const failure = { type: 'reportFailure', params: { cause: 'network' } };

export const eventAlertsProof = defineProof({
  name: 'event-alerts',
  title: '热点进展提醒',
  machine: eventAlertsMachine,
  events: [wanted('h1'), wanted('h1', 'h2'), stopped('h1'), stopped('h2'), 'page.shown'],
  actorOutcomes: {
    read: { done: statuses, error: ['network'] },
    subscribe: { done: statuses, error: ['network'] },
    stop: { done: statuses, error: ['network'] },
  },
  invariants: {
    'the browser asks only after the reader’s tap': ({ event, to, from }) =>
      !to.matches('subscribing') || from.matches('subscribing') || event.type === 'alerts.wanted',
    'nothing is on where nothing can be': ({ to }) =>
      to.hasTag('ready') || to.matches('checking') || to.matches('unknown') || to.context.on.length === 0,
    'only what is on is stopped': ({ to }) => !to.matches('stopping') || to.context.on.length > 0,
  },
  expectations: {
    'the state is read before anything is offered': {
      when: [wanted('h1'), stopped('h1')],
      state: 'checking',
      tags: [],
    },
    ...Object.fromEntries(
      refusals.flatMap((status) => {
        const { kind } = status;
        const end = { state: kind, tags: kind === 'unsupported' ? [] : [kind], context: { on: [] } };
        return [
          [`${kind} is known at once`, { when: [readDone(status)], ...end }],
          [`${kind} offers nothing`, { when: [readDone(status), wanted('h1'), stopped('h1')], ...end }],
          [
            `${kind} can be the answer to the question`,
            { when: [readDone(off), wanted('h1'), done('subscribe', status)], ...end },
          ],
          [
            `${kind} can be found on stopping`,
            { when: [readDone(on), stopped('h1'), done('stop', status)], ...end },
          ],
          [
            `${kind} can be found on coming back`,
            { when: [readDone(on), 'page.shown', readDone(status)], ...end },
          ],
        ];
      }),
    ),
    'what is not supported stays so': { when: [readDone(refusals[0]), 'page.shown'], state: 'unsupported' },
    'what needs the installed site waits for it': {
      when: [readDone(refusals[1]), 'page.shown'],
      state: 'uninstalled',
    },
    'the state is read again when the reader comes back from the settings': {
      when: [readDone(refusals[2]), 'page.shown'],
      state: 'checking',
    },
    'an unread state is unknown': {
      when: [failed('read', 'network')],
      state: 'unknown',
      tags: ['unknown'],
      effects: [],
    },
    'an unread state offers nothing': {
      when: [failed('read', 'network'), wanted('h1'), stopped('h1')],
      state: 'unknown',
    },
    'an unread state is read again': { when: [failed('read', 'network'), 'page.shown'], state: 'checking' },
    'what is on is shown': { when: [readDone(on)], state: resting, tags: ['ready'], context: { on: ['h1'] } },
    'a tap turns on': {
      when: [readDone(off), wanted('h1')],
      state: 'subscribing',
      tags: ['ready', 'busy'],
      inputs: { subscribe: { events: ['h1'] } },
    },
    'a second tap is ignored': {
      when: [readDone(off), wanted('h1'), wanted('h1', 'h2')],
      state: 'subscribing',
      context: { chosen: ['h1'] },
    },
    'stopping waits until turning on has ended': {
      when: [readDone(on), wanted('h1'), stopped('h1')],
      state: 'subscribing',
    },
    'what was turned on is on': {
      when: [readDone(off), wanted('h1'), done('subscribe', on)],
      state: resting,
      tags: ['ready'],
      context: { on: ['h1'] },
      effects: [],
    },
    'a question that was closed leaves it off': {
      when: [readDone(off), wanted('h1'), done('subscribe', off)],
      state: resting,
      context: { on: [] },
    },
    'a failure to turn on is reported': {
      when: [readDone(off), wanted('h1'), failed('subscribe', 'network')],
      state: resting,
      context: { on: [] },
      effects: [failure],
    },
    'one tap stops': {
      when: [readDone(on), stopped('h1')],
      state: 'stopping',
      tags: ['ready', 'busy'],
      inputs: { stop: { events: ['h1'] } },
    },
    'what was stopped is off': {
      when: [readDone(on), stopped('h1'), done('stop', off)],
      state: resting,
      tags: ['ready'],
      context: { on: [] },
    },
    'a failure to stop is reported, and leaves it on': {
      when: [readDone(on), stopped('h1'), failed('stop', 'network')],
      state: resting,
      context: { on: ['h1'] },
      effects: [failure],
    },
    'what is not on is not stopped': {
      when: [readDone(on), stopped('h2')],
      state: resting,
      context: { chosen: [] },
    },
    'nothing is on, nothing is stopped': { when: [readDone(off), stopped('h1')], state: resting },
    'stopping is done once': {
      when: [readDone(on), stopped('h1'), stopped('h1'), wanted('h1')],
      state: 'stopping',
    },
    'coming back reads the state again and keeps it shown': {
      when: [readDone(on), 'page.shown'],
      state: { ready: 'refreshing' },
      tags: ['ready'],
      context: { on: ['h1'] },
    },
    'what was stopped elsewhere is off on coming back': {
      when: [readDone(on), 'page.shown', readDone(off)],
      state: resting,
      context: { on: [] },
    },
    'an unread state on coming back leaves what is known': {
      when: [readDone(on), 'page.shown', failed('read', 'network')],
      state: resting,
      context: { on: ['h1'] },
      effects: [],
    },
    'coming back twice reads once': {
      when: [readDone(on), 'page.shown', 'page.shown'],
      state: { ready: 'refreshing' },
    },
    'a tap while the state is read again counts': {
      when: [readDone(on), 'page.shown', wanted('h2')],
      state: 'subscribing',
      context: { chosen: ['h2'] },
    },
    'stopping while the state is read again counts': {
      when: [readDone(on), 'page.shown', stopped('h1')],
      state: 'stopping',
    },
  },
});
