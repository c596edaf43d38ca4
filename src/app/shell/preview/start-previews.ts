import type { AnyRouter } from '@tanstack/react-router';
import { createActor, fromPromise } from 'xstate';
import { storyAt } from '#machines/navigation/navigation.machine.ts';
import {
  storyPreviewMachine,
  type StoryPreviewEvent,
} from '#machines/story-preview/story-preview.machine.ts';
import { afterFrame } from '#platform/lifecycle/after-frame.ts';
import { onHistoryStep } from '#platform/history/history-steps.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { dispatchClickAt } from '#platform/lifecycle/dispatch-click.ts';
import { report } from '#platform/lifecycle/report.ts';
import { changeInTransition } from '#platform/lifecycle/view-transition.ts';
import { wrapRouterMethod } from '../../router-adapter.ts';
import type { PreviewLayer } from './preview-layer.ts';
import type { Previews } from './previews.ts';

/** A navigation that starts once the preview is painted. */
interface PendingNavigation {
  readonly id: string;
  /** starts the navigation; its promise is the link's */
  go(): void;
  /** resolves with the navigation, or when it is cancelled */
  readonly gone: Promise<void>;
  cancel(): void;
}

/** Options of `navigate`, independent of the route types. */
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
 * When a link to a story with a preview is followed, shows the preview and navigates once it is painted. Callers use
 * `router.navigate` as before; links that open in another tab do not call it. On fast devices, stories appear and disappear
 * in a view transition, with or without a preview.
 */
export function startPreviews(router: AnyRouter, previews: Previews): RunningPreviews {
  let layer: PreviewLayer | undefined;
  let pending: PendingNavigation | undefined;

  const actor = createActor(
    storyPreviewMachine.provide({
      actors: {
        afterPaint: fromPromise<void, void>(() => new Promise((resolve) => afterFrame().later(resolve))),
      },
      actions: {
        show(_, { id }) {
          const shown = previews.get().get(id)?.layer;
          layer = shown;
          changeInTransition(() => {
            if (layer === shown) shown?.show();
          }).catch((cause: unknown) => report('preview', cause));
        },
        hide() {
          layer?.hide();
          pending?.cancel();
          layer = pending = undefined;
        },
        navigate: () => pending?.go(),
        forwardTap: (_, { at }) => dispatchClickAt(at),
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
          // a superseded navigation does not end the current one
          if (pending === own) actor.send({ type: 'navigation.ended' });
        };
        going.then(end, end);
      },
      cancel: () => tell(undefined),
    };
    pending = own;
    actor.send({ type: 'story.opened', id });
    return gone;
  }

  const restoreNavigate = wrapRouterMethod(router, 'navigate', (navigate) => (options) => {
    const id = plainStory(options);
    // second tap on the same link
    if (pending !== undefined && pending.id === id) return pending.gone;
    actor.send({ type: 'other.opened' });
    if (id === undefined || !previews.get().has(id)) return navigate(options);
    return setOut(id, () => navigate(options));
  });
  let isAnimatedByBrowser = false;
  const restoreTransition = wrapRouterMethod(router, 'startViewTransition', () => (commit) => {
    const isPlain = layer === undefined && !isAnimatedByBrowser && isListOrStoryStep(router);
    isAnimatedByBrowser = false;
    return isPlain ? changeInTransition(commit) : commit();
  });
  const stops = [
    onHistoryStep((event) => {
      // such as the page that follows a finger from the edge of the screen
      isAnimatedByBrowser = event.hasUAVisualTransition;
      actor.send({ type: 'history.stepped' });
    }),
    onPageLeave(() => actor.send({ type: 'page.left' })),
  ];
  return {
    tap: (event) => actor.send(event),
    stop() {
      actor.send({ type: 'other.opened' });
      actor.stop();
      stops.forEach((stop) => stop());
      restoreTransition();
      restoreNavigate();
    },
  };
}

/** Whether the router is about to show a story instead of a page with a list, or the other way round. */
function isListOrStoryStep({ latestLocation, state }: AnyRouter): boolean {
  const before = state.resolvedLocation?.pathname ?? '';
  return (storyAt(before) === undefined) !== (storyAt(latestLocation.pathname) === undefined);
}

/** @returns the id of the story if the navigation leads to the top of a story's page, else undefined */
function plainStory({ to, params, search, hash, replace }: NavigationRequest): string | undefined {
  if (to !== '/general/$' || search !== undefined || hash !== undefined || replace === true) return undefined;
  if (typeof params !== 'object' || params === null || !('_splat' in params)) return undefined;
  return typeof params._splat === 'string' ? params._splat : undefined;
}
