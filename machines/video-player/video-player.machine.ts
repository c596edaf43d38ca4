import type { VideoPlayerEvent } from './video-player-events.ts';
import { videoPlayerSetup, type VideoPlayerContext } from './video-player-setup.ts';

// Law: the state says what is seen, never what was hoped for: it becomes `playing` only when the world says so. A film that
// stalls is loaded anew at the same place, each time after a longer pause, then by the reader; without a network it waits
// for one and counts nothing. Nothing is heard that the reader did not ask to hear.

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

/** A place is noted where nothing can go there yet. */
const places = { 'seek.requested': { actions: seek }, 'skip.requested': { actions: skip } } as const;

/** What begins a film that stands still, at the reader's wish or the page's. */
const starts = {
  'play.requested': { target: '#videoPlayer.film.going.loading', actions: ['takeSound', play] },
  'toggle.requested': { target: '#videoPlayer.film.going.loading', actions: play },
} as const;

/** A film that was lost is loaded anew, and the count begins again. */
const startsAnew = {
  'play.requested': {
    target: '#videoPlayer.film.going.loading',
    actions: ['takeSound', 'forgetFaults', reload],
  },
  'toggle.requested': { target: '#videoPlayer.film.going.loading', actions: ['forgetFaults', reload] },
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
    'network.lost': { actions: 'noteOffline' },
    'network.restored': { actions: 'noteOnline' },
  },
  states: {
    poster: {
      on: {
        'play.requested': { target: 'film.going.loading', actions: ['takeSound', play] },
        'rate.requested': { actions: 'takeRate' },
        'quality.requested': { actions: 'takeQuality' },
      },
    },
    film: {
      tags: 'film',
      initial: 'going',
      on: {
        'leave.requested': { target: 'poster', actions: ['release', 'forgetFaults', 'mute'] },
        'sound.requested': { actions: ['takeSound', setMuted] },
        'rate.requested': {
          actions: ['takeRate', { type: 'setRate', params: ({ event }) => ({ rate: event.rate }) }],
        },
        'quality.requested': {
          actions: [
            'takeQuality',
            { type: 'setQuality', params: ({ event }) => ({ quality: event.quality }) },
          ],
        },
      },
      states: {
        /** seen, or on its way to be */
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
              { target: 'failed', actions: 'noteFault' },
            ],
          },
          states: {
            loading: {
              tags: 'busy',
              on: { 'network.lost': { target: 'offline', actions: 'noteOffline' } },
              after: { patience: 'stalled' },
            },
            playing: {
              tags: 'seen',
              on: {
                'media.playing': {},
                'media.waiting': [{ guard: 'isOffline', target: 'offline' }, { target: 'buffering' }],
                'media.ended': '#videoPlayer.film.ended',
              },
              after: { steadyAfter: { actions: 'forgetFaults' } },
            },
            seeking: {
              tags: ['busy', 'seeking'],
              on: {
                'media.seeked': 'playing',
                'media.ended': '#videoPlayer.film.ended',
                'network.lost': { target: 'offline', actions: 'noteOffline' },
              },
              after: { patience: 'stalled' },
            },
            /** the film ran dry: it goes on by itself, or is loaded anew */
            buffering: {
              tags: 'busy',
              on: { 'network.lost': { target: 'offline', actions: 'noteOffline' } },
              after: { patience: 'stalled' },
            },
            /** waits longer each time, then loads the film anew at the same place */
            stalled: {
              tags: 'busy',
              always: { guard: 'isOffline', target: 'offline' },
              on: { 'network.lost': { target: 'offline', actions: 'noteOffline' }, ...places },
              after: {
                backOff: [
                  { guard: 'mayRetry', target: 'loading', actions: ['countRetry', reload] },
                  { target: '#videoPlayer.film.failed', actions: ['pause', 'noteFault'] },
                ],
              },
            },
            /** without a network nothing is tried; with one it goes on at the same place */
            offline: {
              tags: 'offline',
              on: {
                'network.restored': { target: 'loading', actions: ['noteOnline', 'forgetFaults', reload] },
                ...places,
              },
            },
          },
        },
        /** the reader, or the world, stopped it */
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
              actions: ['takeSound', { type: 'seek', params: { to: 0 } }, play],
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
            ...startsAnew,
            'network.restored': {
              guard: 'isNetworkFault',
              target: 'going.loading',
              actions: ['noteOnline', 'forgetFaults', reload],
            },
          },
        },
      },
    },
  },
});
