import type { StateValue } from 'xstate';
import { expectInStates } from '../proof/expect-in-states.ts';
import { after, defineProof, type Expectation } from '../proof/proof.ts';
import { isStoppedWhenUnwanted } from '../proof/playback-invariant.ts';
import type { FilmFault } from './video-player-events.ts';
import { videoPlayerMachine } from './video-player.machine.ts';

type Way = Expectation<typeof videoPlayerMachine>['when'];

const begun = { type: 'play.requested', sound: true } as const;
const begunMuted = { type: 'play.requested', sound: false } as const;
const seek = { type: 'seek.requested', to: 20 } as const;
const skip = { type: 'skip.requested', by: -10 } as const;
const loud = { type: 'sound.requested', isOn: true } as const;
const silent = { type: 'sound.requested', isOn: false } as const;
const faster = { type: 'rate.requested', rate: 1.5 } as const;
const sharper = { type: 'quality.requested', quality: 360 } as const;
const broken = (fault: FilmFault) => ({ type: 'media.failed', fault }) as const;

/** Ways to every state of a film. */
const ways = {
  loading: [begun],
  playing: [begun, 'media.playing'],
  seeking: [begun, 'media.playing', seek],
  buffering: [begun, 'media.playing', 'media.waiting'],
  stalled: [begun, broken('network')],
  offline: [begun, 'network.lost'],
  paused: [begun, 'media.playing', 'pause.requested'],
  'seeking while paused': [begun, 'media.playing', 'pause.requested', seek],
  ended: [begun, 'media.playing', 'media.ended'],
  refused: [begunMuted, 'media.refused'],
  failed: [begun, broken('unsupported')],
} satisfies Record<string, Way>;

/** The network failed until the player gave up: three times by itself, after one, two, four and eight seconds. */
const givenUp: Way = [
  begun,
  broken('network'),
  after(1000),
  broken('network'),
  after(2000),
  broken('network'),
  after(4000),
  broken('network'),
];
/** The same, but nothing was heard of the film at all. */
const waitedInVain: Way = [
  begun,
  after(12_000),
  after(1000),
  after(12_000),
  after(2000),
  after(12_000),
  after(4000),
  after(12_000),
];

const going = (state: string): StateValue => ({ film: { going: state } });
const still = (state: string): StateValue => ({ film: { still: state } });
const asWished = { quality: 'auto', rate: 1, isMuted: false } as const;
const plays = { type: 'play', params: asWished };
const playsMuted = { type: 'play', params: { ...asWished, isMuted: true } };
const reloads = { type: 'reload', params: asWished };
const seeks = { type: 'seek', params: { to: 20 } };
const skips = { type: 'skip', params: { by: -10 } };

const everywhere = expectInStates<typeof videoPlayerMachine, keyof typeof ways>(ways);
const wanted = ['loading', 'playing', 'seeking', 'buffering', 'stalled', 'offline'] as const;
const all = Object.keys(ways) as (keyof typeof ways)[];

export const videoPlayerProof = defineProof({
  name: 'video-player',
  title: '视频播放器',
  machine: videoPlayerMachine,
  starts: { 自动清晰度: { quality: 'auto' } },
  events: [
    begun,
    begunMuted,
    'toggle.requested',
    'pause.requested',
    seek,
    skip,
    loud,
    silent,
    { type: 'rate.requested', rate: 1 },
    { type: 'quality.requested', quality: 'auto' },
    'leave.requested',
    'media.playing',
    'media.waiting',
    'media.seeked',
    'media.paused',
    'media.ended',
    'media.refused',
    broken('network'),
    broken('unsupported'),
    'network.lost',
    'network.restored',
  ],
  invariants: {
    'a film is called seen only when the world has said so': ({ from, event, to }) =>
      !to.hasTag('seen') || from.hasTag('seen') || ['media.playing', 'media.seeked'].includes(event.type),
    'a film that was muted is heard only at the reader’s wish': ({ from, event, to }) =>
      to.context.isMuted ||
      !from.context.isMuted ||
      ['play.requested', 'sound.requested'].includes(event.type),
    'a fault is known exactly while the film has failed': ({ to }) =>
      to.hasTag('failed') === (to.context.fault !== undefined),
    'a film is loaded anew by itself three times at most': ({ to }) => to.context.retries <= 3,
    'without a network nothing is loaded anew by itself': ({ from, event, effects }) =>
      !from.context.isOffline ||
      !event.type.startsWith('xstate.after') ||
      effects.every(({ type }) => type !== 'reload'),
    'what is not wanted any more is paused, let go, or has stopped by itself': isStoppedWhenUnwanted,
    'nothing is held of a film that shows its poster': ({ to }) =>
      to.hasTag('film') || (to.context.retries === 0 && to.context.isMuted),
    'from everywhere a tap or leaving leads on': ({ to }) =>
      to.hasTag('film')
        ? to.can({ type: 'toggle.requested' }) && to.can({ type: 'leave.requested' })
        : to.can({ type: 'play.requested', sound: true }),
  },
  expectations: {
    'a film shows its poster at first': { when: [], state: 'poster', tags: [], effects: [] },
    'a tap begins it, and it is to be heard': {
      when: [begun],
      state: going('loading'),
      tags: ['film', 'wanted', 'busy'],
      effects: [plays],
    },
    'what the page begins by itself is not heard': {
      when: [begunMuted],
      state: going('loading'),
      context: { isMuted: true },
      effects: [playsMuted],
    },
    'speed and quality are chosen before it begins': {
      when: [faster, sharper, begun],
      effects: [{ type: 'play', params: { quality: 360, rate: 1.5, isMuted: false } }],
    },
    'speed before it begins concerns nothing else': { when: [faster], state: 'poster', effects: [] },
    'quality before it begins concerns nothing else': {
      when: [sharper],
      state: 'poster',
      context: { quality: 360 },
      effects: [],
    },
    ...everywhere(
      'the film is seen once the world says so',
      ['loading', 'buffering', 'stalled', 'offline', 'seeking', 'paused', 'seeking while paused'],
      ['media.playing'],
      {
        state: going('playing'),
        tags: ['film', 'wanted', 'seen'],
        effects: [],
      },
    ),
    ...everywhere('a tap pauses what is wanted', wanted, ['toggle.requested'], {
      state: still('paused'),
      tags: ['film'],
      effects: ['pause'],
    }),
    ...everywhere('a pause is obeyed', wanted, ['pause.requested'], {
      state: still('paused'),
      effects: ['pause'],
    }),
    ...everywhere('what the world pauses is paused', wanted, ['media.paused'], {
      state: still('paused'),
      effects: [],
    }),
    ...everywhere('a browser that plays nothing aloud plays it muted', wanted, ['media.refused'], {
      state: going('loading'),
      context: { isMuted: true },
      effects: [playsMuted],
    }),
    ...everywhere(
      'a browser that plays nothing at all asks for a tap',
      wanted,
      ['media.refused', 'media.refused'],
      {
        state: { film: 'refused' },
        tags: ['film', 'refused'],
        effects: [],
      },
    ),
    ...everywhere(
      'a film lost on the way is tried again later',
      ['loading', 'playing', 'seeking', 'buffering'],
      [broken('network')],
      {
        state: going('stalled'),
        tags: ['film', 'wanted', 'busy'],
        context: { fault: undefined },
        effects: [],
      },
    ),
    ...everywhere('what this browser cannot play has failed', wanted, [broken('unsupported')], {
      state: { film: 'failed' },
      tags: ['film', 'failed'],
      context: { fault: 'unsupported' },
      effects: [],
    }),
    ...everywhere(
      'without a network the film waits for one',
      ['loading', 'seeking', 'buffering', 'stalled'],
      ['network.lost'],
      {
        state: going('offline'),
        tags: ['film', 'wanted', 'offline'],
        context: { isOffline: true },
        effects: [],
      },
    ),
    ...everywhere('a place is gone to', ['loading', 'playing', 'seeking', 'buffering'], [seek], {
      state: going('seeking'),
      tags: ['film', 'wanted', 'busy', 'seeking'],
      effects: [seeks],
    }),
    ...everywhere('some seconds are skipped', ['loading', 'playing', 'seeking', 'buffering'], [skip], {
      state: going('seeking'),
      effects: [skips],
    }),
    ...everywhere('a place is noted where nothing goes there yet', ['stalled'], [seek], {
      state: going('stalled'),
      effects: [seeks],
    }),
    'a skip is noted while the film stalls': {
      when: [...ways.stalled, skip],
      state: going('stalled'),
      effects: [skips],
    },
    'a place is noted without a network': {
      when: [...ways.offline, seek],
      state: going('offline'),
      effects: [seeks],
    },
    'a skip is noted without a network': {
      when: [...ways.offline, skip],
      state: going('offline'),
      effects: [skips],
    },
    ...everywhere(
      'a paused film goes to a place and stays paused',
      ['paused', 'seeking while paused'],
      [seek],
      {
        state: still('seeking'),
        tags: ['film', 'busy', 'seeking'],
        effects: [seeks],
      },
    ),
    ...everywhere('a paused film skips and stays paused', ['paused', 'seeking while paused'], [skip], {
      state: still('seeking'),
      effects: [skips],
    }),
    'a paused film that has found its place is paused': {
      when: [...ways['seeking while paused'], 'media.seeked'],
      state: still('paused'),
      effects: [],
    },
    'a film that has found its place is seen': {
      when: [...ways.seeking, 'media.seeked'],
      state: going('playing'),
      effects: [],
    },
    ...everywhere('a tap goes on', ['paused', 'seeking while paused'], ['toggle.requested'], {
      state: going('loading'),
      effects: [plays],
    }),
    'a tap begins what the browser refused, still muted': {
      when: [...ways.refused, 'toggle.requested'],
      state: going('loading'),
      effects: [playsMuted],
    },
    ...everywhere('a wish to play goes on', ['paused', 'seeking while paused', 'refused'], [begun], {
      state: going('loading'),
      context: { isMuted: false },
      effects: [plays],
    }),
    ...everywhere('sound is turned off', all, [silent], {
      context: { isMuted: true },
      effects: [{ type: 'setMuted', params: { isMuted: true } }],
    }),
    'sound is turned on': {
      when: [begunMuted, 'media.playing', loud],
      state: going('playing'),
      context: { isMuted: false },
      effects: [{ type: 'setMuted', params: { isMuted: false } }],
    },
    'turning sound on disturbs nothing': { when: [...ways.playing, silent, loud], state: going('playing') },
    'speed is chosen while it plays': {
      when: [...ways.playing, faster],
      state: going('playing'),
      context: { rate: 1.5 },
      effects: [{ type: 'setRate', params: { rate: 1.5 } }],
    },
    'quality is chosen while it plays': {
      when: [...ways.playing, sharper],
      state: going('playing'),
      context: { quality: 360 },
      effects: [{ type: 'setQuality', params: { quality: 360 } }],
    },
    ...everywhere('leaving lets go of the film', all, ['leave.requested'], {
      state: 'poster',
      tags: [],
      context: { isMuted: true, retries: 0, fault: undefined },
      effects: ['release'],
    }),
    'a film that runs dry says so': {
      when: ways.buffering,
      state: going('buffering'),
      tags: ['film', 'wanted', 'busy'],
      effects: [],
    },
    'a film that runs dry without a network waits for one': {
      when: [...ways.playing, 'network.lost', 'media.waiting'],
      state: going('offline'),
      effects: [],
    },
    'a film goes on without a network as far as it is there': {
      when: [...ways.playing, 'network.lost'],
      state: going('playing'),
      context: { isOffline: true },
      effects: [],
    },
    'a network that comes back while a film plays is noted': {
      when: [...ways.playing, 'network.lost', 'network.restored'],
      state: going('playing'),
      context: { isOffline: false },
      effects: [],
    },
    'a network that went before the film began is known': {
      when: ['network.lost'],
      state: 'poster',
      context: { isOffline: true },
      effects: [],
    },
    'a network that came back before the film began is known': {
      when: ['network.lost', 'network.restored'],
      state: 'poster',
      context: { isOffline: false },
    },
    'a film that fails without a network waits for one': {
      when: [...ways.playing, 'network.lost', broken('network')],
      state: going('offline'),
    },
    'with the network the film goes on at the same place': {
      when: [...ways.offline, 'network.restored'],
      state: going('loading'),
      context: { isOffline: false, retries: 0 },
      effects: [reloads],
    },
    'with the network the count of earlier faults begins anew': {
      when: [...ways.stalled, after(1000), 'network.lost', 'network.restored'],
      context: { retries: 0 },
    },
    ...everywhere('what does not come is waited for', ['loading', 'buffering'], [after(11_999)], {
      tags: ['film', 'wanted', 'busy'],
      effects: [],
    }),
    ...everywhere('what does not come has stalled', ['loading', 'buffering', 'seeking'], [after(12_000)], {
      state: going('stalled'),
    }),
    ...everywhere(
      'waiting begins anew with each place',
      ['loading', 'playing'],
      [seek, after(11_999), seek, after(11_999)],
      {
        state: going('seeking'),
      },
    ),
    'a stalled film is not loaded anew at once': {
      when: [...ways.stalled, after(999)],
      state: going('stalled'),
    },
    'a stalled film is loaded anew at the same place': {
      when: [...ways.stalled, after(1000)],
      state: going('loading'),
      context: { retries: 1 },
      effects: [reloads],
    },
    'the second time it waits twice as long': {
      when: [...ways.stalled, after(1000), broken('network'), after(1999)],
      state: going('stalled'),
    },
    'the third fault after three attempts is the reader’s to try again': {
      when: givenUp,
      state: { film: 'failed' },
      context: { retries: 3, fault: 'network' },
      effects: [],
    },
    'a film that never comes is given up': {
      when: [...waitedInVain, after(8000)],
      state: { film: 'failed' },
      context: { fault: 'network' },
      effects: ['pause'],
    },
    'the last pause is the longest': { when: [...waitedInVain, after(7999)], state: going('stalled') },
    'a failed film is tried again by a tap': {
      when: [...givenUp, 'toggle.requested'],
      state: going('loading'),
      context: { retries: 0, fault: undefined },
      effects: [reloads],
    },
    'a failed film is tried again by a wish to play': {
      when: [...givenUp, silent, begun],
      state: going('loading'),
      context: { retries: 0, fault: undefined, isMuted: false },
      effects: [reloads],
    },
    'a failed film is tried again when the network is back': {
      when: [...givenUp, 'network.lost', 'network.restored'],
      state: going('loading'),
      context: { isOffline: false, retries: 0, fault: undefined },
      effects: [reloads],
    },
    'what this browser cannot play is not tried again when the network is back': {
      when: [...ways.failed, 'network.lost', 'network.restored'],
      state: { film: 'failed' },
      context: { isOffline: false },
      effects: [],
    },
    'faults are not forgotten at once': {
      when: [...ways.stalled, after(1000), 'media.playing', after(9999)],
      context: { retries: 1 },
    },
    'faults are forgotten after ten undisturbed seconds': {
      when: [...ways.stalled, after(1000), 'media.playing', after(9999), 'media.playing', after(1)],
      state: going('playing'),
      context: { retries: 0 },
      effects: [],
    },
    ...everywhere('a film comes to its end', ['playing', 'seeking'], ['media.ended'], {
      state: { film: 'ended' },
      tags: ['film', 'ended'],
      effects: [],
    }),
    'what has ended begins anew': {
      when: [...ways.ended, 'toggle.requested'],
      state: going('loading'),
      effects: [{ type: 'seek', params: { to: 0 } }, plays],
    },
    'what has ended begins anew by a wish to play': {
      when: [...ways.ended, silent, begun],
      state: going('loading'),
      context: { isMuted: false },
      effects: [{ type: 'seek', params: { to: 0 } }, plays],
    },
    'what has ended goes on from a place': {
      when: [...ways.ended, seek],
      state: going('seeking'),
      effects: [seeks, plays],
    },
    'what has ended goes on some seconds before': {
      when: [...ways.ended, skip],
      state: going('seeking'),
      effects: [skips, plays],
    },
  },
});
