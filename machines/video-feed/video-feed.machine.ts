import { videoFeedSetup, type VideoFeedContext } from './video-feed-setup.ts';

// Guarantees: one video is loaded, and it is the visible one whenever the row rests. A drag, a key or a wheel moves
// the row by one and never past its ends; the old video pauses at once, the new one starts when the row has reached
// it. The next is prefetched only after a frame of this one was shown, and nothing plays automatically with data
// saver.

const bring = {
  type: 'bring',
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
const goOn = {
  type: 'goOn',
  params: ({ context }: { context: VideoFeedContext }) => ({ isHeard: context.isHeard }),
} as const;
const prefetch = {
  type: 'prefetch',
  params: ({ context }: { context: VideoFeedContext }) => ({ index: context.index + 1 }),
} as const;

export const videoFeedMachine = videoFeedSetup.createMachine({
  id: 'videoFeed',
  context: ({ input }) => ({
    ...input,
    alive: -1,
    side: 'next',
    isHeard: false,
    isStopped: !input.autoplays,
    isSeen: false,
    isCounted: false,
    isHidden: false,
  }),
  initial: 'waiting',
  on: {
    'list.grew': { actions: 'noteCount' },
    'sound.requested': {
      actions: ['noteSound', { type: 'setSound', params: ({ context }) => ({ isHeard: context.isHeard }) }],
    },
    'video.seen': { guard: 'isOfAlive', actions: 'noteSeen' },
    'video.ended': { guard: 'isOfAlive', actions: 'replay' },
    'page.hidden': { actions: ['noteHidden', 'hold'] },
    'page.shown': { actions: 'noteShown' },
  },
  states: {
    waiting: { on: { 'page.ready': { target: 'resting', actions: [resetPosition, 'noteAlive', bring] } } },
    resting: {
      initial: 'look',
      on: {
        'finger.along': { target: 'following', actions: 'noteSide' },
        'step.requested': { guard: 'hasStep', target: 'leaving', actions: 'noteSide' },
        'video.tapped': { target: '.stopped', actions: ['noteStopped', 'hold'] },
        'page.shown': [{ guard: 'isGoing', actions: ['noteShown', goOn] }, { actions: 'noteShown' }],
      },
      states: {
        /** resumes the video from its position */
        look: {
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
          on: { 'video.seen': { guard: 'isOfAlive', target: 'look', actions: 'noteSeen' } },
        },
        seen: {
          tags: 'going',
          after: {
            viewAfterMs: {
              target: 'watched',
              actions: [
                'noteCounted',
                { type: 'countView', params: ({ context }) => ({ index: context.index }) },
              ],
            },
          },
        },
        watched: { tags: 'going' },
        /** until the reader taps it, or moves to another */
        stopped: {
          tags: 'stopped',
          on: { 'video.tapped': { target: 'look', actions: ['noteGoing', goOn] } },
        },
      },
    },
    following: {
      tags: 'moving',
      on: {
        'finger.along': { actions: 'noteSide' },
        'finger.lifted': [{ guard: 'leadsOn', target: 'leaving' }, { target: 'returning' }],
        'finger.cancelled': 'returning',
      },
    },
    returning: {
      tags: 'moving',
      entry: 'slideBack',
      on: {
        'finger.along': { target: 'following', actions: 'noteSide' },
        'slide.ended': [
          { guard: 'isAlive', target: 'resting', actions: resetPosition },
          // a row caught while it moves rests at its destination
          { target: 'resting', actions: [resetPosition, 'noteAlive', bring] },
        ],
      },
    },
    leaving: {
      tags: 'moving',
      entry: ['hold', { type: 'slideToSide', params: ({ context }) => ({ side: context.side }) }],
      on: {
        'slide.ended': { target: 'resting', actions: ['arrive', resetPosition, 'noteAlive', bring] },
        // a second drag during the animation counts from its destination
        'finger.along': { target: 'following', actions: ['arrive', 'noteSide'] },
        'step.requested': {
          guard: 'hasFurtherStep',
          target: 'leaving',
          reenter: true,
          actions: ['arrive', 'noteSide'],
        },
      },
    },
  },
});
