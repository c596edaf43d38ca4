import {
  liveRoomSetup,
  usualPause,
  type Asked,
  type Happening,
  type LiveRoomContext,
} from './live-room-setup.ts';

// Law: what happens is shown in the order of its numbers, each once and none left out; what was missed is caught up on
// before anything newer is shown. The phase is the gateway's, never the page's guess. While nobody looks, or there is no
// network, nothing is asked; where no stream holds, the page asks for itself.

/** Of what comes by the stream: the next number, or nothing. */
const nextOf = ({
  context,
  event,
}: {
  context: LiveRoomContext;
  event: { readonly happening: Happening };
}) => ({ happenings: event.happening.seq === context.last + 1 ? [event.happening] : [] });

/** Of what was asked for: all that is not shown yet. */
const newOf = ({ context, event }: { context: LiveRoomContext; event: { readonly output: Asked } }) => ({
  happenings: event.output.happenings.filter(({ seq }) => seq > context.last),
});

const takePause = {
  type: 'takePause',
  params: ({ event }: { event: { readonly output: Asked } }) => ({ pause: event.output.pause }),
} as const;

export const liveRoomMachine = liveRoomSetup.createMachine({
  id: 'liveRoom',
  context: ({ input: { phase, last } }) => ({ phase, last, failures: 0, pause: usualPause }),
  initial: 'awake',
  states: {
    awake: {
      initial: 'attached',
      on: { 'page.hidden': 'asleep', 'network.lost': 'offline' },
      states: {
        /** to a stream, or to what becomes one */
        attached: {
          initial: 'connecting',
          exit: 'closeStream',
          on: {
            'stream.lost': { target: 'waiting', actions: 'countFailure' },
            'stream.refused': 'asking',
          },
          states: {
            connecting: {
              tags: 'behind',
              entry: { type: 'openStream', params: ({ context }) => ({ after: context.last }) },
              on: { 'stream.opened': 'streaming' },
              after: { patience: '#liveRoom.awake.asking' },
            },
            streaming: {
              on: {
                'happening.arrived': [
                  {
                    guard: { type: 'isRemoval', params: nextOf },
                    target: '#liveRoom.removed',
                    actions: [
                      // shown before the number is taken, since what is next goes by it
                      { type: 'show', params: nextOf },
                      { type: 'takeNews', params: nextOf },
                    ],
                  },
                  {
                    guard: { type: 'isNews', params: nextOf },
                    actions: [
                      { type: 'show', params: nextOf },
                      { type: 'takeNews', params: nextOf },
                    ],
                  },
                  {
                    guard: { type: 'isAhead', params: ({ event }) => ({ seq: event.happening.seq }) },
                    target: '#liveRoom.awake.attached',
                    reenter: true,
                  },
                ],
                'stream.reset': '#liveRoom.awake.reloading',
              },
              after: { steadyAfter: { actions: 'forgetFailures' } },
            },
          },
        },
        waiting: {
          tags: 'behind',
          after: { backOff: [{ guard: 'mayStream', target: 'attached' }, { target: 'asking' }] },
        },
        /** no stream holds */
        asking: {
          initial: 'polling',
          after: { streamAgainAfter: 'attached' },
          states: {
            polling: {
              invoke: {
                src: 'ask',
                input: ({ context }) => ({ after: context.last }),
                onDone: [
                  {
                    guard: { type: 'isReset', params: ({ event }) => ({ isReset: event.output.isReset }) },
                    target: '#liveRoom.awake.reloading',
                    actions: takePause,
                  },
                  {
                    guard: { type: 'isRemoval', params: newOf },
                    target: '#liveRoom.removed',
                    actions: [
                      { type: 'show', params: newOf },
                      { type: 'takeNews', params: newOf },
                    ],
                  },
                  {
                    guard: { type: 'isNews', params: newOf },
                    target: 'resting',
                    actions: [
                      { type: 'show', params: newOf },
                      { type: 'takeNews', params: newOf },
                      takePause,
                    ],
                  },
                  { target: 'resting', actions: takePause },
                ],
                onError: 'resting',
              },
            },
            resting: { after: { pause: 'polling' } },
          },
        },
        /** too much was missed to be told one by one */
        reloading: {
          tags: 'behind',
          invoke: {
            src: 'reload',
            onDone: [
              {
                guard: { type: 'isRemoved', params: ({ event }) => ({ phase: event.output.phase }) },
                target: '#liveRoom.removed',
              },
              {
                target: 'attached',
                actions: { type: 'takeFacts', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'waiting', actions: 'countFailure' },
          },
        },
      },
    },
    offline: {
      tags: ['behind', 'offline'],
      on: { 'network.restored': 'awake', 'page.hidden': 'asleep' },
    },
    /** the page is not in sight: the phone may sleep for as long as it likes */
    asleep: {
      tags: 'behind',
      on: {
        'page.shown': [
          {
            guard: { type: 'isOnline', params: ({ event }) => ({ isOnline: event.isOnline }) },
            target: 'awake',
          },
          { target: 'offline' },
        ],
      },
    },
    removed: { type: 'final', entry: 'leave' },
  },
});
