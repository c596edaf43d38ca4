import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction, notProvidedActor } from '../not-provided.ts';

// Guarantees: a tap on a story with a prepared preview shows it at once and navigates once it is painted. The preview
// is visible for at most a second, and only over the page it leads to: any other navigation removes it. Of the taps
// on it, only the last is forwarded to the page that replaces it.

/** px from the left and the top of the viewport */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type StoryPreviewEvent =
  /** @param id of a prepared story whose link was followed */
  | { type: 'story.opened'; id: string }
  | { type: 'preview.tapped'; at: Point }
  /** the story's page is in the document, or an error page instead */
  | { type: 'navigation.ended' }
  /** the reader goes back or forward, elsewhere, or hides the page */
  | { type: 'history.stepped' }
  | { type: 'other.opened' }
  | { type: 'page.left' };

interface StoryPreviewContext {
  /** where the reader tapped the preview */
  readonly tapped: Point | undefined;
}

/** ms after which the preview is removed, whatever the navigation does */
export const maxVisibleMs = 1000;
/** ms after which the navigation starts without a reported paint: a hidden page paints nothing */
export const paintTimeoutMs = 200;

const previewSetup = setup({
  types: {
    context: {} as StoryPreviewContext,
    events: {} as StoryPreviewEvent,
    tags: {} as 'shown',
    emitted: {} as NoEmittedEvents,
  },
  actors: { afterPaint: notProvidedActor<void, void>('afterPaint') },
  actions: {
    show: notProvidedAction<{ id: string }>('show'),
    hide: notProvidedAction('hide'),
    /** starts the navigation of the tapped link */
    navigate: notProvidedAction('navigate'),
    /** forwards the tap on the preview to the page */
    forwardTap: notProvidedAction<{ at: Point }>('forwardTap'),
    setTap: assign({ tapped: (_, { at }: { at: Point }) => at }),
    clearTap: assign({ tapped: undefined }),
  },
  delays: { maxVisibleMs, paintTimeoutMs },
});

const passTapOn = previewSetup.enqueueActions(({ context: { tapped }, enqueue }) => {
  if (tapped !== undefined) enqueue({ type: 'forwardTap', params: { at: tapped } });
});

export const storyPreviewMachine = previewSetup.createMachine({
  id: 'storyPreview',
  context: { tapped: undefined },
  initial: 'away',
  states: {
    away: {
      entry: 'clearTap',
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
        'preview.tapped': { actions: { type: 'setTap', params: ({ event: { at } }) => ({ at }) } },
        'history.stepped': 'away',
        'other.opened': 'away',
        'page.left': 'away',
      },
      states: {
        painting: {
          after: { paintTimeoutMs: 'going' },
          invoke: { src: 'afterPaint', onDone: 'going', onError: 'going' },
        },
        going: {
          entry: 'navigate',
          after: { maxVisibleMs: '#storyPreview.away' },
          on: { 'navigation.ended': { target: '#storyPreview.away', actions: passTapOn } },
        },
      },
    },
  },
});
