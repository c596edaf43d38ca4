import {
  liveRoomSetup,
  defaultPollIntervalMs,
  type PollResult,
  type RoomEvent,
  type LiveRoomContext,
} from './live-room-setup.ts';

// Guarantees: events are shown in the order of their numbers, each once and without gaps; missed events are caught up
// on before newer ones are shown. The phase comes from the gateway only. While the page is hidden or offline nothing
// is requested; if no stream works, the page polls.

/** Of a stream event: the event if its number is the next one. */
const nextOf = ({
  context,
  event,
}: {
  context: LiveRoomContext;
  event: { readonly roomEvent: RoomEvent };
}) => ({ roomEvents: event.roomEvent.seq === context.last + 1 ? [event.roomEvent] : [] });

/** Of a poll: all events that are not shown yet. */
const newOf = ({ context, event }: { context: LiveRoomContext; event: { readonly output: PollResult } }) => ({
  roomEvents: event.output.roomEvents.filter(({ seq }) => seq > context.last),
});

const setPause = {
  type: 'setPause',
  params: ({ event }: { event: { readonly output: PollResult } }) => ({ pause: event.output.pause }),
} as const;

export const liveRoomMachine = liveRoomSetup.createMachine({
  id: 'liveRoom',
  context: ({ input: { phase, last } }) => ({ phase, last, failures: 0, pause: defaultPollIntervalMs }),
  initial: 'awake',
  states: {
    awake: {
      initial: 'attached',
      on: { 'page.hidden': 'asleep', 'network.lost': 'offline' },
      states: {
        /** connected to a stream, or connecting */
        attached: {
          initial: 'connecting',
          exit: 'closeStream',
          on: {
            'stream.lost': { target: 'waiting', actions: 'countFailure' },
            'stream.refused': 'polling',
          },
          states: {
            connecting: {
              tags: 'behind',
              entry: { type: 'openStream', params: ({ context }) => ({ after: context.last }) },
              on: { 'stream.opened': 'streaming' },
              after: { openTimeoutMs: '#liveRoom.awake.polling' },
            },
            streaming: {
              on: {
                'event.arrived': [
                  {
                    guard: { type: 'isRemoval', params: nextOf },
                    target: '#liveRoom.removed',
                    actions: [
                      // shown before its number is recorded, since `nextOf` compares with the last number
                      { type: 'showEvents', params: nextOf },
                      { type: 'applyEvents', params: nextOf },
                    ],
                  },
                  {
                    guard: { type: 'hasEvents', params: nextOf },
                    actions: [
                      { type: 'showEvents', params: nextOf },
                      { type: 'applyEvents', params: nextOf },
                    ],
                  },
                  {
                    guard: { type: 'isAhead', params: ({ event }) => ({ seq: event.roomEvent.seq }) },
                    target: '#liveRoom.awake.attached',
                    reenter: true,
                  },
                ],
                'stream.reset': '#liveRoom.awake.reloading',
              },
              after: { steadyAfterMs: { actions: 'resetFailures' } },
            },
          },
        },
        waiting: {
          tags: 'behind',
          after: { backOff: [{ guard: 'mayStream', target: 'attached' }, { target: 'polling' }] },
        },
        /** polling, since no stream works */
        polling: {
          initial: 'requesting',
          after: { streamRetryMs: 'attached' },
          states: {
            requesting: {
              invoke: {
                src: 'poll',
                input: ({ context }) => ({ after: context.last }),
                onDone: [
                  {
                    guard: { type: 'isReset', params: ({ event }) => ({ isReset: event.output.isReset }) },
                    target: '#liveRoom.awake.reloading',
                    actions: setPause,
                  },
                  {
                    guard: { type: 'isRemoval', params: newOf },
                    target: '#liveRoom.removed',
                    actions: [
                      { type: 'showEvents', params: newOf },
                      { type: 'applyEvents', params: newOf },
                    ],
                  },
                  {
                    guard: { type: 'hasEvents', params: newOf },
                    target: 'resting',
                    actions: [
                      { type: 'showEvents', params: newOf },
                      { type: 'applyEvents', params: newOf },
                      setPause,
                    ],
                  },
                  { target: 'resting', actions: setPause },
                ],
                onError: 'resting',
              },
            },
            resting: { after: { pause: 'requesting' } },
          },
        },
        /** too many events were missed to catch up one by one */
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
                actions: { type: 'applySnapshot', params: ({ event }) => event.output },
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
    /** the page is hidden: the phone may sleep for any time */
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
    removed: { type: 'final', entry: 'openRemovedPage' },
  },
});
