import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';
import type { VideoFault, VideoRate, Quality, VideoPlayerEvent } from './video-player-events.ts';

/** ms after which playback that does not start or resume counts as stalled */
const loadTimeoutMs = 12_000;
/** ms before the first automatic reload of a stalled video, doubled for each further one */
const firstRetryDelayMs = 1000;
/** maximum automatic reloads */
const maxRetries = 3;
/** ms of undisturbed playback after which earlier faults are forgotten */
const steadyAfterMs = 10_000;

export interface VideoPlayerInput {
  readonly quality: Quality;
}

export interface VideoPlayerContext {
  readonly quality: Quality;
  readonly rate: VideoRate;
  readonly isMuted: boolean;
  /** as last reported by the browser */
  readonly isOffline: boolean;
  /** automatic reloads so far */
  readonly retries: number;
  /** why it failed; undefined unless it did */
  readonly fault: VideoFault | undefined;
}

/** How a video is to be played. */
export type Playing = Pick<VideoPlayerContext, 'quality' | 'rate' | 'isMuted'>;

/** Actions, guards and delays of the player; `video-player.machine.ts` has the states. */
export const videoPlayerSetup = setup({
  types: {
    context: {} as VideoPlayerContext,
    events: {} as VideoPlayerEvent,
    input: {} as VideoPlayerInput,
    tags: {} as 'video' | 'wanted' | 'busy' | 'seen' | 'seeking' | 'offline' | 'ended' | 'refused' | 'failed',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** plays the video from its last position; resumes it if it is loaded */
    play: notProvidedAction<Playing>('play'),
    /** reloads the video and plays it from its last position */
    reload: notProvidedAction<Playing>('reload'),
    pause: notProvidedAction('pause'),
    seek: notProvidedAction<{ to: number }>('seek'),
    skip: notProvidedAction<{ by: number }>('skip'),
    setRate: notProvidedAction<{ rate: VideoRate }>('setRate'),
    setMuted: notProvidedAction<{ isMuted: boolean }>('setMuted'),
    /** switches the quality at the same position */
    setQuality: notProvidedAction<{ quality: Quality }>('setQuality'),
    /** unloads the video: stops decoding and fetching */
    release: notProvidedAction('release'),
    assignMuted: assign({
      isMuted: ({ context, event }) => {
        if (event.type === 'play.requested') return !event.sound;
        return event.type === 'sound.requested' ? !event.isOn : context.isMuted;
      },
    }),
    mute: assign({ isMuted: true }),
    assignRate: assign({
      rate: ({ context, event }) => (event.type === 'rate.requested' ? event.rate : context.rate),
    }),
    assignQuality: assign({
      quality: ({ context, event }) => (event.type === 'quality.requested' ? event.quality : context.quality),
    }),
    markOffline: assign({ isOffline: true }),
    markOnline: assign({ isOffline: false }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    setFault: assign({ fault: ({ event }) => (event.type === 'media.failed' ? event.fault : 'network') }),
    resetFaults: assign({ retries: 0, fault: undefined }),
  },
  guards: {
    isOffline: ({ context }) => context.isOffline,
    isHeard: ({ context }) => !context.isMuted,
    mayRetry: ({ context }) => context.retries < maxRetries,
    mayRetryFault: ({ context, event }) =>
      event.type === 'media.failed' && event.fault === 'network' && context.retries < maxRetries,
    isNetworkFault: ({ context }) => context.fault === 'network',
  },
  delays: {
    loadTimeoutMs,
    steadyAfterMs,
    backOff: ({ context }) => firstRetryDelayMs * 2 ** context.retries,
  },
});
