import { videoFeedSetup, type VideoFeedContext } from './video-feed-setup.ts';

// Guarantees: one video is loaded, and it is the visible one whenever the row rests. A drag, a key or a wheel moves
// the row by one and never past its ends; the old video pauses at once, the new one starts when the row has reached
// it. The next is prefetched only after a frame of this one was shown, and nothing plays automatically with data
// saver.

const load = {
  type: 'load',
  params: ({ context }: { context: VideoFeedContext }) => ({
    index: context.index,
    isHeard: context.isHeard,
    plays: !context.isStopped && !context.isHidden,
  }),
} as const;
const resetPosition = {
  type: 'resetPosition',
  params: ({ context }: { context: VideoFeedContext }) => ({ index: context.index }),
} as const;
const resume = {
  type: 'resume',
  params: ({ context }: { context: VideoFeedContext }) => ({ isHeard: context.isHeard }),
} as const;
/** A page shown again while the row still shows the loaded video. */
const resumeLoaded = { guard: 'isLoadedGoing', actions: ['markShown', resume] } as const;
const prefetch = {
  type: 'prefetch',
  params: ({ context }: { context: VideoFeedContext }) => ({ index: context.index + 1 }),
} as const;

export const videoFeedMachine = videoFeedSetup.createMachine({
  id: 'videoFeed',
  context: ({ input }) => ({
    ...input,
    loadedIndex: -1,
    side: 'next',
    isHeard: false,
    isStopped: !input.autoplays,
    isSeen: false,
    isCounted: false,
    isHidden: false,
  }),
  initial: 'waiting',
  on: {
    'list.grew': { actions: 'setCount' },
    'sound.requested': {
      actions: ['setHeard', { type: 'setSound', params: ({ context }) => ({ isHeard: context.isHeard }) }],
    },
    'video.seen': { guard: 'isOfLoaded', actions: 'markSeen' },
    'video.ended': { guard: 'isOfLoaded', actions: 'replay' },
    'page.hidden': { actions: ['markHidden', 'pause'] },
    'page.shown': { actions: 'markShown' },
  },
  states: {
    waiting: { on: { 'page.ready': { target: 'resting', actions: [resetPosition, 'setLoaded', load] } } },
    resting: {
      initial: 'deciding',
      on: {
        'finger.along': { target: 'following', actions: 'setSide' },
        'step.requested': { guard: 'hasStep', target: 'leaving', actions: 'setSide' },
        'video.tapped': { target: '.stopped', actions: ['markStopped', 'pause'] },
        'page.shown': [
          { guard: 'isGoing', target: '.deciding', actions: ['markShown', resume] },
          { actions: 'markShown' },
        ],
      },
      states: {
        /** resumes the video from its position */
        deciding: {
          always: [
            { guard: 'isStopped', target: 'stopped' },
            { guard: 'isCounted', target: 'watched' },
            { guard: 'mayPrefetch', target: 'seen', actions: prefetch },
            { guard: 'isSeen', target: 'seen' },
            { target: 'unseen' },
          ],
        },
        unseen: {
          tags: 'going',
          on: { 'video.seen': { guard: 'isOfLoaded', target: 'deciding', actions: 'markSeen' } },
        },
        seen: {
          tags: 'going',
          after: {
            viewAfterMs: {
              guard: 'isShown',
              target: 'watched',
              actions: [
                'markCounted',
                { type: 'countView', params: ({ context }) => ({ index: context.index }) },
              ],
            },
          },
        },
        watched: { tags: 'going' },
        /** until the reader taps it, or moves to another */
        stopped: {
          tags: 'stopped',
          on: { 'video.tapped': { target: 'deciding', actions: ['markPlaying', resume] } },
        },
      },
    },
    following: {
      tags: 'moving',
      on: {
        'finger.along': { actions: 'setSide' },
        'finger.lifted': [{ guard: 'leadsOn', target: 'leaving' }, { target: 'returning' }],
        'finger.cancelled': 'returning',
        'page.shown': resumeLoaded,
      },
    },
    returning: {
      tags: 'moving',
      entry: 'slideBack',
      on: {
        'finger.along': { target: 'following', actions: 'setSide' },
        'slide.ended': [
          { guard: 'isLoaded', target: 'resting', actions: resetPosition },
          // a row caught while it moves rests at its destination
          { target: 'resting', actions: [resetPosition, 'setLoaded', load] },
        ],
        'page.shown': resumeLoaded,
      },
    },
    leaving: {
      tags: 'moving',
      entry: ['pause', { type: 'slideToSide', params: ({ context }) => ({ side: context.side }) }],
      on: {
        'slide.ended': { target: 'resting', actions: ['arrive', resetPosition, 'setLoaded', load] },
        // a second drag during the animation counts from its destination
        'finger.along': { target: 'following', actions: ['arrive', 'setSide'] },
        'step.requested': {
          guard: 'hasFurtherStep',
          target: 'leaving',
          reenter: true,
          actions: ['arrive', 'setSide'],
        },
      },
    },
  },
});
