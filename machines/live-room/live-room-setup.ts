import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

/** 预告, 直播中, 暂停, 已结束, 回放: moved by the gateway alone. */
export type LivePhase = 'preview' | 'living' | 'paused' | 'ended' | 'replay';

/** Something that happened in the live. */
export interface Happening {
  /** each live numbers its own from 1 on, without a gap */
  readonly seq: number;
  /** what the live is from then on, where that is what happened */
  readonly phase?: LivePhase | 'removed';
  /** the gateway's event, for the page: nothing here looks into it */
  readonly event?: unknown;
}

/** What the gateway answers to a page that asks for itself. */
export interface Asked {
  readonly happenings: readonly Happening[];
  /** too many were missed */
  readonly isReset: boolean;
  /** ms until it may be asked again */
  readonly pause: number;
}

/** How the live is, when it was asked for anew with all that is shown of it. */
export interface LiveFacts {
  readonly phase: LivePhase | 'removed';
  /** number of the last happening that is in it */
  readonly last: number;
}

export type LiveRoomEvent =
  | { type: 'stream.opened' }
  | { type: 'happening.arrived'; happening: Happening }
  /** too many were missed */
  | { type: 'stream.reset' }
  /** it broke, and may be had again */
  | { type: 'stream.lost' }
  /** it is not to be had: the gateway has no room for it, or the browser knows no streams */
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
  /** number of the last happening that was shown */
  readonly last: number;
  /** times in a row that the stream was lost before it held */
  readonly failures: number;
  /** ms until the gateway may be asked again */
  readonly pause: number;
}

interface News {
  readonly happenings: readonly Happening[];
}

/** ms for a stream to open; proxies that keep it back never let it */
export const patience = 8000;
/** ms after which a stream that holds is trusted again */
export const steadyAfter = 10_000;
/** ms until a stream is tried again where the page asks for itself */
export const streamAgainAfter = 60_000;
/** ms before the first new try; each further one waits twice as long */
export const firstPause = 2000;
/** after so many losses the page asks for itself */
export const mostFailures = 3;
/** ms between two askings, until the gateway says otherwise */
export const usualPause = 3000;

/** What the room knows, asks and does; its states stand in `live-room.machine.ts`. */
export const liveRoomSetup = setup({
  types: {
    context: {} as LiveRoomContext,
    events: {} as LiveRoomEvent,
    input: {} as LiveRoomInput,
  },
  actors: {
    /** what happened after a number, from a gateway whose stream does not reach the page */
    ask: notProvidedActor<Asked, { after: number }>('ask'),
    /** fetches the live and all that is shown of it anew */
    reload: notProvidedActor<LiveFacts, void>('reload'),
  },
  actions: {
    /** opens the stream of what happens after a number, the last event's id */
    openStream: notProvidedAction<{ after: number }>('openStream'),
    closeStream: notProvidedAction('closeStream'),
    /** shows what happened, in its order */
    show: notProvidedAction<News>('show'),
    /** goes to the page for lives that were removed */
    leave: notProvidedAction('leave'),
    takeNews: assign(({ context }, { happenings }: News) => ({
      phase: phaseAfter(context.phase, happenings),
      last: happenings.at(-1)?.seq ?? context.last,
    })),
    takeFacts: assign(({ context }, { phase, last }: LiveFacts) => ({
      phase: phase === 'removed' ? context.phase : phase,
      last,
    })),
    takePause: assign((_, { pause }: { pause: number }) => ({ pause })),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, mostFailures) }),
    forgetFailures: assign({ failures: 0 }),
  },
  guards: {
    isNews: (_, { happenings }: News) => happenings.length > 0,
    isRemoval: (_, { happenings }: News) => happenings.some(({ phase }) => phase === 'removed'),
    isAhead: ({ context }, { seq }: { seq: number }) => seq > context.last + 1,
    isReset: (_, { isReset }: { isReset: boolean }) => isReset,
    isRemoved: (_, { phase }: { phase: LiveFacts['phase'] }) => phase === 'removed',
    isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    mayStream: ({ context }) => context.failures < mostFailures,
  },
  delays: {
    patience,
    steadyAfter,
    streamAgainAfter,
    backOff: ({ context }) => firstPause * 2 ** (context.failures - 1),
    pause: ({ context }) => context.pause,
  },
});

function phaseAfter(phase: LivePhase, happenings: readonly Happening[]): LivePhase {
  return happenings.reduce<LivePhase>(
    (before, { phase: next }) => (next === undefined || next === 'removed' ? before : next),
    phase,
  );
}
