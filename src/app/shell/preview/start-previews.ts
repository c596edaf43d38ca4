import type { AnyRouter } from '@tanstack/react-router';
import { createActor, fromPromise } from 'xstate';
import {
  storyPreviewMachine,
  type StoryPreviewEvent,
} from '#machines/story-preview/story-preview.machine.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { onHistoryStep } from '#platform/history/history-steps.ts';
import { onPageLeft } from '#platform/lifecycle/page-left.ts';
import { tapAt } from '#platform/lifecycle/tap-at.ts';
import { wrapRouterMethod } from '../../router-adapter.ts';
import type { PreviewLayer } from './preview-layer.ts';
import type { Previews } from './previews.ts';

/** Where a reader who follows a link is on their way to. */
interface PendingNavigation {
  readonly id: string;
  /** begins the navigation; what it comes to is what the link is told */
  go(): void;
  /** resolves with the navigation, or when there is none */
  readonly gone: Promise<void>;
  giveUp(): void;
}

/** What a navigation is asked with, whatever its types say of the routes. */
interface NavigationRequest {
  readonly to?: unknown;
  readonly params?: unknown;
  readonly search?: unknown;
  readonly hash?: unknown;
  readonly replace?: unknown;
}

export interface RunningPreviews {
  tap(event: Extract<StoryPreviewEvent, { type: 'preview.tapped' }>): void;
  stop(): void;
}

/**
 * Shows what is ready of a story when a link to it is followed, and goes there once that is painted. Whoever navigates
 * asks the router as before; links that open elsewhere never ask it.
 */
export function startPreviews(router: AnyRouter, previews: Previews): RunningPreviews {
  let layer: PreviewLayer | undefined;
  let way: PendingNavigation | undefined;

  const actor = createActor(
    storyPreviewMachine.provide({
      actors: {
        afterPaint: fromPromise<void, void>(() => new Promise((resolve) => afterFrame().later(resolve))),
      },
      actions: {
        show(_, { id }) {
          layer = previews.get().get(id)?.layer;
          layer?.show();
        },
        hide() {
          layer?.hide();
          way?.giveUp();
          layer = way = undefined;
        },
        goOn: () => way?.go(),
        passOn: (_, { at }) => tapAt(at),
      },
    }),
  ).start();

  function setOut(id: string, begin: () => Promise<void>): Promise<void> {
    let tell: (gone: Promise<void> | undefined) => void = () => {};
    const gone = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const own: PendingNavigation = {
      id,
      gone,
      go() {
        const going = begin();
        tell(going);
        const end = () => {
          // one that was overtaken says nothing of the present one
          if (way === own) actor.send({ type: 'navigation.ended' });
        };
        going.then(end, end);
      },
      giveUp: () => tell(undefined),
    };
    way = own;
    actor.send({ type: 'story.opened', id });
    return gone;
  }

  const restoreNavigate = wrapRouterMethod(router, 'navigate', (navigate) => (options) => {
    const id = plainStory(options);
    // a second tap on the same link
    if (way !== undefined && way.id === id) return way.gone;
    actor.send({ type: 'other.opened' });
    if (id === undefined || !previews.get().has(id)) return navigate(options);
    return setOut(id, () => navigate(options));
  });
  const stops = [
    onHistoryStep(() => actor.send({ type: 'history.stepped' })),
    onPageLeft(() => actor.send({ type: 'page.left' })),
  ];
  return {
    tap: (event) => actor.send(event),
    stop() {
      actor.send({ type: 'other.opened' });
      actor.stop();
      stops.forEach((stop) => stop());
      restoreNavigate();
    },
  };
}

/** @returns the id of the story whose page from its top is asked for; undefined where anything else is */
function plainStory({ to, params, search, hash, replace }: NavigationRequest): string | undefined {
  if (to !== '/general/$' || search !== undefined || hash !== undefined || replace === true) return undefined;
  if (typeof params !== 'object' || params === null || !('_splat' in params)) return undefined;
  return typeof params._splat === 'string' ? params._splat : undefined;
}
