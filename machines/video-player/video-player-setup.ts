import { assign, setup } from 'xstate';
import { notProvidedAction } from '../not-provided.ts';
import type { FilmFault, FilmRate, Quality, VideoPlayerEvent } from './video-player-events.ts';
import { firstPause, mostRetries, patience, steadyAfter } from './video-player-limits.ts';

export interface VideoPlayerInput {
  readonly quality: Quality;
}

export interface VideoPlayerContext {
  readonly quality: Quality;
  readonly rate: FilmRate;
  readonly isMuted: boolean;
  /** as far as the world has said */
  readonly isOffline: boolean;
  /** times that the film was loaded anew by itself */
  readonly retries: number;
  /** why it failed; undefined unless it did */
  readonly fault: FilmFault | undefined;
}

/** How a film is to be played. */
export type Playing = Pick<VideoPlayerContext, 'quality' | 'rate' | 'isMuted'>;

/** What the player knows, asks and does; its states stand in `video-player.machine.ts`. */
export const videoPlayerSetup = setup({
  types: {
    context: {} as VideoPlayerContext,
    events: {} as VideoPlayerEvent,
    input: {} as VideoPlayerInput,
  },
  actions: {
    /** plays the film from where it was left; goes on with it where it is loaded */
    play: notProvidedAction<Playing>('play'),
    /** loads the film anew and plays it from where it was */
    reload: notProvidedAction<Playing>('reload'),
    pause: notProvidedAction('pause'),
    seek: notProvidedAction<{ to: number }>('seek'),
    skip: notProvidedAction<{ by: number }>('skip'),
    setRate: notProvidedAction<{ rate: FilmRate }>('setRate'),
    setMuted: notProvidedAction<{ isMuted: boolean }>('setMuted'),
    /** goes on in another quality from the same place */
    setQuality: notProvidedAction<{ quality: Quality }>('setQuality'),
    /** lets go of the film: nothing of it is decoded or fetched any more */
    release: notProvidedAction('release'),
    takeSound: assign({
      isMuted: ({ context, event }) => {
        if (event.type === 'play.requested') return !event.sound;
        return event.type === 'sound.requested' ? !event.isOn : context.isMuted;
      },
    }),
    mute: assign({ isMuted: true }),
    takeRate: assign({
      rate: ({ context, event }) => (event.type === 'rate.requested' ? event.rate : context.rate),
    }),
    takeQuality: assign({
      quality: ({ context, event }) => (event.type === 'quality.requested' ? event.quality : context.quality),
    }),
    noteOffline: assign({ isOffline: true }),
    noteOnline: assign({ isOffline: false }),
    countRetry: assign({ retries: ({ context }) => context.retries + 1 }),
    noteFault: assign({ fault: ({ event }) => (event.type === 'media.failed' ? event.fault : 'network') }),
    forgetFaults: assign({ retries: 0, fault: undefined }),
  },
  guards: {
    isOffline: ({ context }) => context.isOffline,
    isHeard: ({ context }) => !context.isMuted,
    mayRetry: ({ context }) => context.retries < mostRetries,
    mayRetryFault: ({ context, event }) =>
      event.type === 'media.failed' && event.fault === 'network' && context.retries < mostRetries,
    isNetworkFault: ({ context }) => context.fault === 'network',
  },
  delays: {
    patience,
    steadyAfter,
    backOff: ({ context }) => firstPause * 2 ** context.retries,
  },
});
