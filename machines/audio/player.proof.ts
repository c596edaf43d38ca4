import type { StateValue } from 'xstate';
import { expectInStates } from '../proof/expect-in-states.ts';
import { after, defineProof, equivalence, type Expectation } from '../proof/proof.ts';
import { isStoppedWhenUnwanted } from '../proof/playback-invariant.ts';
import { playerMachine } from './player.machine.ts';
import type { Track } from './track.ts';

type Way = Expectation<typeof playerMachine>['when'];

const track = (id: string): Track => ({ id, url: `/media/${id}.m4a`, title: `第 ${id} 集`, duration: 33 });
const list = [track('1'), track('2')];
const asked = { type: 'track.requested', list, index: 0 } as const;
const restored = { type: 'track.restored', list, index: 0, rate: 1 } as const;
const grown = { type: 'list.grown', list: [...list, track('3')] } as const;
const seek = { type: 'seek.requested', to: 20 } as const;
const skip = { type: 'skip.requested', by: -15 } as const;
const faster = { type: 'rate.requested', rate: 1.5 } as const;
const sleep = (timer: number | 'end' | 'off') => ({ type: 'sleep.requested', timer, now: 0 }) as const;
const broken = (fault: 'network' | 'unsupported') => ({ type: 'media.failed', fault }) as const;
const silenced = (by: 'here' | 'elsewhere') => ({ type: 'sound.silenced', by }) as const;

/** Paths to every state of an active player. */
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
  // longer lists add no behaviour that the shorter ones do not have
  isSearchBoundary: ({ context }) => context.list.length > 2,
  invariants: {
    'there is a track exactly while the player is active': ({ to }) =>
      to.hasTag('active') === (to.context.list[to.context.index] !== undefined),
    'the state is playing only after the media element reported it': ({ from, event, to }) =>
      !to.hasTag('heard') || from.hasTag('heard') || event.type === 'media.playing',
    'the sleep timer runs exactly while one is set': ({ to }) =>
      to.hasTag('sleepy') === (to.context.sleep !== 'off') &&
      (to.context.sleepsAt !== undefined) === (typeof to.context.sleep === 'number'),
    'a fault is retried automatically twice at most': ({ to }) => to.context.retries <= 2,
    'an unsupported sound is never retried automatically': ({ to }) =>
      to.context.fault !== 'unsupported' || !to.matches({ sound: { active: 'retrying' } }),
    'unwanted playback is paused, released, or has stopped': isStoppedWhenUnwanted,
    'from every state a tap or closing leads on': ({ to }) =>
      !to.hasTag('active') || (to.can({ type: 'toggle.requested' }) && to.can({ type: 'close.requested' })),
  },
  equivalentMutants: {
    'player.sound.active on *.requested without reenter': equivalence.reenter,
    'player.sound.active.retrying on media.failed (1) without setFault':
      'it retries because of the same fault',
    'player.sleep.awake on sleep.requested (3) *': 'no timer is set while awake',
    'player.sleep.untilEnd on sleep.requested (2) *': 'it waits for the end already',
    '* with setRate before assignRate': equivalence.order,
    '* with clearList before release': equivalence.order,
    '* with setFault before pause': equivalence.order,
    '* with reload before countRetry': equivalence.order,
    '* with reload before resetFaults': equivalence.order,
  },
  expectations: {
    'initially nothing plays': { when: [], state: { sound: 'empty', sleep: 'awake' }, tags: [] },
    'a requested track is loading': {
      when: [asked],
      state: active('loading'),
      tags: ['active', 'busy', 'wanted'],
      effects: [plays(0)],
    },
    'a track from before a reload is silent until the reader plays it': {
      when: [restored],
      state: active('paused'),
      tags: ['active'],
      effects: [],
    },
    'a rate can be chosen before playback': {
      when: [faster],
      state: { sound: 'empty' },
      context: { rate: 1.5 },
      effects: [],
    },
    'a chosen rate applies to the next track': { when: [faster, asked], effects: [plays(0, 1.5)] },
    'a chosen rate applies to the playing sound at once': {
      when: [...ways.playing, faster],
      state: active('playing'),
      context: { rate: 1.5 },
      effects: [{ type: 'setRate', params: { rate: 1.5 } }],
    },
    'another track replaces the first and restarts the load timeout': {
      when: [asked, after(19_999), { type: 'track.requested', list, index: 1 }, after(1)],
      state: active('loading'),
      context: { index: 1 },
    },
    'another track can be requested while one plays': {
      when: [...ways.playing, { type: 'track.requested', list, index: 1 }],
      state: active('loading'),
      effects: [plays(1)],
    },
    'the next track loads': {
      when: [...ways.playing, 'next.requested'],
      state: active('loading'),
      context: { index: 1 },
      effects: [plays(1)],
    },
    'the next track has its own load timeout': {
      when: [asked, after(19_999), 'next.requested', after(1)],
      state: active('loading'),
    },
    'the previous track loads': {
      when: [...ways.playing, 'next.requested', 'previous.requested'],
      state: active('loading'),
      context: { index: 0 },
      effects: [plays(0)],
    },
    'the previous track has its own load timeout': {
      when: [asked, 'next.requested', after(19_999), 'previous.requested', after(1)],
      state: active('loading'),
    },
    'an extended list continues after its former last track': {
      when: [...ways.playing, grown],
      state: active('playing'),
      context: { list: grown.list },
    },
    'seeking goes to a position': {
      when: [...ways.playing, seek],
      state: active('playing'),
      effects: [{ type: 'seek', params: { to: 20 } }],
    },
    'skipping moves by some seconds': {
      when: [...ways.playing, skip],
      state: active('playing'),
      effects: [{ type: 'skip', params: { by: -15 } }],
    },
    'closing releases the sound': {
      when: [...ways.playing, 'close.requested'],
      state: { sound: 'empty' },
      tags: [],
      context: { list: [], index: 0 },
      effects: ['release'],
    },
    ...everywhere('a tap pauses wanted playback', wanted, ['toggle.requested'], {
      state: active('paused'),
      tags: ['active'],
      effects: ['pause'],
    }),
    ...everywhere('a pause event pauses wanted playback', wanted, ['pause.requested'], {
      state: active('paused'),
      effects: ['pause'],
    }),
    ...everywhere('the sleep timer pauses wanted playback', wanted, ['sleep.over'], {
      state: active('paused'),
      effects: ['pause'],
    }),
    ...everywhere('another sound of the page pauses wanted playback', wanted, [silenced('here')], {
      state: active('paused'),
      effects: ['pause'],
    }),
    ...everywhere('a sound in another tab interrupts wanted playback', wanted, [silenced('elsewhere')], {
      state: active('interrupted'),
      tags: ['active', 'interrupted'],
      effects: ['pause'],
    }),
    ...everywhere('lost headphones interrupt wanted playback', wanted, ['output.lost'], {
      state: active('interrupted'),
      effects: ['pause'],
    }),
    ...everywhere('an autoplay refusal is shown', wanted, ['media.refused'], {
      state: active('refused'),
      tags: ['active', 'refused'],
      effects: [],
    }),
    ...everywhere('a network fault is retried', wanted, [broken('network')], {
      state: active('retrying'),
      tags: ['active', 'busy', 'wanted'],
      context: { fault: 'network' },
    }),
    ...everywhere('an unsupported sound is not retried', wanted, [broken('unsupported')], {
      state: active('failed'),
      tags: ['active', 'failed'],
      context: { fault: 'unsupported' },
    }),
    ...everywhere('a tap starts a silent track', silent, ['toggle.requested'], {
      state: active('loading'),
      effects: [plays(0)],
    }),
    ...everywhere(
      'an interrupted sound that resumes plays',
      ['loading', 'stalled', 'paused', 'interrupted'],
      ['media.playing'],
      { state: active('playing'), tags: ['active', 'heard', 'wanted'] },
    ),
    ...everywhere('a pause by the system interrupts the sound', wanted, ['media.paused'], {
      state: active('interrupted'),
    }),
    'a sound that does not start is waited for': { when: [asked, after(19_999)], state: active('loading') },
    'a sound that does not start has failed': {
      when: [asked, after(20_000)],
      state: active('failed'),
      context: { fault: 'network' },
      effects: ['pause'],
    },
    'an empty buffer is shown as buffering': {
      when: ways.stalled,
      state: active('stalled'),
      tags: ['active', 'busy', 'wanted'],
    },
    'an empty buffer is waited for': {
      when: [...ways.stalled, after(19_999)],
      state: active('stalled'),
    },
    'a sound that stays stalled is reloaded': {
      when: [...ways.stalled, after(20_000)],
      state: active('loading'),
      context: { retries: 1 },
      effects: [reloads(0)],
    },
    'a sound that stalls for the third time has failed': {
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
    'a second fault during the delay does not prolong it': {
      when: [...ways.retrying, after(1000), broken('network'), after(500)],
      state: active('loading'),
    },
    'a fault is retried after a delay': {
      when: [...ways.retrying, after(1499)],
      state: active('retrying'),
    },
    'a fault is retried automatically': {
      when: [...ways.retrying, after(1500)],
      state: active('loading'),
      context: { retries: 1 },
      effects: [reloads(0)],
    },
    'a fault is retried as soon as the network is back': {
      when: [...ways.retrying, 'network.restored'],
      state: active('loading'),
      context: { retries: 1 },
      effects: [reloads(0)],
    },
    'the third consecutive fault needs the reader to retry': {
      when: networkFailed,
      state: active('failed'),
      context: { retries: 2, fault: 'network' },
    },
    'a failed sound is retried by a tap': {
      when: [...networkFailed, 'toggle.requested'],
      state: active('loading'),
      context: { retries: 0, fault: undefined },
      effects: [reloads(0)],
    },
    'a failed sound is retried when the network is back': {
      when: [...networkFailed, 'network.restored'],
      state: active('loading'),
      context: { retries: 0 },
      effects: [reloads(0)],
    },
    'an unsupported sound is not retried when the network is back': {
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
    'playback ends after the last track': {
      when: ways.ended,
      state: active('ended'),
      tags: ['active'],
      effects: [],
    },
    'ended playback can start again': {
      when: [...ways.ended, 'toggle.requested'],
      state: active('loading'),
      effects: [{ type: 'seek', params: { to: 0 } }, plays(1)],
    },
    'the sleep timer counts minutes': {
      when: [...ways.playing, sleep(15), after(899_999)],
      state: { sound: { active: 'playing' }, sleep: 'counting' },
      tags: ['active', 'heard', 'sleepy', 'wanted'],
    },
    'playback sleeps after the minutes': {
      when: [...ways.playing, sleep(15), after(900_000)],
      state: { sound: { active: 'paused' }, sleep: 'awake' },
      context: { sleep: 'off' },
      effects: ['pause'],
    },
    'setting the sleep timer again restarts it': {
      when: [...ways.playing, sleep(15), after(899_999), sleep(15), after(1)],
      state: { sound: { active: 'playing' }, sleep: 'counting' },
    },
    'the sleep timer changes to other minutes': {
      when: [...ways.playing, sleep(15), sleep(30)],
      state: { sleep: 'counting' },
      context: { sleep: 30, sleepsAt: 1_800_000 },
    },
    'the sleep timer changes from minutes to the end of the track': {
      when: [...ways.playing, sleep(15), sleep('end')],
      state: { sleep: 'untilEnd' },
      context: { sleep: 'end', sleepsAt: undefined },
    },
    'a sleep timer of minutes can be turned off': {
      when: [...ways.playing, sleep(15), sleep('off')],
      state: { sleep: 'awake' },
      context: { sleep: 'off' },
    },
    'playback sleeps at the end of the track': {
      when: [...ways.playing, sleep('end'), 'media.ended'],
      state: { sound: { active: 'ended' }, sleep: 'awake' },
      context: { index: 0, sleep: 'off' },
    },
    'the sleep timer changes from the end of the track to minutes': {
      when: [...ways.playing, sleep('end'), sleep(15)],
      state: { sleep: 'counting' },
      context: { sleep: 15, sleepsAt: 900_000 },
    },
    'sleeping at the end of the track can be chosen twice': {
      when: [...ways.playing, sleep('end'), sleep('end')],
      state: { sleep: 'untilEnd' },
    },
    'sleeping at the end of the track can be turned off': {
      when: [...ways.playing, sleep('end'), sleep('off')],
      state: { sleep: 'awake' },
      context: { sleep: 'off' },
    },
    'turning the sleep timer off without one changes nothing': {
      when: [sleep('off')],
      state: { sleep: 'awake' },
    },
    'closing cancels a sleep timer of minutes': {
      when: [...ways.playing, sleep(15), 'close.requested'],
      state: { sound: 'empty', sleep: 'awake' },
      context: { sleep: 'off', sleepsAt: undefined },
    },
    'closing cancels sleeping at the end of the track': {
      when: [...ways.playing, sleep('end'), 'close.requested'],
      state: { sound: 'empty', sleep: 'awake' },
      context: { sleep: 'off' },
    },
  },
});
