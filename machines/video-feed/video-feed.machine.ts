import { videoFeedSetup, type VideoFeedContext } from './video-feed-setup.ts';

// Law: one film is alive, and it is the one in sight whenever the row rests. A finger, a key or a wheel moves the row by
// one and never past its ends; the film that is left stands still at once, the one that is reached begins when the row has
// come to it. The next is fetched ahead only while this one is seen, and nothing begins by itself for who saves data.

const bring = {
  type: 'bring',
  params: ({ context }: { context: VideoFeedContext }) => ({
    index: context.index,
    isHeard: context.isHeard,
    plays: !context.isStopped && !context.isHidden,
  }),
} as const;
const putRight = {
  type: 'putRight',
  params: ({ context }: { context: VideoFeedContext }) => ({ index: context.index }),
} as const;
const goOn = {
  type: 'goOn',
  params: ({ context }: { context: VideoFeedContext }) => ({ isHeard: context.isHeard }),
} as const;
const fetchAhead = {
  type: 'fetchAhead',
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
    'film.seen': { guard: 'isOfAlive', actions: 'noteSeen' },
    'film.ended': { guard: 'isOfAlive', actions: 'replay' },
    'page.hidden': { actions: ['noteHidden', 'hold'] },
    'page.shown': { actions: 'noteShown' },
  },
  states: {
    waiting: { on: { 'page.ready': { target: 'resting', actions: [putRight, 'noteAlive', bring] } } },
    resting: {
      initial: 'look',
      on: {
        'finger.along': { target: 'following', actions: 'noteSide' },
        'step.requested': { guard: 'hasStep', target: 'leaving', actions: 'noteSide' },
        'film.tapped': { target: '.stopped', actions: ['noteStopped', 'hold'] },
        'page.shown': [{ guard: 'isGoing', actions: ['noteShown', goOn] }, { actions: 'noteShown' }],
      },
      states: {
        /** goes on with the film where its reader was with it */
        look: {
          always: [
            { guard: 'isStopped', target: 'stopped' },
            { guard: 'isCounted', target: 'watched' },
            { guard: 'mayFetchAhead', target: 'seen', actions: fetchAhead },
            { guard: 'isSeen', target: 'seen' },
            { target: 'unseen' },
          ],
        },
        unseen: {
          tags: 'going',
          on: { 'film.seen': { guard: 'isOfAlive', target: 'look', actions: 'noteSeen' } },
        },
        seen: {
          tags: 'going',
          after: {
            viewAfter: {
              target: 'watched',
              actions: [
                'noteCounted',
                { type: 'countView', params: ({ context }) => ({ index: context.index }) },
              ],
            },
          },
        },
        watched: { tags: 'going' },
        /** until the reader taps it, or goes on to another */
        stopped: {
          tags: 'stopped',
          on: { 'film.tapped': { target: 'look', actions: ['noteGoing', goOn] } },
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
          { guard: 'isAlive', target: 'resting', actions: putRight },
          // a row that was caught on its way rests where it was caught for
          { target: 'resting', actions: [putRight, 'noteAlive', bring] },
        ],
      },
    },
    leaving: {
      tags: 'moving',
      entry: ['hold', { type: 'slideOn', params: ({ context }) => ({ side: context.side }) }],
      on: {
        'slide.ended': { target: 'resting', actions: ['arrive', putRight, 'noteAlive', bring] },
        // who is quicker than the row has reached the next one already
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
