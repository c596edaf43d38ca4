import { assign, setup } from 'xstate';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Law: a tap on a story whose first screen was prepared shows that at once, and goes to the story once it is painted. It
// never stands for longer than a second, nor over any page but the one it leads to: whatever comes between takes it away.
// What is tapped on it is done on the page that takes its place, the last tap alone.

/** px from the left and the top of the window */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type StoryPreviewEvent =
  /** @param id of a story that was prepared, whose link is followed */
  | { type: 'story.opened'; id: string }
  | { type: 'preview.tapped'; at: Point }
  /** the story's page stands in the document, or another one that says why it does not */
  | { type: 'navigation.ended' }
  /** the reader goes back or forward, elsewhere, or away from the page */
  | { type: 'history.stepped' }
  | { type: 'other.opened' }
  | { type: 'page.left' };

interface StoryPreviewContext {
  /** where the reader tapped what is shown */
  readonly tapped: Point | undefined;
}

/** ms after which it goes, whatever became of the navigation */
export const standsFor = 1000;
/** ms after which the story is gone to even though no paint was told of: a page out of sight paints nothing */
export const paintsWithin = 200;

const previewSetup = setup({
  types: { context: {} as StoryPreviewContext, events: {} as StoryPreviewEvent },
  actors: { afterPaint: notProvidedActor<void, void>('afterPaint') },
  actions: {
    show: notProvidedAction<{ id: string }>('show'),
    hide: notProvidedAction('hide'),
    /** begins the navigation that the tap asked for */
    goOn: notProvidedAction('goOn'),
    /** does on the page what was tapped before it was there */
    passOn: notProvidedAction<{ at: Point }>('passOn'),
    noteTap: assign({ tapped: (_, { at }: { at: Point }) => at }),
    forgetTap: assign({ tapped: undefined }),
  },
  delays: { standsFor, paintsWithin },
});

const passTapOn = previewSetup.enqueueActions(({ context: { tapped }, enqueue }) => {
  if (tapped !== undefined) enqueue({ type: 'passOn', params: { at: tapped } });
});

export const storyPreviewMachine = previewSetup.createMachine({
  id: 'storyPreview',
  context: { tapped: undefined },
  initial: 'away',
  states: {
    away: {
      entry: 'forgetTap',
      on: {
        'story.opened': {
          target: 'shown',
          actions: { type: 'show', params: ({ event: { id } }) => ({ id }) },
        },
      },
    },
    shown: {
      tags: 'shown',
      exit: 'hide',
      initial: 'painting',
      on: {
        'preview.tapped': { actions: { type: 'noteTap', params: ({ event: { at } }) => ({ at }) } },
        'history.stepped': 'away',
        'other.opened': 'away',
        'page.left': 'away',
      },
      states: {
        painting: {
          after: { paintsWithin: 'going' },
          invoke: { src: 'afterPaint', onDone: 'going', onError: 'going' },
        },
        going: {
          entry: 'goOn',
          after: { standsFor: '#storyPreview.away' },
          on: { 'navigation.ended': { target: '#storyPreview.away', actions: passTapOn } },
        },
      },
    },
  },
});
