import type { StateValue } from 'xstate';
import { expectInStates } from '../proof/expect-in-states.ts';
import { after, defineProof, equivalence, type Expectation } from '../proof/proof.ts';
import { isStoppedWhenUnwanted } from '../proof/playback-invariant.ts';
import type { VideoFault } from './video-player-events.ts';
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
const broken = (fault: VideoFault) => ({ type: 'media.failed', fault }) as const;

/** Paths to every state of a video. */
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

/** The network failed until the player gave up: three automatic reloads, after one, two, four and eight seconds. */
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
/** The same, but the media element reported nothing at all. */
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

const going = (state: string): StateValue => ({ video: { going: state } });
const still = (state: string): StateValue => ({ video: { still: state } });
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
    'the state is playing only after the media element reported it': ({ from, event, to }) =>
      !to.hasTag('seen') || from.hasTag('seen') || ['media.playing', 'media.seeked'].includes(event.type),
    'a muted video is unmuted only by the reader': ({ from, event, to }) =>
      to.context.isMuted ||
      !from.context.isMuted ||
      ['play.requested', 'sound.requested'].includes(event.type),
    'a fault is set exactly while the video has failed': ({ to }) =>
      to.hasTag('failed') === (to.context.fault !== undefined),
    'a video is reloaded automatically three times at most': ({ to }) => to.context.retries <= 3,
    'offline, nothing is reloaded automatically': ({ from, event, effects }) =>
      !from.context.isOffline ||
      !event.type.startsWith('xstate.after') ||
      effects.every(({ type }) => type !== 'reload'),
    'unwanted playback is paused, released, or has stopped': isStoppedWhenUnwanted,
    'no media is loaded while the poster is shown': ({ to }) =>
      to.hasTag('video') || (to.context.retries === 0 && to.context.isMuted),
    'from every state a tap or leaving leads on': ({ to }) =>
      to.hasTag('video')
        ? to.can({ type: 'toggle.requested' }) && to.can({ type: 'leave.requested' })
        : to.can({ type: 'play.requested', sound: true }),
  },
  equivalentMutants: {
    'videoPlayer.video.going on * with reenter': equivalence.reenter,
    'videoPlayer.video.going.* redirected to videoPlayer.video.going.stalled':
      'without a network, stalled leads on to offline at once',
    'videoPlayer.video.going.stalled on network.lost removed':
      'its transition without an event does the same',
    '* with resetFaults before release': equivalence.order,
    '* with mute before resetFaults': equivalence.order,
    '* with setRate before assignRate': equivalence.order,
    '* with setQuality before assignQuality': equivalence.order,
    '* with reload before countRetry': equivalence.order,
    '* with setFault before pause': equivalence.order,
    '* with resetFaults before markOnline': equivalence.order,
    '* with reload before resetFaults': equivalence.order,
    '* with seek before assignMuted': equivalence.order,
    '* with resetFaults before assignMuted': equivalence.order,
  },
  expectations: {
    'a paused video that the page starts is as loud as the page asks': {
      when: [...ways.paused, begunMuted],
      state: going('loading'),
      context: { isMuted: true },
      effects: [playsMuted],
    },
    'initially a video shows its poster': { when: [], state: 'poster', tags: [], effects: [] },
    'a tap starts it with sound': {
      when: [begun],
      state: going('loading'),
      tags: ['video', 'wanted', 'busy'],
      effects: [plays],
    },
    'automatic playback is muted': {
      when: [begunMuted],
      state: going('loading'),
      context: { isMuted: true },
      effects: [playsMuted],
    },
    'rate and quality can be chosen before playback': {
      when: [faster, sharper, begun],
      effects: [{ type: 'play', params: { quality: 360, rate: 1.5, isMuted: false } }],
    },
    'a rate chosen before playback changes nothing else': { when: [faster], state: 'poster', effects: [] },
    'a quality chosen before playback changes nothing else': {
      when: [sharper],
      state: 'poster',
      context: { quality: 360 },
      effects: [],
    },
    ...everywhere(
      'the video plays once the media element reports it',
      ['loading', 'buffering', 'stalled', 'offline', 'seeking', 'paused', 'seeking while paused'],
      ['media.playing'],
      {
        state: going('playing'),
        tags: ['video', 'wanted', 'seen'],
        effects: [],
      },
    ),
    ...everywhere('a tap pauses wanted playback', wanted, ['toggle.requested'], {
      state: still('paused'),
      tags: ['video'],
      effects: ['pause'],
    }),
    ...everywhere('a pause event pauses', wanted, ['pause.requested'], {
      state: still('paused'),
      effects: ['pause'],
    }),
    ...everywhere('a pause by the system pauses', wanted, ['media.paused'], {
      state: still('paused'),
      effects: [],
    }),
    ...everywhere('a browser that blocks sound plays muted', wanted, ['media.refused'], {
      state: going('loading'),
      context: { isMuted: true },
      effects: [playsMuted],
    }),
    ...everywhere(
      'a browser that blocks playback asks for a tap',
      wanted,
      ['media.refused', 'media.refused'],
      {
        state: { video: 'refused' },
        tags: ['video', 'refused'],
        effects: [],
      },
    ),
    ...everywhere(
      'a video that fails while loading is retried later',
      ['loading', 'playing', 'seeking', 'buffering'],
      [broken('network')],
      {
        state: going('stalled'),
        tags: ['video', 'wanted', 'busy'],
        context: { fault: undefined },
        effects: [],
      },
    ),
    ...everywhere('an unsupported video has failed', wanted, [broken('unsupported')], {
      state: { video: 'failed' },
      tags: ['video', 'failed'],
      context: { fault: 'unsupported' },
      effects: [],
    }),
    ...everywhere(
      'offline the video waits for the network',
      ['loading', 'seeking', 'buffering', 'stalled'],
      ['network.lost'],
      {
        state: going('offline'),
        tags: ['video', 'wanted', 'offline'],
        context: { isOffline: true },
        effects: [],
      },
    ),
    ...everywhere('seeking goes to a position', ['loading', 'playing', 'seeking', 'buffering'], [seek], {
      state: going('seeking'),
      tags: ['video', 'wanted', 'busy', 'seeking'],
      effects: [seeks],
    }),
    ...everywhere('skipping moves by some seconds', ['loading', 'playing', 'seeking', 'buffering'], [skip], {
      state: going('seeking'),
      effects: [skips],
    }),
    ...everywhere('a seek is recorded while the video stalls', ['stalled'], [seek], {
      state: going('stalled'),
      effects: [seeks],
    }),
    'a skip is recorded while the video stalls': {
      when: [...ways.stalled, skip],
      state: going('stalled'),
      effects: [skips],
    },
    'a seek is recorded offline': {
      when: [...ways.offline, seek],
      state: going('offline'),
      effects: [seeks],
    },
    'a skip is recorded offline': {
      when: [...ways.offline, skip],
      state: going('offline'),
      effects: [skips],
    },
    ...everywhere('a paused video seeks and stays paused', ['paused', 'seeking while paused'], [seek], {
      state: still('seeking'),
      tags: ['video', 'busy', 'seeking'],
      effects: [seeks],
    }),
    ...everywhere('a paused video skips and stays paused', ['paused', 'seeking while paused'], [skip], {
      state: still('seeking'),
      effects: [skips],
    }),
    'a paused video that has sought is paused': {
      when: [...ways['seeking while paused'], 'media.seeked'],
      state: still('paused'),
      effects: [],
    },
    'a video that has sought plays': {
      when: [...ways.seeking, 'media.seeked'],
      state: going('playing'),
      effects: [],
    },
    ...everywhere('a tap resumes', ['paused', 'seeking while paused'], ['toggle.requested'], {
      state: going('loading'),
      effects: [plays],
    }),
    'a tap starts what the browser blocked, still muted': {
      when: [...ways.refused, 'toggle.requested'],
      state: going('loading'),
      effects: [playsMuted],
    },
    ...everywhere('a request to play resumes', ['paused', 'seeking while paused', 'refused'], [begun], {
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
    'the rate is changed during playback': {
      when: [...ways.playing, faster],
      state: going('playing'),
      context: { rate: 1.5 },
      effects: [{ type: 'setRate', params: { rate: 1.5 } }],
    },
    'the quality is changed during playback': {
      when: [...ways.playing, sharper],
      state: going('playing'),
      context: { quality: 360 },
      effects: [{ type: 'setQuality', params: { quality: 360 } }],
    },
    ...everywhere('leaving releases the media', all, ['leave.requested'], {
      state: 'poster',
      tags: [],
      context: { isMuted: true, retries: 0, fault: undefined },
      effects: ['release'],
    }),
    'an empty buffer is shown as buffering': {
      when: ways.buffering,
      state: going('buffering'),
      tags: ['video', 'wanted', 'busy'],
      effects: [],
    },
    'an empty buffer waits for the network when offline': {
      when: [...ways.playing, 'network.lost', 'media.waiting'],
      state: going('offline'),
      effects: [],
    },
    'a video continues offline as far as it is buffered': {
      when: [...ways.playing, 'network.lost'],
      state: going('playing'),
      context: { isOffline: true },
      effects: [],
    },
    'a network that returns during playback is recorded': {
      when: [...ways.playing, 'network.lost', 'network.restored'],
      state: going('playing'),
      context: { isOffline: false },
      effects: [],
    },
    'a network lost before playback is recorded': {
      when: ['network.lost'],
      state: 'poster',
      context: { isOffline: true },
      effects: [],
    },
    'a network that returned before playback is recorded': {
      when: ['network.lost', 'network.restored'],
      state: 'poster',
      context: { isOffline: false },
    },
    'a video that fails offline waits for the network': {
      when: [...ways.playing, 'network.lost', broken('network')],
      state: going('offline'),
    },
    'online again, the video continues at the same position': {
      when: [...ways.offline, 'network.restored'],
      state: going('loading'),
      context: { isOffline: false, retries: 0 },
      effects: [reloads],
    },
    'going online resets the count of earlier faults': {
      when: [...ways.stalled, after(1000), 'network.lost', 'network.restored'],
      context: { retries: 0 },
    },
    ...everywhere('missing data is waited for', ['loading', 'buffering'], [after(11_999)], {
      tags: ['video', 'wanted', 'busy'],
      effects: [],
    }),
    ...everywhere('missing data counts as a stall', ['loading', 'buffering', 'seeking'], [after(12_000)], {
      state: going('stalled'),
    }),
    ...everywhere(
      'each seek restarts the stall timeout',
      ['loading', 'playing'],
      [seek, after(11_999), seek, after(11_999)],
      {
        state: going('seeking'),
      },
    ),
    'a stalled video is not reloaded at once': {
      when: [...ways.stalled, after(999)],
      state: going('stalled'),
    },
    'a stalled video is reloaded at the same position': {
      when: [...ways.stalled, after(1000)],
      state: going('loading'),
      context: { retries: 1 },
      effects: [reloads],
    },
    'the second reload waits twice as long': {
      when: [...ways.stalled, after(1000), broken('network'), after(1999)],
      state: going('stalled'),
    },
    'the fourth fault needs the reader to retry': {
      when: givenUp,
      state: { video: 'failed' },
      context: { retries: 3, fault: 'network' },
      effects: [],
    },
    'a video that never loads is given up': {
      when: [...waitedInVain, after(8000)],
      state: { video: 'failed' },
      context: { fault: 'network' },
      effects: ['pause'],
    },
    'the last delay is the longest': { when: [...waitedInVain, after(7999)], state: going('stalled') },
    'a failed video is retried by a tap': {
      when: [...givenUp, 'toggle.requested'],
      state: going('loading'),
      context: { retries: 0, fault: undefined },
      effects: [reloads],
    },
    'a failed video is retried by a request to play': {
      when: [...givenUp, silent, begun],
      state: going('loading'),
      context: { retries: 0, fault: undefined, isMuted: false },
      effects: [reloads],
    },
    'a failed video is retried when the network is back': {
      when: [...givenUp, 'network.lost', 'network.restored'],
      state: going('loading'),
      context: { isOffline: false, retries: 0, fault: undefined },
      effects: [reloads],
    },
    'an unsupported video is not retried when the network is back': {
      when: [...ways.failed, 'network.lost', 'network.restored'],
      state: { video: 'failed' },
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
    ...everywhere('a video ends', ['playing', 'seeking'], ['media.ended'], {
      state: { video: 'ended' },
      tags: ['video', 'ended'],
      effects: [],
    }),
    'an ended video can start again': {
      when: [...ways.ended, 'toggle.requested'],
      state: going('loading'),
      effects: [{ type: 'seek', params: { to: 0 } }, plays],
    },
    'an ended video can start again by a request to play': {
      when: [...ways.ended, silent, begun],
      state: going('loading'),
      context: { isMuted: false },
      effects: [{ type: 'seek', params: { to: 0 } }, plays],
    },
    'an ended video continues from a seek': {
      when: [...ways.ended, seek],
      state: going('seeking'),
      effects: [seeks, plays],
    },
    'an ended video continues from a skip back': {
      when: [...ways.ended, skip],
      state: going('seeking'),
      effects: [skips, plays],
    },
  },
});
