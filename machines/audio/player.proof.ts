import type { StateValue } from 'xstate';
import { expectInStates } from '../proof/expect-in-states.ts';
import { after, defineProof, type Expectation } from '../proof/proof.ts';
import { isStoppedWhenUnwanted } from '../proof/playback-invariant.ts';
import { playerMachine } from './player.machine.ts';
import type { Track } from './track.ts';

type Way = Expectation<typeof playerMachine>['when'];

const track = (id: string): Track => ({ id, url: `/media/${id}.m4a`, title: `第${id}集`, duration: 33 });
const list = [track('1'), track('2')];
const asked = { type: 'track.requested', list, index: 0 } as const;
const restored = { type: 'track.restored', list, index: 0, rate: 1 } as const;
const grown = { type: 'list.grown', list: [...list, track('3')] } as const;
const seek = { type: 'seek.requested', to: 20 } as const;
const skip = { type: 'skip.requested', by: -15 } as const;
const faster = { type: 'rate.requested', rate: 1.5 } as const;
const sleep = (wish: number | 'end' | 'off') => ({ type: 'sleep.requested', wish, now: 0 }) as const;
const broken = (fault: 'network' | 'unsupported') => ({ type: 'media.failed', fault }) as const;
const silenced = (by: 'here' | 'elsewhere') => ({ type: 'sound.silenced', by }) as const;

/** Ways to every state of a sound that is active. */
const ways = {
  loading: [asked],
  playing: [asked, 'media.playing'],
  stalled: [asked, 'media.playing', 'media.waiting'],
  retrying: [asked, broken('network')],
  paused: [asked, 'pause.requested'],
  interrupted: [asked, 'output.lost'],
  refused: [asked, 'media.refused'],
  failed: [asked, broken('unsupported')],
  ended: [asked, 'media.playing', 'next.requested', 'media.playing', 'media.ended'],
} satisfies Record<string, Way>;
const networkFailed: Way = [
  asked,
  broken('network'),
  after(1500),
  broken('network'),
  after(1500),
  broken('network'),
];

const active = (state: string): StateValue => ({ sound: { active: state } });
const plays = (index: number, rate = 1) => ({ type: 'play', params: { track: list[index], rate } });
const reloads = (index: number) => ({ type: 'reload', params: { track: list[index], rate: 1 } });

const everywhere = expectInStates<typeof playerMachine, keyof typeof ways>(ways);
const wanted = ['loading', 'playing', 'stalled', 'retrying'] as const;
const silent = ['paused', 'interrupted', 'refused'] as const;

export const playerProof = defineProof({
  name: 'player',
  title: '音频播放器',
  machine: playerMachine,
  events: [
    asked,
    restored,
    grown,
    'toggle.requested',
    'pause.requested',
    'next.requested',
    'previous.requested',
    seek,
    skip,
    { type: 'rate.requested', rate: 1 },
    sleep(15),
    sleep('end'),
    sleep('off'),
    'sleep.over',
    'close.requested',
    'media.playing',
    'media.waiting',
    'media.paused',
    'media.ended',
    'media.refused',
    broken('network'),
    broken('unsupported'),
    silenced('here'),
    silenced('elsewhere'),
    'output.lost',
    'network.restored',
  ],
  // a list that has grown is walked no further: the others have shown what a longer one is
  isSearchBoundary: ({ context }) => context.list.length > 2,
  invariants: {
    'there is a track exactly while the player is active': ({ to }) =>
      to.hasTag('active') === (to.context.list[to.context.index] !== undefined),
    'a sound is called heard only when the world has said so': ({ from, event, to }) =>
      !to.hasTag('heard') || from.hasTag('heard') || event.type === 'media.playing',
    'a sleep is waited for exactly while it is wished': ({ to }) =>
      to.hasTag('sleepy') === (to.context.sleep !== 'off') &&
      (to.context.sleepsAt !== undefined) === (typeof to.context.sleep === 'number'),
    'a fault is tried again by itself twice at most': ({ to }) => to.context.retries <= 2,
    'what cannot be played is never tried again by itself': ({ to }) =>
      to.context.fault !== 'unsupported' || !to.matches({ sound: { active: 'retrying' } }),
    'what is not wanted any more is paused, let go, or has stopped by itself': isStoppedWhenUnwanted,
    'from everywhere a tap or closing leads on': ({ to }) =>
      !to.hasTag('active') || (to.can({ type: 'toggle.requested' }) && to.can({ type: 'close.requested' })),
  },
  expectations: {
    'nothing is heard at first': { when: [], state: { sound: 'empty', sleep: 'awake' }, tags: [] },
    'a track that is asked for is on its way': {
      when: [asked],
      state: active('loading'),
      tags: ['active', 'busy', 'wanted'],
      effects: [plays(0)],
    },
    'a track from before a reload is silent until the reader asks': {
      when: [restored],
      state: active('paused'),
      tags: ['active'],
      effects: [],
    },
    'a speed is chosen before anything is heard': {
      when: [faster],
      state: { sound: 'empty' },
      context: { rate: 1.5 },
      effects: [],
    },
    'a chosen speed is the next track’s': { when: [faster, asked], effects: [plays(0, 1.5)] },
    'a chosen speed is at once that of the sound': {
      when: [...ways.playing, faster],
      state: active('playing'),
      context: { rate: 1.5 },
      effects: [{ type: 'setRate', params: { rate: 1.5 } }],
    },
    'another track takes the place of the first, with the same patience': {
      when: [asked, after(19_999), { type: 'track.requested', list, index: 1 }, after(1)],
      state: active('loading'),
      context: { index: 1 },
    },
    'another track is asked for while one is heard': {
      when: [...ways.playing, { type: 'track.requested', list, index: 1 }],
      state: active('loading'),
      effects: [plays(1)],
    },
    'the next track comes': {
      when: [...ways.playing, 'next.requested'],
      state: active('loading'),
      context: { index: 1 },
      effects: [plays(1)],
    },
    'the next track has its own patience': {
      when: [asked, after(19_999), 'next.requested', after(1)],
      state: active('loading'),
    },
    'the track before comes': {
      when: [...ways.playing, 'next.requested', 'previous.requested'],
      state: active('loading'),
      context: { index: 0 },
      effects: [plays(0)],
    },
    'the track before has its own patience': {
      when: [asked, 'next.requested', after(19_999), 'previous.requested', after(1)],
      state: active('loading'),
    },
    'a list that grows goes on after its last': {
      when: [...ways.playing, grown],
      state: active('playing'),
      context: { list: grown.list },
    },
    'a place is gone to': {
      when: [...ways.playing, seek],
      state: active('playing'),
      effects: [{ type: 'seek', params: { to: 20 } }],
    },
    'some seconds are skipped': {
      when: [...ways.playing, skip],
      state: active('playing'),
      effects: [{ type: 'skip', params: { by: -15 } }],
    },
    'closing lets go of the sound': {
      when: [...ways.playing, 'close.requested'],
      state: { sound: 'empty' },
      tags: [],
      context: { list: [], index: 0 },
      effects: ['release'],
    },
    ...everywhere('a tap stops what is wanted', wanted, ['toggle.requested'], {
      state: active('paused'),
      tags: ['active'],
      effects: ['pause'],
    }),
    ...everywhere('a pause stops what is wanted', wanted, ['pause.requested'], {
      state: active('paused'),
      effects: ['pause'],
    }),
    ...everywhere('sleep stops what is wanted', wanted, ['sleep.over'], {
      state: active('paused'),
      effects: ['pause'],
    }),
    ...everywhere('another sound of the page stops what is wanted', wanted, [silenced('here')], {
      state: active('paused'),
      effects: ['pause'],
    }),
    ...everywhere('a sound elsewhere interrupts what is wanted', wanted, [silenced('elsewhere')], {
      state: active('interrupted'),
      tags: ['active', 'interrupted'],
      effects: ['pause'],
    }),
    ...everywhere('lost headphones interrupt what is wanted', wanted, ['output.lost'], {
      state: active('interrupted'),
      effects: ['pause'],
    }),
    ...everywhere('a browser that plays nothing unasked says so', wanted, ['media.refused'], {
      state: active('refused'),
      tags: ['active', 'refused'],
      effects: [],
    }),
    ...everywhere('a fault of the network is tried again', wanted, [broken('network')], {
      state: active('retrying'),
      tags: ['active', 'busy', 'wanted'],
      context: { fault: 'network' },
    }),
    ...everywhere('what cannot be played is not tried again', wanted, [broken('unsupported')], {
      state: active('failed'),
      tags: ['active', 'failed'],
      context: { fault: 'unsupported' },
    }),
    ...everywhere('a tap begins what is silent', silent, ['toggle.requested'], {
      state: active('loading'),
      effects: [plays(0)],
    }),
    ...everywhere(
      'a sound that goes on by itself is heard',
      ['loading', 'stalled', 'paused', 'interrupted'],
      ['media.playing'],
      { state: active('playing'), tags: ['active', 'heard', 'wanted'] },
    ),
    ...everywhere('a sound that nobody here stopped is interrupted', wanted, ['media.paused'], {
      state: active('interrupted'),
    }),
    'a sound that does not begin is waited for': { when: [asked, after(19_999)], state: active('loading') },
    'a sound that does not begin has failed': {
      when: [asked, after(20_000)],
      state: active('failed'),
      context: { fault: 'network' },
      effects: ['pause'],
    },
    'a sound that runs dry says so': {
      when: ways.stalled,
      state: active('stalled'),
      tags: ['active', 'busy', 'wanted'],
    },
    'a sound that runs dry is waited for': {
      when: [...ways.stalled, after(19_999)],
      state: active('stalled'),
    },
    'a sound that stays dry is loaded anew': {
      when: [...ways.stalled, after(20_000)],
      state: active('loading'),
      context: { retries: 1 },
      effects: [reloads(0)],
    },
    'a sound that stays dry for the third time has failed': {
      when: [
        ...ways.stalled,
        after(20_000),
        'media.playing',
        'media.waiting',
        after(20_000),
        'media.playing',
        'media.waiting',
        after(20_000),
      ],
      state: active('failed'),
      context: { fault: 'network' },
      effects: ['pause'],
    },
    'a fault is tried again after a moment': {
      when: [...ways.retrying, after(1499)],
      state: active('retrying'),
    },
    'a fault is tried again by itself': {
      when: [...ways.retrying, after(1500)],
      state: active('loading'),
      context: { retries: 1 },
      effects: [reloads(0)],
    },
    'a fault is tried again as soon as the network is back': {
      when: [...ways.retrying, 'network.restored'],
      state: active('loading'),
      context: { retries: 1 },
      effects: [reloads(0)],
    },
    'the third fault in a row is the reader’s to try again': {
      when: networkFailed,
      state: active('failed'),
      context: { retries: 2, fault: 'network' },
    },
    'a failed sound is tried again by a tap': {
      when: [...networkFailed, 'toggle.requested'],
      state: active('loading'),
      context: { retries: 0, fault: undefined },
      effects: [reloads(0)],
    },
    'a failed sound is tried again when the network is back': {
      when: [...networkFailed, 'network.restored'],
      state: active('loading'),
      context: { retries: 0 },
      effects: [reloads(0)],
    },
    'what cannot be played is not tried again when the network is back': {
      when: [...ways.failed, 'network.restored'],
      state: active('failed'),
    },
    'faults are not forgotten at once': {
      when: [...ways.retrying, after(1500), 'media.playing', after(9999)],
      context: { retries: 1 },
    },
    'faults are forgotten after ten undisturbed seconds': {
      when: [...ways.retrying, after(1500), 'media.playing', after(10_000)],
      state: active('playing'),
      context: { retries: 0, fault: undefined },
    },
    'the next track follows the first': {
      when: [...ways.playing, 'media.ended'],
      state: active('loading'),
      context: { index: 1 },
      effects: [plays(1)],
    },
    'after the last track it is over': {
      when: ways.ended,
      state: active('ended'),
      tags: ['active'],
      effects: [],
    },
    'what is over begins anew': {
      when: [...ways.ended, 'toggle.requested'],
      state: active('loading'),
      effects: [{ type: 'seek', params: { to: 0 } }, plays(1)],
    },
    'sleep is counted in minutes': {
      when: [...ways.playing, sleep(15), after(899_999)],
      state: { sound: { active: 'playing' }, sleep: 'counting' },
      tags: ['active', 'heard', 'sleepy', 'wanted'],
    },
    'sleep comes after its minutes': {
      when: [...ways.playing, sleep(15), after(900_000)],
      state: { sound: { active: 'paused' }, sleep: 'awake' },
      context: { sleep: 'off' },
      effects: ['pause'],
    },
    'sleep wished anew is counted anew': {
      when: [...ways.playing, sleep(15), after(899_999), sleep(15), after(1)],
      state: { sound: { active: 'playing' }, sleep: 'counting' },
    },
    'minutes are given up for the end': {
      when: [...ways.playing, sleep(15), sleep('end')],
      state: { sleep: 'untilEnd' },
      context: { sleep: 'end', sleepsAt: undefined },
    },
    'minutes are given up': {
      when: [...ways.playing, sleep(15), sleep('off')],
      state: { sleep: 'awake' },
      context: { sleep: 'off' },
    },
    'sleep comes at the end of what is heard': {
      when: [...ways.playing, sleep('end'), 'media.ended'],
      state: { sound: { active: 'ended' }, sleep: 'awake' },
      context: { index: 0, sleep: 'off' },
    },
    'the end is given up for minutes': {
      when: [...ways.playing, sleep('end'), sleep(15)],
      state: { sleep: 'counting' },
    },
    'the end is wished twice': {
      when: [...ways.playing, sleep('end'), sleep('end')],
      state: { sleep: 'untilEnd' },
    },
    'the end is given up': {
      when: [...ways.playing, sleep('end'), sleep('off')],
      state: { sleep: 'awake' },
      context: { sleep: 'off' },
    },
    'sleep is not wished while nothing is wished': { when: [sleep('off')], state: { sleep: 'awake' } },
    'closing ends the minutes': {
      when: [...ways.playing, sleep(15), 'close.requested'],
      state: { sound: 'empty', sleep: 'awake' },
      context: { sleep: 'off', sleepsAt: undefined },
    },
    'closing ends the wait for the end': {
      when: [...ways.playing, sleep('end'), 'close.requested'],
      state: { sound: 'empty', sleep: 'awake' },
      context: { sleep: 'off' },
    },
  },
});
