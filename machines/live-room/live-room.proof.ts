import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
import type { PollResult, RoomEvent } from './live-room-setup.ts';
import { liveRoomMachine } from './live-room.machine.ts';

const begins: RoomEvent = { seq: 11, phase: 'living' };
const says: RoomEvent = { seq: 12, event: '早上好' };
const removal: RoomEvent = { seq: 13, phase: 'removed' };

const arrived = (roomEvent: RoomEvent) => ({ type: 'event.arrived', roomEvent }) as const;
const response = (...roomEvents: readonly RoomEvent[]): PollResult => ({
  roomEvents,
  isReset: false,
  pause: 5000,
});
const tooMany: PollResult = { roomEvents: [], isReset: true, pause: 5000 };
const facts = { phase: 'paused', last: 40 } as const;
const gone = { phase: 'removed', last: 40 } as const;
const shown = (isOnline = true) => ({ type: 'page.shown', isOnline }) as const;

const opens = (last: number) => ({ type: 'openStream', params: { after: last } });
const shows = (...roomEvents: readonly RoomEvent[]) => ({ type: 'showEvents', params: { roomEvents } });

const open = ['stream.opened'] as const;
const lost = ['stream.lost', after(2000), 'stream.lost', after(4000), 'stream.lost'] as const;
const polling = ['stream.refused'] as const;
const reset = [...open, 'stream.reset'] as const;

const connecting = { awake: { attached: 'connecting' } } as const;
const streaming = { awake: { attached: 'streaming' } };
const pollingState = { awake: { polling: 'requesting' } };
const resting = { awake: { polling: 'resting' } };

export const liveRoomProof = defineProof({
  name: 'live-room',
  title: '直播间',
  machine: liveRoomMachine,
  starts: { 预告: { phase: 'preview', last: 10 } },
  events: [
    'stream.opened',
    arrived(begins),
    arrived(says),
    arrived(removal),
    'stream.reset',
    'stream.lost',
    'stream.refused',
    'page.hidden',
    shown(),
    shown(false),
    'network.lost',
    'network.restored',
  ],
  actorOutcomes: {
    poll: {
      done: [response(), response(begins), response(begins, says), response(removal), tooMany],
      error: ['network'],
    },
    reload: { done: [facts, gone], error: ['network'] },
  },
  invariants: {
    'numbers never decrease': ({ from, to }) => to.context.last >= from.context.last,
    'shown events are newer than all before, and in order': ({ from, effects }) => {
      const numbers = [from.context.last, ...shownBy(effects).map(({ seq }) => seq)];
      return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
    },
    'the stream shows no event before its predecessor': ({ from, event, effects }) =>
      event.type !== 'event.arrived' || shownBy(effects).every(({ seq }) => seq === from.context.last + 1),
    'the phase changes only by a shown event or a reload': ({ from, to, event, effects }) =>
      from.context.phase === to.context.phase ||
      shownBy(effects).some(({ phase }) => phase === to.context.phase) ||
      event.type === 'xstate.done.actor.0.liveRoom.awake.reloading',
    'the stream is closed exactly when its state is left': ({ from, to, effects }) => {
      const closes = effects.some(({ type }) => type === 'closeStream');
      const isLeft = from.matches({ awake: 'attached' }) && !to.matches({ awake: 'attached' });
      return closes ? from.matches({ awake: 'attached' }) : !isLeft;
    },
    'no stream is opened while hidden or offline': ({ to, effects }) =>
      !effects.some(({ type }) => type === 'openStream') || to.matches(connecting),
    'a removed live is left, once': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'openRemovedPage') ===
      (to.matches('removed') && !from.matches('removed')),
  },
  equivalentMutants: {
    '* with setPause before applyEvents': equivalence.order,
  },
  expectations: {
    'polling does not try the stream again within a minute': {
      when: [...polling, after(59_999)],
      state: pollingState,
    },
    'a poll asks for what came after the last event': {
      when: [...open, arrived(begins), 'network.lost', 'network.restored', ...polling],
      state: pollingState,
      inputs: { poll: { after: 11 } },
    },
    'the stream opens at the last rendered event': {
      when: [],
      state: connecting,
      tags: ['behind'],
      context: { phase: 'preview', last: 10 },
      effects: [opens(10)],
    },
    'it holds': { when: open, state: streaming, tags: [] },
    'a live starts while the page is open': {
      when: [...open, arrived(begins)],
      state: streaming,
      context: { phase: 'living', last: 11 },
      effects: [shows(begins)],
    },
    'other events do not change the phase': {
      when: [...open, arrived(begins), arrived(says)],
      state: streaming,
      context: { phase: 'living', last: 12 },
      effects: [shows(says)],
    },
    'an event is not shown twice': {
      when: [...open, arrived(begins), arrived(begins)],
      state: streaming,
      context: { last: 11 },
      effects: [],
    },
    'a gap in the numbers reopens the stream': {
      when: [...open, arrived(says)],
      state: connecting,
      context: { last: 10 },
      effects: ['closeStream', opens(10)],
    },
    'a live that is removed is left': {
      when: [...open, arrived(begins), arrived(says), arrived(removal)],
      state: 'removed',
      tags: [],
      context: { phase: 'living', last: 13 },
      effects: ['closeStream', shows(removal), 'openRemovedPage'],
    },
    'a lost stream reopens after two seconds': {
      when: [...open, 'stream.lost', after(1999)],
      state: { awake: 'waiting' },
      tags: ['behind'],
      context: { failures: 1 },
    },
    'it continues after the last event': {
      when: [...open, arrived(begins), 'stream.lost', after(2000)],
      state: connecting,
      context: { last: 11 },
      effects: [opens(11)],
    },
    'it delivers the missed events': {
      when: [...open, arrived(begins), 'stream.lost', after(2000), ...open, arrived(says)],
      state: streaming,
      context: { last: 12 },
      effects: [shows(says)],
    },
    'a stream that does not open is replaced by polling': {
      when: [after(8000)],
      state: pollingState,
      tags: [],
      effects: ['closeStream'],
    },
    'a stream has eight seconds to open': { when: [after(7999)], state: connecting },
    'a stream that breaks before it opens is lost too': {
      when: ['stream.lost'],
      state: { awake: 'waiting' },
    },
    'a stream that breaks repeatedly is replaced by polling': {
      when: [...lost, after(8000)],
      state: pollingState,
      context: { failures: 3 },
    },
    'a stream that stays open for ten seconds resets the losses': {
      when: [...open, 'stream.lost', after(2000), ...open, after(10_000)],
      state: streaming,
      context: { failures: 0 },
      effects: [],
    },
    'a shorter one does not': {
      when: [...open, 'stream.lost', after(2000), ...open, after(9999)],
      context: { failures: 1 },
    },
    'if the gateway is at capacity the page polls': {
      when: polling,
      state: pollingState,
      effects: ['closeStream'],
    },
    'if an open stream ends for good the page polls': {
      when: [...open, 'stream.refused'],
      state: pollingState,
    },
    'polled events are shown': {
      when: [...polling, done('poll', response(begins, says))],
      state: resting,
      tags: [],
      context: { phase: 'living', last: 12, pause: 5000 },
      effects: [shows(begins, says)],
    },
    'polled events that were shown are skipped': {
      when: [...polling, done('poll', response(begins)), after(5000), done('poll', response(begins, says))],
      context: { last: 12 },
      effects: [shows(says)],
    },
    'a poll without events shows nothing': {
      when: [...polling, done('poll', response())],
      state: resting,
      context: { last: 10, pause: 5000 },
      effects: [],
    },
    'the page polls again after the given interval': {
      when: [...polling, done('poll', response()), after(5000)],
      state: pollingState,
    },
    'it does not poll earlier': { when: [...polling, done('poll', response()), after(4999)], state: resting },
    'an unanswered poll is repeated': {
      when: [...polling, failed('poll', 'network'), after(3000)],
      state: pollingState,
    },
    'it is not repeated at once': {
      when: [...polling, failed('poll', 'network'), after(2999)],
      state: resting,
    },
    'after a minute of polling the stream is tried again': {
      when: [
        ...polling,
        done('poll', response(begins)),
        after(5000),
        done('poll', response()),
        after(55_000),
      ],
      state: connecting,
      context: { last: 11 },
    },
    'a live that was removed meanwhile is left': {
      when: [...polling, done('poll', response(removal))],
      state: 'removed',
      context: { last: 13 },
      effects: [shows(removal), 'openRemovedPage'],
    },
    'after too many missed events everything is reloaded': {
      when: reset,
      state: { awake: 'reloading' },
      tags: ['behind'],
      effects: ['closeStream'],
    },
    'a poll can require a reload too': {
      when: [...polling, done('poll', tooMany)],
      state: { awake: 'reloading' },
      context: { pause: 5000 },
      effects: [],
    },
    'the stream continues after the reload': {
      when: [...reset, done('reload', facts)],
      state: connecting,
      context: { phase: 'paused', last: 40 },
      effects: [opens(40)],
    },
    'a reload may find the live removed': {
      when: [...reset, done('reload', gone)],
      state: 'removed',
      effects: ['openRemovedPage'],
    },
    'a failed reload is retried': {
      when: [...reset, failed('reload', 'network')],
      state: { awake: 'waiting' },
      context: { failures: 1, last: 10 },
    },
    'offline, nothing is requested': {
      when: [...open, 'network.lost', after(600_000)],
      state: 'offline',
      tags: ['behind', 'offline'],
    },
    'going offline closes the stream': {
      when: [...open, 'network.lost'],
      state: 'offline',
      effects: ['closeStream'],
    },
    'online again, the stream continues after the last number': {
      when: [...open, arrived(begins), 'network.lost', 'network.restored'],
      state: connecting,
      effects: [opens(11)],
    },
    'a hidden page requests nothing': {
      when: [...open, 'page.hidden', after(600_000)],
      state: 'asleep',
      tags: ['behind'],
    },
    'hiding the page closes the stream': {
      when: [...open, 'page.hidden'],
      state: 'asleep',
      effects: ['closeStream'],
    },
    'after ten minutes hidden it catches up from the last number': {
      when: [...open, arrived(begins), 'page.hidden', after(600_000), shown()],
      state: connecting,
      context: { last: 11, phase: 'living' },
      effects: [opens(11)],
    },
    'after too long hidden it reloads everything': {
      when: [...open, 'page.hidden', after(600_000), shown(), ...reset, done('reload', facts)],
      state: connecting,
      context: { last: 40, phase: 'paused' },
    },
    'shown while offline, it waits for the network': {
      when: [...open, 'page.hidden', shown(false)],
      state: 'offline',
      effects: [],
    },
    'hidden while offline, it sleeps': {
      when: [...open, 'network.lost', 'page.hidden'],
      state: 'asleep',
    },
    'hidden while offline, it wakes up online': {
      when: [...open, 'network.lost', 'page.hidden', shown()],
      state: connecting,
      effects: [opens(10)],
    },
  },
});

function shownBy(effects: readonly { readonly type: string; readonly params?: unknown }[]): RoomEvent[] {
  return effects.flatMap(({ type, params }) =>
    type === 'showEvents' && hasEvents(params) ? [...params.roomEvents] : [],
  );
}

function hasEvents(params: unknown): params is { readonly roomEvents: readonly RoomEvent[] } {
  return typeof params === 'object' && params !== null && 'roomEvents' in params;
}
