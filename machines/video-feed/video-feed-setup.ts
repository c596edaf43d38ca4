import { assign, setup } from 'xstate';
import { notProvidedAction } from '../not-provided.ts';

export type FeedSide = 'previous' | 'next';

export type VideoFeedEvent =
  /** the row of films and the one element that plays them are there */
  | { type: 'page.ready' }
  /** a finger goes along the row, first or to its other side */
  | { type: 'finger.along'; side: FeedSide }
  | { type: 'finger.lifted'; outcome: FeedSide | 'stay' }
  /** the browser took the finger for something else */
  | { type: 'finger.cancelled' }
  /** a key, a wheel or a button */
  | { type: 'step.requested'; side: FeedSide }
  /** the row has come to where it was sent */
  | { type: 'slide.ended' }
  /** more films are known */
  | { type: 'list.grew'; count: number }
  /** the reader stops the film, or lets it go on */
  | { type: 'film.tapped' }
  | { type: 'sound.requested'; isOn: boolean }
  /** something of the film is on screen */
  | { type: 'film.seen'; index: number }
  | { type: 'film.ended'; index: number }
  | { type: 'page.hidden' }
  | { type: 'page.shown' };

export interface VideoFeedInput {
  /** from 0 on */
  readonly index: number;
  readonly count: number;
  /** films begin by themselves, and the next is fetched ahead; not where the reader saves data */
  readonly autoplays: boolean;
}

export interface VideoFeedContext extends VideoFeedInput {
  /** the film that the element has; -1 before there is one */
  readonly alive: number;
  /** where the finger or the row goes */
  readonly side: FeedSide;
  readonly isHeard: boolean;
  /** the reader stopped the film, or it waits for a tap */
  readonly isStopped: boolean;
  /** of the film at `index` */
  readonly isSeen: boolean;
  readonly isCounted: boolean;
  readonly isHidden: boolean;
}

/** ms of a film that was watched from which on it counts as seen by its reader */
export const viewAfter = 3000;

/** What the feed knows, asks and does; its states stand in `video-feed.machine.ts`. */
export const videoFeedSetup = setup({
  types: {
    context: {} as VideoFeedContext,
    events: {} as VideoFeedEvent,
    input: {} as VideoFeedInput,
  },
  actions: {
    /** sends the row back to where it was */
    slideBack: notProvidedAction('slideBack'),
    /** sends the row to the film on a side */
    slideOn: notProvidedAction<{ readonly side: FeedSide }>('slideOn'),
    /** lays the row so that the film at the index fills the screen, at once */
    putRight: notProvidedAction<{ readonly index: number }>('putRight'),
    /** makes one film the only one that is alive: from its beginning, or on from where it is held */
    bring: notProvidedAction<{ readonly index: number; readonly isHeard: boolean; readonly plays: boolean }>(
      'bring',
    ),
    /** the living film stands still */
    hold: notProvidedAction('hold'),
    goOn: notProvidedAction<{ readonly isHeard: boolean }>('goOn'),
    replay: notProvidedAction('replay'),
    setSound: notProvidedAction<{ readonly isHeard: boolean }>('setSound'),
    /** fetches the beginning of a film, where there is one at the index */
    fetchAhead: notProvidedAction<{ readonly index: number }>('fetchAhead'),
    countView: notProvidedAction<{ readonly index: number }>('countView'),
    noteSide: assign({
      side: ({ context, event }) =>
        event.type === 'finger.along' || event.type === 'step.requested' ? event.side : context.side,
    }),
    /** the film that the row goes to is the reader's now */
    arrive: assign(({ context }) => ({
      index: beside(context.index, context.side),
      isStopped: !context.autoplays,
      isSeen: false,
      isCounted: false,
    })),
    noteAlive: assign({ alive: ({ context }) => context.index }),
    noteCount: assign({
      count: ({ context, event }) => (event.type === 'list.grew' ? event.count : context.count),
    }),
    noteSound: assign({
      isHeard: ({ context, event }) => (event.type === 'sound.requested' ? event.isOn : context.isHeard),
    }),
    noteStopped: assign({ isStopped: true }),
    noteGoing: assign({ isStopped: false }),
    noteSeen: assign({ isSeen: true }),
    noteCounted: assign({ isCounted: true }),
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
  },
  guards: {
    leadsOn: ({ context, event }) =>
      event.type === 'finger.lifted' &&
      event.outcome === context.side &&
      isThere(context, beside(context.index, context.side)),
    hasStep: ({ context, event }) =>
      event.type === 'step.requested' && isThere(context, beside(context.index, event.side)),
    /** seen from where the row is going */
    hasFurtherStep: ({ context, event }) =>
      event.type === 'step.requested' &&
      isThere(context, beside(beside(context.index, context.side), event.side)),
    isAlive: ({ context }) => context.alive === context.index,
    isOfAlive: ({ context, event }) =>
      (event.type === 'film.seen' || event.type === 'film.ended') &&
      event.index === context.alive &&
      context.alive === context.index,
    isStopped: ({ context }) => context.isStopped,
    isGoing: ({ context }) => !context.isStopped,
    isSeen: ({ context }) => context.isSeen,
    isCounted: ({ context }) => context.isCounted,
    mayFetchAhead: ({ context }) => context.isSeen && context.autoplays,
  },
  delays: { viewAfter },
});

function beside(index: number, side: FeedSide): number {
  return side === 'next' ? index + 1 : index - 1;
}

function isThere({ count }: VideoFeedContext, index: number): boolean {
  return index >= 0 && index < count;
}
