import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';

export type FeedSide = 'previous' | 'next';

export type VideoFeedEvent =
  /** the row of videos and the shared video element are mounted */
  | { type: 'page.ready' }
  /** a finger drags the row, the first time or to its other side */
  | { type: 'finger.along'; side: FeedSide }
  | { type: 'finger.lifted'; outcome: FeedSide | 'stay' }
  /** the browser took the gesture for something else */
  | { type: 'finger.cancelled' }
  /** a key, a wheel or a button */
  | { type: 'step.requested'; side: FeedSide }
  /** the row has reached its destination */
  | { type: 'slide.ended' }
  /** more videos are loaded */
  | { type: 'list.grew'; count: number }
  /** the reader pauses or resumes the video */
  | { type: 'video.tapped' }
  | { type: 'sound.requested'; isOn: boolean }
  /** a frame of the video was shown */
  | { type: 'video.seen'; index: number }
  | { type: 'video.ended'; index: number }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

export interface VideoFeedInput {
  /** from 0 on */
  readonly index: number;
  readonly count: number;
  /** videos play automatically, and the next is prefetched; false with data saver */
  readonly autoplays: boolean;
}

export interface VideoFeedContext extends VideoFeedInput {
  /** index of the video in the video element; -1 before there is one */
  readonly loadedIndex: number;
  /** where the drag or the animation goes */
  readonly side: FeedSide;
  readonly isHeard: boolean;
  /** the reader paused the video, or it waits for a tap */
  readonly isStopped: boolean;
  /** whether a frame of the video at `index` was shown */
  readonly isSeen: boolean;
  readonly isCounted: boolean;
  readonly isHidden: boolean;
}

/** ms of playback after which a video counts as viewed */
const viewAfterMs = 3000;

/** Actions, guards and delays of the feed; `video-feed.machine.ts` has the states. */
export const videoFeedSetup = setup({
  types: {
    context: {} as VideoFeedContext,
    events: {} as VideoFeedEvent,
    input: {} as VideoFeedInput,
    tags: {} as 'going' | 'stopped' | 'moving',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** animates the row back */
    slideBack: notProvidedAction('slideBack'),
    /** animates the row to the video on a side */
    slideToSide: notProvidedAction<{ readonly side: FeedSide }>('slideToSide'),
    /** positions the row at the index, without animation */
    resetPosition: notProvidedAction<{ readonly index: number }>('resetPosition'),
    /** loads a video into the video element: from its start, or from its saved position */
    load: notProvidedAction<{ readonly index: number; readonly isHeard: boolean; readonly plays: boolean }>(
      'load',
    ),
    /** pauses the current video */
    pause: notProvidedAction('pause'),
    resume: notProvidedAction<{ readonly isHeard: boolean }>('resume'),
    replay: notProvidedAction('replay'),
    setSound: notProvidedAction<{ readonly isHeard: boolean }>('setSound'),
    /** prefetches the start of a video, if there is one at the index */
    prefetch: notProvidedAction<{ readonly index: number }>('prefetch'),
    countView: notProvidedAction<{ readonly index: number }>('countView'),
    setSide: assign({
      side: ({ context, event }) =>
        event.type === 'finger.along' || event.type === 'step.requested' ? event.side : context.side,
    }),
    /** the video that the row moves to becomes current */
    arrive: assign(({ context }) => ({
      index: beside(context.index, context.side),
      isStopped: !context.autoplays,
      isSeen: false,
      isCounted: false,
    })),
    setLoaded: assign({ loadedIndex: ({ context }) => context.index }),
    setCount: assign({
      count: ({ context, event }) => (event.type === 'list.grew' ? event.count : context.count),
    }),
    setHeard: assign({
      isHeard: ({ context, event }) => (event.type === 'sound.requested' ? event.isOn : context.isHeard),
    }),
    markStopped: assign({ isStopped: true }),
    markPlaying: assign({ isStopped: false }),
    markSeen: assign({ isSeen: true }),
    markCounted: assign({ isCounted: true }),
    markHidden: assign({ isHidden: true }),
    markShown: assign({ isHidden: false }),
  },
  guards: {
    leadsOn: ({ context, event }) =>
      event.type === 'finger.lifted' &&
      event.outcome === context.side &&
      isThere(context, beside(context.index, context.side)),
    hasStep: ({ context, event }) =>
      event.type === 'step.requested' && isThere(context, beside(context.index, event.side)),
    /** compared with the row's destination */
    hasFurtherStep: ({ context, event }) =>
      event.type === 'step.requested' &&
      isThere(context, beside(beside(context.index, context.side), event.side)),
    isLoaded: ({ context }) => context.loadedIndex === context.index,
    isOfLoaded: ({ context, event }) =>
      (event.type === 'video.seen' || event.type === 'video.ended') &&
      event.index === context.loadedIndex &&
      context.loadedIndex === context.index,
    isStopped: ({ context }) => context.isStopped,
    isGoing: ({ context }) => !context.isStopped,
    isLoadedGoing: ({ context }) => context.loadedIndex === context.index && !context.isStopped,
    isShown: ({ context }) => !context.isHidden,
    isSeen: ({ context }) => context.isSeen,
    isCounted: ({ context }) => context.isCounted,
    mayPrefetch: ({ context }) => context.isSeen && context.autoplays,
  },
  delays: { viewAfterMs },
});

function beside(index: number, side: FeedSide): number {
  return side === 'next' ? index + 1 : index - 1;
}

function isThere({ count }: VideoFeedContext, index: number): boolean {
  return index >= 0 && index < count;
}
