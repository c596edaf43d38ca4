import type { VideoPlayerEvent } from './video-player-events.ts';
import { videoPlayerSetup, type VideoPlayerContext } from './video-player-setup.ts';

// Guarantees: the state reports what is visible, not what was requested: it becomes `playing` only when the media
// element says so. A stalled video is reloaded at the same position, each time after a longer delay, then by the
// reader; offline it waits for the network without counting. Nothing is audible that the reader did not ask to hear.

const playing = ({ context: { quality, rate, isMuted } }: { context: VideoPlayerContext }) => ({
  quality,
  rate,
  isMuted,
});
const play = { type: 'play', params: playing } as const;
const reload = { type: 'reload', params: playing } as const;
const seek = {
  type: 'seek',
  params: ({ event }: { event: VideoPlayerEvent }) => ({
    to: event.type === 'seek.requested' ? event.to : 0,
  }),
} as const;
const skip = {
  type: 'skip',
  params: ({ event }: { event: VideoPlayerEvent }) => ({
    by: event.type === 'skip.requested' ? event.by : 0,
  }),
} as const;
const setMuted = {
  type: 'setMuted',
  params: ({ context }: { context: VideoPlayerContext }) => ({ isMuted: context.isMuted }),
} as const;

/** Seeks while the video cannot seek yet: only records the position. */
const places = { 'seek.requested': { actions: seek }, 'skip.requested': { actions: skip } } as const;

/** Events that start a stopped video, by the reader or the page. */
const starts = {
  'play.requested': { target: '#videoPlayer.video.going.loading', actions: ['assignMuted', play] },
  'toggle.requested': { target: '#videoPlayer.video.going.loading', actions: play },
} as const;

/** Reloads a failed video and resets the count of reloads. */
const restarts = {
  'play.requested': {
    target: '#videoPlayer.video.going.loading',
    actions: ['assignMuted', 'resetFaults', reload],
  },
  'toggle.requested': { target: '#videoPlayer.video.going.loading', actions: ['resetFaults', reload] },
} as const;

export const videoPlayerMachine = videoPlayerSetup.createMachine({
  id: 'videoPlayer',
  context: ({ input }) => ({
    quality: input.quality,
    rate: 1,
    isMuted: true,
    isOffline: false,
    retries: 0,
    fault: undefined,
  }),
  initial: 'poster',
  on: {
    'network.lost': { actions: 'markOffline' },
    'network.restored': { actions: 'markOnline' },
  },
  states: {
    poster: {
      on: {
        'play.requested': { target: 'video.going.loading', actions: ['assignMuted', play] },
        'rate.requested': { actions: 'assignRate' },
        'quality.requested': { actions: 'assignQuality' },
      },
    },
    video: {
      tags: 'video',
      initial: 'going',
      on: {
        'leave.requested': { target: 'poster', actions: ['release', 'resetFaults', 'mute'] },
        'sound.requested': { actions: ['assignMuted', setMuted] },
        'rate.requested': {
          actions: ['assignRate', { type: 'setRate', params: ({ event }) => ({ rate: event.rate }) }],
        },
        'quality.requested': {
          actions: [
            'assignQuality',
            { type: 'setQuality', params: ({ event }) => ({ quality: event.quality }) },
          ],
        },
      },
      states: {
        /** plays or is about to */
        going: {
          tags: 'wanted',
          initial: 'loading',
          on: {
            'toggle.requested': { target: 'still.paused', actions: 'pause' },
            'pause.requested': { target: 'still.paused', actions: 'pause' },
            'seek.requested': { target: '.seeking', actions: seek },
            'skip.requested': { target: '.seeking', actions: skip },
            'media.playing': '.playing',
            'media.paused': 'still.paused',
            'media.refused': [
              { guard: 'isHeard', target: '.loading', actions: ['mute', play] },
              { target: 'refused' },
            ],
            'media.failed': [
              { guard: 'mayRetryFault', target: '.stalled' },
              { target: 'failed', actions: 'setFault' },
            ],
          },
          states: {
            loading: {
              tags: 'busy',
              on: { 'network.lost': { target: 'offline', actions: 'markOffline' } },
              after: { loadTimeoutMs: 'stalled' },
            },
            playing: {
              tags: 'seen',
              on: {
                'media.playing': {},
                'media.waiting': [{ guard: 'isOffline', target: 'offline' }, { target: 'buffering' }],
                'media.ended': '#videoPlayer.video.ended',
              },
              after: { steadyAfterMs: { actions: 'resetFaults' } },
            },
            seeking: {
              tags: ['busy', 'seeking'],
              on: {
                'media.seeked': 'playing',
                'media.ended': '#videoPlayer.video.ended',
                'network.lost': { target: 'offline', actions: 'markOffline' },
              },
              after: { loadTimeoutMs: 'stalled' },
            },
            /** the buffer ran empty: playback resumes or the video is reloaded */
            buffering: {
              tags: 'busy',
              on: { 'network.lost': { target: 'offline', actions: 'markOffline' } },
              after: { loadTimeoutMs: 'stalled' },
            },
            /** waits longer each time, then reloads the video at the same position */
            stalled: {
              tags: 'busy',
              always: { guard: 'isOffline', target: 'offline' },
              on: { 'network.lost': { target: 'offline', actions: 'markOffline' }, ...places },
              after: {
                backOff: [
                  { guard: 'mayRetry', target: 'loading', actions: ['countRetry', reload] },
                  { target: '#videoPlayer.video.failed', actions: ['pause', 'setFault'] },
                ],
              },
            },
            /** offline nothing is retried; online again it continues at the same position */
            offline: {
              tags: 'offline',
              on: {
                'network.restored': { target: 'loading', actions: ['markOnline', 'resetFaults', reload] },
                ...places,
              },
            },
          },
        },
        /** paused by the reader or the system */
        still: {
          initial: 'paused',
          on: { ...starts, 'media.playing': 'going.playing' },
          states: {
            paused: {
              on: {
                'seek.requested': { target: 'seeking', actions: seek },
                'skip.requested': { target: 'seeking', actions: skip },
              },
            },
            seeking: {
              tags: ['busy', 'seeking'],
              on: { ...places, 'media.seeked': 'paused' },
            },
          },
        },
        ended: {
          tags: 'ended',
          on: {
            'play.requested': {
              target: 'going.loading',
              actions: ['assignMuted', { type: 'seek', params: { to: 0 } }, play],
            },
            'toggle.requested': {
              target: 'going.loading',
              actions: [{ type: 'seek', params: { to: 0 } }, play],
            },
            'seek.requested': { target: 'going.seeking', actions: [seek, play] },
            'skip.requested': { target: 'going.seeking', actions: [skip, play] },
          },
        },
        refused: { tags: 'refused', on: starts },
        failed: {
          tags: 'failed',
          on: {
            ...restarts,
            'network.restored': {
              guard: 'isNetworkFault',
              target: 'going.loading',
              actions: ['markOnline', 'resetFaults', reload],
            },
          },
        },
      },
    },
  },
});
