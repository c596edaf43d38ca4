import { after, defineProof, type Expectation } from '../proof/proof.ts';
import { viewAfter, type FeedSide } from './video-feed-setup.ts';
import { videoFeedMachine } from './video-feed.machine.ts';

type Way = Expectation<typeof videoFeedMachine>['when'];

const along = (side: FeedSide) => ({ type: 'finger.along', side }) as const;
const lifted = (outcome: FeedSide | 'stay') => ({ type: 'finger.lifted', outcome }) as const;
const step = (side: FeedSide) => ({ type: 'step.requested', side }) as const;
const seen = (index: number) => ({ type: 'film.seen', index }) as const;
const ended = (index: number) => ({ type: 'film.ended', index }) as const;
const sound = (isOn: boolean) => ({ type: 'sound.requested', isOn }) as const;
const grew = (count: number) => ({ type: 'list.grew', count }) as const;

const begun: Way = ['page.ready'];
const leaving: Way = [...begun, along('next'), lifted('next')];
const returning: Way = [...begun, along('next'), lifted('stay')];
const second: Way = [...begun, step('next'), 'slide.ended'];
const third: Way = [...second, step('next'), 'slide.ended'];
const stopped: Way = [...begun, 'film.tapped'];
const watching: Way = [...begun, seen(0)];
const watched: Way = [...watching, after(viewAfter)];
/** the row was on its way to the second film, and was caught */
const caught: Way = [...leaving, along('previous')];

const brings = (index: number, fields: { isHeard?: boolean; plays?: boolean } = {}) => ({
  type: 'bring',
  params: { index, isHeard: fields.isHeard ?? false, plays: fields.plays ?? true },
});
const lays = (index: number) => ({ type: 'putRight', params: { index } });
const slidesOn = (side: FeedSide) => ({ type: 'slideOn', params: { side } });
const goesOn = (isHeard = false) => ({ type: 'goOn', params: { isHeard } });
const fetches = (index: number) => ({ type: 'fetchAhead', params: { index } });

export const videoFeedProof = defineProof({
  name: 'video-feed',
  title: '竖屏视频',
  machine: videoFeedMachine,
  starts: {
    三个视频: { index: 0, count: 3, autoplays: true },
    省流量: { index: 0, count: 2, autoplays: false },
  },
  events: [
    'page.ready',
    along('next'),
    along('previous'),
    lifted('next'),
    lifted('previous'),
    lifted('stay'),
    'finger.cancelled',
    step('next'),
    step('previous'),
    'slide.ended',
    grew(4),
    'film.tapped',
    sound(true),
    sound(false),
    seen(0),
    seen(1),
    ended(0),
    ended(1),
    'page.hidden',
    'page.shown',
  ],
  invariants: {
    'a film begins only where the row rests': ({ to, effects }) =>
      !effects.some(({ type }) => type === 'bring') || to.matches('resting'),
    'the living film is the one in sight wherever the row rests': ({ to }) =>
      !to.matches('resting') || to.context.alive === to.context.index,
    'the row never goes past its ends': ({ to }) =>
      to.context.index >= 0 && to.context.index < to.context.count,
    'the row goes by one': ({ from, to }) => Math.abs(to.context.index - from.context.index) <= 1,
    'a film counts once, and only one that is in sight': ({ from, to, effects }) =>
      !effects.some(({ type }) => type === 'countView') ||
      (!from.context.isCounted && to.context.isCounted && to.matches('resting')),
    'nothing is fetched ahead for who saves data, or before the film is seen': ({ to, effects }) =>
      !effects.some(({ type }) => type === 'fetchAhead') || (to.context.autoplays && to.context.isSeen),
    'nothing plays where nobody looks': ({ to, effects }) =>
      !to.context.isHidden ||
      !effects.some(
        ({ type, params }) =>
          type === 'bring' &&
          typeof params === 'object' &&
          params !== null &&
          'plays' in params &&
          params.plays,
      ),
    'a row that sets out leaves its film still': ({ from, to, effects }) =>
      !to.matches('leaving') || from.matches('leaving') || effects.some(({ type }) => type === 'hold'),
    'what is stopped stays stopped until it is tapped or left': ({ from, event, to }) =>
      !from.context.isStopped ||
      to.context.isStopped ||
      event.type === 'film.tapped' ||
      from.context.index !== to.context.index,
  },
  expectations: {
    'nothing begins before the row is there': {
      when: [along('next'), step('next'), 'film.tapped', 'slide.ended'],
      state: 'waiting',
      tags: [],
      effects: [],
    },
    'the first film begins by itself, unheard': {
      when: begun,
      state: { resting: 'unseen' },
      tags: ['going'],
      context: { alive: 0, index: 0, isStopped: false },
      effects: [lays(0), brings(0)],
    },
    'for who saves data the first film waits for a tap': {
      start: '省流量',
      when: begun,
      state: { resting: 'stopped' },
      tags: ['stopped'],
      context: { alive: 0 },
      effects: [lays(0), brings(0, { plays: false })],
    },
    'a tap begins what waited': {
      start: '省流量',
      when: [...begun, 'film.tapped'],
      state: { resting: 'unseen' },
      effects: [goesOn()],
    },
    'for who saves data nothing is fetched ahead': {
      start: '省流量',
      when: [...begun, 'film.tapped', seen(0)],
      state: { resting: 'seen' },
      tags: ['going'],
      effects: [],
    },
    'for who saves data each next film waits too': {
      start: '省流量',
      when: [...begun, 'film.tapped', step('next'), 'slide.ended'],
      state: { resting: 'stopped' },
      context: { index: 1, alive: 1, isStopped: true },
      effects: [lays(1), brings(1, { plays: false })],
    },
    'the next film is fetched once this one is seen': {
      when: watching,
      state: { resting: 'seen' },
      tags: ['going'],
      context: { isSeen: true },
      effects: [fetches(1)],
    },
    'what another film shows is no news': {
      when: [...begun, seen(1)],
      state: { resting: 'unseen' },
      context: { isSeen: false },
      effects: [],
    },
    'a film is not counted too soon': {
      when: [...watching, after(viewAfter - 1)],
      state: { resting: 'seen' },
      context: { isCounted: false },
      effects: [],
    },
    'a film counts after three seconds': {
      when: watched,
      state: { resting: 'watched' },
      tags: ['going'],
      context: { isCounted: true },
      effects: [{ type: 'countView', params: { index: 0 } }],
    },
    'a film that counted is not counted again': {
      when: [...watched, along('next'), lifted('stay'), 'slide.ended', after(viewAfter)],
      state: { resting: 'watched' },
      effects: [],
    },
    'a film that was looked away from counts later': {
      when: [...watching, along('next'), lifted('stay'), 'slide.ended'],
      state: { resting: 'seen' },
      effects: [lays(0), fetches(1)],
    },
    'a film that shows itself while the row moves is seen when it rests': {
      when: [...begun, along('next'), seen(0), lifted('stay'), 'slide.ended'],
      state: { resting: 'seen' },
      effects: [lays(0), fetches(1)],
    },
    'a finger along the row shows what is beside': {
      when: [...begun, along('next')],
      state: 'following',
      tags: ['moving'],
      context: { side: 'next' },
      effects: [],
    },
    'a finger that turns shows the other side': {
      when: [...begun, along('next'), along('previous')],
      state: 'following',
      context: { side: 'previous' },
    },
    'a finger that is let go far enough leads on, and the film stands still': {
      when: leaving,
      state: 'leaving',
      tags: ['moving'],
      effects: ['hold', slidesOn('next')],
    },
    'a finger that is let go too soon leads back': {
      when: returning,
      state: 'returning',
      tags: ['moving'],
      effects: ['slideBack'],
    },
    'a flick to the side that is not shown leads back': {
      when: [...begun, along('next'), lifted('previous')],
      state: 'returning',
    },
    'before the first film there is none': {
      when: [...begun, along('previous'), lifted('previous')],
      state: 'returning',
    },
    'after the last film there is none': {
      when: [...third, along('next'), lifted('next')],
      state: 'returning',
    },
    'more films lead on': {
      when: [...third, grew(4), along('next'), lifted('next')],
      state: 'leaving',
      context: { count: 4 },
    },
    'a finger that the browser takes leads back': {
      when: [...begun, along('next'), 'finger.cancelled'],
      state: 'returning',
      effects: ['slideBack'],
    },
    'a row on its way back can be caught': {
      when: [...returning, along('previous')],
      state: 'following',
      context: { side: 'previous', index: 0 },
      effects: [],
    },
    'a row that came back goes on with its film': {
      when: [...returning, 'slide.ended'],
      state: { resting: 'unseen' },
      effects: [lays(0)],
    },
    'a film begins once the row has come to it': {
      when: [...leaving, 'slide.ended'],
      state: { resting: 'unseen' },
      context: { index: 1, alive: 1 },
      effects: [lays(1), brings(1)],
    },
    'a key leads on': {
      when: [...begun, step('next')],
      state: 'leaving',
      effects: ['hold', slidesOn('next')],
    },
    'a key leads back': {
      when: [...second, step('previous')],
      state: 'leaving',
      effects: ['hold', slidesOn('previous')],
    },
    'a key leads to the film before': {
      when: [...second, step('previous'), 'slide.ended'],
      context: { index: 0, alive: 0 },
      effects: [lays(0), brings(0)],
    },
    'a key leads nowhere past the ends': { when: [...begun, step('previous')], state: { resting: 'unseen' } },
    'a second key while the row moves goes on from there': {
      when: [...begun, step('next'), step('next')],
      state: 'leaving',
      context: { index: 1, alive: 0, side: 'next' },
      effects: ['hold', slidesOn('next')],
    },
    'a second key past the end is not followed': {
      when: [...second, step('next'), step('next')],
      state: 'leaving',
      context: { index: 1 },
      effects: [],
    },
    'a second key the other way leads back': {
      when: [...begun, step('next'), step('previous'), 'slide.ended'],
      state: { resting: 'unseen' },
      context: { index: 0, alive: 0 },
      effects: [lays(0), brings(0)],
    },
    'a row that is caught on its way has reached the next film': {
      when: caught,
      state: 'following',
      context: { index: 1, alive: 0, side: 'previous', isSeen: false },
      effects: [],
    },
    'a row that was caught rests on the film that it was going to': {
      when: [...caught, lifted('stay'), 'slide.ended'],
      state: { resting: 'unseen' },
      context: { index: 1, alive: 1 },
      effects: [lays(1), brings(1)],
    },
    'what the film that was left still shows is no news': {
      when: [...caught, seen(0)],
      state: 'following',
      context: { isSeen: false },
    },
    'a tap stops the film': {
      when: stopped,
      state: { resting: 'stopped' },
      tags: ['stopped'],
      context: { isStopped: true },
      effects: ['hold'],
    },
    'a tap stops a film that is seen': {
      when: [...watching, 'film.tapped'],
      state: { resting: 'stopped' },
      effects: ['hold'],
    },
    'a tap stops a film that counted': {
      when: [...watched, 'film.tapped'],
      state: { resting: 'stopped' },
      effects: ['hold'],
    },
    'a second tap lets it go on': {
      when: [...stopped, 'film.tapped'],
      state: { resting: 'unseen' },
      context: { isStopped: false },
      effects: [goesOn()],
    },
    'a film that stands still is not counted': {
      when: [...watching, 'film.tapped', after(viewAfter)],
      state: { resting: 'stopped' },
      context: { isCounted: false },
    },
    'a film that counted goes on as one': {
      when: [...watched, 'film.tapped', 'film.tapped'],
      state: { resting: 'watched' },
      effects: [goesOn()],
    },
    'a stopped film is still stopped when the row comes back': {
      when: [...stopped, along('next'), lifted('stay'), 'slide.ended'],
      state: { resting: 'stopped' },
      effects: [lays(0)],
    },
    'the next film begins though this one was stopped': {
      when: [...stopped, step('next'), 'slide.ended'],
      state: { resting: 'unseen' },
      context: { isStopped: false },
      effects: [lays(1), brings(1)],
    },
    'a film that has ended begins again': {
      when: [...watching, ended(0)],
      state: { resting: 'seen' },
      effects: ['replay'],
    },
    'the end of another film is no news': { when: [...begun, ended(1)], effects: [] },
    'sound is turned on for this film': {
      when: [...begun, sound(true)],
      state: { resting: 'unseen' },
      context: { isHeard: true },
      effects: [{ type: 'setSound', params: { isHeard: true } }],
    },
    'sound is turned off again': {
      when: [...begun, sound(true), sound(false)],
      context: { isHeard: false },
      effects: [{ type: 'setSound', params: { isHeard: false } }],
    },
    'films that follow are heard as this one is': {
      when: [...begun, sound(true), step('next'), 'slide.ended'],
      effects: [lays(1), brings(1, { isHeard: true })],
    },
    'a film that goes on is heard as before': {
      when: [...begun, sound(true), 'film.tapped', 'film.tapped'],
      effects: [goesOn(true)],
    },
    'a page that is put away stands still': {
      when: [...begun, 'page.hidden'],
      state: { resting: 'unseen' },
      context: { isHidden: true },
      effects: ['hold'],
    },
    'a page that is looked at again goes on': {
      when: [...begun, 'page.hidden', 'page.shown'],
      state: { resting: 'unseen' },
      context: { isHidden: false },
      effects: [goesOn()],
    },
    'what the reader had stopped stays so': {
      when: [...stopped, 'page.hidden', 'page.shown'],
      state: { resting: 'stopped' },
      context: { isHidden: false },
      effects: [],
    },
    'a film that is reached while nobody looks waits': {
      when: [...leaving, 'page.hidden', 'slide.ended'],
      state: { resting: 'unseen' },
      effects: [lays(1), brings(1, { plays: false })],
    },
    'a page that is looked at again while the row moves is known to be': {
      when: [...leaving, 'page.hidden', 'page.shown', 'slide.ended'],
      context: { isHidden: false },
      effects: [lays(1), brings(1)],
    },
    'more films are known of while the row moves': {
      when: [...leaving, grew(4)],
      state: 'leaving',
      context: { count: 4 },
      effects: [],
    },
  },
});
