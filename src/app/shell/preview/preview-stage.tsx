import { Outlet, RouterContextProvider, useRouter, type AnyRouteMatch } from '@tanstack/react-router';
import { Activity, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { previewRouter } from '../../router-adapter.ts';

interface PreviewStageProps {
  readonly matches: readonly AnyRouteMatch[];
  /** told once all of the first screen is there and the page has nothing to do */
  readonly onRendered: (content: Element) => void;
}

/**
 * Renders a story's page as a navigation to it would, where nothing can be seen or loaded and no effect of it runs: hidden
 * React renders it in pieces, when nothing else is to be rendered.
 */
export function PreviewStage({ matches, onRendered }: PreviewStageProps) {
  const router = useRouter();
  const [view] = useState(() => previewRouter(router, matches));
  // of a document that no window shows: pictures and films in it are not fetched
  const [place] = useState(() => document.implementation.createHTMLDocument('').createElement('div'));
  useEffect(() => {
    let giveUp: (() => void) | undefined;
    const observer = new MutationObserver(() => {
      // until its code is there something else stands for it
      if (place.querySelector('article h1') === null) return;
      observer.disconnect();
      giveUp = whenIdle(() => onRendered(place));
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      giveUp?.();
    };
  }, [place, onRendered]);
  return (
    <Activity mode="hidden">
      {createPortal(
        <RouterContextProvider router={view}>
          <Outlet />
        </RouterContextProvider>,
        place,
      )}
    </Activity>
  );
}
