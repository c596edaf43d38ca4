import { after, defineProof, done, failed } from '../proof/proof.ts';
import type { Asked, Happening } from './live-room-setup.ts';
import { liveRoomMachine } from './live-room.machine.ts';

const begins: Happening = { seq: 11, phase: 'living' };
const says: Happening = { seq: 12, event: '早上好' };
const removal: Happening = { seq: 13, phase: 'removed' };

const arrived = (happening: Happening) => ({ type: 'happening.arrived', happening }) as const;
const answer = (...happenings: readonly Happening[]): Asked => ({ happenings, isReset: false, pause: 5000 });
const tooMany: Asked = { happenings: [], isReset: true, pause: 5000 };
const facts = { phase: 'paused', last: 40 } as const;
const gone = { phase: 'removed', last: 40 } as const;
const shown = (isOnline = true) => ({ type: 'page.shown', isOnline }) as const;

const opens = (last: number) => ({ type: 'openStream', params: { after: last } });
const shows = (...happenings: readonly Happening[]) => ({ type: 'show', params: { happenings } });

const open = ['stream.opened'] as const;
const lost = ['stream.lost', after(2000), 'stream.lost', after(4000), 'stream.lost'] as const;
const polling = ['stream.refused'] as const;
const reset = [...open, 'stream.reset'] as const;

const connecting = { awake: { attached: 'connecting' } } as const;
const streaming = { awake: { attached: 'streaming' } };
const asking = { awake: { asking: 'polling' } };
const resting = { awake: { asking: 'resting' } };

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
    ask: {
      done: [answer(), answer(begins), answer(begins, says), answer(removal), tooMany],
      error: ['network'],
    },
    reload: { done: [facts, gone], error: ['network'] },
  },
  invariants: {
    'numbers never go back': ({ from, to }) => to.context.last >= from.context.last,
    'what is shown is newer than all before, in its order': ({ from, effects }) => {
      const numbers = [from.context.last, ...shownBy(effects).map(({ seq }) => seq)];
      return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
    },
    'by the stream nothing is shown before what comes before it': ({ from, event, effects }) =>
      event.type !== 'happening.arrived' ||
      shownBy(effects).every(({ seq }) => seq === from.context.last + 1),
    'the phase changes only by what is shown or asked for anew': ({ from, to, event, effects }) =>
      from.context.phase === to.context.phase ||
      shownBy(effects).some(({ phase }) => phase === to.context.phase) ||
      event.type === 'xstate.done.actor.0.liveRoom.awake.reloading',
    'a stream is let go of by whoever leaves it, and by nobody else': ({ from, to, effects }) => {
      const closes = effects.some(({ type }) => type === 'closeStream');
      const isLeft = from.matches({ awake: 'attached' }) && !to.matches({ awake: 'attached' });
      return closes ? from.matches({ awake: 'attached' }) : !isLeft;
    },
    'while nobody looks or there is no network no stream is opened': ({ to, effects }) =>
      !effects.some(({ type }) => type === 'openStream') || to.matches(connecting),
    'a live that was removed is left, once': ({ from, to, effects }) =>
      effects.some(({ type }) => type === 'leave') === (to.matches('removed') && !from.matches('removed')),
  },
  expectations: {
    'the stream is opened where the page was rendered': {
      when: [],
      state: connecting,
      tags: ['behind'],
      context: { phase: 'preview', last: 10 },
      effects: [opens(10)],
    },
    'it holds': { when: open, state: streaming, tags: [] },
    'a live begins before the reader’s eyes': {
      when: [...open, arrived(begins)],
      state: streaming,
      context: { phase: 'living', last: 11 },
      effects: [shows(begins)],
    },
    'what else happens changes no phase': {
      when: [...open, arrived(begins), arrived(says)],
      state: streaming,
      context: { phase: 'living', last: 12 },
      effects: [shows(says)],
    },
    'what was shown is not shown again': {
      when: [...open, arrived(begins), arrived(begins)],
      state: streaming,
      context: { last: 11 },
      effects: [],
    },
    'where a number is left out the stream is asked for it': {
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
      effects: ['closeStream', shows(removal), 'leave'],
    },
    'a stream that is lost is had again after two seconds': {
      when: [...open, 'stream.lost', after(1999)],
      state: { awake: 'waiting' },
      tags: ['behind'],
      context: { failures: 1 },
    },
    'from the number of the last event': {
      when: [...open, arrived(begins), 'stream.lost', after(2000)],
      state: connecting,
      context: { last: 11 },
      effects: [opens(11)],
    },
    'and tells what happened meanwhile': {
      when: [...open, arrived(begins), 'stream.lost', after(2000), ...open, arrived(says)],
      state: streaming,
      context: { last: 12 },
      effects: [shows(says)],
    },
    'one that does not open is given up for asking': {
      when: [after(8000)],
      state: asking,
      tags: [],
      effects: ['closeStream'],
    },
    'it is given eight seconds': { when: [after(7999)], state: connecting },
    'one that breaks before it opens is lost too': { when: ['stream.lost'], state: { awake: 'waiting' } },
    'one that breaks again and again is given up for asking': {
      when: [...lost, after(8000)],
      state: asking,
      context: { failures: 3 },
    },
    'one that holds for ten seconds is trusted again': {
      when: [...open, 'stream.lost', after(2000), ...open, after(10_000)],
      state: streaming,
      context: { failures: 0 },
      effects: [],
    },
    'one that does not hold so long is not': {
      when: [...open, 'stream.lost', after(2000), ...open, after(9999)],
      context: { failures: 1 },
    },
    'where the gateway has no room for one the page asks': {
      when: polling,
      state: asking,
      effects: ['closeStream'],
    },
    'and where an open one is ended for good': { when: [...open, 'stream.refused'], state: asking },
    'what was asked for is shown': {
      when: [...polling, done('ask', answer(begins, says))],
      state: resting,
      tags: [],
      context: { phase: 'living', last: 12, pause: 5000 },
      effects: [shows(begins, says)],
    },
    'as far as it is new': {
      when: [...polling, done('ask', answer(begins)), after(5000), done('ask', answer(begins, says))],
      context: { last: 12 },
      effects: [shows(says)],
    },
    'where nothing happened nothing is shown': {
      when: [...polling, done('ask', answer())],
      state: resting,
      context: { last: 10, pause: 5000 },
      effects: [],
    },
    'the page asks again when the gateway said': {
      when: [...polling, done('ask', answer()), after(5000)],
      state: asking,
    },
    'and not before': { when: [...polling, done('ask', answer()), after(4999)], state: resting },
    'a question that nobody answers is asked again': {
      when: [...polling, failed('ask', 'network'), after(3000)],
      state: asking,
    },
    'not at once': { when: [...polling, failed('ask', 'network'), after(2999)], state: resting },
    'after a minute a stream is tried again': {
      when: [...polling, done('ask', answer(begins)), after(5000), done('ask', answer()), after(55_000)],
      state: connecting,
      context: { last: 11 },
    },
    'a live that was removed meanwhile is left': {
      when: [...polling, done('ask', answer(removal))],
      state: 'removed',
      context: { last: 13 },
      effects: [shows(removal), 'leave'],
    },
    'who missed too much for telling gets all anew': {
      when: reset,
      state: { awake: 'reloading' },
      tags: ['behind'],
      effects: ['closeStream'],
    },
    'by asking too': {
      when: [...polling, done('ask', tooMany)],
      state: { awake: 'reloading' },
      context: { pause: 5000 },
      effects: [],
    },
    'and goes on from there': {
      when: [...reset, done('reload', facts)],
      state: connecting,
      context: { phase: 'paused', last: 40 },
      effects: [opens(40)],
    },
    'or finds it removed': {
      when: [...reset, done('reload', gone)],
      state: 'removed',
      effects: ['leave'],
    },
    'what could not be had anew is tried again': {
      when: [...reset, failed('reload', 'network')],
      state: { awake: 'waiting' },
      context: { failures: 1, last: 10 },
    },
    'without a network nothing is tried': {
      when: [...open, 'network.lost', after(600_000)],
      state: 'offline',
      tags: ['behind', 'offline'],
    },
    'the stream is let go of then': {
      when: [...open, 'network.lost'],
      state: 'offline',
      effects: ['closeStream'],
    },
    'with one it is had again from the last number': {
      when: [...open, arrived(begins), 'network.lost', 'network.restored'],
      state: connecting,
      effects: [opens(11)],
    },
    'a page out of sight asks for nothing': {
      when: [...open, 'page.hidden', after(600_000)],
      state: 'asleep',
      tags: ['behind'],
    },
    'it lets go of its stream': { when: [...open, 'page.hidden'], state: 'asleep', effects: ['closeStream'] },
    'back after ten minutes it catches up from the last number': {
      when: [...open, arrived(begins), 'page.hidden', after(600_000), shown()],
      state: connecting,
      context: { last: 11, phase: 'living' },
      effects: [opens(11)],
    },
    'and with all anew where that was too long': {
      when: [...open, 'page.hidden', after(600_000), shown(), ...reset, done('reload', facts)],
      state: connecting,
      context: { last: 40, phase: 'paused' },
    },
    'back without a network it waits for one': {
      when: [...open, 'page.hidden', shown(false)],
      state: 'offline',
      effects: [],
    },
    'put away without a network it sleeps': {
      when: [...open, 'network.lost', 'page.hidden'],
      state: 'asleep',
    },
    'and wakes with one': {
      when: [...open, 'network.lost', 'page.hidden', shown()],
      state: connecting,
      effects: [opens(10)],
    },
  },
});

function shownBy(effects: readonly { readonly type: string; readonly params?: unknown }[]): Happening[] {
  return effects.flatMap(({ type, params }) =>
    type === 'show' && isNews(params) ? [...params.happenings] : [],
  );
}

function isNews(params: unknown): params is { readonly happenings: readonly Happening[] } {
  return typeof params === 'object' && params !== null && 'happenings' in params;
}
