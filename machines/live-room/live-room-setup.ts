import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

/** 预告, 直播中, 暂停, 已结束, 回放: changed by the gateway only. */
export type LivePhase = 'preview' | 'living' | 'paused' | 'ended' | 'replay';

/** An event of the live room. */
export interface RoomEvent {
  /** per room, from 1, without gaps */
  readonly seq: number;
  /** the new phase, if the event changes it */
  readonly phase?: LivePhase | 'removed';
  /** the gateway's event, passed through to the page */
  readonly event?: unknown;
}

/** The gateway's response to a poll. */
export interface PollResult {
  readonly roomEvents: readonly RoomEvent[];
  /** too many events were missed */
  readonly isReset: boolean;
  /** ms until the next poll is allowed */
  readonly pause: number;
}

/** The result of reloading everything that the page shows of the live. */
export interface LiveSnapshot {
  readonly phase: LivePhase | 'removed';
  /** number of the last event that it includes */
  readonly last: number;
}

export type LiveRoomEvent =
  | { type: 'stream.opened' }
  | { type: 'event.arrived'; roomEvent: RoomEvent }
  /** too many events were missed */
  | { type: 'stream.reset' }
  /** the connection broke and may be reopened */
  | { type: 'stream.lost' }
  /** not available: the gateway is at capacity, or the browser has no EventSource */
  | { type: 'stream.refused' }
  | { type: 'page.hidden' }
  | { type: 'page.shown'; isOnline: boolean }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

export interface LiveRoomInput {
  readonly phase: LivePhase;
  readonly last: number;
}

export interface LiveRoomContext {
  readonly phase: LivePhase;
  /** number of the last event shown */
  readonly last: number;
  /** consecutive stream losses */
  readonly failures: number;
  /** ms until the next poll is allowed */
  readonly pause: number;
}

interface NewEvents {
  readonly roomEvents: readonly RoomEvent[];
}

/** ms for a stream to open; a buffering proxy may never let it */
export const openTimeoutMs = 8000;
/** ms after which an open stream counts as stable */
export const steadyAfterMs = 10_000;
/** ms until polling tries the stream again */
export const streamRetryMs = 60_000;
/** ms before the first reconnect, doubled for each further one */
export const firstReconnectDelayMs = 2000;
/** stream losses after which the page polls */
export const maxFailures = 3;
/** ms between polls, unless the gateway specifies an interval */
export const defaultPollIntervalMs = 3000;

/** Types, actors, actions, guards and delays of the live room; `live-room.machine.ts` has the states. */
export const liveRoomSetup = setup({
  types: {
    context: {} as LiveRoomContext,
    events: {} as LiveRoomEvent,
    input: {} as LiveRoomInput,
    tags: {} as 'behind' | 'offline',
    emitted: {} as NoEmittedEvents,
  },
  actors: {
    /** polls the events after a number, if the stream does not work */
    poll: notProvidedActor<PollResult, { after: number }>('poll'),
    /** refetches everything that the page shows of the live */
    reload: notProvidedActor<LiveSnapshot, void>('reload'),
  },
  actions: {
    /** opens the stream of the events after a number (`Last-Event-ID`) */
    openStream: notProvidedAction<{ after: number }>('openStream'),
    closeStream: notProvidedAction('closeStream'),
    /** shows events, in order */
    showEvents: notProvidedAction<NewEvents>('showEvents'),
    /** navigates to the page for removed lives */
    openRemovedPage: notProvidedAction('openRemovedPage'),
    applyEvents: assign(({ context }, { roomEvents }: NewEvents) => ({
      phase: phaseAfter(context.phase, roomEvents),
      last: roomEvents.at(-1)?.seq ?? context.last,
    })),
    applySnapshot: assign(({ context }, { phase, last }: LiveSnapshot) => ({
      phase: phase === 'removed' ? context.phase : phase,
      last,
    })),
    setPause: assign((_, { pause }: { pause: number }) => ({ pause })),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, maxFailures) }),
    resetFailures: assign({ failures: 0 }),
  },
  guards: {
    hasEvents: (_, { roomEvents }: NewEvents) => roomEvents.length > 0,
    isRemoval: (_, { roomEvents }: NewEvents) => roomEvents.some(({ phase }) => phase === 'removed'),
    isAhead: ({ context }, { seq }: { seq: number }) => seq > context.last + 1,
    isReset: (_, { isReset }: { isReset: boolean }) => isReset,
    isRemoved: (_, { phase }: { phase: LiveSnapshot['phase'] }) => phase === 'removed',
    isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    mayStream: ({ context }) => context.failures < maxFailures,
  },
  delays: {
    openTimeoutMs,
    steadyAfterMs,
    streamRetryMs,
    backOff: ({ context }) => firstReconnectDelayMs * 2 ** (context.failures - 1),
    pause: ({ context }) => context.pause,
  },
});

function phaseAfter(phase: LivePhase, roomEvents: readonly RoomEvent[]): LivePhase {
  return roomEvents.reduce<LivePhase>(
    (before, { phase: next }) => (next === undefined || next === 'removed' ? before : next),
    phase,
  );
}
